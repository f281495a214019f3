/// Several animations of a layer that run together, in the time of the group.
///
/// An animation without a duration runs for that of the group; longer ones are cut off at its end. The delegates and
/// `isRemovedOnCompletion` of the animations have no effect.
open class CAAnimationGroup: CAAnimation {
    /// The animations.
    open var animations: [CAAnimation]?

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CAAnimationGroup else { return }
        animations = other.animations?.map { $0.snapshot() }
    }

    override func resolveDuration(_ standard: CFTimeInterval) {
        super.resolveDuration(standard)
        for animation in animations ?? [] { animation.resolveDuration(duration) }
    }

    override func apply(to state: inout LayerState, at time: CFTimeInterval) {
        guard let animations, let runTime = runTime(at: time) else { return }
        var time = runTime
        if let timingFunction, duration > 0 {
            time = CFTimeInterval(timingFunction.progress(at: CGFloat(runTime / duration))) * duration
        }
        // At the end of the group, its animations show their ends instead of nothing.
        time = min(time, duration.nextDown)
        for animation in animations { animation.apply(to: &state, at: time) }
    }
}
