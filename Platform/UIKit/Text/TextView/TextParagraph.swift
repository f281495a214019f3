import Foundation

/// The layout of one paragraph of an editable text. Offsets are in UTF-16 code units from the paragraph's
/// start, and coordinates in points from its top left.
final class TextParagraph {
    /// The length without the line terminator, and including it.
    let length: Int
    let fullLength: Int
    let shaped: ShapedText

    private let content: TextRequest.Content
    private let format: ParagraphFormat
    private let settings: ParagraphSettings
    private let width: CGFloat
    private let alignment: NSTextAlignment
    /// Created only when the caret or a selection is in the paragraph, because it occupies several
    /// kilobytes.
    private lazy var geometry = TextGeometry(content, settings: settings)

    /// - Parameters:
    ///   - text: The text without the line terminator.
    ///   - ending: The length of the line terminator.
    ///   - attributes: The attributes of an empty paragraph.
    ///   - width: The width, in points.
    ///   - alignment: The alignment if the paragraph has none of its own.
    init(
        _ text: NSAttributedString, ending: Int, attributes: [NSAttributedString.Key: Any], width: CGFloat,
        alignment: NSTextAlignment
    ) {
        length = text.length
        fullLength = text.length + ending
        self.width = width
        self.alignment = alignment
        // An empty line is as high as one with a zero-width character.
        let displayed = text.length > 0 ? text : NSAttributedString(string: "\u{200B}", attributes: attributes)
        let font = (attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)).record
        let rich = RichText(displayed, font: font)
        content = .rich(rich)
        let request = TextRequest(content: content)
        format = rich.format(at: 0)
        settings = ParagraphSettings(format, request: request, width: width, remaining: .max)
        shaped = TextShaper.shape(request, width: width)
    }

    /// Creates a paragraph with the same text in at most `lines` lines.
    private init(limiting paragraph: TextParagraph, to lines: Int, mode: NSLineBreakMode) {
        length = paragraph.length
        fullLength = paragraph.fullLength
        width = paragraph.width
        alignment = paragraph.alignment
        content = paragraph.content
        let request = TextRequest(content: content, lineLimit: lines, lineBreakMode: mode)
        settings = ParagraphSettings(paragraph.format, request: request, width: width, remaining: lines)
        format = paragraph.format
        shaped = TextShaper.shape(request, width: width)
    }

    /// Returns the paragraph in at most `lines` lines, with `mode` for the last of them.
    func limited(to lines: Int, mode: NSLineBreakMode) -> TextParagraph {
        TextParagraph(limiting: self, to: lines, mode: mode)
    }

    var height: CGFloat { shaped.size.height }
    var isRightToLeft: Bool { shaped.lines.first?.isRightToLeft ?? false }

    // MARK: Lines

    func line(at offset: Int) -> Int { min(geometry.line(at: offset), shaped.lines.count - 1) }

    /// Returns the index of the line at the vertical position `y`, or of the nearest one.
    func line(atY y: CGFloat) -> Int {
        min(
            max(0, (shaped.lines.firstIndex { y < $0.top + $0.height } ?? shaped.lines.count - 1)),
            shaped.lines.count - 1)
    }

    var lineCount: Int { shaped.lines.count }

    /// Returns the character range of a line.
    func range(ofLine line: Int) -> Range<Int> {
        geometry.lines.indices.contains(line) ? geometry.lines[line].clamped(to: 0..<length) : 0..<length
    }

    private func lineStart(_ line: Int) -> CGFloat { shaped.lines[line].x(in: width, alignment: alignment) }

    // MARK: Positions

    /// Returns the caret rectangle before the character at `offset`.
    func caretRect(at offset: Int) -> CGRect {
        let line = line(at: offset)
        let lineBox = shaped.lines[line]
        let x = lineStart(line) + (length == 0 ? 0 : geometry.x(at: offset))
        return CGRect(x: x, y: lineBox.top, width: CaretView.width, height: lineBox.height)
    }

    /// Returns the offset in a line that is nearest to `x`.
    func offset(atX x: CGFloat, inLine line: Int) -> Int {
        guard length > 0 else { return 0 }
        return min(geometry.offset(at: x - lineStart(line), inLine: min(line, geometry.lines.count - 1)), length)
    }

    /// Returns the offset to the visual right or left of `offset`, or `nil` at the ends of the paragraph.
    func visualNeighbor(of offset: Int, toRight: Bool) -> Int? {
        guard length > 0, let next = geometry.visualNeighbor(of: offset, toRight: toRight), next != offset else {
            return nil
        }
        return next
    }

    /// Returns the rectangles that highlight a selected range. Lines after which the selection continues are
    /// highlighted to their end.
    ///
    /// - Parameter includesTerminator: Whether the line terminator is selected.
    func selectionRects(_ range: Range<Int>, includesTerminator: Bool) -> [CGRect] {
        guard !range.isEmpty || includesTerminator else { return [] }
        var rects: [CGRect] = []
        let first = line(at: range.lowerBound)
        let last = includesTerminator ? lineCount - 1 : line(at: max(range.lowerBound, range.upperBound - 1))
        for line in first...max(first, last) {
            let lineBox = shaped.lines[line]
            var spans = length == 0 ? [] : geometry.spans(of: range, inLine: min(line, geometry.lines.count - 1))
            let start = lineStart(line)
            if line < last || includesTerminator {
                // Extends the highlight to the trailing edge.
                let lineEnd = isRightToLeft ? -start : width - start
                let edge = isRightToLeft ? spans.first?.upperBound ?? lineBox.width : spans.last?.lowerBound ?? 0
                let rest = min(edge, lineEnd)...max(edge, lineEnd)
                if isRightToLeft { spans = [rest] + spans.dropFirst() } else { spans = spans.dropLast() + [rest] }
            }
            for span in spans {
                rects.append(
                    CGRect(
                        x: start + span.lowerBound, y: lineBox.top, width: span.upperBound - span.lowerBound,
                        height: lineBox.height))
            }
        }
        return rects
    }
}
