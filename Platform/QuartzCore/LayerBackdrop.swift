/// What a layer does to the picture of what lies behind it.
package struct LayerBackdrop: Equatable {
    /// The standard deviation of the blur, in points.
    package var radius: CGFloat
    /// 1 leaves colours as they are, more makes them stronger.
    package var saturation: CGFloat
    /// What lies over the blur.
    package var tint: CGColor

    /// Makes a blur under a tint.
    package init(radius: CGFloat, saturation: CGFloat, tint: CGColor) {
        self.radius = radius
        self.saturation = saturation
        self.tint = tint
    }
}

extension LayerPainter {
    /// Blurs what is drawn already where the layer is.
    func paintBackdrop(of layer: CALayer) {
        guard let backdrop = layer.backdrop else { return }
        // All of the layer that can be seen at all: it is drawn whole or not at all.
        let area = layer.record.ownFootprint.intersection(visible)
        // Only a whole screen has what lies behind in it.
        let canCopy = context.isOpaque && layer.record.toScreen.isUpright && !area.isEmpty
        if canCopy { copy(backdrop, of: layer, area: area) }
        guard let blur = layer.record.backdropBlur, blur.hasSize(area.width, area.height), context.isOpaque else {
            paintTint(backdrop.tint, of: layer)
            return
        }
        let place = (x: area.minX - originX, y: area.minY - originY)
        guard layer.shown.cornerRadius > 0 else { return context.blit(blur.picture, x: place.x, y: place.y) }
        inLayer(layer) {
            context.addPath(layer.outline)
            context.clip()
            context.blit(blur.picture, x: place.x, y: place.y)
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
    /// `rects` so that each layer that blurs what lies behind it is drawn whole or not at all: it copies what is drawn.
    func widened(_ rects: [PixelRect], for root: CALayer, screen: PixelRect) -> [PixelRect] {
        guard root.record.hasBackdrop, !rects.isEmpty else { return rects }
        var areas: [PixelRect] = []
        collectBackdrops(root, into: &areas)
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

    private func collectBackdrops(_ layer: CALayer, into areas: inout [PixelRect]) {
        guard layer.record.hasBackdrop, !layer.shown.isHidden, layer.shown.opacity > 0 else { return }
        if layer.backdrop != nil { areas.append(layer.record.ownFootprint) }
        for child in layer.children { collectBackdrops(child, into: &areas) }
    }
}
