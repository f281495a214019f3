/// An interaction controller that scrubs the animation of an animator.
///
/// The animator's `animateTransition(using:)` is called as usual. Its animations are paused at the fraction
/// set with `update(_:)` until `finish()` or `cancel()` is called.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private weak var context: TransitionContext?
    private var lastPercent: CGFloat = 0

    /// Creates an interaction controller. It controls one transition at a time.
    public override init() {
        super.init()
    }

    /// The duration of the transition, in seconds; 0 if none is running.
    open var duration: CGFloat { context.map { CGFloat($0.transitionDuration) } ?? 0 }

    /// The progress of the transition, from 0 to 1.
    open var percentComplete: CGFloat { context?.percentComplete ?? lastPercent }

    /// The speed of the transition after the interaction, relative to its normal speed.
    open var completionSpeed: CGFloat = 1

    /// The timing curve of the transition after the interaction.
    open var completionCurve = UIView.AnimationCurve.easeInOut

    /// A custom timing curve after the interaction; nil for `completionCurve`.
    open var timingCurve: (any UITimingCurveProvider)?

    /// Whether the transition begins interactively. Otherwise it runs until `pause()` is called.
    open var wantsInteractiveStart = true

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else { return }
        attach(to: context)
        context.runAnimator()
    }

    /// Pauses a running transition to control it interactively.
    open func pause() {
        context?.pauseInteractiveTransition()
    }

    /// Sets the progress of the transition, from 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        context?.updateInteractiveTransition(percentComplete)
        lastPercent = self.percentComplete
    }

    /// Reverses the transition to its beginning.
    open func cancel() {
        context?.cancelInteractiveTransition()
    }

    /// Continues the transition to its end.
    open func finish() {
        context?.finishInteractiveTransition()
    }

    final func attach(to context: TransitionContext) {
        self.context = context
    }
}
