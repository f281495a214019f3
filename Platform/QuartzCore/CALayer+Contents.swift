extension CALayer {
    /// The rectangle of the contents in the layer's coordinates, according to `contentsGravity`.
    var contentsRect: CGRect {
        let bounds = shown.bounds
        guard let image = content.image else { return bounds }
        let size = CGSize(width: CGFloat(image.width) / contentsScale, height: CGFloat(image.height) / contentsScale)
        guard size.width > 0, size.height > 0 else { return bounds }
        let ratios = (bounds.width / size.width, bounds.height / size.height)
        switch contentsGravity {
        case .resize: return bounds
        case .resizeAspect: return place(size, scaledBy: min(ratios.0, ratios.1), x: 0.5, y: 0.5)
        case .resizeAspectFill: return place(size, scaledBy: max(ratios.0, ratios.1), x: 0.5, y: 0.5)
        case .top: return place(size, scaledBy: 1, x: 0.5, y: 0)
        case .bottom: return place(size, scaledBy: 1, x: 0.5, y: 1)
        case .left: return place(size, scaledBy: 1, x: 0, y: 0.5)
        case .right: return place(size, scaledBy: 1, x: 1, y: 0.5)
        case .topLeft: return place(size, scaledBy: 1, x: 0, y: 0)
        case .topRight: return place(size, scaledBy: 1, x: 1, y: 0)
        case .bottomLeft: return place(size, scaledBy: 1, x: 0, y: 1)
        case .bottomRight: return place(size, scaledBy: 1, x: 1, y: 1)
        default: return place(size, scaledBy: 1, x: 0.5, y: 0.5)
        }
    }

    /// Returns a rectangle of `size` times `scale`. `x` and `y` are the fractions of the free space before
    /// it.
    private func place(_ size: CGSize, scaledBy scale: CGFloat, x: CGFloat, y: CGFloat) -> CGRect {
        let bounds = shown.bounds
        let size = CGSize(width: size.width * scale, height: size.height * scale)
        // Aligned to whole pixels, because the image would be blurred otherwise.
        func snap(_ value: CGFloat) -> CGFloat { (value * contentsScale).rounded() / contentsScale }
        return CGRect(
            x: bounds.minX + snap((bounds.width - size.width) * x),
            y: bounds.minY + snap((bounds.height - size.height) * y), width: size.width, height: size.height)
    }

    /// Draws `image` in `rect`, stretching only the part defined by `contentsCenter`.
    func drawStretched(_ image: CGImage, in rect: CGRect, into context: CGContext) {
        let center = contentsCenter
        guard center != CGRect(x: 0, y: 0, width: 1, height: 1) else {
            context.drawUpright(image, in: rect)
            return
        }
        let pixels = CGSize(width: CGFloat(image.width), height: CGFloat(image.height))
        let sourceX = [0, center.minX * pixels.width, center.maxX * pixels.width, pixels.width].map { $0.rounded() }
        let sourceY = [0, center.minY * pixels.height, center.maxY * pixels.height, pixels.height].map { $0.rounded() }
        let targetX = [
            rect.minX, rect.minX + sourceX[1] / contentsScale,
            rect.maxX - (pixels.width - sourceX[2]) / contentsScale, rect.maxX,
        ]
        let targetY = [
            rect.minY, rect.minY + sourceY[1] / contentsScale,
            rect.maxY - (pixels.height - sourceY[2]) / contentsScale, rect.maxY,
        ]
        for row in 0..<3 {
            for column in 0..<3 {
                let source = CGRect(
                    x: sourceX[column], y: sourceY[row], width: sourceX[column + 1] - sourceX[column],
                    height: sourceY[row + 1] - sourceY[row])
                let target = CGRect(
                    x: targetX[column], y: targetY[row], width: targetX[column + 1] - targetX[column],
                    height: targetY[row + 1] - targetY[row])
                guard source.width > 0, source.height > 0, target.width > 0, target.height > 0,
                    let part = image.cropping(to: source)
                else { continue }
                context.drawUpright(part, in: target)
            }
        }
    }

    /// The outline of the layer with its rounded corners.
    var outline: CGPath { outline(in: shown.bounds, radius: shown.cornerRadius) }

    func outline(in rect: CGRect, radius: CGFloat) -> CGPath {
        let radius = min(radius, rect.width / 2, rect.height / 2)
        guard radius > 0, !maskedCorners.isEmpty else { return CGPath(rect: rect, transform: nil) }
        if let popoverShape { return popoverShape.outline(in: rect, radius: radius) }
        if cornerCurve == .continuous {
            return CGPath(continuousRoundedRect: rect, cornerRadius: radius, corners: maskedCorners.corners)
        }
        if maskedCorners == .all {
            return CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
        }
        let path = CGMutablePath()
        func corner(_ mask: CACornerMask) -> CGFloat { maskedCorners.contains(mask) ? radius : 0 }
        let topLeft = corner(.layerMinXMinYCorner)
        let topRight = corner(.layerMaxXMinYCorner)
        let bottomRight = corner(.layerMaxXMaxYCorner)
        let bottomLeft = corner(.layerMinXMaxYCorner)
        path.move(to: CGPoint(x: rect.minX + topLeft, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX - topRight, y: rect.minY))
        addCorner(to: path, CGPoint(x: rect.maxX - topRight, y: rect.minY + topRight), topRight, from: -.pi / 2)
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - bottomRight))
        addCorner(to: path, CGPoint(x: rect.maxX - bottomRight, y: rect.maxY - bottomRight), bottomRight, from: 0)
        path.addLine(to: CGPoint(x: rect.minX + bottomLeft, y: rect.maxY))
        addCorner(to: path, CGPoint(x: rect.minX + bottomLeft, y: rect.maxY - bottomLeft), bottomLeft, from: .pi / 2)
        path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + topLeft))
        addCorner(to: path, CGPoint(x: rect.minX + topLeft, y: rect.minY + topLeft), topLeft, from: .pi)
        path.closeSubpath()
        return path
    }

    private func addCorner(to path: CGMutablePath, _ center: CGPoint, _ radius: CGFloat, from angle: CGFloat) {
        guard radius > 0 else { return }
        // y points down: increasing angles turn clockwise on the screen, which `CGPath` calls
        // counterclockwise.
        path.addArc(
            center: center, radius: radius, startAngle: angle, endAngle: angle + .pi / 2, clockwise: false)
    }
}

extension CACornerMask {
    fileprivate var corners: CGPath.Corners {
        var corners: CGPath.Corners = []
        if contains(.layerMinXMinYCorner) { corners.insert(.topLeft) }
        if contains(.layerMaxXMinYCorner) { corners.insert(.topRight) }
        if contains(.layerMinXMaxYCorner) { corners.insert(.bottomLeft) }
        if contains(.layerMaxXMaxYCorner) { corners.insert(.bottomRight) }
        return corners
    }
}
