/// The velocity of automatic scrolling while something is held near the top or the bottom edge.
struct EdgeScroll: Equatable, Sendable {
    /// The distance from an edge at which scrolling begins, in points: about a row. Chosen by feel.
    static let margin: CGFloat = 50
    /// The speed at the edge itself, in points per second. Chosen by feel.
    static let highestSpeed: CGFloat = 900

    /// The visible part of the content, without what bars cover.
    let visible: ClosedRange<CGFloat>
    /// The lowest and the highest offset.
    let limits: ClosedRange<CGFloat>

    /// Returns the velocity in points per second, positive toward the end, or 0 at the end of the content.
    func velocity(at y: CGFloat, offset: CGFloat) -> CGFloat {
        let margin = min(Self.margin, (visible.upperBound - visible.lowerBound) / 4)
        guard margin > 0 else { return 0 }
        let top = visible.lowerBound + margin
        let bottom = visible.upperBound - margin
        if y < top, offset > limits.lowerBound { return -Self.highestSpeed * min(1, (top - y) / margin) }
        if y > bottom, offset < limits.upperBound { return Self.highestSpeed * min(1, (y - bottom) / margin) }
        return 0
    }
}

/// Scrolls a scroll view while something is held near its top or bottom edge.
@MainActor
final class EdgeScroller {
    private weak var scrollView: UIScrollView?
    /// Returns the location in the scroll view's window, or `nil` if nothing is held.
    private let location: () -> CGPoint?
    private let didScroll: () -> Void
    private var link: DisplayLink?
    private var lastTime = DisplayClock.now
    /// The distance of less than a pixel that remains to be scrolled.
    private var remainder: CGFloat = 0

    init(_ scrollView: UIScrollView, location: @escaping () -> CGPoint?, didScroll: @escaping () -> Void) {
        self.scrollView = scrollView
        self.location = location
        self.didScroll = didScroll
        let link = DisplayLink { [weak self] time in self?.tick(time) }
        link.isPaused = true
        self.link = link
    }

    /// Starts or stops scrolling according to the location.
    func update() {
        let pauses = velocity == 0
        guard let link, link.isPaused != pauses else { return }
        link.isPaused = pauses
        lastTime = DisplayClock.now
        remainder = 0
    }

    func stop() {
        link?.invalidate()
        link = nil
    }

    private var velocity: CGFloat {
        guard let scrollView, scrollView.isScrollEnabled, let location = location() else { return 0 }
        let visible = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
        guard visible.height > 0 else { return 0 }
        return EdgeScroll(visible: visible.minY...visible.maxY, limits: scrollView.limits.y)
            .velocity(at: scrollView.convert(location, from: nil).y, offset: scrollView.contentOffset.y)
    }

    private func tick(_ time: CFTimeInterval) {
        guard let scrollView else { return stop() }
        let limits = scrollView.limits.y
        let way = remainder + velocity * CGFloat(time - lastTime)
        lastTime = time
        let y = min(max(scrollView.contentOffset.y + way, limits.lowerBound), limits.upperBound)
        scrollView.contentOffset.y = y
        remainder = y - scrollView.contentOffset.y
        didScroll()
        update()
    }
}
