extension UIView {
    static func baseAnimate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions,
        animations: @escaping () -> Void, completion: ((Bool) -> Void)?
    ) {
        ViewAnimation(duration: duration, delay: delay, options: options, spring: nil)
            .inheriting()
            .run(animations, completion: completion)
    }

    static func baseAnimate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        ViewAnimation(
            duration: duration, delay: delay, options: options, spring: (max(0.01, dampingRatio), velocity)
        ).inheriting().run(animations, completion: completion)
    }
}

/// A call of `UIView.animate`, which adds animations to the layers that its block changes.
@MainActor
struct ViewAnimation {
    let duration: TimeInterval
    let delay: TimeInterval
    let options: UIView.AnimationOptions
    let spring: (dampingRatio: CGFloat, velocity: CGFloat)?
    /// The fraction of a property animator's duration at which the animation begins.
    var scrubDelay: CGFloat = 0
    /// The changes that a property animator records.
    var changes: AnimatedChanges?
    /// The keyframes that the running block of `addKeyframe` records.
    var keyframe: KeyframeRecording?
    /// The number of repetitions that `modifyAnimations` has set, and whether they run backward too.
    var repetition: (count: CGFloat, autoreverses: Bool)?

    private(set) static var current: ViewAnimation?
    static var isEnabled = true

    /// Returns the animation for a nested block, with the duration and the timing of the outer animation
    /// unless its options override them.
    func inheriting() -> ViewAnimation {
        guard let outer = Self.current, outer.spring == nil, duration > 0 else { return led(by: Self.current) }
        var (duration, options) = (duration, options)
        if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
        if !options.contains(.overrideInheritedCurve) { options.curve = outer.options.curve }
        return ViewAnimation(duration: duration, delay: delay, options: options, spring: nil).led(by: outer)
    }

    /// Returns the animation for a block of a property animator.
    private func led(by outer: ViewAnimation?) -> ViewAnimation {
        var copy = self
        copy.scrubDelay = outer?.scrubDelay ?? 0
        copy.changes = outer?.changes
        copy.repetition = copy.repetition ?? outer?.repetition
        return copy
    }

    func run(_ animations: () -> Void, completion: ((Bool) -> Void)?) {
        guard Self.isEnabled, duration > 0 || delay > 0 else {
            UIView.performWithoutAnimation(animations)
            if let completion { DisplayClock.schedule(after: 0) { completion(true) } }
            return
        }
        let outer = Self.current
        Self.current = self
        CATransaction.begin()
        if let completion { CATransaction.setCompletion { completion($0) } }
        let outerLayouts = Self.layoutsAtEnd
        Self.layoutsAtEnd = []
        animations()
        for view in Self.layoutsAtEnd { view.layoutIfNeeded() }
        Self.layoutsAtEnd = outerLayouts
        CATransaction.commit()
        Self.current = outer
    }

    /// Runs a block with this animation as the current one, without a transaction of its own.
    func withCurrent(_ body: () -> Void) {
        let outer = Self.current
        Self.current = self
        body()
        Self.current = outer
    }

    /// Replaces the current animation, for the changes between `beginAnimations` and `commitAnimations`.
    static func replaceCurrent(by animation: ViewAnimation?) { current = animation }

    /// The views to lay out at the end of the running animation block.
    private static var layoutsAtEnd: [UIView] = []

    /// Lays out a view at the end of the animation block, so that changes of its subviews' frames are
    /// animated too.
    static func layOutAtEnd(_ view: UIView) {
        if !layoutsAtEnd.contains(where: { $0 === view }) { layoutsAtEnd.append(view) }
    }

    /// Returns the action of a view for a change of its layer. Views animate in animation blocks only.
    static func action(for layer: CALayer, key: String) -> any CAAction {
        guard isEnabled, let animation = current else { return noAction }
        return LayerChange(animation: animation, before: layer.model, shown: layer.state(at: DisplayClock.now))
    }

    private static let noAction = NSNull()

    func configure(_ animation: CAPropertyAnimation) {
        animation.duration = duration
        animation.delay = delay
        animation.fillMode = .backwards
        animation.scrubDelay = scrubDelay
        if options.contains(.repeat) { animation.repeatCount = .infinity }
        animation.autoreverses = options.contains(.autoreverse)
        if let repetition {
            animation.repeatCount = Float(repetition.count)
            animation.autoreverses = repetition.autoreverses
        }
        animation.blocksTouches = !options.contains(.allowUserInteraction)
        if spring == nil { animation.timingFunction = options.curve.timingFunction }
    }

    /// Returns an animation of a property with the timing of this animation.
    func makeAnimation(of property: LayerProperty) -> CABasicAnimation {
        guard let spring else {
            let animation = CABasicAnimation(property)
            configure(animation)
            return animation
        }
        let animation = CASpringAnimation(property)
        configure(animation)
        // The spring settles within a thousandth at the end of the duration: 6.91 = -ln(0.001). With
        // critical damping, which has a factor that grows with time, 9.23 solves (1 + x) e^-x = 0.001.
        let decay = spring.dampingRatio >= 1 ? 9.23 : 6.91 / spring.dampingRatio
        let frequency = decay / CGFloat(duration)
        animation.stiffness = frequency * frequency
        animation.damping = 2 * min(1, spring.dampingRatio) * frequency
        animation.initialVelocity = spring.velocity
        return animation
    }
}

/// A change of a layer property inside an animation block.
///
/// Positions and sizes animate by adding the remaining difference to the new value, so that a second
/// animation starts at the current value and velocity of the first, as since iOS 8.
private final class LayerChange: CAAction {
    private let animation: ViewAnimation
    private let before: LayerState
    private let shown: LayerState

    init(animation: ViewAnimation, before: LayerState, shown: LayerState) {
        self.animation = animation
        self.before = before
        self.shown = shown
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer, let property = LayerProperty.named(event),
            property.animations.contains(.viewBlocks)
        else { return }
        animation.changes?.record(property, of: layer, before: before)
        if let keyframe = animation.keyframe { return keyframe.record(property, of: layer, before: before) }
        let change = animation.makeAnimation(of: property)
        if property === LayerProperty.position || property === LayerProperty.bounds {
            (change.fromValue, change.toValue) = property.additiveValues(from: before, to: layer.model)
            change.isAdditive = true
        } else {
            change.fromValue = property.animationValue(in: shown)
        }
        layer.add(change, forKey: change.isAdditive ? nil : event)
    }
}
