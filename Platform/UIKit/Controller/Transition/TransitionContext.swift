/// One transition from one controller to another, for the container that makes it: it runs the animator, along with what
/// else is animated, by itself or as an interaction controller says, and tells the controllers what happens to them.
///
/// What is animated keeps to one clock, which an interaction sets by hand: so all of it follows the finger, also what is
/// not in the container view. A container makes a context, calls `announce()` and `start()`, and puts things in order
/// when the transition has ended.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    let from: UIViewController?
    let to: UIViewController?
    let isAnimated: Bool
    let presentationStyle: UIModalPresentationStyle
    private let animator: (any UIViewControllerAnimatedTransitioning)?
    let interactor: (any UIViewControllerInteractiveTransitioning)?

    /// The views that go and come. Those of the controllers, unless a container lets one of them stay where it is.
    var views: [UITransitionContextViewKey: UIView] = [:]
    var initialFrames: [ObjectIdentifier: CGRect] = [:]
    var finalFrames: [ObjectIdentifier: CGRect] = [:]
    /// Who hears that it comes on the screen; nobody where that is there already, or the container is not on it.
    var appearing: UIViewController?
    /// Who hears that it leaves the screen; nobody where it stays to be seen.
    var disappearing: UIViewController?
    /// Whether what comes hears of it before what goes.
    var announcesArrivalFirst = false
    /// Whom the transition belongs to, besides the two: its children find the coordinator through it.
    weak var owner: UIViewController?
    /// Who else goes or comes along with the two.
    var bystanders: [UIViewController] = []
    /// Puts views and controllers in order, and calls `endAppearance()`. Called once, with whether it came to its end.
    var onEnd: ((_ didComplete: Bool) -> Void)?
    /// Called when everyone has heard of the end.
    var onFinish: (() -> Void)?

    private enum Phase {
        case waiting, running, interactive, settling, over
    }

    private var phase = Phase.waiting
    private let clock = AnimationClock()
    /// What is led in place of the clock, where the animator has something for that.
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

    /// How long all of it takes, in seconds.
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

    // MARK: From the beginning

    /// Lets the controllers have a coordinator.
    func enroll() {
        for controller in participants where !controller.runningTransitions.contains(where: { $0 === self }) {
            controller.runningTransitions.append(self)
        }
    }

    /// Tells the controllers that they are about to go and to come. From here on they have a coordinator.
    func announce() {
        enroll()
        if announcesArrivalFirst { appearing?.beginAppearanceTransition(true, animated: isAnimated) }
        disappearing?.beginAppearanceTransition(false, animated: isAnimated)
        if !announcesArrivalFirst { appearing?.beginAppearanceTransition(true, animated: isAnimated) }
    }

    /// Begins the animation; a transition that is not animated is over when this returns.
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
        alongside.begin { animateAlong($0) }
    }

    /// Lets the animator animate: on the transition's clock, or, where a hand leads it, by what it has for that.
    func runAnimator() {
        if isInteractive, takeInterruptible() { return }
        CATransaction.with(clock) { animator?.animateTransition(using: self) }
    }

    /// Stops what the animator has to be led by, if it has something.
    private func takeInterruptible() -> Bool {
        guard let animator else { return false }
        let own = animator.interruptibleAnimator(using: self)
        guard !(own is NoAnimator) else { return false }
        own.pauseAnimation()
        own.isReversed = false
        interruptible = own
        return true
    }

    /// Animates what `animation` changes from where the transition is to its end.
    func animateAlong(_ animation: @escaping AlongsideAnimations.Block) {
        let done = clock.time(at: DisplayClock.now) - startTime
        // What joins a transition that goes back has nothing to go back to: it takes as long, on its own.
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
        if takeInterruptible(), let interruptible { percentComplete = interruptible.fractionComplete }
        show(percentComplete)
        alongside.interactionChanged(self)
        if isCancelled { turnAround() }
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
        tellOfTurn()
    }

    private func show(_ percent: CGFloat) {
        percentComplete = percent
        clock.stop(at: startTime + TimeInterval(percent) * transitionDuration)
    }

    private func settlingDuration(to end: CGFloat) -> TimeInterval {
        TimeInterval(abs(end - percentComplete)) * transitionDuration / TimeInterval(max(0.01, completionVelocity))
    }

    /// Goes on from where the interaction has ended.
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
            // This lets the animator hear that its animations are over, and so complete the transition.
            clock.end(finished: true)
        }
    }

    private func stopSettling() {
        settling?.invalidate()
        settling = nil
    }

    /// The transition goes the other way than it was going.
    private func turnAround() {
        isCancelled.toggle()
        tellOfTurn()
    }

    private func tellOfTurn() {
        appearing?.beginAppearanceTransition(!isCancelled, animated: isAnimated)
        disappearing?.beginAppearanceTransition(isCancelled, animated: isAnimated)
    }

    // MARK: The end

    func completeTransition(_ didComplete: Bool) {
        guard phase != .over else { return }
        if isCancelled == didComplete { turnAround() }
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

    /// Ends the transition at once, wherever it is: where it was going to.
    func endAtOnce() {
        guard phase != .over else { return }
        if phase == .interactive { settle(to: 1) }
        clock.end(finished: true)
        if let interruptible, interruptible.state == .active {
            interruptible.stopAnimation(false)
            interruptible.finishAnimation(at: isCancelled ? .start : .end)
        }
        // An animator whose animations are not Core Animation's has not said anything.
        completeTransition(!isCancelled)
    }

    /// Tells the controllers that they have gone and come.
    ///
    /// - Parameters:
    ///   - hasCome: no where the container is still about to appear, and will tell the one that comes itself.
    ///   - comesFirst: whether the one that comes hears first, as where it is presented.
    func endAppearance(hasCome: Bool = true, comesFirst: Bool = false) {
        let gone = isCancelled ? appearing : disappearing
        let come = isCancelled ? disappearing : appearing
        if hasCome, comesFirst { come?.endAppearanceTransition() }
        gone?.endAppearanceTransition()
        if hasCome, !comesFirst { come?.endAppearanceTransition() }
    }

    private var participants: [UIViewController] { [owner, from, to].compactMap { $0 } + bystanders }
}
