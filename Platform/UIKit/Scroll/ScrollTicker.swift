/// Calls a scroll view in every frame until it is stopped or the view is deallocated.
@MainActor
final class ScrollTicker {
    private weak var scrollView: UIScrollView?
    private var link: DisplayLink?

    private let step: @MainActor (UIScrollView, CFTimeInterval) -> Void

    init(_ scrollView: UIScrollView, step: @escaping @MainActor (UIScrollView, CFTimeInterval) -> Void) {
        self.scrollView = scrollView
        self.step = step
        link = DisplayLink { [self] time in tick(time) }
    }

    private func tick(_ time: CFTimeInterval) {
        guard let scrollView else { return stop() }
        step(scrollView, time)
    }

    /// Stops the calls. The display link retains the ticker until then.
    func stop() {
        link?.invalidate()
        link = nil
    }
}
