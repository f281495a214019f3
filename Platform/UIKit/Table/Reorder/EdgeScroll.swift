/// How fast a table scrolls by itself while something is held near its upper or lower edge.
struct EdgeScroll: Equatable, Sendable {
    /// How far from an edge, in points, scrolling begins: about a row. Chosen to feel right.
    static let margin: CGFloat = 50
    /// How fast, in points a second, it is at the edge itself. Chosen to feel right.
    static let highestSpeed: CGFloat = 900

    /// What can be seen of the content, without what bars cover.
    let visible: ClosedRange<CGFloat>
    /// The lowest and the highest offset.
    let limits: ClosedRange<CGFloat>

    /// In points a second, positive towards the end; 0 where the content is at its end.
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

/// Scrolls a scroll view while something is held near its upper or lower edge.
@MainActor
final class EdgeScroller {
    private weak var scrollView: UIScrollView?
    /// Where in the scroll view's window it is held; nil where nothing is.
    private let location: () -> CGPoint?
    private let didScroll: () -> Void
    private var link: DisplayLink?
    private var lastTime = DisplayClock.now
    /// What of the way is less than a pixel, and so still to go.
    private var remainder: CGFloat = 0

    init(_ scrollView: UIScrollView, location: @escaping () -> CGPoint?, didScroll: @escaping () -> Void) {
        self.scrollView = scrollView
        self.location = location
        self.didScroll = didScroll
        let link = DisplayLink { [weak self] time in self?.tick(time) }
        link.isPaused = true
        self.link = link
    }

    /// Begins or ends scrolling as the place says.
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
