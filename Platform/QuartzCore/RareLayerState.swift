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

        init(_ contents: any SpecialContents) {
            self.contents = contents
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
