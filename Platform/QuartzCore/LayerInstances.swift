/// The copies of a replicator layer's sublayers, which are drawn into pixels of their own and placed on the screen.
@MainActor
final class LayerInstances {
    private struct Instance {
        let cache: RasterCache
        let area: PixelRect
        var toScreen = ProjectiveTransform(linear: .identity)
    }

    private var instances: [Instance] = []
    /// The pixels of the screen that the copies paint.
    private(set) var paintBounds = PixelRect.empty
    private var plane = CGAffineTransform.identity

    /// Whether the copies are those of sublayers with the given pixels.
    func fits(_ values: ReplicatorValues, plane: CGAffineTransform) -> Bool {
        instances.count == values.count && self.plane == plane
    }

    /// Draws the copies.
    ///
    /// - Parameter update: Updates the sublayers for the time of a copy, and returns the pixels that they paint.
    func draw(
        _ layer: CALayer, _ values: ReplicatorValues, plane: CGAffineTransform, update: (_ index: Int) -> PixelRect
    ) {
        self.plane = plane
        // The first copy is drawn last, so that the sublayers keep its state.
        instances = (0..<values.count).reversed().map { index in
            let area = update(index)
            let cache = RasterCache(size: area, resolution: 1, isOpaque: false)
            if !area.isEmpty {
                let painter = LayerPainter(
                    context: cache.context, visible: area, originX: area.minX, originY: area.minY)
                for child in layer.childrenInDrawingOrder { painter.paint(child) }
                cache.context.multiply(by: values.color(of: index))
            }
            return Instance(cache: cache, area: area)
        }.reversed()
    }

    /// Places the copies on the screen.
    func place(_ state: LayerState, _ values: ReplicatorValues, in space: LayerSpace, clip: PixelRect) {
        let fromPlane = ProjectiveTransform(linear: plane.inverted())
        let step = values.transform.about(CGPoint(x: state.bounds.midX, y: state.bounds.midY))
        let toPixels = ProjectiveTransform(linear: space.plane)
        var matrix = CATransform3DIdentity
        paintBounds = .empty
        for index in instances.indices {
            let toScreen = fromPlane.concatenating(matrix.projection).concatenating(toPixels)
            instances[index].toScreen = toScreen
            paintBounds.formUnion(PixelRect(touchedBy: toScreen, of: instances[index].area).intersection(clip))
            matrix = CATransform3DConcat(step, matrix)
        }
    }

    fileprivate func paint(with painter: LayerPainter) {
        for instance in instances where !instance.area.isEmpty {
            let box = PixelRect(touchedBy: instance.toScreen, of: instance.area).intersection(painter.visible)
            painter.draw(instance.cache, instance.area, by: instance.toScreen, in: box, alpha: 1)
        }
    }
}

extension LayerPainter {
    func paint(_ instances: LayerInstances) { instances.paint(with: self) }

    /// Draws the pixels of a raster cache, which contains an area, through a transform to the pixels of the painter.
    func draw(
        _ cache: RasterCache, _ area: PixelRect, by transform: ProjectiveTransform, in box: PixelRect, alpha: Double
    ) {
        guard !box.isEmpty else { return }
        let fromCache = ProjectiveTransform(
            linear: CGAffineTransform(translationX: CGFloat(area.minX), y: CGFloat(area.minY)))
        let toContext = ProjectiveTransform(
            linear: CGAffineTransform(translationX: -CGFloat(originX), y: -CGFloat(originY)))
        context.draw(
            cache.context, by: fromCache.concatenating(transform).concatenating(toContext), in: local(box), alpha: alpha
        )
    }
}

extension PixelRect {
    /// The pixels that the projection of an area touches, with the half pixel over which its edges are smoothed.
    init(touchedBy transform: ProjectiveTransform, of area: PixelRect) {
        self.init(touchedBy: transform.boundingBox(of: area.rect.insetBy(dx: -1, dy: -1)))
    }
}
