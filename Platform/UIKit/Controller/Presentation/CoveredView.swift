/// The view of a presenter that is taken away while something covers it, and where it belongs.
@MainActor
final class CoveredView {
    private let view: UIView
    private weak var home: UIView?
    private let index: Int
    private let frame: CGRect
    private let filledHome: Bool

    /// Moves `view` into `container`, behind all else, for the time of a transition.
    init(_ view: UIView, movedTo container: UIView) {
        self.view = view
        home = view.superview
        index = view.superview?.subviews.firstIndex { $0 === view } ?? 0
        frame = view.frame
        filledHome = view.frame == view.superview?.bounds
        show(in: container)
    }

    func show(in container: UIView) {
        let frame = view.superview.map { container.convert(view.frame, from: $0) }
        container.insertSubview(view, at: 0)
        let place = filledHome ? container.bounds : frame ?? view.frame
        if view.frame != place { view.frame = place }
    }

    func takeAway() {
        view.removeFromSuperview()
    }

    func putBack() {
        guard let home else { return }
        home.insertSubview(view, at: index)
        let place = filledHome ? home.bounds : frame
        if view.frame != place { view.frame = place }
    }
}
