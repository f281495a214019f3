/// A transition from one controller to another. It runs the animator and the animations alongside,
/// interactively or not, and notifies the controllers of their appearance.
///
/// All animations share one clock, which an interaction controller scrubs. So animations outside the
/// container view follow the interaction, too. A container creates a context, calls `beginAppearance()` and
/// `start()`, and updates its views and children in `onEnd`.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    let from: UIViewController?
    let to: UIViewController?
    let isAnimated: Bool
    let presentationStyle: UIModalPresentationStyle
    private let animator: (any UIViewControllerAnimatedTransitioning)?
    let interactor: (any UIViewControllerInteractiveTransitioning)?

    /// The views of the two controllers that the animator moves. A container removes those that remain in
    /// place.
    var views: [UITransitionContextViewKey: UIView] = [:]
    var initialFrames: [ObjectIdentifier: CGRect] = [:]
    var finalFrames: [ObjectIdentifier: CGRect] = [:]
    /// The controller that is notified of its appearance; nil if it is visible already or the container is
    /// off the screen.
    var appearing: UIViewController?
    /// The controller that is notified of its disappearance; nil if it remains visible.
    var disappearing: UIViewController?
    /// Whether the appearing controller is notified before the disappearing one.
    var notifiesAppearingFirst = false
    /// The container, whose other children have the same transition coordinator.
    weak var owner: UIViewController?
    /// Other controllers that appear or disappear in the transition.
    var otherParticipants: [UIViewController] = []
    /// Called once, with whether the transition was completed. It updates the container's views and
    /// children, and calls `endAppearance()`.
    var onEnd: ((_ didComplete: Bool) -> Void)?
    /// Called after all handlers have been notified of the end.
    var onFinish: (() -> Void)?

    private enum Phase {
        case waiting, running, interactive, settling, over
    }

    private var phase = Phase.waiting
    private let clock = AnimationClock()
    /// The animator's object that is scrubbed instead of the clock, if it has one.
    private var interruptible: (any UIViewImplicitlyAnimating)?
    private var startTime: CFTimeInterval = 0
    private var settling: DisplayLink?
    private(set) var isCancelled = false
    private(set) var initiallyInteractive = false
    private(set) var percentComplete: CGFloat = 0
    let alongside = AlongsideAnimations()

    init(
        from: UIViewController?, to: UIViewController?, in containerView: UIView, isAnimated: Bool,
        style: UIModalPresentationStyle = .none, animator: (any UIViewControllerAnimatedTransitioning)?,
        interactor: (any UIViewControllerInteractiveTransitioning)? = nil
    ) {
        self.from = from
        self.to = to
        self.containerView = containerView
        self.isAnimated = isAnimated && animator != nil
        presentationStyle = style
        self.animator = animator
        self.interactor = interactor
        appearing = to
        disappearing = from
        super.init()
        views[.from] = from?.viewIfLoaded
        views[.to] = to?.view
    }

    var isOver: Bool { phase == .over }
    var isInteractive: Bool { phase == .interactive }
    var transitionWasCancelled: Bool { isCancelled }
    var targetTransform: CGAffineTransform { .identity }

    /// The duration of the transition, in seconds.
    private(set) lazy var transitionDuration: TimeInterval =
        isAnimated ? animator?.transitionDuration(using: self) ?? 0 : 0

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }

    func initialFrame(for vc: UIViewController) -> CGRect { initialFrames[ObjectIdentifier(vc)] ?? .zero }

    func finalFrame(for vc: UIViewController) -> CGRect { finalFrames[ObjectIdentifier(vc)] ?? .zero }

    // MARK: Beginning

    /// Makes the context the transition coordinator of the participating controllers.
    func registerCoordinator() {
        for controller in participants where !controller.runningTransitions.contains(where: { $0 === self }) {
            controller.runningTransitions.append(self)
        }
    }

    /// Notifies the controllers that they are about to appear and disappear, and enrolls them.
    func beginAppearance() {
        registerCoordinator()
        if notifiesAppearingFirst { appearing?.beginAppearanceTransition(true, animated: isAnimated) }
        disappearing?.beginAppearanceTransition(false, animated: isAnimated)
        if !notifiesAppearingFirst { appearing?.beginAppearanceTransition(true, animated: isAnimated) }
    }

    /// Begins the animation. A transition that is not animated has ended when the method returns.
    func start() {
        guard phase == .waiting else { return }
        guard isAnimated, animator != nil else {
            phase = .running
            alongside.begin { animation in UIView.performWithoutAnimation { animation(self) } }
            completeTransition(true)
            return
        }
        startTime = DisplayClock.now
        (interactor as? UIPercentDrivenInteractiveTransition)?.attach(to: self)
        if let interactor, interactor.wantsInteractiveStart {
            phase = .interactive
            initiallyInteractive = true
            clock.stop(at: startTime)
            interactor.startInteractiveTransition(self)
        } else {
            phase = .running
            runAnimator()
        }
        guard !isOver else { return }
        alongside.begin { animateAlongside($0) }
    }

    /// Runs the animator with the transition's clock, or takes its interruptible animator in an interactive
    /// transition.
    func runAnimator() {
        if isInteractive, takeInterruptibleAnimator() { return }
        CATransaction.with(clock) { animator?.animateTransition(using: self) }
    }

    /// Pauses the animator's interruptible animator to scrub it. Returns whether there is one.
    private func takeInterruptibleAnimator() -> Bool {
        guard let animator else { return false }
        let own = animator.interruptibleAnimator(using: self)
        guard !(own is NoAnimator) else { return false }
        own.pauseAnimation()
        own.isReversed = false
        interruptible = own
        return true
    }

    /// Animates the changes of `animation` from the transition's current state to its end.
    func animateAlongside(_ animation: @escaping AlongsideAnimations.Block) {
        let done = clock.time(at: DisplayClock.now) - startTime
        // An animation added to a transition that reverses has no state to return to. It runs forward for
        // the remaining time.
        let duration = isCancelled ? settlingDuration(to: 0) : max(0, transitionDuration - done)
        let curve: UIView.AnimationOptions = isInteractive ? .curveLinear : .curveEaseInOut
        CATransaction.with(isCancelled ? nil : clock) {
            UIView.animate(withDuration: duration, delay: 0, options: [curve, .allowUserInteraction]) {
                animation(self)
            }
        }
    }

    // MARK: Interaction

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard phase == .interactive else { return }
        show(min(1, max(0, percentComplete)))
        interruptible?.fractionComplete = self.percentComplete
    }

    func pauseInteractiveTransition() {
        guard phase == .running || phase == .settling, transitionDuration > 0 else { return }
        if phase == .running {
            percentComplete = min(1, CGFloat((clock.time(at: DisplayClock.now) - startTime) / transitionDuration))
        }
        stopSettling()
        phase = .interactive
        if takeInterruptibleAnimator(), let interruptible { percentComplete = interruptible.fractionComplete }
        show(percentComplete)
        alongside.interactionChanged(self)
        if isCancelled { reverseDirection() }
    }

    func finishInteractiveTransition() {
        guard phase == .interactive else { return }
        settle(to: 1)
        alongside.interactionChanged(self)
    }

    func cancelInteractiveTransition() {
        guard phase == .interactive else { return }
        isCancelled = true
        settle(to: 0)
        alongside.interactionChanged(self)
        notifyReversal()
    }

    private func show(_ percent: CGFloat) {
        percentComplete = percent
        clock.stop(at: startTime + TimeInterval(percent) * transitionDuration)
    }

    private func settlingDuration(to end: CGFloat) -> TimeInterval {
        TimeInterval(abs(end - percentComplete)) * transitionDuration / TimeInterval(max(0.01, completionVelocity))
    }

    /// Continues from where the interaction has ended.
    private func settle(to end: CGFloat) {
        phase = .settling
        let (start, beginning) = (percentComplete, DisplayClock.now)
        let duration = settlingDuration(to: end)
        let timing = (interactor as? UIPercentDrivenInteractiveTransition)?.timingCurve
        let timingCurve = timing.map { TimingCurve($0, duration: duration) } ?? TimingCurve(completionCurve)
        if let interruptible {
            interruptible.isReversed = end == 0
            interruptible.continueAnimation(
                withTimingParameters: timing ?? UICubicTimingParameters(animationCurve: completionCurve),
                durationFactor: CGFloat(duration / max(transitionDuration, .leastNormalMagnitude)))
        }
        settling = DisplayLink { [weak self] time in
            guard let self else { return }
            let fraction = duration > 0 ? min(1, CGFloat((time - beginning) / duration)) : 1
            show(min(1, max(0, start + (end - start) * timingCurve(fraction))))
            guard fraction >= 1 else { return }
            stopSettling()
            // Notifies the animator that its animations have finished, so that it completes the transition.
            clock.end(finished: true)
        }
    }

    private func stopSettling() {
        settling?.invalidate()
        settling = nil
    }

    /// Reverses the direction of the transition.
    private func reverseDirection() {
        isCancelled.toggle()
        notifyReversal()
    }

    private func notifyReversal() {
        appearing?.beginAppearanceTransition(!isCancelled, animated: isAnimated)
        disappearing?.beginAppearanceTransition(isCancelled, animated: isAnimated)
    }

    // MARK: The end

    func completeTransition(_ didComplete: Bool) {
        guard phase != .over else { return }
        if isCancelled == didComplete { reverseDirection() }
        stopSettling()
        phase = .over
        if clock.isStopped { clock.end(finished: true) }
        let end = onEnd
        onEnd = nil
        for controller in participants { controller.runningTransitions.removeAll { $0 === self } }
        end?(didComplete)
        animator?.animationEnded(didComplete)
        alongside.end(self)
        let finish = onFinish
        onFinish = nil
        finish?()
    }

    /// Ends the transition at once in the state to which it was moving.
    func endAtOnce() {
        guard phase != .over else { return }
        if phase == .interactive { settle(to: 1) }
        clock.end(finished: true)
        if let interruptible, interruptible.state == .active {
            interruptible.stopAnimation(false)
            interruptible.finishAnimation(at: isCancelled ? .start : .end)
        }
        // An animator that does not use Core Animation has not been notified.
        completeTransition(!isCancelled)
    }

    /// Notifies the controllers that they have appeared and disappeared.
    ///
    /// - Parameters:
    ///   - hasAppeared: False if the container is still about to appear, and notifies the controller itself.
    ///   - appearingFirst: Whether the appearing controller is notified first, as in presentations.
    func endAppearance(hasAppeared: Bool = true, appearingFirst: Bool = false) {
        let disappeared = isCancelled ? appearing : disappearing
        let appeared = isCancelled ? disappearing : appearing
        if hasAppeared, appearingFirst { appeared?.endAppearanceTransition() }
        disappeared?.endAppearanceTransition()
        if hasAppeared, !appearingFirst { appeared?.endAppearanceTransition() }
    }

    private var participants: [UIViewController] { [owner, from, to].compactMap { $0 } + otherParticipants }
}
