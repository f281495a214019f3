/// What is known of a transition while it runs.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// How the controller is presented; `.none` where the transition is no presentation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether the transition followed something, such as a finger, from its beginning on.
    var initiallyInteractive: Bool { get }
    /// Whether the transition can be made to follow something while it runs.
    var isInterruptible: Bool { get }
    /// Whether the transition follows something at present.
    var isInteractive: Bool { get }
    /// Whether the transition goes back to where it began.
    var isCancelled: Bool { get }
    /// How long the whole transition takes, in seconds.
    var transitionDuration: TimeInterval { get }
    /// How far the transition had got when it last followed something, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// How fast the transition goes on when it is let go, in multiples of its own speed.
    var completionVelocity: CGFloat { get }
    /// The pace at which it goes on then.
    var completionCurve: UIView.AnimationCurve { get }
    /// The controller that goes or the one that comes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that goes or the one that comes; nil where that view stays where it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The view in which the transition happens.
    var containerView: UIView { get }
    /// How the view that comes is turned: not at all, since screens are not turned here.
    var targetTransform: CGAffineTransform { get }
}

/// Lets something else be animated along with a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Animates what `animation` changes along with the transition: as long, at its pace, and following what it follows.
    ///
    /// - Parameter completion: called when the transition is over, whether or not it was cancelled.
    /// - Returns: whether the animation will run.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// As `animate(alongsideTransition:completion:)`, for what is inside of `view`, which need not be in the container.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls `handler` when the transition no longer follows anything: it goes on or is cancelled.
    func notifyWhenInteractionEnds(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

    /// Calls `handler` each time that the transition begins to follow something, or no longer does.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Animates what `animation` changes along with the transition.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }

    /// Animates what `animation` changes inside of `view` along with the transition.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animateAlongsideTransition(in: view, animation: animation, completion: nil)
    }
}
