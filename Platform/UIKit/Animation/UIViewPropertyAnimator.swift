import QuartzCore

/// An animator of view properties that can be paused, scrubbed, reversed, and resumed with another timing.
///
/// A running animator retains itself. Releasing a paused or stopped one is a programming error and traps.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
    private let parameters: any UITimingCurveProvider
    private var progress: AnimatorProgress
    private let clock = AnimationClock()
    private let changes = AnimatedChanges()
    private var blocks: [(delayFactor: CGFloat, animations: () -> Void)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var link: DisplayLink?
    /// The clock of the interactive transition during which the animator was started.
    private var outerClock: AnimationClock?
    private var currentState = UIViewAnimatingState.inactive
    private var reversed = false

    /// Creates an inactive animator.
    ///
    /// - Parameters:
    ///   - duration: The duration, in seconds. A spring with physical constants determines its own duration.
    ///   - parameters: The timing of the animation.
    public required init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.parameters = parameters
        let settlingDuration = parameters.springTimingParameters?.settlingDuration
        progress = AnimatorProgress(parameters, duration: max(0, settlingDuration ?? duration))
        super.init()
        clock.stop(at: 0)
        clock.scrub = { [weak self] in self?.progress.position(beginningAt: $0) ?? 1 }
    }

    /// Creates an animator with a built-in curve.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a cubic Bézier curve from (0, 0) to (1, 1) and the given control points.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a spring. A damping ratio of 1 does not oscillate; smaller values oscillate
    /// more.
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

    /// Creates and starts an animator. Only the curve of `options` is used.
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

    /// Returns an animator with the same duration, timing and settings, but without animations.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self(duration: duration, timingParameters: parameters)
        copy.isUserInteractionEnabled = isUserInteractionEnabled
        copy.isInterruptible = isInterruptible
        copy.scrubsLinearly = scrubsLinearly
        copy.pausesOnCompletion = pausesOnCompletion
        return copy
    }

    // MARK: Settings

    /// The timing of the animation.
    open var timingParameters: (any UITimingCurveProvider)? { parameters }

    /// The duration, in seconds.
    open var duration: TimeInterval { progress.duration }

    /// The delay before the start, in seconds.
    open private(set) var delay: TimeInterval = 0

    /// Whether the animated views respond to touches during the animation. Set it before starting.
    open var isUserInteractionEnabled = true {
        didSet { checkInactive("isUserInteractionEnabled") }
    }

    /// Whether the animation can be paused, scrubbed and stopped. Set it before starting.
    open var isInterruptible = true {
        didSet { checkInactive("isInterruptible") }
    }

    /// Whether `fractionComplete` of a paused animation is a fraction of the distance rather than of the
    /// time.
    open var scrubsLinearly = true {
        didSet { checkInactive("scrubsLinearly") }
    }

    /// Whether the animator remains active at the end, so that it can still be reversed. Completion handlers
    /// are not called then.
    open var pausesOnCompletion = false

    private func check(_ condition: Bool, _ message: @autoclosure () -> String) {
        precondition(condition, "UIViewPropertyAnimator: \(message())")
    }

    private func checkInactive(_ property: String) {
        check(
            currentState == .inactive,
            "\(property) was set on an animator that is \(currentState). Set it before starting the animator.")
    }

    private func checkNotStopped(_ member: String) {
        check(
            currentState != .stopped,
            "\(member) was used on a stopped animator. Call finishAnimation(at:) first, or create a new animator.")
    }

    // MARK: Blocks

    /// Adds an animation block. If the animator is active, the block's animation begins at the current
    /// position.
    ///
    /// - Parameters:
    ///   - animation: A block that changes animatable view properties.
    ///   - delayFactor: The fraction of the remaining time after which the animation begins.
    /// - Precondition: The animator is not stopped.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        checkNotStopped("addAnimations(_:delayFactor:)")
        let factor = min(1, max(0, delayFactor))
        if currentState == .active { run(animation, factor) } else { blocks.append((factor, animation)) }
    }

    /// Adds an animation block. If the animator is active, the block's animation begins at the current
    /// position.
    ///
    /// - Precondition: The animator is not stopped.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds a closure to call when the animation ends. It receives the final position.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Waits for the end of the animation.
    ///
    /// - Returns: The final position.
    open func addCompletion() async -> UIViewAnimatingPosition {
        await withCheckedContinuation { continuation in addCompletion { continuation.resume(returning: $0) } }
    }

    private func run(_ animations: () -> Void, _ delayFactor: CGFloat) {
        let startFraction = progress.fraction
        let options: UIView.AnimationOptions = isUserInteractionEnabled ? .allowUserInteraction : []
        // An animation of zero duration could not be scrubbed.
        var animation = ViewAnimation(
            duration: max(duration, .leastNormalMagnitude), delay: 0, options: [options, .curveLinear], spring: nil)
        animation.scrubDelay = startFraction + delayFactor * (1 - startFraction)
        animation.changes = changes
        CATransaction.with(clock) { animation.run(animations, completion: nil) }
    }

    private func activate() {
        guard currentState == .inactive else { return }
        currentState = .active
        progress.scrub(to: reversed ? 1 : 0, linearly: true)
        let blocks = blocks
        self.blocks = []
        for (delayFactor, animations) in blocks { run(animations, delayFactor) }
    }

    // MARK: UIViewAnimating

    open var state: UIViewAnimatingState { currentState }

    open var isRunning: Bool { currentState == .active && progress.isRunning }

    /// Whether the animation runs backward. Setting it reverses a running animation.
    ///
    /// - Precondition: The animator is not stopped when this property is set.
    open var isReversed: Bool {
        get { reversed }
        set {
            checkNotStopped("isReversed")
            guard newValue != reversed else { return }
            reversed = newValue
            if isRunning { resume() }
        }
    }

    /// The completed fraction of the animation, from 0 to 1, in its current direction. Setting it pauses the
    /// animation, and activates an inactive animator.
    ///
    /// - Precondition: The animator is interruptible and not stopped when this property is set.
    open var fractionComplete: CGFloat {
        get {
            let fraction = scrubsLinearly && !progress.isRunning ? progress.position : progress.fraction
            return reversed ? 1 - fraction : fraction
        }
        set {
            checkNotStopped("fractionComplete")
            checkInterruptible()
            activate()
            halt()
            outerClock = nil
            let fraction = min(1, max(0, newValue))
            progress.scrub(to: reversed ? 1 - fraction : fraction, linearly: scrubsLinearly)
            clock.scrubDidChange()
        }
    }

    /// Starts or resumes the animation.
    ///
    /// - Precondition: The animator is not stopped.
    open func startAnimation() { startAnimation(afterDelay: 0) }

    /// Starts the animation after `delay` seconds. A paused animation is resumed immediately.
    ///
    /// - Precondition: The animator is not stopped.
    open func startAnimation(afterDelay delay: TimeInterval) {
        checkNotStopped("startAnimation(afterDelay:)")
        guard !isRunning else { return }
        let isStarting = currentState == .inactive
        if isStarting {
            self.delay = delay
            outerClock = CATransaction.clock
        }
        guard UIView.areAnimationsEnabled else {
            activate()
            progress.scrub(to: reversed ? 0 : 1, linearly: true)
            DisplayClock.schedule(after: 0) { self.finish(at: self.reversed ? .start : .end) }
            return
        }
        activate()
        resume(after: isStarting ? delay : 0)
    }

    /// Pauses the animation at its current position. An inactive animator becomes active and pauses at the
    /// start.
    ///
    /// - Precondition: The animator is interruptible and not stopped.
    open func pauseAnimation() {
        checkNotStopped("pauseAnimation()")
        checkInterruptible()
        activate()
        if progress.isRunning { step() }
        halt()
        // From now on the caller controls the animator, not the transition during which it was started.
        outerClock = nil
    }

    /// Stops the animation and leaves the views as they are displayed. Has no effect on an inactive
    /// animator.
    ///
    /// - Parameter withoutFinishing: Whether the animator becomes inactive immediately, without calling
    ///   completion handlers. Otherwise call `finishAnimation(at:)` next.
    /// - Precondition: The animator is interruptible.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard currentState == .active else { return }
        checkInterruptible()
        halt()
        currentState = .stopped
        changes.freeze()
        clock.end(finished: false)
        if withoutFinishing { end() }
    }

    /// Finishes an animation that `stopAnimation(false)` has stopped: sets the views' final values and calls
    /// the completion handlers.
    ///
    /// - Precondition: The animator is stopped.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        check(
            currentState == .stopped,
            "finishAnimation(at:) should only be called on a stopped animator. Call stopAnimation(false) first.")
        switch finalPosition {
        case .start: changes.revert()
        case .end: changes.applyFinalValues()
        case .current: break
        }
        finish(at: finalPosition)
    }

    /// Resumes a paused animation with another timing or duration.
    ///
    /// - Parameters:
    ///   - parameters: The timing of the remaining animation, or `nil` for the animator's own.
    ///   - durationFactor: The duration of the remaining animation as a fraction of `duration`, or 0 for the
    ///     remaining duration.
    /// - Precondition: The animator is paused.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        check(
            currentState == .active && !progress.isRunning,
            "continueAnimation(withTimingParameters:durationFactor:) should only be called on a paused animator. "
                + "Call pauseAnimation() first.")
        let target: CGFloat = reversed ? 0 : 1
        let rest = durationFactor > 0 ? TimeInterval(durationFactor) * duration : nil
        guard let parameters else { return resume(duration: rest) }
        let remaining = TimeInterval(abs(target - progress.position)) * duration
        let length = parameters.springTimingParameters?.settlingDuration ?? rest ?? remaining
        resume(timingCurve: TimingCurve(parameters, duration: length), duration: length)
    }

    private func checkInterruptible() {
        check(
            isInterruptible || currentState == .inactive,
            "the animator cannot be interrupted. Set isInterruptible to true before starting it.")
    }

    // MARK: Progress

    private var now: TimeInterval { outerClock?.time(at: DisplayClock.now) ?? DisplayClock.now }

    private func resume(
        after delay: TimeInterval = 0, timingCurve: TimingCurve? = nil, duration: TimeInterval? = nil
    ) {
        progress.start(to: reversed ? 0 : 1, from: now + delay, timingCurve: timingCurve, duration: duration)
        outerClock?.add(self) { [weak self] event in self?.outerClock(event) }
        link?.invalidate()
        link = DisplayLink { _ in self.step() }
        link?.isPaused = outerClock?.isStopped ?? false
    }

    private func halt() {
        progress.stop()
        link?.invalidate()
        link = nil
        outerClock?.remove(self)
    }

    private func step() {
        guard currentState == .active, progress.isRunning else { return }
        let isOver = progress.advance(to: now)
        clock.scrubDidChange()
        guard isOver, outerClock?.isStopped != true else { return }
        reachTarget()
    }

    private func outerClock(_ event: AnimationClock.Event) {
        switch event {
        case .changed:
            link?.isPaused = outerClock?.isStopped ?? false
            step()
        case .ended: reachTarget()
        }
    }

    private func reachTarget() {
        guard currentState == .active else { return }
        halt()
        progress.scrub(to: reversed ? 0 : 1, linearly: true)
        clock.scrubDidChange()
        if !pausesOnCompletion { finish(at: reversed ? .start : .end) }
    }

    private func finish(at position: UIViewAnimatingPosition) {
        if currentState == .active {
            if reversed { changes.revert() }
            clock.end(finished: true)
        }
        let completions = completions
        end()
        for completion in completions { completion(position) }
    }

    private func end() {
        halt()
        outerClock = nil
        currentState = .inactive
        reversed = false
        completions = []
        changes.removeAll()
    }
}
