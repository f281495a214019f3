/// Scrolls a scroll view while touches that select or move its contents are near its top or bottom edge.
@MainActor
final class EdgeAutoScroll {
    private weak var host: UIScrollView?
    private weak var recognizer: UIGestureRecognizer?
    /// Called after the view has scrolled, with the location of the touches in it.
    private let onScroll: (CGPoint) -> Void
    private var link: DisplayLink?
    private var lastTime = DisplayClock.now
    /// The distance of less than a pixel that remains to be scrolled.
    private var remainder: CGFloat = 0

    /// The distance from an edge at which scrolling begins, in points: about a row. Chosen by feel.
    private static let margin: CGFloat = 50
    /// The speed at the edge itself, in points per second. Chosen by feel.
    private static let highestSpeed: CGFloat = 900

    init(of host: UIScrollView, by recognizer: UIGestureRecognizer, onScroll: @escaping (CGPoint) -> Void) {
        self.host = host
        self.recognizer = recognizer
        self.onScroll = onScroll
        let link = DisplayLink { [weak self] time in self?.tick(time) }
        link.isPaused = true
        self.link = link
        update()
    }

    /// Starts or stops scrolling according to the location of the touches.
    func update() {
        let pauses = speed == 0
        guard let link, link.isPaused != pauses else { return }
        link.isPaused = pauses
        lastTime = DisplayClock.now
    }

    func stop() {
        link?.invalidate()
        link = nil
    }

    /// The velocity in points per second, positive toward the end.
    private var speed: CGFloat {
        guard let host, let recognizer else { return 0 }
        let visible = host.bounds.inset(by: host.adjustedContentInset)
        let y = recognizer.location(in: host).y
        let margin = min(Self.margin, visible.height / 4)
        guard margin > 0 else { return 0 }
        let limits = host.limits.y
        if y < visible.minY + margin, host.contentOffset.y > limits.lowerBound {
            return -Self.highestSpeed * min(1, (visible.minY + margin - y) / margin)
        }
        if y > visible.maxY - margin, host.contentOffset.y < limits.upperBound {
            return Self.highestSpeed * min(1, (y - visible.maxY + margin) / margin)
        }
        return 0
    }

    private func tick(_ time: CFTimeInterval) {
        guard let host, let recognizer else { return stop() }
        let limits = host.limits.y
        let distance = remainder + speed * CGFloat(time - lastTime)
        lastTime = time
        let y = min(max(host.contentOffset.y + distance, limits.lowerBound), limits.upperBound)
        host.contentOffset.y = y
        remainder = y - host.contentOffset.y
        onScroll(recognizer.location(in: host))
        update()
    }
}
