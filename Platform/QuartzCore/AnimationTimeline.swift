/// The layers on which something is animated. Each frame moves them, and ends what is over.
@MainActor
package enum AnimationTimeline {
    private static var layers: [ObjectIdentifier: CALayer] = [:]

    /// Whether an animation moves by itself, so that frames must go on. One whose time stands still does not.
    package static var isRunning: Bool { layers.values.contains(where: \.hasRunningAnimations) }

    static func add(_ layer: CALayer) {
        layers[ObjectIdentifier(layer)] = layer
    }

    static func remove(_ layer: CALayer) {
        layers[ObjectIdentifier(layer)] = nil
    }

    /// Forgets what an earlier screen had animated: nobody sees it any more.
    static func removeAll() {
        for layer in layers.values { layer.forgetAnimations() }
        layers.removeAll()
    }

    /// Brings all animations to `time`: begins what is due, ends what is over, marks what moved.
    package static func advance(to time: CFTimeInterval) {
        for layer in layers.values {
            layer.advanceAnimations(to: time)
        }
    }

    /// Time runs otherwise in `layer`, and with it in those below.
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
