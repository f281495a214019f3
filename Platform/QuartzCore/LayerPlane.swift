/// The picture of a layer that is displayed in front of the pixels of the screen, because the layer moves or fades without
/// changing.
///
/// The pixels of the screen do not contain the layer, so that a frame in which it moves draws nothing.
@MainActor
package final class LayerPlane {
    /// The planes of the screen that displays the layer.
    private(set) weak var planes: LayerPlanes?
    /// The pixels of the layer and its sublayers, or `nil` before they are drawn.
    package private(set) var picture: CGContext?
    /// The number of the drawing of the picture, which no other picture has.
    package private(set) var revision = 0
    private static var lastRevision = 0
    /// The pixel of the screen at the top left of the picture.
    package private(set) var origin = PixelOffset()
    /// The pixels of the screen in which the picture is visible.
    package private(set) var clip = PixelRect.empty
    /// The opacity of the picture, from 0 to 1.
    package private(set) var opacity: Float = 1
    /// The time of the last frame in which the layer moved.
    var lastMovement: CFTimeInterval
    /// The pixels of the layer, where the origin of its coordinates is the pixel 0, 0.
    private var area = PixelRect.empty
    /// The transform from the layer's coordinates to these pixels.
    private var toPixels = CGAffineTransform.identity
    /// The pixel of the screen at the origin of the layer's coordinates.
    private var position = PixelOffset()

    init(in planes: LayerPlanes, time: CFTimeInterval) {
        self.planes = planes
        lastMovement = time
    }

    /// The number of pixels around the bounds of a layer in which its sublayers are drawn.
    private static let margin = 1024

    /// Returns the pixels that the picture covers if the layer's coordinates are transformed to the screen by `toScreen`.
    func pixels(at toScreen: CGAffineTransform) -> PixelRect { area.offset(by: PixelOffset(wholePixelsOf: toScreen)) }

    /// Places the layer on the screen.
    ///
    /// - Parameters:
    ///   - toScreen: The transform from the layer's coordinates to pixels: a scale and a translation, of which the picture is
    ///     displayed at the nearest whole pixel.
    ///   - update: Updates the layer in pixels of its own, if it has changed. Its arguments are the transform to them, and the
    ///     pixels that can be drawn.
    func place(
        _ layer: CALayer, at toScreen: CGAffineTransform, clip: PixelRect,
        update: (CGAffineTransform, PixelRect) -> Void
    ) {
        let own = CGAffineTransform(scaleX: toScreen.a, y: toScreen.d)
        if !layer.record.isRasterCacheValid || own != toPixels {
            toPixels = own
            layer.record.isRasterCacheValid = false
            let bounds = PixelRect(touchedBy: layer.shown.bounds.applying(own))
            update(own, bounds.widened(by: Self.margin))
            area = layer.record.paintBounds
        }
        position = PixelOffset(wholePixelsOf: toScreen)
        origin = PixelOffset(x: area.minX + position.x, y: area.minY + position.y)
        layer.record.paintBounds = area.offset(by: position).intersection(clip)
        layer.record.opaqueRegion = .empty
        layer.record.overflows = true
        self.clip = layer.record.paintBounds
        opacity = layer.shown.opacity
    }

    /// Draws the picture again if the layer has changed.
    func drawIfNeeded(_ layer: CALayer) {
        guard !layer.record.isRasterCacheValid || picture == nil, !area.isEmpty else { return }
        let context: CGContext
        if let picture, picture.width == area.width, picture.height == area.height {
            context = picture
            context.clearAll()
        } else {
            context = CGContext(width: area.width, height: area.height, scale: 1, opaque: false)
        }
        LayerPainter(context: context, visible: area, originX: area.minX, originY: area.minY).paintContent(of: layer)
        context.flush()
        picture = context
        Self.lastRevision += 1
        revision = Self.lastRevision
        layer.record.isRasterCacheValid = true
    }

    /// How a plane is displayed in a frame.
    struct Display: Equatable {
        let plane: ObjectIdentifier
        let revision: Int
        let origin: PixelOffset
        let clip: PixelRect
        let opacity: Float
    }

    var display: Display {
        Display(plane: ObjectIdentifier(self), revision: revision, origin: origin, clip: clip, opacity: opacity)
    }
}

extension Renderer {
    /// Updates a layer that is displayed as a plane. The pixels of the screen do not contain it.
    func updatePlane(
        _ layer: CALayer, _ plane: LayerPlane, in space: LayerSpace, clip: PixelRect, _ visit: Visit
    ) {
        var inner = visit
        inner.reports = false
        inner.movement = .changed
        plane.place(layer, at: space.toPixels(layer.shown), clip: clip) { toPixels, area in
            updateContent(of: layer, toScreen: toPixels, clip: area, inner)
        }
    }
}

extension PixelOffset {
    /// The translation of a transform, rounded to whole pixels.
    init(wholePixelsOf transform: CGAffineTransform) {
        let limit: CGFloat = 1e7
        x = Int(min(limit, max(-limit, transform.tx.rounded())))
        y = Int(min(limit, max(-limit, transform.ty.rounded())))
    }
}

extension PixelRect {
    func widened(by distance: Int) -> PixelRect {
        PixelRect(minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
    }
}
