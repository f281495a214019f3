/// Moves a scroll view in every frame, until it is stopped or the view is gone.
@MainActor
final class ScrollTicker {
    private weak var scrollView: UIScrollView?
    private var link: DisplayLink?

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        link = DisplayLink { [self] time in tick(time) }
    }

    private func tick(_ time: CFTimeInterval) {
        guard let scrollView else { return stop() }
        scrollView.tick(at: time)
    }

    /// Ends the ticking. The link keeps the ticker alive until then.
    func stop() {
        link?.invalidate()
        link = nil
    }
}
