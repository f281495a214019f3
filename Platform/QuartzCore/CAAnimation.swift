/// An action that a layer runs when one of its properties changes.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {
    /// Runs the action for a change.
    ///
    /// - Parameters:
    ///   - event: The name of the property.
    ///   - anObject: The layer.
    ///   - dict: Additional arguments.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Does nothing. Returning `NSNull` from `action(forKey:)` ends the search for an action.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The methods that receive the start and end of an animation.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
    /// Tells the delegate that the animation has started.
    func animationDidStart(_ anim: CAAnimation)
    /// Tells the delegate that the animation has ended.
    ///
    /// - Parameters:
    ///   - anim: The animation.
    ///   - flag: Whether the animation reached its end. False if it was removed before.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// The default implementation does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// The default implementation does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The base class of animations of a layer. Use one of its subclasses. Layers copy the animations that are
/// added to them.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    /// The values for keys that are not properties, which copies share.
    package final var keyedValues: [String: Any] = [:]

    /// The timing function, or `nil` for linear timing.
    open var timingFunction: CAMediaTimingFunction?

    /// The delegate, which is strongly referenced until the animation has ended, as in Core Animation.
    open var delegate: (any CAAnimationDelegate)?

    /// Whether the animation is removed from the layer when it has ended.
    open var isRemovedOnCompletion = true

    /// Whether the animated layer ignores touches during the animation. Hit testing evaluates it.
    package var blocksTouches = false

    /// The delay in seconds before an animation without a `beginTime` begins.
    package var delay: CFTimeInterval = 0

    /// The clock of the animation, or `nil` if it uses the time of its layer.
    package var clock: AnimationClock?

    /// The fraction of the clock's total time at which an interactively controlled animation begins.
    package var scrubDelay: CGFloat = 0

    /// Returns the animation's time at a time of its layer.
    final func time(at time: CFTimeInterval) -> CFTimeInterval { clock?.time(at: time) ?? time }

    /// The transaction that is notified when the animation has ended.
    package var group: AnimationGroup?
    var hasStarted = false

    /// Creates an animation without effect.
    public required override init() {
        super.init()
    }

    /// Adds the animation to the layer whose property has changed.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        layer.add(self, forKey: event)
    }

    /// Returns a copy for a layer, which is not affected by later changes of the original.
    func snapshot() -> Self {
        let copy = Self()
        copy.takeValues(from: self)
        return copy
    }

    func takeValues(from other: CAAnimation) {
        keyedValues = other.keyedValues
        beginTime = other.beginTime
        duration = other.duration
        speed = other.speed
        timeOffset = other.timeOffset
        repeatCount = other.repeatCount
        repeatDuration = other.repeatDuration
        autoreverses = other.autoreverses
        fillMode = other.fillMode
        timingFunction = other.timingFunction
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
        blocksTouches = other.blocksTouches
        delay = other.delay
        scrubDelay = other.scrubDelay
        group = other.group
    }

    /// Sets a missing duration as the animation is added to a layer or, in its copy of a group, with the group.
    func resolveDuration(_ standard: CFTimeInterval) {
        if duration == 0 { duration = standard }
    }

    /// The duration for which the animation is active, in seconds of the layer's time.
    var activeDuration: CFTimeInterval {
        let once = duration * (autoreverses ? 2 : 1)
        let total = repeatDuration > 0 ? repeatDuration : once * CFTimeInterval(repeatCount == 0 ? 1 : repeatCount)
        return speed > 0 ? max(0, total - timeOffset) / CFTimeInterval(speed) : .infinity
    }

    /// Returns the seconds since the start of the current repetition at `time`, or `nil` if the animation
    /// has no effect then.
    func runTime(at time: CFTimeInterval) -> CFTimeInterval? { run(at: time)?.time }

    /// Returns the index of the current repetition at `time` and the seconds since its start, or `nil` if the
    /// animation has no effect then.
    final func run(at time: CFTimeInterval) -> (index: Int, time: CFTimeInterval)? {
        let elapsed = time - beginTime
        if elapsed < 0 {
            return fillMode == .backwards || fillMode == .both ? (0, 0) : nil
        }
        if elapsed >= activeDuration, fillMode != .forwards, fillMode != .both {
            return nil
        }
        let local = min(elapsed, activeDuration) * CFTimeInterval(speed) + timeOffset
        guard duration > 0 else { return (0, 0) }
        let runs = local / duration
        // At the end of the last repetition, show its end instead of the start of another one.
        let index = elapsed >= activeDuration ? (runs - 1e-9).rounded(.down) : runs.rounded(.down)
        let within = local - index * duration
        let isBackwards = autoreverses && Int(index) % 2 == 1
        return (Int(index), isBackwards ? duration - within : within)
    }

    /// Applies the animation's values at `time` to `state`.
    func apply(to state: inout LayerState, at time: CFTimeInterval) {}
}

/// An animation of one property, identified by a key path such as "position" or "transform.scale".
open class CAPropertyAnimation: CAAnimation {
    /// The key path of the property.
    open var keyPath: String? {
        didSet { if keyPath != oldValue { property = nil } }
    }

    /// The property that `keyPath` refers to, or `nil` until the first frame resolves it.
    private var property: LayerProperty?

    /// Whether the animation's values are added to the layer's value instead of replacing it.
    open var isAdditive = false

    /// Whether each repetition adds to the value at the end of the one before it.
    open var isCumulative = false

    /// The function that converts the animation's numbers to transforms, or `nil` for none.
    open var valueFunction: CAValueFunction?

    /// Creates an animation of the property at `path`.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// Creates an animation of a property.
    package convenience init(_ property: LayerProperty) {
        self.init()
        keyPath = property.key
        self.property = property
    }

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        property = other.property
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
        valueFunction = other.valueFunction
    }

    /// Returns the animation's value at `runTime` seconds into a repetition. `current` is the value without
    /// the animation.
    func value(at runTime: CFTimeInterval, current: AnimatableValue) -> AnimatableValue? { nil }

    override func apply(to state: inout LayerState, at time: CFTimeInterval) {
        if property == nil { property = keyPath.flatMap(LayerProperty.named) }
        guard let property, property.animations.contains(.explicit), let run = run(at: time),
            var value = value(at: run.time, current: property.value(state))
        else { return }
        if isCumulative, run.index > 0, let end = self.value(at: duration, current: property.value(state)) {
            value = value.adding(end.multiplied(by: CGFloat(run.index)))
        }
        if let valueFunction { value = valueFunction.transform(value) }
        property.set(&state, isAdditive ? property.value(state).adding(value) : value)
    }
}
