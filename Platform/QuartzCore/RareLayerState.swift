/// The values of a layer's state that few layers have. An object of it never changes, so that states can share it.
final class RareLayerState {
    let shadow: LayerState.Shadow?
    let special: Special?
    let depth: LayerDepth?

    init(shadow: LayerState.Shadow?, special: Special?, depth: LayerDepth?) {
        self.shadow = shadow
        self.special = special
        self.depth = depth
    }

    /// The values of a layer class that draws contents of its own. States with the same object look the same.
    final class Special {
        let contents: any SpecialContents
        /// The contents if they are a function of time, which saves a dynamic cast in each frame.
        let timed: (any TimedContents)?

        init(_ contents: any SpecialContents) {
            self.contents = contents
            timed = contents as? any TimedContents
        }
    }
}

/// The animatable values of a layer class that draws contents of its own, between the background and the sublayers.
package protocol SpecialContents {
    /// Returns the rectangle that the contents may paint, in the coordinates of `layer`.
    @MainActor func paintRect(in layer: CALayer) -> CGRect

    /// Draws the contents into `context`, which has the coordinates of `layer`.
    @MainActor func draw(_ layer: CALayer, in context: CGContext)
}

/// The values of a layer class whose contents are a function of time.
protocol TimedContents: SpecialContents {
    /// Completes the values of the layer's model before a frame.
    @MainActor func commit(_ layer: CALayer)

    /// Advances the contents to the time of a frame.
    ///
    /// - Parameters:
    ///   - layer: The layer, whose displayed values are up to date.
    ///   - special: The object with these values.
    ///   - time: The time of the frame.
    ///   - clip: The pixels in which the layer is visible.
    @MainActor func update(
        _ layer: CALayer, _ special: RareLayerState.Special, at time: CFTimeInterval, clip: PixelRect)
}
