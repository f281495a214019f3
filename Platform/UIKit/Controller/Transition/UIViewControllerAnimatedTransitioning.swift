/// An animator: it moves the views of a transition from one controller to another.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// How long the animation takes, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

    /// Puts the view that comes into the container, animates, and calls `completeTransition(_:)` at the end.
    ///
    /// What is animated in here is what follows the finger in an interactive transition.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// The transition is over.
    ///
    /// - Parameter transitionCompleted: whether it came to its end, and was not cancelled.
    func animationEnded(_ transitionCompleted: Bool)

    /// What animates the transition where that follows something by hand: it is paused, led and let go as that says, in place of
    /// `animateTransition(using:)`. Answer with the same one as long as the transition goes on. Optional.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
}

extension UIViewControllerAnimatedTransitioning {
    /// By default there is none.
    public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    { NoAnimator.shared }

    /// By default nothing happens.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// What drives a transition that follows something, such as a finger.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins the transition: as far as it is the animator's, by `animateTransition(using:)`, or all by itself.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

    /// How fast the transition goes on when it is let go, in multiples of its own speed.
    var completionSpeed: CGFloat { get }
    /// The pace at which it goes on then.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the transition follows something from its beginning on.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// By default 1: the transition's own speed.
    public var completionSpeed: CGFloat { 1 }
    /// By default slow at the start and at the end.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// By default it does.
    public var wantsInteractiveStart: Bool { true }
}

/// Gives a controller that is presented its animators.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// What animates the coming of `presented`; nil for the system's way.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// What animates the going of `dismissed`; nil for the system's way.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?

    /// What drives the coming that `animator` animates; nil where it follows nothing.
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?

    /// What drives the going that `animator` animates; nil where it follows nothing.
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?

    /// What shows `presented`, where its style is `.custom`; nil to show it as `.fullScreen` does.
    ///
    /// - Parameters:
    ///   - presenting: who will present it: `source` or a controller that it is in.
    ///   - source: whose `present(_:animated:completion:)` was called.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// By default the system's way.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// By default the system's way.
    public func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    { nil }

    /// By default it follows nothing.
    public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { nil }

    /// By default it follows nothing.
    public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { nil }

    /// By default as `.fullScreen` does.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}

/// What an animator answers that has no interruptible one.
@MainActor
final class NoAnimator: NSObject, UIViewImplicitlyAnimating {
    static let shared = NoAnimator()

    var state: UIViewAnimatingState { .inactive }
    var isRunning: Bool { false }
    var isReversed: Bool {
        get { false }
        set {}
    }
    var fractionComplete: CGFloat {
        get { 0 }
        set {}
    }
    func startAnimation() {}
    func startAnimation(afterDelay delay: TimeInterval) {}
    func pauseAnimation() {}
    func stopAnimation(_ withoutFinishing: Bool) {}
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
