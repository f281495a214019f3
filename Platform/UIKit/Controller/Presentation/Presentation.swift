/// The presentation of one controller by another, from its beginning to its end.
///
/// It runs the transitions, and notifies delegates and controllers in UIKit's order. The presenter owns the
/// presentation, which owns the presented controller.
@MainActor
final class Presentation {
    enum Phase {
        case presenting, presented, dismissing, over
    }

    var presented: UIViewController
    /// The controller that the app presents. An adapted presentation may show it inside `presented`.
    let original: UIViewController
    private(set) weak var presenter: UIViewController?
    /// The presentation controller of the requested style.
    let requested: UIPresentationController
    /// The active presentation controller, which differs from `requested` if the style was adapted.
    var controller: UIPresentationController
    /// The style that the presentation was adapted to; `.none` for the requested style.
    var adaptedStyle: UIModalPresentationStyle
    let container = PresentationContainerView()
    var phase = Phase.presenting
    var transition: TransitionContext?
    var covered: CoveredView?
    /// The first responder before the presentation.
    weak var formerResponder: UIResponder?
    /// The actions to run after the current transition.
    private var deferredActions: [() -> Void] = []

    init(
        of presented: UIViewController, by presenter: UIViewController, requested: UIPresentationController,
        active: UIPresentationController, style: UIModalPresentationStyle
    ) {
        self.presented = presented
        original = requested.presentedViewController
        adaptedStyle = style
        self.presenter = presenter
        self.requested = requested
        controller = active
        container.presentationController = active
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    isolated deinit {
        container.removeFromSuperview()
    }

    /// Whether the presenter's view is removed.
    var removesPresenter: Bool { controller.shouldRemovePresentersView }

    /// Whether the controller is presented and no transition runs.
    var isAtRest: Bool { phase == .presented && transition == nil }

    /// Calls `action` when no transition runs: immediately, or after the current one.
    func whenAtRest(_ action: @escaping () -> Void) {
        if transition == nil { action() } else { deferredActions.append(action) }
    }

    func runDeferredActions() {
        let actions = deferredActions
        deferredActions = []
        for action in actions { action() }
    }

    func unlink() {
        phase = .over
        if presenter?.presentation === self { presenter?.presentation = nil }
        presented.presentedBy = nil
        presented.modal.prepared = nil
    }

    // MARK: Views

    /// Moves the container to where the active presentation controller presents: over the presenter's view
    /// or over the window.
    func placeContainer(over presenter: UIViewController, in window: UIWindow) {
        if !controller.shouldPresentInFullscreen, let view = presenter.view, let host = view.superview {
            container.frame = view.frame
            host.insertSubview(container, aboveSubview: view)
        } else {
            container.frame = window.bounds
            window.addSubview(container)
        }
    }

    func restorePresenter() {
        covered?.restore()
        covered = nil
    }

    func removeViews() {
        let window = container.window
        controller.presentedView?.removeFromSuperview()
        presented.viewIfLoaded?.removeFromSuperview()
        container.removeFromSuperview()
        window?.screen.layer.setNeedsLayout()
    }

    // MARK: First responder

    /// Ends editing behind the presentation, which receives no keyboard input while it is covered.
    func endEditingBehind(in window: UIWindow) {
        guard let responder = window.firstResponder, let presenter else { return }
        let chain = sequence(first: responder, next: \.next)
        guard !chain.contains(where: { $0 === presented }),
            controller.shouldPresentInFullscreen || chain.contains(where: { $0 === presenter })
        else { return }
        formerResponder = responder
        window.forceEndEditing(responder)
    }

    /// Makes the former first responder first responder again, unless a responder outside the presentation
    /// has become it.
    func restoreFirstResponder() {
        guard let responder = formerResponder, let window = container.window ?? presenter?.view.window,
            responder.responderWindow === window
        else { return }
        if let current = window.firstResponder,
            !sequence(first: current, next: \.next).contains(where: { $0 === presented })
        {
            return
        }
        formerResponder = nil
        responder.becomeFirstResponder()
    }
}
