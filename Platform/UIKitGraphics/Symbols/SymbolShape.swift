import Foundation

/// A symbol with a size, weight, and colors.
package struct SymbolShape: Hashable, Sendable {
    package let glyph: SymbolGlyph
    /// The number of points per em.
    let em: CGFloat
    let weight: UIImage.SymbolWeight
    /// The colors of the symbol's layers; `nil` to draw the symbol in one color.
    let colors: SymbolStyle.Colors?
    /// The distance between the baseline of text and the symbol's vertical center, in points.
    let middle: CGFloat

    /// The height of capital letters, in ems. Symbols are centered on it, even if they are larger than the
    /// text.
    package static let capitalHeight: CGFloat = 0.7045

    /// The default point size, which is that of body text.
    static let standardPointSize: CGFloat = 17

    package init(glyph symbol: SymbolGlyph, style: UIImage.SymbolConfiguration?) {
        let styled = style?.textStyle?.pointSize(at: .preferred(by: style?.traitCollection))
        let pointSize = style?.pointSize ?? styled ?? SymbolShape.standardPointSize
        middle = pointSize * SymbolShape.capitalHeight / 2
        let scale = style?.scale ?? .unspecified
        let wanted = style?.weight ?? .unspecified
        let isBold = style?.textStyle.map { $0 == .headline } ?? false
        weight = wanted == .unspecified ? (isBold ? .semibold : .regular) : wanted
        let drawing = symbol.template?.drawing(weight, scale)
        glyph = drawing?.glyph ?? symbol
        em = pointSize * (drawing?.factor ?? scale.factor)
        colors = style?.style.colors(of: glyph)
    }

    /// Returns the size of the symbol in points, rounded up to whole pixels.
    package func size(scale: CGFloat) -> CGSize {
        // Lines heavier than regular need more space, except in a template, which has a drawing for each
        // weight.
        let isDrawnForWeight = glyph.template != nil
        let extra = isDrawnForWeight ? 0 : max(0, weight.lineWidth - UIImage.SymbolWeight.regular.lineWidth)
        func round(_ units: CGFloat) -> CGFloat { ((units + extra) / 100 * em * scale - 0.01).rounded(.up) / scale }
        return CGSize(width: round(glyph.size.width), height: round(glyph.size.height))
    }

    /// Returns the distance between the bottom edge and the baseline of adjacent text, in points.
    func baseline(scale: CGFloat) -> CGFloat {
        size(scale: scale).height / 2 + glyph.placement.middle / 100 * em - middle
    }

    /// The parts of the edges outside the symbol's margins, which layout ignores, in points.
    var alignmentInsets: UIEdgeInsets {
        UIEdgeInsets(
            top: 0, left: glyph.placement.left / 100 * em, bottom: 0, right: glyph.placement.right / 100 * em)
    }

    /// Returns the colors of the symbol's layers for the current traits, or `color` if the symbol has none.
    package func layerColors(or color: CGColor) -> [CGColor] {
        colors?.layerColors(count: max(1, glyph.layers.count)) ?? [color]
    }

    /// Draws the symbol centered in `rect`, scaled to fit, in one color or in one color per layer.
    func draw(in rect: CGRect, context: CGContext, layerColors: [CGColor]) {
        guard rect.width > 0, rect.height > 0 else { return }
        let layers = layerColors.count == glyph.layers.count ? glyph.layers : [glyph.steps]
        context.saveGState()
        context.clip(to: rect)
        let naturalSize = size(scale: 1000)
        context.translateBy(x: rect.midX, y: rect.midY)
        context.scaleBy(x: rect.width / naturalSize.width * em / 100, y: rect.height / naturalSize.height * em / 100)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        for (steps, color) in zip(layers, layerColors).reversed() { draw(steps, color, context) }
        context.restoreGState()
    }

    private func draw(_ steps: [SymbolGlyph.Step], _ color: CGColor, _ context: CGContext) {
        guard let opaque = color.copy(alpha: 1) else { return }
        context.saveGState()
        // Overlapping and subtracted parts are composed before the alpha is applied.
        context.setAlpha(color.alpha)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(opaque)
        context.setStrokeColor(opaque)
        for step in steps { draw(step, context) }
        context.endTransparencyLayer()
        context.restoreGState()
    }

    private func draw(_ step: SymbolGlyph.Step, _ context: CGContext) {
        context.setBlendMode(step.isCut ? .destinationOut : .normal)
        switch step {
        case .line(let path, let width), .cutLine(let path, let width):
            context.setLineWidth(weight.lineWidth * width)
            context.addPath(path)
            context.strokePath()
        case .area(let path), .cutArea(let path):
            context.addPath(path)
            context.fillPath()
        case .shape(let path, let rule, let lineWidth), .cutShape(let path, let rule, let lineWidth):
            context.addPath(path)
            context.fillPath(using: rule)
            let growth = weight.growth(of: lineWidth)
            if growth < 0 { context.setBlendMode(step.isCut ? .normal : .destinationOut) }
            context.setLineWidth(abs(growth))
            context.addPath(path)
            context.strokePath()
        }
    }
}

extension UIImage.SymbolWeight {
    /// The line width, in hundredths of an em.
    var lineWidth: CGFloat {
        switch self {
        case .ultraLight: return 2.6
        case .thin: return 4.2
        case .light: return 6.2
        case .unspecified, .regular: return 8.2
        case .medium: return 9.6
        case .semibold: return 11
        case .bold: return 12.8
        case .heavy: return 14.8
        case .black: return 17
        }
    }

    /// Returns the change of a shape's line width for this weight. Large changes are reduced, so that gaps
    /// do not close and fine lines do not disappear.
    func growth(of lineWidth: CGFloat) -> CGFloat {
        let growth = self.lineWidth - lineWidth
        if growth > 3 { return 3 + (growth - 3) * 0.45 }
        if growth < -1 { return -1 + (growth + 1) * 0.7 }
        return growth
    }
}

extension UIImage.SymbolScale {
    /// The size relative to medium scale.
    var factor: CGFloat {
        switch self {
        case .small: return 0.79
        case .default, .unspecified, .medium: return 1
        case .large: return 1.28
        }
    }
}
