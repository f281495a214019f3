/// What the renderer remembers of a layer from the last frame.
package struct RenderRecord {
    /// The pixels that the layer and its sublayers took.
    var paintBounds = PixelRect.empty
    /// The pixels that the layer itself took.
    var ownFootprint = PixelRect.empty
    /// The pixels that sublayers took which have left since.
    var removedDamage = PixelRect.empty
    /// A rectangle of pixels of which nothing behind this layer can be seen.
    var opaqueRegion = PixelRect.empty
    /// From the layer's coordinates to the screen's pixels.
    var toScreen = CGAffineTransform.identity
    /// Whether the layer has been moved as a picture, so that the records of what is in it are of an older place.
    var descendantsAreOutdated = false
    /// Whether sublayers reach out of the layer's bounds.
    var overflows = false
    /// Whether the layer has been part of a frame.
    package var hasBeenShown = false
    /// Whether some sublayer has a `zPosition`.
    var sortsChildren = false
    /// The kept picture of the layer with its sublayers.
    var picture: RasterCache?
    /// Whether the kept picture shows what the layer shows.
    var pictureIsCurrent = false
    /// Whether the layer, or one in it, blurs what lies behind.
    var hasBackdrop = false
    /// The blurred copy of what lies behind the layer.
    var backdropBlur: BackdropBlur?
    /// The shadow, drawn for the size and colour that it was last needed in.
    var shadow: ShadowPicture?
}
