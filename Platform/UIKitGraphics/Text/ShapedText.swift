@_implementationOnly import CCairo
import Foundation

/// Text that has been shaped, broken into lines, and truncated. The positioned glyphs can be drawn
/// repeatedly, in any color and alignment.
///
/// Only the data for drawing is kept. Pango's layout of even a short text takes several kilobytes and is not
/// retained.
package final class ShapedText: @unchecked Sendable {
    /// The glyphs, positioned relative to the left end and baseline of their line, in points.
    let glyphs: [PositionedGlyph]
    let runs: [GlyphRun]
    package let lines: [TextLine]
    /// The decorations that runs refer to; empty for plain text.
    let decorations: [TextDecoration]
    /// The width of the widest line including indents and the height of all lines, in points, not rounded.
    /// Shaping the text again for this size gives the same result.
    package let size: CGSize
    /// Whether part of the text was left out.
    package let isTruncated: Bool
    /// The widths for which shaping gives this result, in points. A text that was measured with the full
    /// available width need not be shaped again for its fitting width.
    let widths: ClosedRange<CGFloat>
    /// Whether shadows or outlines extend beyond the bounds of the lines.
    package let drawsOutsideLines: Bool

    init(
        glyphs: [PositionedGlyph], runs: [GlyphRun], lines: [TextLine], decorations: [TextDecoration], width: CGFloat,
        isTruncated: Bool, widths: ClosedRange<CGFloat>
    ) {
        self.glyphs = glyphs
        self.runs = runs
        self.lines = lines
        self.decorations = decorations
        self.isTruncated = isTruncated
        self.widths = widths
        drawsOutsideLines = decorations.contains { $0.shadow != nil || $0.strokeWidth != 0 }
        size = CGSize(width: width, height: lines.last.map { $0.top + $0.height } ?? 0)
    }

    /// Returns the same text, valid only for the given width.
    package func restricted(to width: CGFloat) -> ShapedText {
        ShapedText(
            glyphs: glyphs, runs: runs, lines: lines, decorations: decorations, width: min(size.width, width),
            isTruncated: isTruncated, widths: width...width)
    }

    /// Returns the rectangles of the lines in a width, in points from the top left corner of the text.
    package func lineBounds(in width: CGFloat, alignment: NSTextAlignment) -> [CGRect] {
        lines.map {
            CGRect(x: $0.x(in: width, alignment: alignment), y: $0.top, width: $0.width, height: $0.height)
        }
    }

    /// Returns the number of lines that fit the given height, at least 1.
    package func lineCount(fitting height: CGFloat) -> Int {
        // The height of a label is rounded to pixels, so a difference of up to half a point is tolerated.
        let limit = height + 0.5
        return max(1, lines.prefix { $0.top + $0.height <= limit }.count)
    }
}

/// A glyph of a font and its position, in points. The memory layout is that of `cairo_glyph_t`.
struct PositionedGlyph {
    let index: UInt
    var x: Double
    var y: Double
}

/// Adjacent glyphs of a line with the same font and decoration.
struct GlyphRun {
    /// The font, or `nil` for characters that are missing from all fonts; these are drawn as boxes.
    let font: GlyphFont?
    /// The range in the `glyphs` of the text.
    let glyphs: Range<Int>
    /// The index in the `decorations` of the text; -1 for none.
    let decoration: Int
    /// The distance from the left end of the line, in points.
    let x: CGFloat
    let width: CGFloat
}

/// A line of text.
package struct TextLine {
    /// The range in the `runs` of the text, from left to right.
    let runs: Range<Int>
    /// The width without indents, in points.
    package let width: CGFloat
    /// The distance from the top of the text, in points.
    package let top: CGFloat
    package let height: CGFloat
    /// The distance from the top of the text to the baseline, in points. It is snapped to pixels when the
    /// line is drawn.
    package let baseline: CGFloat
    /// The indent at the leading edge, in points.
    let headIndent: CGFloat
    /// The tail indent. See `NSParagraphStyle.tailIndent`.
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
        // A line that is too wide overflows at its trailing end.
        if free < 0 { return isRightToLeft ? left + free : left }
        switch alignmentOverride == .natural ? alignment : alignmentOverride {
        case .left: return left
        case .right: return left + free
        case .center: return left + free / 2
        case .natural, .justified: return isRightToLeft ? left + free : left
        }
    }
}

/// A font for drawing glyphs: the requested font or a fallback font.
final class GlyphFont: @unchecked Sendable {
    let scaledFont: OpaquePointer
    /// The distance from the baseline down to the middle of an underline, and its thickness, in points.
    let underline: (offset: CGFloat, thickness: CGFloat)
    /// The distance from the baseline up to the middle of a strikethrough line, in points.
    let strikethroughOffset: CGFloat
    let size: CGFloat
    /// Whether glyphs are outlines in one color, and not images.
    let hasOutlines: Bool

    init(
        scaledFont: OpaquePointer, size: CGFloat, hasOutlines: Bool, underline: (CGFloat, CGFloat),
        strikethroughOffset: CGFloat
    ) {
        self.scaledFont = cairo_scaled_font_reference(scaledFont)
        self.size = size
        self.hasOutlines = hasOutlines
        self.underline = underline
        self.strikethroughOffset = strikethroughOffset
    }

    deinit { cairo_scaled_font_destroy(scaledFont) }
}
