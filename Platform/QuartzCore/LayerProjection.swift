/// A layer that is displayed with perspective: it is drawn flat into pixels of its own, which are then projected.
@MainActor
final class LayerProjection {
    /// The transform from the layer's own pixels to those of its superlayer.
    var transform: ProjectiveTransform
    /// The own pixels that the layer and its sublayers paint.
    private var area = PixelRect.empty
    /// The own pixels in the layer's raster cache.
    private var drawnArea = PixelRect.empty

    init(_ transform: ProjectiveTransform) {
        self.transform = transform
    }

    /// The number of pixels around the bounds of a layer in which its sublayers are drawn.
    private static let margin = 1024

    /// Returns the transform from the coordinates of a layer to its own pixels, and the pixels that are drawn.
    ///
    /// There are as many pixels per point as in the plane of the superlayer, unless there would be too many.
    static func pixels(of state: LayerState, in space: LayerSpace) -> (plane: CGAffineTransform, clip: PixelRect) {
        let size = state.bounds.size
        let longest = max(size.width * space.plane.widthScale, size.height * space.plane.heightScale, 1)
        let reduction = min(1, CGFloat(RasterCache.limit - 2 * margin) / longest)
        let plane = CGAffineTransform(
            scaleX: space.plane.widthScale * reduction, y: space.plane.heightScale * reduction)
        let bounds = PixelRect(touchedBy: state.bounds.applying(plane))
        return (
            plane,
            PixelRect(
                minX: bounds.minX - margin, minY: bounds.minY - margin, maxX: bounds.maxX + margin,
                maxY: bounds.maxY + margin)
        )
    }

    /// Returns the pixels of the superlayer that are painted.
    func paintBounds(_ area: PixelRect, clip: PixelRect) -> PixelRect {
        self.area = area
        return PixelRect(touchedBy: transform, of: area).intersection(clip)
    }

    /// Draws the layer, whose raster cache is drawn again first if the layer has changed.
    fileprivate func paint(_ layer: CALayer, with painter: LayerPainter) {
        guard !area.isEmpty else { return }
        if !layer.record.isRasterCacheValid || drawnArea != area || layer.record.rasterCache == nil {
            let cache = RasterCache(size: area, resolution: 1, isOpaque: false)
            let inner = LayerPainter(context: cache.context, visible: area, originX: area.minX, originY: area.minY)
            inner.paintContent(of: layer)
            if let mask = layer.extras?.mask { inner.applyMask(mask) }
            layer.record.rasterCache = cache
            layer.record.isRasterCacheValid = true
            drawnArea = area
        }
        guard let cache = layer.record.rasterCache else { return }
        painter.draw(
            cache, area, by: transform, in: layer.record.paintBounds.intersection(painter.visible),
            alpha: Double(layer.shown.opacity))
    }
}

extension LayerPainter {
    func paint(_ layer: CALayer, by projection: LayerProjection) { projection.paint(layer, with: self) }
}
