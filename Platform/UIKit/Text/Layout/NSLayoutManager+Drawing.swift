import Foundation

extension NSLayoutManager {
    /// Fills the background colors of a range of glyphs in the current context.
    ///
    /// - Parameters:
    ///   - glyphsToShow: The glyphs to draw.
    ///   - origin: The position of the container, in points.
    public func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let textStorage, let layout else { return }
        textStorage.enumerateAttribute(.backgroundColor, in: glyphsToShow) { value, range, _ in
            guard let color = value as? UIColor else { return }
            let rects = layout.rects(of: range.location..<(range.location + range.length), isSelection: false)
                .map { $0.offsetBy(dx: origin.x, dy: origin.y) }
            fillBackgroundRectArray(rects, count: rects.count, forCharacterRange: range, color: color)
        }
    }

    /// Fills rectangles behind a range of characters in the current context.
    public func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
        color.setFill()
        for rect in UnsafeBufferPointer(start: rectArray, count: rectCount) {
            UIRectFillUsingBlendMode(rect, .normal)
        }
    }

    /// Draws the lines with glyphs of a range in the current context.
    ///
    /// - Parameters:
    ///   - glyphsToShow: The glyphs to draw.
    ///   - origin: The position of the container, in points.
    public func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(), let layout else { return }
        let range = glyphsToShow.location..<(glyphsToShow.location + glyphsToShow.length)
        let shown = layout.fragments(in: range)
        for (index, lines) in Dictionary(grouping: shown, by: \.paragraph) {
            let paragraph = layout.block.paragraph(atIndex: index)
            let rect = CGRect(
                x: origin.x + layout.padding, y: origin.y + paragraph.top, width: layout.block.width,
                height: paragraph.height)
            let clip = lines.reduce(CGRect.null) { $0.union($1.rect) }.offsetBy(dx: origin.x, dy: origin.y)
            context.saveGState()
            if lines.count < paragraph.lineCount { context.clip(to: clip) }
            paragraph.shaped.draw(
                in: context, rect, alignment: layout.alignment,
                paint: TextPaint(.black, for: paragraph.shaped, traits: .current))
            context.restoreGState()
        }
    }
}
