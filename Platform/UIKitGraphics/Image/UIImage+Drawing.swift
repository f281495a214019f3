import Foundation

extension UIImage {
    /// Draws the image in the current context with its top-left corner at `point`.
    ///
    /// A template image is drawn in the context's fill color.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the image in the current context with its top-left corner at `point`.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image in the current context, scaled to fill `rect`. The cap insets are not stretched.
    ///
    /// A template image is drawn in the context's fill color.
    public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        draw(in: rect, context: context, tint: context.fillColor)
    }

    /// Draws the image in the current context, scaled to fill `rect`.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw(in: rect, context: context, tint: context.fillColor)
        context.restoreGState()
    }

    /// Fills `rect` with copies of the image, starting at its top-left corner.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(),
            let image = rasterized(size: size, scale: scale, tint: context.fillColor)
        else { return }
        context.saveGState()
        context.clip(to: rect)
        context.drawTilesUpright(image, first: CGRect(origin: rect.origin, size: size))
        context.restoreGState()
    }

    /// Draws the image in `rect`; a template image is drawn in `tint`.
    func draw(in rect: CGRect, context: CGContext, tint: CGColor) {
        if let resizing = parts.resizing, rect.size != size {
            return draw(resizing, in: rect, context: context, tint: tint)
        }
        switch parts.content {
        case .symbol(let shape):
            withOrientation(rect, context) {
                shape.draw(in: $0, context: context, layerColors: layerColors(of: shape, tint: tint))
            }
        case .pixels(let image):
            let color = isTemplate ? tint : parts.tint?.cgColor
            withOrientation(rect, context) { box in
                let image = sharpened(image, in: box, context)
                if let color {
                    context.drawUpright(template: image, in: box, color: color)
                } else {
                    context.drawUpright(image, in: box)
                }
            }
        }
    }

    /// Returns the image's pixels, or more of them where its vector drawing is shown larger.
    private func sharpened(_ image: CGImage, in box: CGRect, _ context: CGContext) -> CGImage {
        guard let drawing = parts.drawing else { return image }
        let (width, height) = (box.width * context.scale, box.height * context.scale)
        guard width.isFinite, height.isFinite, width > CGFloat(image.width) || height > CGFloat(image.height) else {
            return image
        }
        return drawing.rasterized(width: Int(width.rounded(.up)), height: Int(height.rounded(.up))) ?? image
    }

    private func withOrientation(_ rect: CGRect, _ context: CGContext, _ draw: (CGRect) -> Void) {
        guard parts.orientation != .up else { return draw(rect) }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width, y: rect.height)
        context.concatenate(parts.orientation.transform)
        draw(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.restoreGState()
    }

    /// Returns the image's pixels as displayed at `size`: upright, a template image in `tint`.
    package func rasterized(size: CGSize, scale: CGFloat, tint: CGColor) -> CGImage? {
        if case .symbol(let shape) = parts.content, parts.orientation == .up {
            return SymbolImageCache.image(
                of: shape, size: size, scale: scale, layerColors: layerColors(of: shape, tint: tint))
        }
        guard size.width > 0, size.height > 0 else { return nil }
        let context = CGContext.picture(size: size, scale: scale, isOpaque: false)
        draw(in: CGRect(origin: .zero, size: size), context: context, tint: tint)
        return context.takeImage()
    }

    // MARK: Resizing

    private func draw(_ resizing: Resizing, in rect: CGRect, context: CGContext, tint: CGColor) {
        guard let image = rasterized(size: size, scale: scale, tint: tint) else { return }
        let pixels = CGSize(width: CGFloat(image.width), height: CGFloat(image.height))
        let caps = resizing.capInsets
        let columns = cuts(
            rect.minX, rect.maxX, caps.left, caps.right, pixels: pixels.width)
        let rows = cuts(rect.minY, rect.maxY, caps.top, caps.bottom, pixels: pixels.height)
        for row in 0..<3 {
            for column in 0..<3 {
                let source = CGRect(
                    x: columns.source[column], y: rows.source[row],
                    width: columns.source[column + 1] - columns.source[column],
                    height: rows.source[row + 1] - rows.source[row])
                let target = CGRect(
                    x: columns.target[column], y: rows.target[row],
                    width: columns.target[column + 1] - columns.target[column],
                    height: rows.target[row + 1] - rows.target[row])
                guard target.width > 0, target.height > 0, let part = image.cropping(to: source) else { continue }
                let isTiled = resizing.mode == .tile && (row == 1 || column == 1)
                draw(part, in: target, isTiled: isTiled, context)
            }
        }
    }

    private func draw(_ part: CGImage, in target: CGRect, isTiled: Bool, _ context: CGContext) {
        guard isTiled, part.width > 1 || part.height > 1 else {
            context.drawUpright(part, in: target)
            return
        }
        context.saveGState()
        context.clip(to: target)
        let size = CGSize(width: CGFloat(part.width) / scale, height: CGFloat(part.height) / scale)
        context.drawTilesUpright(part, first: CGRect(origin: target.origin, size: size))
        context.restoreGState()
    }

    /// Returns the pixel positions at which the image is cut along one axis, and the positions at which the
    /// cuts are drawn.
    private func cuts(
        _ start: CGFloat, _ end: CGFloat, _ first: CGFloat, _ last: CGFloat, pixels: CGFloat
    ) -> (source: [CGFloat], target: [CGFloat]) {
        let (firstCut, lastCut) = ((first * scale).rounded(), pixels - (last * scale).rounded())
        let length = end - start
        // If the caps do not fit, they are reduced in proportion.
        let factor = first + last > length && first + last > 0 ? length / (first + last) : 1
        return ([0, firstCut, lastCut, pixels], [start, start + first * factor, end - last * factor, end])
    }
}
