import QuartzCore

/// Animates what blocks change in views; on its way it can be paused, led by hand, turned around, and let go at another pace.
///
/// While it runs it keeps itself alive. One that is paused or stopped must not be released: it traps then.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
    private let parameters: any UITimingCurveProvider
    private var progress: AnimatorProgress
    private let clock = AnimationClock()
    private let changes = AnimatedChanges()
    private var blocks: [(delayFactor: CGFloat, animations: () -> Void)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var link: DisplayLink?
    /// The clock of the transition that the animator was started in.
    private var outerClock: AnimationClock?
    private var currentState = UIViewAnimatingState.inactive
    private var reversed = false

    /// Makes an animator, which waits to be started.
    ///
    /// - Parameters:
    ///   - duration: how long it takes, in seconds. A spring of which mass, stiffness and damping are given takes as long as it does.
    ///   - parameters: its pace.
    public required init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.parameters = parameters
        let own = parameters.springTimingParameters?.settlingDuration
        progress = AnimatorProgress(parameters, duration: max(0, own ?? duration))
        super.init()
        clock.stop(at: 0)
        clock.scrub = { [weak self] in self?.progress.position(beginningAt: $0) ?? 1 }
    }

    /// Makes an animator with one of the system's paces.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator whose pace is a Bézier curve from (0, 0) to (1, 1) with these control points.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator whose pace is that of a spring: 1 comes to rest without swinging, nearer to 0 swings more.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    isolated deinit {
        precondition(
            currentState == .inactive,
            "It is an error to release a paused or stopped property animator. Property animators must either finish "
                + "animating or be explicitly stopped and finished before they can be released.")
    }

    /// Makes an animator and starts it. Of `options` the curve counts.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let animator = Self(
            duration: duration, timingParameters: UICubicTimingParameters(animationCurve: options.curve))
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// An animator of the same length and pace, without anything to animate.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self(duration: duration, timingParameters: parameters)
        copy.isUserInteractionEnabled = isUserInteractionEnabled
        copy.isInterruptible = isInterruptible
        copy.scrubsLinearly = scrubsLinearly
        copy.pausesOnCompletion = pausesOnCompletion
        return copy
    }

    // MARK: Settings

    /// The pace.
    open var timingParameters: (any UITimingCurveProvider)? { parameters }

    /// How long it takes, in seconds.
    open var duration: TimeInterval { progress.duration }

    /// How long it waits before it begins, in seconds.
    open private(set) var delay: TimeInterval = 0

    /// Whether what is animated can be touched meanwhile. Set it before the start.
    open var isUserInteractionEnabled = true {
        didSet { check(currentState == .inactive, "isUserInteractionEnabled can only be set on an inactive animator") }
    }

    /// Whether it can be paused, led and stopped on its way. Set it before the start.
    open var isInterruptible = true {
        didSet { check(currentState == .inactive, "isInterruptible can only be set on an inactive animator") }
    }

    /// Whether `fractionComplete` is a fraction of the way while it stands still, and not one of the time at its pace.
    open var scrubsLinearly = true {
        didSet { check(currentState == .inactive, "scrubsLinearly can only be set on an inactive animator") }
    }

    /// Whether it stays active at the end, so that it can still be turned around; nobody who waits for the end is told then.
    open var pausesOnCompletion = false

    private func check(_ condition: Bool, _ message: String) {
        precondition(condition, "UIViewPropertyAnimator: \(message)")
    }

    // MARK: Blocks

    /// Adds what to animate. An animator that is on its way begins with it where it is.
    ///
    /// Traps where the animator is stopped.
    ///
    /// - Parameter delayFactor: which fraction of the time that is left is to be over before it begins.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        check(currentState != .stopped, "it is an error to add animations to a stopped animator")
        let factor = min(1, max(0, delayFactor))
        if currentState == .active { run(animation, factor) } else { blocks.append((factor, animation)) }
    }

    /// Adds what to animate. An animator that is on its way begins with it where it is.
    ///
    /// Traps where the animator is stopped.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds what to call at the end, with where that is.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Waits for the end.
    ///
    /// - Returns: where that is.
    open func addCompletion() async -> UIViewAnimatingPosition {
        await withCheckedContinuation { continuation in addCompletion { continuation.resume(returning: $0) } }
    }

    private func run(_ animations: () -> Void, _ delayFactor: CGFloat) {
        let begun = progress.fraction
        let options: UIView.AnimationOptions = isUserInteractionEnabled ? .allowUserInteraction : []
        // Without any length nothing could be led by hand.
        var animation = ViewAnimation(
            duration: max(duration, .leastNormalMagnitude), delay: 0, options: [options, .curveLinear], spring: nil)
        animation.leadDelay = begun + delayFactor * (1 - begun)
        animation.changes = changes
        CATransaction.with(clock) { animation.run(animations, completion: nil) }
    }

    private func activate() {
        guard currentState == .inactive else { return }
        currentState = .active
        progress.show(reversed ? 1 : 0, linearly: true)
        let blocks = blocks
        self.blocks = []
        for (delayFactor, animations) in blocks { run(animations, delayFactor) }
    }

    // MARK: UIViewAnimating

    open var state: UIViewAnimatingState { currentState }

    open var isRunning: Bool { currentState == .active && progress.isRunning }

    /// Whether it goes back to where it began. Setting it turns an animator around that is on its way.
    ///
    /// Traps where the animator is stopped.
    open var isReversed: Bool {
        get { reversed }
        set {
            check(currentState != .stopped, "it is an error to reverse a stopped animator")
            guard newValue != reversed else { return }
            reversed = newValue
            if isRunning { go() }
        }
    }

    /// How much of the way is done, from 0 to 1, in the direction in which it goes. Setting it pauses the animator, and begins one
    /// that was not started.
    ///
    /// Traps where the animator is stopped, or not interruptible.
    open var fractionComplete: CGFloat {
        get {
            let fraction = scrubsLinearly && !progress.isRunning ? progress.position : progress.fraction
            return reversed ? 1 - fraction : fraction
        }
        set {
            check(currentState != .stopped, "it is an error to set fractionComplete of a stopped animator")
            checkInterruptible()
            activate()
            stand()
            outerClock = nil
            let fraction = min(1, max(0, newValue))
            progress.show(reversed ? 1 - fraction : fraction, linearly: scrubsLinearly)
            clock.leadDidChange()
        }
    }

    /// Begins, or goes on.
    ///
    /// Traps where the animator is stopped.
    open func startAnimation() { startAnimation(afterDelay: 0) }

    /// Begins when `delay` seconds are over. One that was paused goes on at once.
    ///
    /// Traps where the animator is stopped.
    open func startAnimation(afterDelay delay: TimeInterval) {
        check(currentState != .stopped, "it is an error to start a stopped animator; finish it first")
        guard !isRunning else { return }
        let begins = currentState == .inactive
        if begins {
            self.delay = delay
            outerClock = CATransaction.clock
        }
        guard UIView.areAnimationsEnabled else {
            activate()
            progress.show(reversed ? 0 : 1, linearly: true)
            DisplayClock.schedule(after: 0) { self.finish(at: self.reversed ? .start : .end) }
            return
        }
        activate()
        go(after: begins ? delay : 0)
    }

    /// Stands still where it is. One that was not started begins, and stands at its start.
    ///
    /// Traps where the animator is stopped, or not interruptible.
    open func pauseAnimation() {
        check(currentState != .stopped, "it is an error to pause a stopped animator")
        checkInterruptible()
        activate()
        if progress.isRunning { step() }
        stand()
        // Who pauses it leads it, and not the transition that it was started in.
        outerClock = nil
    }

    /// Ends where it is, and leaves the views as they are seen. Nothing happens where it was not started.
    ///
    /// Traps where the animator is not interruptible.
    ///
    /// - Parameter withoutFinishing: whether that is all, and nobody is told; otherwise `finishAnimation(at:)` has to follow.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard currentState == .active else { return }
        checkInterruptible()
        stand()
        currentState = .stopped
        changes.holdWhatIsShown()
        clock.end(finished: false)
        if withoutFinishing { end() }
    }

    /// Ends what `stopAnimation(false)` has stopped: puts the views where they are to be, and tells who waits for that.
    ///
    /// Traps where the animator is not stopped.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        check(
            currentState == .stopped,
            "finishAnimation(at:) should only be called on a stopped animator; call stopAnimation(false) first")
        switch finalPosition {
        case .start: changes.takeBack()
        case .end: changes.goToEnd()
        case .current: break
        }
        finish(at: finalPosition)
    }

    /// Goes on after it was paused, at another pace or in another time.
    ///
    /// Traps where the animator is not paused.
    ///
    /// - Parameters:
    ///   - parameters: the pace of the rest; nil for the animator's own.
    ///   - durationFactor: how long the rest takes, in fractions of `duration`; 0 for what is left of that.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        check(
            currentState == .active && !progress.isRunning,
            "continueAnimation(withTimingParameters:durationFactor:) should only be called on a paused animator")
        let target: CGFloat = reversed ? 0 : 1
        let rest = durationFactor > 0 ? TimeInterval(durationFactor) * duration : nil
        guard let parameters else { return go(rest: rest) }
        let left = TimeInterval(abs(target - progress.position)) * duration
        let length = parameters.springTimingParameters?.settlingDuration ?? rest ?? left
        go(at: TimingCurve(parameters, duration: length), rest: length)
    }

    private func checkInterruptible() {
        check(
            isInterruptible || currentState == .inactive,
            "it is an error to interrupt an animator that says that it is not interruptible")
    }

    // MARK: On its way

    private var now: TimeInterval { outerClock?.time(at: DisplayClock.now) ?? DisplayClock.now }

    private func go(after delay: TimeInterval = 0, at timingCurve: TimingCurve? = nil, rest: TimeInterval? = nil) {
        progress.go(to: reversed ? 0 : 1, from: now + delay, at: timingCurve, rest: rest)
        outerClock?.add(self) { [weak self] event in self?.outerClock(event) }
        link?.invalidate()
        link = DisplayLink { _ in self.step() }
        link?.isPaused = outerClock?.isStopped ?? false
    }

    /// Stands still.
    private func stand() {
        progress.rest()
        link?.invalidate()
        link = nil
        outerClock?.remove(self)
    }

    private func step() {
        guard currentState == .active, progress.isRunning else { return }
        let isOver = progress.advance(to: now)
        clock.leadDidChange()
        guard isOver, outerClock?.isStopped != true else { return }
        arrive()
    }

    private func outerClock(_ event: AnimationClock.Event) {
        switch event {
        case .changed:
            link?.isPaused = outerClock?.isStopped ?? false
            step()
        case .ended: arrive()
        }
    }

    private func arrive() {
        guard currentState == .active else { return }
        stand()
        progress.show(reversed ? 0 : 1, linearly: true)
        clock.leadDidChange()
        if !pausesOnCompletion { finish(at: reversed ? .start : .end) }
    }

    private func finish(at position: UIViewAnimatingPosition) {
        if currentState == .active {
            if reversed { changes.takeBack() }
            clock.end(finished: true)
        }
        let completions = completions
        end()
        for completion in completions { completion(position) }
    }

    private func end() {
        stand()
        outerClock = nil
        currentState = .inactive
        reversed = false
        completions = []
        changes.forget()
    }
}
