/// What an animator is told of the transition that it animates, and how it says that it is done.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition happens: the animator puts the view that comes into it.
    var containerView: UIView { get }

    /// Whether the transition is to be animated.
    var isAnimated: Bool { get }
    /// Whether the transition follows something, such as a finger, at present.
    var isInteractive: Bool { get }
    /// Whether the transition goes back to where it began.
    var transitionWasCancelled: Bool { get }
    /// How the controller is presented; `.none` where the transition is no presentation.
    var presentationStyle: UIModalPresentationStyle { get }

    /// The transition has got so far, from 0 to 1. For interaction controllers.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// What the transition followed has ended, and the transition goes on to its end. For interaction controllers.
    func finishInteractiveTransition()
    /// What the transition followed has ended, and the transition goes back. For interaction controllers.
    func cancelInteractiveTransition()
    /// A transition that runs is to follow something from now on. For interaction controllers.
    func pauseInteractiveTransition()

    /// The animation is over: the animator has to say so.
    ///
    /// - Parameter didComplete: whether the transition has come to its end, and not back to its beginning.
    func completeTransition(_ didComplete: Bool)

    /// The controller that goes or the one that comes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that goes or the one that comes; nil where that view stays where it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?

    /// How the view that comes is turned: not at all, since screens are not turned here.
    var targetTransform: CGAffineTransform { get }

    /// Where the view of `vc` is at the beginning; `.zero` where it is not seen then.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where the view of `vc` has to be at the end; `.zero` where it is not seen then.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// A part that a controller has in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name of the part.
    public let rawValue: String

    /// Makes a part of its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The controller that is seen at the beginning.
    public static let from = UITransitionContextViewControllerKey(
        rawValue: "UITransitionContextFromViewController")
    /// The controller that is seen at the end.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// A part that a view has in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The name of the part.
    public let rawValue: String

    /// Makes a part of its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The view that is seen at the beginning.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that is seen at the end.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
