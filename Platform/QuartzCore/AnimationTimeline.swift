/// The layers on which something is animated. Each frame moves them, and ends what is over.
@MainActor
package enum AnimationTimeline {
    private static var layers: [ObjectIdentifier: CALayer] = [:]

    /// Whether any layer is animated, so that frames must go on.
    package static var isRunning: Bool { !layers.isEmpty }

    /// When the last of the animations that have an end is over, in the display clock's time.
    package static var end: CFTimeInterval? {
        layers.values.flatMap { $0.animations.map { $0.animation.beginTime + $0.animation.activeDuration } }
            .filter(\.isFinite).max()
    }

    static func add(_ layer: CALayer) {
        layers[ObjectIdentifier(layer)] = layer
    }

    static func remove(_ layer: CALayer) {
        layers[ObjectIdentifier(layer)] = nil
    }

    /// Brings all animations to `time`: begins what is due, ends what is over, marks what moved.
    package static func advance(to time: CFTimeInterval) {
        for layer in layers.values {
            layer.advanceAnimations(to: time)
        }
    }
}
