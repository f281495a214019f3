/// Draws layers into the pixels of the screen or of a raster cache.
@MainActor
struct LayerPainter {
    let context: CGContext
    /// The rectangle to draw, in screen pixels.
    var visible: PixelRect
    /// The screen pixel at the origin of the context.
    var originX = 0
    var originY = 0
    /// Whether layers may be drawn by raster caches.
    var usesRasterCaches = true
    /// Whether layers are drawn into a transparency layer, which may have transparent pixels.
    var isInGroup = false
    /// Whether other parts of the drawn layers follow, for which rasters are kept.
    var isPiece = false

    func paint(_ layer: CALayer) {
        let state = layer.shown
        guard !state.isHidden, state.opacity > 0, layer.record.plane == nil,
            layer.record.paintBounds.intersects(visible)
        else { return }
        if let projection = layer.record.projection {
            paint(layer, by: projection)
            return
        }
        let extras = layer.extras
        let transition = extras?.transition
        let isGroup = state.opacity < 1 || extras != nil
        if layer.cachesRaster || isGroup, transition == nil, extras?.compositing == nil {
            let use = rasterUse(of: layer)
            if use != .none, paintRasterCache(of: layer) {
                if use == .last, !isPiece {
                    layer.record.rasterCache?.recycle()
                    layer.record.rasterCache = nil
                }
                return
            }
        }
        if layer.record.rasterCache != nil { layer.record.rasterCache = nil }
        guard isGroup else {
            paintContent(of: layer)
            return
        }
        let area = layer.record.paintBounds.intersection(visible)
        compositeGroup(extras?.compositing, opacity: CGFloat(state.opacity), in: area) { group in
            if let transition { group.paint(transition, of: layer) } else { group.paintContent(of: layer) }
            if let mask = extras?.mask { group.applyMask(mask) }
        }
    }

    private enum RasterUse {
        case none
        /// The raster is released when it has been drawn.
        case last
        case kept
    }

    /// Returns how a layer is drawn by its raster cache, and counts the pixels that are drawn.
    ///
    /// A raster costs as much as drawing the layer twice, so that it is kept for a layer that is drawn a second time since its last
    /// change. A row that scrolls into view by parts is drawn once, into a raster that ends when the row is complete.
    private func rasterUse(of layer: CALayer) -> RasterUse {
        guard !layer.shouldRasterize else { return .kept }
        guard usesRasterCaches else { return .none }
        let bounds = PixelRect(touchedBy: layer.shown.bounds.applying(layer.record.toScreen))
        let whole = bounds.area
        // A small group is drawn faster than its pixels are worth. Sublayers outside the screen are not up to date in a group.
        let isGroup = !layer.cachesRaster
        if isGroup, whole < RasterCache.smallestGroup || layer.record.paintBounds != bounds { return .none }
        let part = layer.record.paintBounds.intersection(visible).area
        let before = layer.record.drawnArea
        let drawn = before + part
        layer.record.drawnArea = drawn
        if drawn > whole + whole / 4 { return .kept }
        if isGroup || part == whole {
            return layer.record.isRasterCacheValid && layer.record.rasterCache != nil ? .kept : .none
        }
        return before < whole && drawn >= whole ? .last : .kept
    }

    /// Draws the layer's raster cache, which is redrawn first if the layer has changed.
    ///
    /// - Returns: False if a raster cannot represent the layer, because the layer is rotated, not aligned to
    ///   pixels, too large, or overflows its bounds.
    private func paintRasterCache(of layer: CALayer) -> Bool {
        let record = layer.record
        let box = layer.shown.bounds.applying(record.toScreen)
        let pixels = PixelRect(touchedBy: box)
        guard !record.overflows, !record.hasBackdrop, record.toScreen.isUpright, pixels.rect.isNearly(box),
            RasterCache.allows(pixels)
        else {
            layer.record.rasterCache = nil
            return false
        }
        let mask = layer.extras?.mask
        let isOpaque = layer.shown.backgroundColor?.alpha == 1 && layer.shown.cornerRadius == 0 && mask == nil
        var rasterCache = record.rasterCache
        let resolution = layer.shouldRasterize ? min(1, layer.rasterizationScale / record.toScreen.widthScale) : 1
        if rasterCache.map({ !$0.hasSize(of: pixels) || $0.isOpaque != isOpaque || $0.resolution != resolution })
            ?? true
        {
            rasterCache = RasterCache.make(size: pixels, resolution: resolution, isOpaque: isOpaque)
            layer.record.isRasterCacheValid = false
        }
        guard let rasterCache else { return false }
        if !layer.record.isRasterCacheValid {
            if !isOpaque { rasterCache.context.clearAll() }
            let painter = LayerPainter(
                context: rasterCache.context, visible: pixels, originX: pixels.minX, originY: pixels.minY)
            painter.paintContent(of: layer)
            if let mask { painter.applyMask(mask) }
            rasterCache.reduceResolution()
            layer.record.rasterCache = rasterCache
            layer.record.isRasterCacheValid = true
        }
        context.blit(
            rasterCache.context, x: pixels.minX - originX, y: pixels.minY - originY, alpha: Double(layer.shown.opacity))
        return true
    }

    /// Draws the layer and its sublayers without its opacity.
    ///
    /// - Parameters:
    ///   - layer: The layer.
    ///   - isShadowCaster: Whether the content is drawn to make the mask of the layer's shadow.
    func paintContent(of layer: CALayer, isShadowCaster: Bool = false) {
        let state = layer.shown
        let toScreen = layer.record.toScreen
        let box = state.bounds.applying(toScreen)
        let isInFront = isShadowCaster || layer.record.ownPaintBounds.intersects(visible)
        let children = layer.record.instances == nil ? layer.childrenInDrawingOrder : []
        let inner = state.masksToBounds ? PixelRect(touchedBy: box).intersection(visible) : visible
        // Sublayers hidden behind an opaque sublayer, and the layer behind them, need not be drawn.
        let first = children.lastIndex { !$0.shown.isHidden && $0.record.opaqueRegion.contains(inner) } ?? 0
        let isHiddenBehind = !children.isEmpty && children[first].record.opaqueRegion.contains(visible)
        if isInFront, !isHiddenBehind {
            if !isShadowCaster { paintShadow(of: layer) }
            paintBackdrop(of: layer)
            paintBackground(of: layer, box: box, below: children)
            paintContents(of: layer)
            if let special = state.rare?.special { inLayer(layer) { special.contents.draw(layer, in: context) } }
        }
        if let instances = layer.record.instances {
            if state.masksToBounds { clip(to: layer, box: box) }
            paint(instances)
            if state.masksToBounds { context.restoreGState() }
        } else if !children.isEmpty {
            let clips = state.masksToBounds && !inner.isEmpty
            if clips { clip(to: layer, box: box) }
            var painter = self
            if clips { painter.visible = inner }
            if layer.record.displaysDepth {
                painter.paintInDepth(children)
            } else {
                for child in children[first...] { painter.paint(child) }
            }
            if clips { context.restoreGState() }
        }
        if isInFront { paintBorder(of: layer) }
    }

    private func clip(to layer: CALayer, box: CGRect) {
        context.saveGState()
        let pixels = PixelRect(touchedBy: box)
        if layer.shown.cornerRadius == 0, layer.record.toScreen.isUpright {
            context.clipToDevicePixels([local(pixels.intersection(visible))])
        } else {
            let matrix = context.deviceTransform
            context.deviceTransform = toContext(layer)
            context.addPath(layer.outline)
            context.clip()
            context.deviceTransform = matrix
        }
    }

    private func paintShadow(of layer: CALayer) {
        guard let shadow = layer.shown.shadow, shadow.opacity > 0 else { return }
        guard layer.record.shadowFollowsOutline else { return paintContentShadow(shadow, of: layer) }
        let scale = layer.record.toScreen.widthScale
        let key = ShadowCache.Key(
            size: layer.shown.bounds.size, corner: layer.shown.cornerRadius, maskedCorners: layer.maskedCorners,
            curve: layer.cornerCurve, radius: shadow.radius, scale: scale, path: layer.shadowPath,
            popoverShape: layer.popoverShape)
        let shape = (layer.shadowPath?.boundingBoxOfPath ?? layer.shown.bounds).size
        let margin = 2 * CGFloat(ShadowMask.margin(sigma: shadow.radius * scale) + 1)
        guard
            ImageSizeLimit.allows(width: shape.width * scale + margin, height: shape.height * scale + margin)
        else {
            layer.record.shadow = nil
            return
        }
        if layer.record.shadow?.key != key {
            layer.record.shadow = ShadowCache(key: key, outline: layer.shadowPath ?? layer.outline)
        }
        guard let mask = layer.record.shadow?.mask, let color = shadow.color.color else { return }
        let origin = toContext(layer).map(.zero)
        let shapeOrigin = CGPoint(
            x: (origin.x + shadow.offset.width * scale).rounded(),
            y: (origin.y + shadow.offset.height * scale).rounded())
        let draw = {
            context.draw(mask, shapeOriginAtDevice: shapeOrigin, color: color, alpha: CGFloat(shadow.opacity))
        }
        // The shadow would otherwise darken the material in front of it.
        if layer.record.hasBackdrop { clippingOutside(layer, draw) } else { draw() }
    }

    /// Draws outside the outline of a layer only.
    private func clippingOutside(_ layer: CALayer, _ draw: () -> Void) {
        context.saveGState()
        let matrix = context.deviceTransform
        context.deviceTransform = toContext(layer)
        context.addRect(layer.paintRect)
        context.addPath(layer.outline)
        context.clip(using: .evenOdd)
        context.deviceTransform = matrix
        draw()
        context.restoreGState()
    }

    /// Draws the shadow of the alpha of the layer's contents and sublayers.
    private func paintContentShadow(_ shadow: LayerState.Shadow, of layer: CALayer) {
        let record = layer.record
        let source = record.shadowSource
        guard !source.isEmpty, ImageSizeLimit.allows(width: CGFloat(source.width), height: CGFloat(source.height))
        else { return }
        let sigma = shadow.radius * record.toScreen.widthScale
        var contentShadow = record.contentShadow
        if contentShadow?.fits(record, sigma: sigma) != true {
            contentShadow = ContentShadow(record, sigma: sigma) { context, margin in
                LayerPainter(
                    context: context, visible: source, originX: source.minX - margin, originY: source.minY - margin
                )
                .paintContent(of: layer, isShadowCaster: true)
            }
            layer.record.contentShadow = contentShadow
        }
        guard let contentShadow, let color = shadow.color.color else { return }
        let offset = shadow.offset.asTranslation(in: record.toScreen)
        context.draw(
            contentShadow.mask,
            shapeOriginAtDevice: CGPoint(
                x: CGFloat(record.shadowSource.minX - originX) + offset.x.rounded(),
                y: CGFloat(record.shadowSource.minY - originY) + offset.y.rounded()),
            color: color, alpha: CGFloat(shadow.opacity))
    }

    private func paintBackground(of layer: CALayer, box: CGRect, below children: [CALayer]) {
        guard let color = layer.shown.backgroundColor, color.alpha > 0 else { return }
        let isPlain = layer.shown.cornerRadius == 0 && layer.record.toScreen.isUpright
        guard isPlain, color.alpha == 1, PixelRect(touchedBy: box).rect.isNearly(box) else {
            inLayer(layer) {
                if let pattern = color.pattern {
                    context.saveGState()
                    context.addPath(layer.outline)
                    context.clip()
                    context.drawTilesUpright(
                        pattern.image, first: CGRect(origin: layer.shown.bounds.origin, size: pattern.size))
                    context.restoreGState()
                    return
                }
                context.setFillColor(color)
                if isPlain {
                    context.fill(layer.shown.bounds)
                } else {
                    context.addPath(layer.outline)
                    context.fillPath()
                }
            }
            return
        }
        let cover = children.prefix { !$0.record.hasBackdrop }
        for rect in uncovered(PixelRect(touchedBy: box).intersection(visible), by: cover) {
            context.fillDevicePixels(local(rect), color: color)
        }
    }

    /// Returns the parts of `rect` that are not covered by opaque sublayers. The rows of a table cover
    /// nearly all of it. A backdrop copies what is behind it, even where another sublayer covers both.
    private func uncovered(_ rect: PixelRect, by children: ArraySlice<CALayer>) -> [PixelRect] {
        var rest = [rect]
        for child in children where !child.shown.isHidden && child.record.opaqueRegion.intersects(rect) {
            rest = rest.flatMap { $0.subtracting(child.record.opaqueRegion) }
            // Many small fills cost more than a single large one.
            if rest.count > 6 { return [rect] }
        }
        return rest
    }

    private func paintContents(of layer: CALayer) {
        switch layer.content {
        case .drawing(let drawing): inLayer(layer) { drawing.draw(in: context, bounds: layer.shown.bounds) }
        case .image(let image): paint(image, of: layer)
        case .none, .other: break
        }
    }

    private func paint(_ image: CGImage, of layer: CALayer) {
        let rect = layer.contentsRect
        let onScreen = rect.applying(toContext(layer))
        let isOneToOne =
            layer.record.toScreen.isUpright && !(layer.shown.masksToBounds && layer.shown.cornerRadius > 0)
            && abs(onScreen.width - CGFloat(image.width)) < 0.01 && abs(onScreen.height - CGFloat(image.height)) < 0.01
        let isWhole =
            abs(onScreen.minX - onScreen.minX.rounded()) < 0.01
            && abs(onScreen.minY - onScreen.minY.rounded()) < 0.01
        if isOneToOne, isWhole, layer.shown.bounds.insetBy(dx: -0.01, dy: -0.01).contains(rect) {
            context.blit(image, x: Int(onScreen.minX.rounded()), y: Int(onScreen.minY.rounded()))
            return
        }
        inLayer(layer) {
            if layer.shown.masksToBounds {
                context.addPath(layer.outline)
                context.clip()
            }
            layer.drawStretched(image, in: rect, into: context)
        }
    }

    private func paintBorder(of layer: CALayer) {
        let width = layer.shown.borderWidth
        guard width > 0, let color = layer.shown.borderColor.color else { return }
        inLayer(layer) {
            context.setStrokeColor(color)
            context.setLineWidth(width)
            let bounds = layer.shown.bounds.insetBy(dx: width / 2, dy: width / 2)
            context.addPath(layer.outline(in: bounds, radius: max(0, layer.shown.cornerRadius - width / 2)))
            context.strokePath()
        }
    }

    func inLayer(_ layer: CALayer, _ draw: () -> Void) {
        let (transform, base) = (toContext(layer), context.patternBase)
        context.saveGState()
        context.deviceTransform = transform
        context.patternBase = transform
        draw()
        context.patternBase = base
        context.restoreGState()
    }

    private func toContext(_ layer: CALayer) -> CGAffineTransform {
        var transform = layer.record.toScreen
        transform.tx -= CGFloat(originX)
        transform.ty -= CGFloat(originY)
        return transform
    }

    func local(_ rect: PixelRect) -> CGRect {
        CGRect(x: rect.minX - originX, y: rect.minY - originY, width: rect.width, height: rect.height)
    }
}

extension CGRect {
    /// Returns whether the edges are equal within a hundredth.
    func isNearly(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01 && abs(maxX - other.maxX) < 0.01
            && abs(maxY - other.maxY) < 0.01
    }
}

extension CGColor {
    static let opaqueBlack = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
}
