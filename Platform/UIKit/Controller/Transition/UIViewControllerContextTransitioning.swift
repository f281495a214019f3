/// The context of a transition for its animator and interaction controller.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition takes place. The animator adds the new view to it.
    var containerView: UIView { get }

    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether the transition is currently interactive.
    var isInteractive: Bool { get }
    /// Whether the transition was canceled.
    var transitionWasCancelled: Bool { get }
    /// The style of a presentation; `.none` for other transitions.
    var presentationStyle: UIModalPresentationStyle { get }

    /// Sets the progress of the transition, from 0 to 1. Called by interaction controllers.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Ends the interaction, and continues the transition to its end. Called by interaction controllers.
    func finishInteractiveTransition()
    /// Ends the interaction, and reverses the transition. Called by interaction controllers.
    func cancelInteractiveTransition()
    /// Pauses a running transition to make it interactive. Called by interaction controllers.
    func pauseInteractiveTransition()

    /// Ends the transition. The animator must call it when its animations have finished.
    ///
    /// - Parameter didComplete: Whether the transition has reached its end, and not its beginning.
    func completeTransition(_ didComplete: Bool)

    /// Returns the disappearing or the appearing controller.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the disappearing or the appearing view; nil if it remains in place.
    func view(forKey key: UITransitionContextViewKey) -> UIView?

    /// The rotation of the new view: always the identity, as screens are not rotated here.
    var targetTransform: CGAffineTransform { get }

    /// Returns the initial frame of the controller's view; `.zero` if it is not visible then.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns the final frame of the controller's view; `.zero` if it is not visible then.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// The role of a controller in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String

    /// Creates a role from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The controller that is visible at the beginning.
    public static let from = UITransitionContextViewControllerKey(
        rawValue: "UITransitionContextFromViewController")
    /// The controller that is visible at the end.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// The role of a view in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String

    /// Creates a role from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The view that is visible at the beginning.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that is visible at the end.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
