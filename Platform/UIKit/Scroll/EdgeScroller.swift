/// Scrolls a scroll view while something is held near an edge.
@MainActor
final class EdgeScroller {
    private weak var scrollView: UIScrollView?
    /// Returns the location in the scroll view's window, or `nil` if nothing is held.
    private let location: () -> CGPoint?
    private let didScroll: () -> Void
    private var link: DisplayLink?
    private var lastTime = DisplayClock.now
    /// The distance of less than a pixel that remains to be scrolled.
    private var remainder = CGPoint.zero

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
        let pauses = velocity == .zero
        guard let link, link.isPaused != pauses else { return }
        link.isPaused = pauses
        lastTime = DisplayClock.now
        remainder = .zero
    }

    func stop() {
        link?.invalidate()
        link = nil
    }

    private var velocity: CGVector {
        guard let scrollView, scrollView.isScrollEnabled, let location = location() else { return .zero }
        let visible = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
        guard visible.height > 0, visible.width > 0 else { return .zero }
        let point = scrollView.convert(location, from: nil)
        let (limits, offset) = (scrollView.limits, scrollView.contentOffset)
        return CGVector(
            dx: EdgeScroll(visible: visible.minX...visible.maxX, limits: limits.x)
                .velocity(at: point.x, offset: offset.x),
            dy: EdgeScroll(visible: visible.minY...visible.maxY, limits: limits.y)
                .velocity(at: point.y, offset: offset.y))
    }

    private func tick(_ time: CFTimeInterval) {
        guard let scrollView else { return stop() }
        let (limits, velocity) = (scrollView.limits, velocity)
        let duration = CGFloat(time - lastTime)
        lastTime = time
        var offset = scrollView.contentOffset
        if velocity.dx != 0 { offset.x = clamp(offset.x + remainder.x + velocity.dx * duration, to: limits.x) }
        if velocity.dy != 0 { offset.y = clamp(offset.y + remainder.y + velocity.dy * duration, to: limits.y) }
        scrollView.contentOffset = offset
        let applied = scrollView.contentOffset
        remainder = CGPoint(x: offset.x - applied.x, y: offset.y - applied.y)
        didScroll()
        update()
    }

    private func clamp(_ value: CGFloat, to limits: ClosedRange<CGFloat>) -> CGFloat {
        min(max(value, limits.lowerBound), limits.upperBound)
    }
}
