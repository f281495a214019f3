/// Something that a layer runs when one of its properties changes.
@preconcurrency @MainActor
public protocol CAAction {
    /// Runs the action for the change of `event` (a property's name) in `anObject` (a layer).
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Does nothing: returned from `action(forKey:)`, it ends the search for an action.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// Hears about the start and the end of an animation.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
    /// The animation's first frame is due.
    func animationDidStart(_ anim: CAAnimation)
    /// The animation is over; `flag` is false if it was removed before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// By default nothing happens.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// By default nothing happens.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change of a layer's look over time. Use one of its subclasses; a layer copies what is added to it.
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

    /// The pace; nil is linear.
    open var timingFunction: CAMediaTimingFunction?

    /// Hears about start and end. Held strongly until the animation is over, as Core Animation does.
    open var delegate: (any CAAnimationDelegate)?

    /// Whether the layer forgets the animation at its end.
    open var isRemovedOnCompletion = true

    /// Whether what is animated can't be touched meanwhile. Whoever looks for what was touched heeds it.
    package var keepsTouchesAway = false

    /// For how many seconds the animation waits before it begins, where no `beginTime` says when that is.
    package var delay: CFTimeInterval = 0

    /// A time of its own that the animation keeps to; nil where it goes by its layer's.
    package var clock: AnimationClock?

    /// At which fraction of its clock's time the animation begins, where something leads it, and not time.
    package var leadDelay: CGFloat = 0

    /// The animation's time at `time` of its layer.
    final func time(at time: CFTimeInterval) -> CFTimeInterval { clock?.time(at: time) ?? time }

    /// The transaction that hears when this animation is over.
    package var group: AnimationGroup?
    var hasStarted = false

    /// Makes an animation that does nothing yet.
    public required override init() {
        super.init()
    }

    /// Adds the animation to the layer whose property changed.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        layer.add(self, forKey: event)
    }

    /// A copy for a layer to keep, so that later changes to the original leave it alone.
    func snapshot() -> Self {
        let copy = Self()
        copy.takeValues(from: self)
        return copy
    }

    func takeValues(from other: CAAnimation) {
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
        keepsTouchesAway = other.keepsTouchesAway
        delay = other.delay
        leadDelay = other.leadDelay
        group = other.group
    }

    /// How long the animation is active, in seconds of the layer's time.
    var activeDuration: CFTimeInterval {
        let once = duration * (autoreverses ? 2 : 1)
        let total = repeatDuration > 0 ? repeatDuration : once * CFTimeInterval(repeatCount == 0 ? 1 : repeatCount)
        return speed > 0 ? max(0, total - timeOffset) / CFTimeInterval(speed) : .infinity
    }

    /// The seconds into the current run at `time`, or nil where the animation shows nothing then.
    func runTime(at time: CFTimeInterval) -> CFTimeInterval? {
        let elapsed = time - beginTime
        if elapsed < 0 {
            return fillMode == .backwards || fillMode == .both ? 0 : nil
        }
        if elapsed >= activeDuration, fillMode != .forwards, fillMode != .both {
            return nil
        }
        let local = min(elapsed, activeDuration) * CFTimeInterval(speed) + timeOffset
        guard duration > 0 else { return 0 }
        let runs = local / duration
        // The end of the last run is its end, not the start of one more.
        let index = elapsed >= activeDuration ? (runs - 1e-9).rounded(.down) : runs.rounded(.down)
        let within = local - index * duration
        let isBackwards = autoreverses && Int(index) % 2 == 1
        return isBackwards ? duration - within : within
    }

    /// Changes `state` to what the animation shows at `time`.
    func apply(to state: inout LayerState, at time: CFTimeInterval) {}
}

/// An animation of one property, named by its key path, such as "position" or "transform.scale".
open class CAPropertyAnimation: CAAnimation {
    /// The property that changes.
    open var keyPath: String? {
        didSet { if keyPath != oldValue { property = keyPath.flatMap(LayerProperty.named) } }
    }

    /// The property that `keyPath` refers to, found once instead of in each frame.
    private var property: LayerProperty?

    /// Whether the animation's values are added to the layer's own value instead of replacing it.
    open var isAdditive = false

    /// Makes an animation of the property `path`.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
    }

    /// The animation's value `runTime` seconds into a run; `current` is what the layer has without it.
    func value(at runTime: CFTimeInterval, current: AnimatableValue) -> AnimatableValue? { nil }

    override func apply(to state: inout LayerState, at time: CFTimeInterval) {
        guard let property, property.animations.contains(.explicit), let runTime = runTime(at: time),
            let value = value(at: runTime, current: property.value(state))
        else { return }
        property.set(&state, isAdditive ? property.value(state).adding(value) : value)
    }
}
