/// An animator of transitions from one controller to another.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Returns the duration of the animation, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

    /// Adds the new view to the container, animates the views, and calls `completeTransition(_:)` at the
    /// end.
    ///
    /// An interaction controller can scrub the animations that are added here.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// Called when the transition has ended.
    ///
    /// - Parameter transitionCompleted: Whether the transition was not canceled.
    func animationEnded(_ transitionCompleted: Bool)

    /// Returns an object that animates an interactive transition, and is paused, scrubbed and continued by
    /// the interaction controller instead of `animateTransition(using:)`. Return the same object during a
    /// transition. Optional.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
}

extension UIViewControllerAnimatedTransitioning {
    /// The default implementation returns a placeholder for none.
    public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    { NoAnimator.shared }

    /// The default implementation does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An object that controls an interactive transition.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins the transition: with the animator's `animateTransition(using:)`, or without it.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

    /// The speed of the transition after the interaction, relative to its normal speed.
    var completionSpeed: CGFloat { get }
    /// The timing curve of the transition after the interaction.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the transition begins interactively.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// The default value is 1.
    public var completionSpeed: CGFloat { 1 }
    /// The default value is `.easeInOut`.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// The default value is true.
    public var wantsInteractiveStart: Bool { true }
}

/// An object that provides the animators and the presentation controller of a presented controller.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// Returns the animator of the presentation of `presented`; nil for the system's.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Returns the animator of the dismissal of `dismissed`; nil for the system's.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?

    /// Returns the interaction controller of a presentation; nil for none.
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?

    /// Returns the interaction controller of a dismissal; nil for none.
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?

    /// Returns the presentation controller of `presented` if its style is `.custom`; nil to
    /// present it as with `.fullScreen`.
    ///
    /// - Parameters:
    ///   - presented: The controller that will be presented.
    ///   - presenting: The controller that will present it: `source` or one of its ancestors.
    ///   - source: The controller whose `present(_:animated:completion:)` was called.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// The default implementation returns nil.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// The default implementation returns nil.
    public func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    { nil }

    /// The default implementation returns nil.
    public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { nil }

    /// The default implementation returns nil.
    public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { nil }

    /// The default implementation returns nil.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}

/// The value returned by animators without an interruptible animator.
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
