internal import CCairo
import Foundation

/// Text that was shaped, broken into lines and truncated: glyphs at their places, ready to be drawn in any colour, with any
/// alignment, any number of times.
///
/// It keeps what drawing needs and nothing more: Pango's own layout of a short text takes several kilobytes and is let go.
package final class ShapedText: @unchecked Sendable {
    /// x from the line's left end, y from its baseline; in points.
    let glyphs: [cairo_glyph_t]
    let runs: [GlyphRun]
    package let lines: [TextLine]
    /// What runs refer to; none for plain text.
    let decorations: [TextDecoration]
    /// The width of the widest line with its indents, and the height of all, in points, unrounded. In a box of this size the
    /// text comes out the same.
    package let size: CGSize
    /// Whether text was left out.
    package let isTruncated: Bool
    /// At which widths the text comes out like this, in points: so that a text that was measured in all the room there is
    /// need not be shaped again for just the room that it takes.
    let widths: ClosedRange<CGFloat>
    /// Whether something reaches beyond the lines' own boxes: a shadow, an outline.
    package let hasWideInk: Bool

    init(
        glyphs: [cairo_glyph_t], runs: [GlyphRun], lines: [TextLine], decorations: [TextDecoration], width: CGFloat,
        isTruncated: Bool, widths: ClosedRange<CGFloat>
    ) {
        self.glyphs = glyphs
        self.runs = runs
        self.lines = lines
        self.decorations = decorations
        self.isTruncated = isTruncated
        self.widths = widths
        hasWideInk = decorations.contains { $0.shadow != nil || $0.strokeWidth != 0 }
        size = CGSize(width: width, height: lines.last.map { $0.top + $0.height } ?? 0)
    }

    /// Returns the same text, valid only for the given width.
    package func restricted(to width: CGFloat) -> ShapedText {
        ShapedText(
            glyphs: glyphs, runs: runs, lines: lines, decorations: decorations, width: min(size.width, width),
            isTruncated: isTruncated, widths: width...width)
    }

    /// How many lines fit into a height: at least one.
    package func lineCount(fitting height: CGFloat) -> Int {
        // A label's own height is rounded to a pixel; what lacks less than half a point still fits.
        let limit = height + 0.5
        return max(1, lines.prefix { $0.top + $0.height <= limit }.count)
    }
}

/// Glyphs of one font and one decoration, side by side in a line.
struct GlyphRun {
    /// nil for characters that no font has: a box is drawn for each.
    let font: GlyphFont?
    /// In the text's `glyphs`.
    let glyphs: Range<Int>
    /// In the text's `decorations`; -1 for none.
    let decoration: Int
    /// From the line's left end to the run's, in points.
    let x: CGFloat
    let width: CGFloat
}

/// A line of text.
package struct TextLine {
    /// In the text's `runs`, from left to right.
    let runs: Range<Int>
    /// In points, without indents.
    package let width: CGFloat
    /// From the text's top to the line's, in points.
    package let top: CGFloat
    package let height: CGFloat
    /// From the text's top, in points; lands on a pixel when it is drawn.
    package let baseline: CGFloat
    /// From the side where reading begins, in points.
    let headIndent: CGFloat
    /// See `NSParagraphStyle.tailIndent`.
    let tailIndent: CGFloat
    let alignment: NSTextAlignment
    package let isRightToLeft: Bool

    /// The width including indents.
    var widthWithIndents: CGFloat { width + headIndent + max(0, -tailIndent) }

    /// Returns the left end of the line within `available` points of width.
    ///
    /// - Parameter imposed: The alignment that replaces that of the paragraph, unless it is natural.
    package func x(in available: CGFloat, alignment alignmentOverride: NSTextAlignment) -> CGFloat {
        let tail = tailIndent > 0 ? max(0, available - tailIndent) : -tailIndent
        let (left, right) = isRightToLeft ? (tail, headIndent) : (headIndent, tail)
        let free = available - left - right - width
        // A line that is wider than its room is cut off where reading ends.
        if free < 0 { return isRightToLeft ? left + free : left }
        switch alignmentOverride == .natural ? alignment : alignmentOverride {
        case .left: return left
        case .right: return left + free
        case .center: return left + free / 2
        case .natural, .justified: return isRightToLeft ? left + free : left
        }
    }
}

/// A font that glyphs were made with: the one that was asked for, or one that stands in for it.
final class GlyphFont: @unchecked Sendable {
    let scaledFont: OpaquePointer
    /// Points from the baseline down to the middle of an underline, and its thickness.
    let underline: (offset: CGFloat, thickness: CGFloat)
    /// Points from the baseline up to the middle of a line through the text.
    let strikethroughOffset: CGFloat
    let size: CGFloat

    init(scaledFont: OpaquePointer, size: CGFloat, underline: (CGFloat, CGFloat), strikethroughOffset: CGFloat) {
        self.scaledFont = cairo_scaled_font_reference(scaledFont)
        self.size = size
        self.underline = underline
        self.strikethroughOffset = strikethroughOffset
    }

    deinit { cairo_scaled_font_destroy(scaledFont) }
}
