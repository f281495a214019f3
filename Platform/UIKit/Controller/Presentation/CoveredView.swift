/// The view of a presenter that is removed while a presentation covers it, with its former position.
@MainActor
final class CoveredView {
    private let view: UIView
    private weak var formerSuperview: UIView?
    private let index: Int
    private let frame: CGRect
    private let filledSuperview: Bool

    /// Moves `view` to the back of `container` for the duration of a transition.
    init(_ view: UIView, movedTo container: UIView) {
        self.view = view
        formerSuperview = view.superview
        index = view.superview?.subviews.firstIndex { $0 === view } ?? 0
        frame = view.frame
        filledSuperview = view.frame == view.superview?.bounds
        show(in: container)
    }

    func show(in container: UIView) {
        let frame = view.superview.map { container.convert(view.frame, from: $0) }
        container.insertSubview(view, at: 0)
        let place = filledSuperview ? container.bounds : frame ?? view.frame
        if view.frame != place { view.frame = place }
    }

    func remove() {
        view.removeFromSuperview()
    }

    func restore() {
        guard let formerSuperview else { return }
        formerSuperview.insertSubview(view, at: index)
        let place = filledSuperview ? formerSuperview.bounds : frame
        if view.frame != place { view.frame = place }
    }
}
