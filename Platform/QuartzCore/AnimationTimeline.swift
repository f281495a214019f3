/// The layers with animations or particles, which each frame advances and removes when they have ended.
@MainActor
package enum AnimationTimeline {
    /// The layers, in the order in which their first animations were added.
    private static var layers: [CALayer] = []

    /// The root layer of the displayed tree, or `nil` if there is no screen. Animations of layers outside of the
    /// displayed trees end with the next frame.
    package static weak var displayedRoot: CALayer?
    /// The root layers of the trees that further windows of the app display.
    private(set) static var furtherRoots: [CALayer] = []

    /// Sets the root layer of the only displayed tree.
    package static func display(_ root: CALayer) {
        displayedRoot = root
        furtherRoots = []
    }

    /// Adds the root layer of the tree that a further window displays.
    package static func addRoot(_ root: CALayer) { furtherRoots.append(root) }

    /// Removes the root layer of a window that has been closed.
    package static func removeRoot(_ root: CALayer) {
        if displayedRoot === root {
            displayedRoot = furtherRoots.isEmpty ? nil : furtherRoots.removeFirst()
        } else {
            furtherRoots.removeAll { $0 === root }
        }
    }

    /// Whether an animation is in progress, so that frames must be drawn. Stopped animations do not count.
    package static var isRunning: Bool { layers.contains { $0.hasRunningAnimations || $0.hasRunningContents } }

    /// Adds a layer that has got its first animation.
    static func add(_ layer: CALayer) {
        layers.append(layer)
        layer.isInTimeline = true
        DisplayClock.requestTurn()
    }

    static func remove(_ layer: CALayer) {
        layers.removeAll { $0 === layer }
        layer.isInTimeline = false
    }

    /// Removes the animations of an earlier screen.
    static func removeAll() {
        for layer in layers {
            layer.forgetAnimations()
            layer.isInTimeline = false
        }
        layers.removeAll()
        displayedRoot = nil
        furtherRoots = []
    }

    /// Advances all animations to `time`: starts those that are due, ends those that are over, and
    /// invalidates their layers.
    package static func advance(to time: CFTimeInterval) {
        for layer in layers {
            if layer.isDisplayed {
                layer.advanceAnimations(to: time)
                layer.advanceContents()
            } else if !layer.endInvisibleAnimations() {
                // The timeline retains its layers.
                remove(layer)
            }
        }
    }

    /// Invalidates the animations in `layer` and its descendants after their time has changed.
    static func timeDidChange(in layer: CALayer) {
        for animated in layers where animated.isInside(layer) { animated.invalidate(.geometry) }
    }

    static func clockDidChange(_ clock: AnimationClock) {
        for layer in layers where layer.animations.contains(where: { $0.animation.clock === clock }) {
            layer.invalidate(.geometry)
        }
    }

    static func end(_ clock: AnimationClock, finished: Bool) {
        for layer in layers { layer.endAnimations(of: clock, finished: finished) }
    }
}
