import Foundation

/// The layer contents of a label: its shaped text with colors, alignment and shadow.
final class LabelDrawing: LayerDrawing {
    let text: ShapedText
    let paint: TextPaint
    private let alignment: NSTextAlignment
    private let baselineShift: CGFloat
    let opacity: CGFloat
    private let shadow: (paint: TextPaint, offset: CGSize)?
    /// The number of pixels per point.
    private let scale: CGFloat

    /// - Parameters:
    ///   - text: The shaped text.
    ///   - ink: The colors of the text.
    ///   - alignment: The horizontal alignment of the lines.
    ///   - baselineShift: The distance of the text below the vertical center, in points.
    ///   - opacity: The opacity of the text.
    ///   - shadow: The colors of the shadow, and its offset in points.
    ///   - scale: The number of pixels per point.
    init(
        _ text: ShapedText, paint: TextPaint, alignment: NSTextAlignment, baselineShift: CGFloat, opacity: CGFloat,
        shadow: (paint: TextPaint, offset: CGSize)?, scale: CGFloat
    ) {
        self.text = text
        self.paint = paint
        self.alignment = alignment
        self.baselineShift = baselineShift
        self.opacity = opacity
        self.shadow = shadow
        self.scale = max(1, scale)
    }

    func draw(in context: CGContext, bounds: CGRect) {
        draw(in: context, bounds)
    }

    func inkBounds(in bounds: CGRect) -> CGRect {
        guard shadow == nil, !text.drawsOutsideLines else { return bounds }
        return text.lineBounds(in: bounds.width, alignment: alignment).reduce(CGRect.null) { ink, line in
            // Letters, such as those of italics, extend beyond their lines.
            let letters = line.offsetBy(dx: bounds.minX, dy: bounds.minY + offset(in: bounds.height) + baselineShift)
            return ink.union(letters.insetBy(dx: -line.height, dy: -line.height))
        }
    }

    /// Draws the text in `rect`, centered vertically.
    func draw(in context: CGContext, _ rect: CGRect) {
        // Saving the state for a clip costs as much as a third of drawing a short text, so clip only if
        // something may overflow.
        let overflows =
            shadow != nil || text.drawsOutsideLines || text.isTruncated || text.size.height > rect.height + 1
        if overflows || opacity < 1 {
            context.saveGState()
            if overflows { context.clip(to: rect) }
            if opacity < 1 { context.setAlpha(opacity) }
            drawLines(in: context, rect)
            context.restoreGState()
        } else {
            drawLines(in: context, rect)
        }
    }

    /// Returns the distance of centered text from the top of a label, in points.
    private func offset(in height: CGFloat) -> CGFloat {
        let fittingHeight = Self.fittingHeight(of: text.size.height, scale: scale)
        guard height > fittingHeight else { return max(0, (height - text.size.height) / 2) }
        return Self.shift(of: fittingHeight, in: height, scale: scale) + (fittingHeight - text.size.height) / 2
    }

    /// Returns the height of a label that fits a text, in whole pixels.
    static func fittingHeight(of textHeight: CGFloat, scale: CGFloat) -> CGFloat {
        (textHeight * scale - 0.001).rounded(.up) / scale
    }

    /// Returns the distance by which text in a higher label is below its position in a label that fits it.
    ///
    /// It is a number of whole pixels, so that labels of different heights with the same center have the same baseline.
    static func shift(of fittingHeight: CGFloat, in height: CGFloat, scale: CGFloat) -> CGFloat {
        ((height - fittingHeight) / 2 * scale).rounded() / scale
    }

    private func drawLines(in context: CGContext, _ rect: CGRect) {
        var textRect = rect
        // Text that is higher than the label is clipped at the bottom.
        textRect.origin.y += offset(in: rect.height) + baselineShift
        if let shadow {
            let offset = textRect.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
            text.draw(in: context, offset, alignment: alignment, paint: shadow.paint)
        }
        text.draw(in: context, textRect, alignment: alignment, paint: paint)
    }
}
