/// The renderer's record of a layer in the last frame.
package struct RenderRecord {
    /// The pixels that the layer and its sublayers painted.
    var paintBounds = PixelRect.empty
    /// The pixels that the layer itself painted.
    var ownPaintBounds = PixelRect.empty
    /// The pixels that removed sublayers had painted.
    var removedDamage = PixelRect.empty
    /// A rectangle of pixels that the layer covers opaquely.
    var opaqueRegion = PixelRect.empty
    /// The size of the layer's bounds in pixels.
    var pixelSize = (width: 0, height: 0)
    /// The transform from the layer's coordinates to screen pixels, or to the pixels of a superlayer with a projection.
    var toScreen = CGAffineTransform.identity
    /// How the layer is displayed with perspective, or `nil` if it is displayed without.
    var projection: LayerProjection?
    /// The picture by which the layer is displayed in front of the pixels of the screen, or `nil` if they contain it.
    var plane: LayerPlane?
    /// The plane of a layer that is turned in space, unless it is seen from its edge.
    var surface: LayerSurface?
    /// The copies of a replicator layer's sublayers.
    var instances: LayerInstances?
    /// The distance from the superlayer's plane that determines the drawing order.
    var height: CGFloat = 0
    /// Whether the layer's raster has moved since the records of its descendants were updated.
    var hasOutdatedDescendants = false
    /// What the layer displayed when the records of its descendants were last up to date, if it was moved in a wide window.
    var ink: KeptInk?
    /// Whether sublayers extend beyond the layer's bounds.
    var overflows = false
    /// Whether the layer has been part of a frame.
    package var hasBeenShown = false
    /// Whether a sublayer has a `zPosition` or a transform in space.
    var sortsChildren = false
    /// Whether sublayers are drawn in pieces where they cross.
    var displaysDepth = false
    /// The raster cache of the layer with its sublayers.
    var rasterCache: RasterCache?
    /// Whether the raster cache is up to date.
    var isRasterCacheValid = false
    /// The number of pixels that were drawn since the layer last changed.
    var drawnArea = 0
    /// Whether the layer or one of its descendants has a backdrop, or is blended with what is behind it.
    var hasBackdrop = false
    /// The blurred copy of what is behind the layer.
    var backdropBlur: BackdropBlur?
    /// Whether what is behind the layer may differ from the copy.
    var needsBackdropCopy = true
    /// The shadow for the shape in which it was last drawn.
    var shadow: ShadowCache?
    /// Whether the shadow is that of `shadowPath` or of the layer's outline, not that of its contents.
    var shadowFollowsOutline = true
    /// The pixels of the contents and sublayers that cast a visible shadow.
    var shadowSource = PixelRect.empty
    /// The shadow of the contents and sublayers, or `nil` if it must be drawn again.
    var contentShadow: ContentShadow?

    /// Returns whether the layer has had the size of `rect` in pixels since its descendants were updated.
    func hasSize(of rect: PixelRect) -> Bool { pixelSize.width == rect.width && pixelSize.height == rect.height }

    /// Requests that the raster and the shadow of the contents are drawn again.
    mutating func invalidateRaster() {
        isRasterCacheValid = false
        drawnArea = 0
        contentShadow = nil
    }

    /// Requests that the layer is drawn into the pixels of the screen.
    mutating func leavePlane() {
        plane = nil
        invalidateRaster()
        hasOutdatedDescendants = true
    }

    /// Whether the layer's sublayers are drawn into other pixels than those of the screen or of the superlayer.
    var hasOwnPixels: Bool { projection != nil || instances != nil || plane != nil }
}
