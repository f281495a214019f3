/// The layers with animations, which each frame advances and removes when they have ended.
@MainActor
package enum AnimationTimeline {
    private static var layers: [ObjectIdentifier: CALayer] = [:]

    /// Whether an animation is in progress, so that frames must be drawn. Stopped animations do not count.
    package static var isRunning: Bool { layers.values.contains(where: \.hasRunningAnimations) }

    static func add(_ layer: CALayer) {
        layers[ObjectIdentifier(layer)] = layer
    }

    static func remove(_ layer: CALayer) {
        layers[ObjectIdentifier(layer)] = nil
    }

    /// Removes the animations of an earlier screen.
    static func removeAll() {
        for layer in layers.values { layer.forgetAnimations() }
        layers.removeAll()
    }

    /// Advances all animations to `time`: starts those that are due, ends those that are over, and
    /// invalidates their layers.
    package static func advance(to time: CFTimeInterval) {
        for layer in layers.values {
            layer.advanceAnimations(to: time)
        }
    }

    /// Invalidates the animations in `layer` and its descendants after their time has changed.
    static func timeDidChange(in layer: CALayer) {
        for animated in layers.values where animated.isInside(layer) { animated.invalidate(.geometry) }
    }

    static func clockDidChange(_ clock: AnimationClock) {
        for layer in layers.values where layer.animations.contains(where: { $0.animation.clock === clock }) {
            layer.invalidate(.geometry)
        }
    }

    static func end(_ clock: AnimationClock, finished: Bool) {
        for layer in layers.values { layer.endAnimations(of: clock, finished: finished) }
    }
}
