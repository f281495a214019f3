/// Lets the animation of an animator follow something by hand, such as a finger.
///
/// The animator's `animateTransition(using:)` is called as always; what it animates stands still, and goes as far as
/// `update(_:)` says, until `finish()` or `cancel()` let it go.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private weak var context: TransitionContext?
    private var lastPercent: CGFloat = 0

    /// Makes an interaction controller, for one transition at a time.
    public override init() {
        super.init()
    }

    /// How long the whole transition takes, in seconds; 0 where none is going on.
    open var duration: CGFloat { context.map { CGFloat($0.transitionDuration) } ?? 0 }

    /// How far the transition has got, from 0 to 1.
    open var percentComplete: CGFloat { context?.percentComplete ?? lastPercent }

    /// How fast the transition goes on when it is let go, in multiples of its own speed.
    open var completionSpeed: CGFloat = 1

    /// The pace at which it goes on then.
    open var completionCurve = UIView.AnimationCurve.easeInOut

    /// The pace at which it goes on then, where it is none of the system's curves.
    open var timingCurve: (any UITimingCurveProvider)?

    /// Whether the transition waits for `update(_:)` from its beginning on; otherwise it runs until `pause()`.
    open var wantsInteractiveStart = true

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else { return }
        attach(to: context)
        context.runAnimator()
    }

    /// Stops a transition that runs, so that it can be led by hand.
    open func pause() {
        context?.pauseInteractiveTransition()
    }

    /// Shows the transition at `percentComplete`, from 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        context?.updateInteractiveTransition(percentComplete)
        lastPercent = self.percentComplete
    }

    /// Lets the transition go back to where it began.
    open func cancel() {
        context?.cancelInteractiveTransition()
    }

    /// Lets the transition go on to its end.
    open func finish() {
        context?.finishInteractiveTransition()
    }

    final func attach(to context: TransitionContext) {
        self.context = context
    }
}
