import Foundation

/// A label's text with its colours: what its layer shows.
final class LabelDrawing: LayerDrawing {
    let text: ShapedText
    private let ink: TextPaint
    private let alignment: NSTextAlignment
    private let baselineShift: CGFloat
    private let opacity: CGFloat
    private let shadow: (ink: TextPaint, offset: CGSize)?

    /// - Parameters:
    ///   - baselineShift: how far the text lies below the middle of the height, in points.
    ///   - shadow: a second drawing behind the first, and how far to the right and down of it, in points.
    init(
        _ text: ShapedText, ink: TextPaint, alignment: NSTextAlignment, baselineShift: CGFloat, opacity: CGFloat,
        shadow: (ink: TextPaint, offset: CGSize)?
    ) {
        self.text = text
        self.ink = ink
        self.alignment = alignment
        self.baselineShift = baselineShift
        self.opacity = opacity
        self.shadow = shadow
    }

    func draw(in context: CGContext, bounds: CGRect) {
        draw(in: context, bounds)
    }

    /// Draws within `rect`, in the middle of its height.
    func draw(in context: CGContext, _ rect: CGRect) {
        // Saving the state for a clip takes as long as a third of a short text: only where something could stick out.
        let sticksOut = shadow != nil || text.hasWideInk || text.isTruncated || text.size.height > rect.height + 1
        if sticksOut || opacity < 1 {
            context.saveGState()
            if sticksOut { context.clip(to: rect) }
            if opacity < 1 { context.setAlpha(opacity) }
            drawLines(in: context, rect)
            context.restoreGState()
        } else {
            drawLines(in: context, rect)
        }
    }

    private func drawLines(in context: CGContext, _ rect: CGRect) {
        var place = rect
        // Text that is higher than its label is cut off at the bottom.
        place.origin.y += max(0, (rect.height - text.size.height) / 2) + baselineShift
        if let shadow {
            let offset = place.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
            text.draw(in: context, offset, alignment: alignment, ink: shadow.ink)
        }
        text.draw(in: context, place, alignment: alignment, ink: ink)
    }
}
