/// The effect that a layer applies to what is behind it.
package struct LayerBackdrop: Equatable {
    /// The standard deviation of the blur, in points.
    package var radius: CGFloat
    /// The factor of the color saturation. 1 keeps it.
    package var saturation: CGFloat
    /// The color drawn over the blur.
    package var tint: CGColor

    /// Creates a backdrop from its parameters.
    package init(radius: CGFloat, saturation: CGFloat, tint: CGColor) {
        self.radius = radius
        self.saturation = saturation
        self.tint = tint
    }
}

extension LayerPainter {
    /// Blurs the pixels that are already drawn behind the layer.
    func paintBackdrop(of layer: CALayer) {
        guard let backdrop = layer.backdrop else { return }
        let area = layer.record.ownPaintBounds
        // Only the context of a whole screen contains what is behind the layer.
        let canCopy = context.isOpaque && layer.record.toScreen.isUpright && !area.isEmpty && visible.contains(area)
        if canCopy, layer.record.needsBackdropCopy { copy(backdrop, of: layer, area: area) }
        guard let blur = layer.record.backdropBlur, !layer.record.needsBackdropCopy, context.isOpaque else {
            paintTint(backdrop.tint, of: layer)
            return
        }
        let origin = (x: area.minX - originX, y: area.minY - originY)
        guard layer.shown.cornerRadius > 0 else { return context.blit(blur.result, x: origin.x, y: origin.y) }
        inLayer(layer) {
            context.addPath(layer.outline)
            context.clip()
            context.blit(blur.result, x: origin.x, y: origin.y)
        }
    }

    private func copy(_ backdrop: LayerBackdrop, of layer: CALayer, area: PixelRect) {
        var blur = layer.record.backdropBlur
        if blur?.hasSize(area.width, area.height) != true {
            blur = BackdropBlur(width: area.width, height: area.height)
        }
        blur?.copy(
            from: context, x: area.minX - originX, y: area.minY - originY,
            sigma: backdrop.radius * layer.record.toScreen.widthScale, saturation: backdrop.saturation,
            tint: backdrop.tint)
        layer.record.backdropBlur = blur
        layer.record.needsBackdropCopy = false
    }

    private func paintTint(_ tint: CGColor, of layer: CALayer) {
        inLayer(layer) {
            context.setFillColor(tint)
            context.addPath(layer.outline)
            context.fillPath()
        }
    }
}

extension Renderer {
    /// Extends `rects` so that each backdrop that has to be copied is drawn completely or not at all, because it copies what is
    /// drawn behind it. Other backdrops are drawn in parts, like images.
    func widened(_ rects: [PixelRect], for root: CALayer, screen: PixelRect) -> [PixelRect] {
        guard root.record.hasBackdrop, !rects.isEmpty else { return rects }
        var areas: [PixelRect] = []
        root.forEachBackdrop { if $0.record.needsBackdropCopy { areas.append($0.record.ownPaintBounds) } }
        var rects = rects
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for area in areas.map({ $0.intersection(screen) }) where !area.isEmpty {
                let touching = rects.filter { $0.intersects(area) }
                if touching.isEmpty || touching.count == 1 && touching[0].contains(area) { continue }
                rects.removeAll { $0.intersects(area) }
                rects.append(touching.reduce(area) { $0.union($1) })
                hasChanged = true
            }
        }
        return rects
    }
}

extension CALayer {
    /// Calls a closure for each visible backdrop of the layer and its descendants.
    func forEachBackdrop(_ body: (CALayer) -> Void) {
        guard record.hasBackdrop, !shown.isHidden, shown.opacity > 0 else { return }
        if backdrop != nil { body(self) }
        for child in children { child.forEachBackdrop(body) }
    }
}
