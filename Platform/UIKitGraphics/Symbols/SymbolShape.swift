import Foundation

/// A symbol at a size and weight, in its colours.
package struct SymbolShape: Hashable, Sendable {
    package let glyph: SymbolGlyph
    /// Points to an em.
    let em: CGFloat
    let weight: UIImage.SymbolWeight
    /// The colours of its layers; nil for one colour, which is not the shape's to say.
    let colors: SymbolStyle.Colors?
    /// How far above the line that text stands on its middle is, in points.
    let middle: CGFloat

    /// How high capitals are, in ems: a symbol's middle is as high as theirs, also where it is larger than the text.
    package static let capitalHeight: CGFloat = 0.7045

    /// The size of a symbol that nothing is said about: that of body text.
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

    /// Its room in points, rounded up to whole pixels.
    package func size(scale: CGFloat) -> CGSize {
        // Lines heavier than those it was drawn with need more room; a template has a drawing for each weight.
        let isDrawnForWeight = glyph.template != nil
        let extra = isDrawnForWeight ? 0 : max(0, weight.lineWidth - UIImage.SymbolWeight.regular.lineWidth)
        func round(_ units: CGFloat) -> CGFloat { ((units + extra) / 100 * em * scale - 0.01).rounded(.up) / scale }
        return CGSize(width: round(glyph.size.width), height: round(glyph.size.height))
    }

    /// How far above its lower edge text beside it stands, in points.
    func baseline(scale: CGFloat) -> CGFloat {
        size(scale: scale).height / 2 + glyph.placement.middle / 100 * em - middle
    }

    /// What of its edges doesn't count in layout, in points: ink beyond its margins.
    var alignmentInsets: UIEdgeInsets {
        UIEdgeInsets(
            top: 0, left: glyph.placement.left / 100 * em, bottom: 0, right: glyph.placement.right / 100 * em)
    }

    /// The colours to draw it in, as they look now; `color` where it has none of its own.
    package func inks(or color: CGColor) -> [CGColor] {
        colors?.inks(count: max(1, glyph.layers.count)) ?? [color]
    }

    /// Draws it in the middle of `rect`, as large as fits: in one colour, or each layer in its own.
    package func draw(in rect: CGRect, context: CGContext, inks: [CGColor]) {
        guard rect.width > 0, rect.height > 0 else { return }
        let layers = inks.count == glyph.layers.count ? glyph.layers : [glyph.steps]
        context.saveGState()
        context.clip(to: rect)
        let room = size(scale: 1000)
        context.translateBy(x: rect.midX, y: rect.midY)
        context.scaleBy(x: rect.width / room.width * em / 100, y: rect.height / room.height * em / 100)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        for (steps, color) in zip(layers, inks).reversed() { draw(steps, color, context) }
        context.restoreGState()
    }

    private func draw(_ steps: [SymbolGlyph.Step], _ color: CGColor, _ context: CGContext) {
        guard let opaque = color.copy(alpha: 1) else { return }
        context.saveGState()
        // Its parts overlap, and some take away from others: they are put together first.
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
    /// How wide lines are, in hundredths of an em.
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

    /// How much wider the lines of a drawn shape get, or narrower. Much more or less than that they take only a part of: gaps must
    /// not close, nor fine lines vanish.
    func growth(of lineWidth: CGFloat) -> CGFloat {
        let growth = self.lineWidth - lineWidth
        if growth > 3 { return 3 + (growth - 3) * 0.45 }
        if growth < -1 { return -1 + (growth + 1) * 0.7 }
        return growth
    }
}

extension UIImage.SymbolScale {
    /// How much larger than at medium scale.
    var factor: CGFloat {
        switch self {
        case .small: return 0.79
        case .default, .unspecified, .medium: return 1
        case .large: return 1.28
        }
    }
}
