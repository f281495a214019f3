import Foundation

/// The layer contents of a label: its shaped text with colors, alignment and shadow.
final class LabelDrawing: LayerDrawing {
    let text: ShapedText
    private let paint: TextPaint
    private let alignment: NSTextAlignment
    private let baselineShift: CGFloat
    private let opacity: CGFloat
    private let shadow: (paint: TextPaint, offset: CGSize)?

    /// - Parameters:
    ///   - text: The shaped text.
    ///   - ink: The colors of the text.
    ///   - alignment: The horizontal alignment of the lines.
    ///   - baselineShift: The distance of the text below the vertical center, in points.
    ///   - opacity: The opacity of the text.
    ///   - shadow: The colors of the shadow, and its offset in points.
    init(
        _ text: ShapedText, paint: TextPaint, alignment: NSTextAlignment, baselineShift: CGFloat, opacity: CGFloat,
        shadow: (paint: TextPaint, offset: CGSize)?
    ) {
        self.text = text
        self.paint = paint
        self.alignment = alignment
        self.baselineShift = baselineShift
        self.opacity = opacity
        self.shadow = shadow
    }

    func draw(in context: CGContext, bounds: CGRect) {
        draw(in: context, bounds)
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

    private func drawLines(in context: CGContext, _ rect: CGRect) {
        var textRect = rect
        // Text that is higher than the label is clipped at the bottom.
        textRect.origin.y += max(0, (rect.height - text.size.height) / 2) + baselineShift
        if let shadow {
            let offset = textRect.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
            text.draw(in: context, offset, alignment: alignment, paint: shadow.paint)
        }
        text.draw(in: context, textRect, alignment: alignment, paint: paint)
    }
}
