/// The shadow that Core Animation draws of the alpha of a layer's contents and sublayers.
extension CALayer {
    /// Whether the layer has a shadow whose shape the contents and sublayers determine.
    final var mayCastContentShadow: Bool {
        guard let shadow = shown.shadow, shadow.opacity > 0 else { return false }
        return shadowPath == nil && popoverShape == nil && !castsOutlineShadow
    }

    /// Whether the layer fills its outline and nothing in it is outside the outline, so that the shadow of
    /// the outline, which is drawn once, equals that of the contents. The records of the sublayers must be
    /// up to date.
    final var contentIsInsideOutline: Bool {
        guard let color = shown.backgroundColor, color.alpha == 1 else { return false }
        if shown.masksToBounds { return true }
        if shown.rare?.special != nil { return false }
        let radius = maskedCorners.isEmpty ? 0 : shown.cornerRadius
        if content.image != nil, radius > 0 || !shown.bounds.contains(contentsRect) { return false }
        let toScreen = record.toScreen
        guard toScreen.isUpright else { return children.allSatisfy(\.record.paintBounds.isEmpty) }
        // A rounded rectangle contains these three rectangles.
        let corner = radius * (1 - 0.5.squareRoot())
        let parts = [(radius, 0), (0, radius), (corner, corner)].map { x, y in
            PixelRect(touchedBy: shown.bounds.insetBy(dx: x, dy: y).applying(toScreen))
        }
        return children.allSatisfy { child in parts.contains { $0.contains(child.record.paintBounds) } }
    }

    /// Returns the pixels whose shadow may reach `area`.
    final func shadowSource(of area: PixelRect) -> PixelRect { shifted(area, by: -1) }

    /// Returns the pixels that the shadow of `source` may reach.
    final func shadowArea(of source: PixelRect) -> PixelRect { shifted(source, by: 1) }

    private func shifted(_ rect: PixelRect, by sign: CGFloat) -> PixelRect {
        guard let shadow = shown.shadow, !rect.isEmpty else { return .empty }
        let offset = shadow.offset.asTranslation(in: record.toScreen)
        let margin = ShadowMask.margin(sigma: shadow.radius * record.toScreen.widthScale) + 1
        let (x, y) = (Int((sign * offset.x).rounded()), Int((sign * offset.y).rounded()))
        return PixelRect(
            minX: rect.minX + x - margin, minY: rect.minY + y - margin, maxX: rect.maxX + x + margin,
            maxY: rect.maxY + y + margin)
    }
}
