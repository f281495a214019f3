extension UIView {
    /// Animates what `animations` changes in views, over `duration` seconds from `delay` seconds from now.
    ///
    /// - Parameter completion: called when it is over; with false where it was cut off.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        ViewAnimation(duration: duration, delay: delay, options: options, spring: nil)
            .inheriting()
            .run(animations, completion: completion)
    }

    /// Animates what `animations` changes, as if it hung on a spring.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 comes to rest without swinging; nearer to 0 swings more.
    ///   - velocity: the speed at the start, in whole distances a second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        ViewAnimation(
            duration: duration, delay: delay, options: options, spring: (max(0.01, dampingRatio), velocity)
        ).inheriting().run(animations, completion: completion)
    }

    /// Makes the changes in `actionsWithoutAnimation` without animating them, also inside of an animation.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wasEnabled = ViewAnimation.isEnabled
        ViewAnimation.isEnabled = false
        actionsWithoutAnimation()
        ViewAnimation.isEnabled = wasEnabled
    }

    /// Switches the animation of views on or off.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        ViewAnimation.isEnabled = enabled
    }

    /// Whether views are animated.
    public class var areAnimationsEnabled: Bool { ViewAnimation.isEnabled }

    /// The length in seconds of the animation whose block is running; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }
}

/// One `UIView.animate`: what its block changes in layers gets an animation from here.
@MainActor
struct ViewAnimation {
    let duration: TimeInterval
    let delay: TimeInterval
    let options: UIView.AnimationOptions
    let spring: (dampingRatio: CGFloat, velocity: CGFloat)?
    /// At which fraction of an animator's time the animation begins.
    var leadDelay: CGFloat = 0
    /// Where an animator notes what is changed.
    var changes: AnimatedChanges?

    private(set) static var current: ViewAnimation?
    static var isEnabled = true

    /// The animation as it is inside of another's block: as long as that, and at its pace, unless its options say otherwise.
    func inheriting() -> ViewAnimation {
        guard let outer = Self.current, outer.spring == nil, duration > 0 else { return led(by: Self.current) }
        var (duration, options) = (duration, options)
        if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
        if !options.contains(.overrideInheritedCurve) { options.curve = outer.options.curve }
        return ViewAnimation(duration: duration, delay: delay, options: options, spring: nil).led(by: outer)
    }

    /// The animation as it is inside of a block of an animator's.
    private func led(by outer: ViewAnimation?) -> ViewAnimation {
        var copy = self
        copy.leadDelay = outer?.leadDelay ?? 0
        copy.changes = outer?.changes
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

    /// The views whose layout belongs to the animation whose block is running.
    private static var layoutsAtEnd: [UIView] = []

    /// Lays `view` out once the block of the animation has run, so that where its subviews go is animated too.
    static func layOutAtEnd(_ view: UIView) {
        if !layoutsAtEnd.contains(where: { $0 === view }) { layoutsAtEnd.append(view) }
    }

    /// What a view answers when its layer asks how to change `key`. Views animate in an animation's block alone.
    static func action(for layer: CALayer, key: String) -> any CAAction {
        guard isEnabled, let animation = current else { return noAction }
        return LayerChange(animation: animation, before: layer.model, shown: layer.state(at: DisplayClock.now))
    }

    private static let noAction = NSNull()

    func configure(_ animation: CABasicAnimation) {
        animation.duration = duration
        animation.delay = delay
        animation.fillMode = .backwards
        animation.leadDelay = leadDelay
        if options.contains(.repeat) { animation.repeatCount = .infinity }
        animation.autoreverses = options.contains(.autoreverse)
        animation.keepsTouchesAway = !options.contains(.allowUserInteraction)
        if spring == nil { animation.timingFunction = options.curve.timingFunction }
    }

    /// An animation of `key` with this one's pace.
    func makeAnimation(keyPath key: String) -> CABasicAnimation {
        guard let spring else {
            let animation = CABasicAnimation(keyPath: key)
            configure(animation)
            return animation
        }
        let animation = CASpringAnimation(keyPath: key)
        configure(animation)
        // The spring comes to rest, within a thousandth, at the end of the duration: 6.91 = -ln(0.001); at critical
        // damping, where a factor grows with time, 9.23 solves (1 + x) e^-x = 0.001.
        let decay = spring.dampingRatio >= 1 ? 9.23 : 6.91 / spring.dampingRatio
        let frequency = decay / CGFloat(duration)
        animation.stiffness = frequency * frequency
        animation.damping = 2 * min(1, spring.dampingRatio) * frequency
        animation.initialVelocity = spring.velocity
        return animation
    }
}

/// A change of one layer property inside of an animation's block.
///
/// Places and sizes animate by adding the way that is left to the new value: a second animation then starts from where
/// the first one is, and at its speed, as since iOS 8.
private struct LayerChange: CAAction {
    let animation: ViewAnimation
    let before: LayerState
    let shown: LayerState

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer, let property = LayerProperty.named(event),
            property.animations.contains(.viewBlocks)
        else { return }
        animation.changes?.note(property, of: layer, before: before)
        let change = animation.makeAnimation(keyPath: event)
        if property === LayerProperty.position || property === LayerProperty.bounds {
            (change.fromValue, change.toValue) = property.additiveValues(from: before, to: layer.model)
            change.isAdditive = true
        } else {
            change.fromValue = property.animationValue(in: shown)
        }
        layer.add(change, forKey: change.isAdditive ? nil : event)
    }
}
