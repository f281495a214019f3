import Foundation
import Synchronization

/// A symbol at a size and weight.
struct SymbolShape: Hashable, Sendable {
    let glyph: SymbolGlyph
    /// Points to an em.
    let em: CGFloat
    let weight: UIImage.SymbolWeight

    /// The size of a symbol that nothing is said about: that of body text.
    static let standardPointSize: CGFloat = 17

    init(glyph: SymbolGlyph, style: UIImage.SymbolConfiguration?) {
        self.glyph = glyph
        let styled = style?.textStyle?.pointSize(at: .preferred(by: style?.traitCollection))
        let pointSize = style?.pointSize ?? styled ?? SymbolShape.standardPointSize
        em = pointSize * (style?.scale ?? .unspecified).factor
        let wanted = style?.weight ?? .unspecified
        let isBold = style?.textStyle.map { $0 == .headline } ?? false
        weight = wanted == .unspecified ? (isBold ? .semibold : .regular) : wanted
    }

    /// Its room in points, rounded up to whole pixels.
    func size(scale: CGFloat) -> CGSize {
        // Lines heavier than those it was drawn with need more room.
        let extra = max(0, weight.lineWidth - UIImage.SymbolWeight.regular.lineWidth)
        func round(_ units: CGFloat) -> CGFloat { ((units + extra) / 100 * em * scale - 0.01).rounded(.up) / scale }
        return CGSize(width: round(glyph.size.width), height: round(glyph.size.height))
    }

    /// Draws it in the middle of `rect`, as large as fits.
    func draw(in rect: CGRect, context: CGContext, color: CGColor) {
        guard rect.width > 0, rect.height > 0, let opaque = color.copy(alpha: 1) else { return }
        context.saveGState()
        // Its parts overlap, and some take away from others: they are put together first.
        context.setAlpha(color.alpha)
        context.clip(to: rect)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        let room = size(scale: 1000)
        context.translateBy(x: rect.midX, y: rect.midY)
        context.scaleBy(x: rect.width / room.width * em / 100, y: rect.height / room.height * em / 100)
        context.setFillColor(opaque)
        context.setStrokeColor(opaque)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        for step in glyph.steps { draw(step, context) }
        context.endTransparencyLayer()
        context.restoreGState()
    }

    private func draw(_ step: SymbolGlyph.Step, _ context: CGContext) {
        switch step {
        case .line(let path, let width):
            context.setBlendMode(.normal)
            context.setLineWidth(weight.lineWidth * width)
            context.addPath(path)
            context.strokePath()
        case .area(let path):
            context.setBlendMode(.normal)
            context.addPath(path)
            context.fillPath()
        case .cutLine(let path, let width):
            context.setBlendMode(.destinationOut)
            context.setLineWidth(weight.lineWidth * width)
            context.addPath(path)
            context.strokePath()
        case .cutArea(let path):
            context.setBlendMode(.destinationOut)
            context.addPath(path)
            context.fillPath()
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

/// The symbols that were drawn, kept as long as there are few: rows of a table show the same ones again and again.
enum SymbolPictures {
    private struct Key: Hashable {
        let shape: SymbolShape
        let width: Int
        let height: Int
        let scale: CGFloat
        let color: CGColor
    }

    private static let known = Mutex<[Key: CGImage]>([:])

    /// Past so many the whole lot is let go, and drawn again when asked for.
    private static let limit = 256

    /// The symbol's pixels, as large as `size` (points).
    static func picture(of shape: SymbolShape, size: CGSize, scale: CGFloat, color: CGColor) -> CGImage {
        let key = Key(
            shape: shape, width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()),
            scale: scale, color: color)
        if let known = known.withLock({ $0[key] }) { return known }
        let new = CGContext.picture(size: size, scale: scale, isOpaque: false)
        shape.draw(in: CGRect(origin: .zero, size: size), context: new, color: color)
        let image = new.takeImage()
        known.withLock {
            if $0.count >= limit { $0.removeAll() }
            $0[key] = image
        }
        return image
    }
}
