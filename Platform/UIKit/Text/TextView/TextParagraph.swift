import Foundation

/// One paragraph of a text that is edited, broken into lines. Offsets are in UTF-16 from its start, lengths in points from its top left.
final class TextParagraph {
    /// Without what ends it, and with that.
    let length: Int
    let fullLength: Int
    let shaped: ShapedText
    /// Where its first character begins, and its first line: kept by who has all paragraphs.
    var start = 0
    var top: CGFloat = 0

    private let content: TextRequest.Content
    private let setting: ParagraphSetting
    private let width: CGFloat
    private let alignment: NSTextAlignment
    /// Made when a caret or a selection is in the paragraph: it takes several kilobytes.
    private lazy var geometry = TextGeometry(content, setting: setting)

    /// - Parameters:
    ///   - text: without what ends the paragraph; it takes `ending` characters.
    ///   - attributes: those of an empty paragraph.
    ///   - alignment: for paragraphs that say nothing about it.
    init(
        _ text: NSAttributedString, ending: Int, attributes: [NSAttributedString.Key: Any], width: CGFloat,
        alignment: NSTextAlignment
    ) {
        length = text.length
        fullLength = text.length + ending
        self.width = width
        self.alignment = alignment
        // An empty line is as high as one with a character that has no width.
        let shown = text.length > 0 ? text : NSAttributedString(string: "\u{200B}", attributes: attributes)
        let font = (attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)).record
        let rich = RichText(shown, font: font)
        content = .rich(rich)
        let request = TextRequest(content: content)
        setting = ParagraphSetting(rich.format(at: 0), request: request, width: width, remaining: .max)
        shaped = TextShaper.shape(request, width: width)
    }

    var height: CGFloat { shaped.size.height }
    var isRightToLeft: Bool { shaped.lines.first?.isRightToLeft ?? false }

    // MARK: Lines

    func line(at offset: Int) -> Int { min(geometry.line(at: offset), shaped.lines.count - 1) }

    /// The line at a height.
    func line(atY y: CGFloat) -> Int {
        min(
            max(0, (shaped.lines.firstIndex { y < $0.top + $0.height } ?? shaped.lines.count - 1)),
            shaped.lines.count - 1)
    }

    var lineCount: Int { shaped.lines.count }

    /// The characters of a line.
    func range(ofLine line: Int) -> Range<Int> {
        geometry.lines.indices.contains(line) ? geometry.lines[line].clamped(to: 0..<length) : 0..<length
    }

    private func lineStart(_ line: Int) -> CGFloat { shaped.lines[line].x(in: width, alignment: alignment) }

    // MARK: Places

    /// Where a caret is before the character at `offset`.
    func caretRect(at offset: Int) -> CGRect {
        let line = line(at: offset)
        let box = shaped.lines[line]
        let x = lineStart(line) + (length == 0 ? 0 : geometry.x(at: offset))
        return CGRect(x: x, y: box.top, width: CaretView.width, height: box.height)
    }

    /// The place in a line that is nearest to `x`.
    func offset(atX x: CGFloat, inLine line: Int) -> Int {
        guard length > 0 else { return 0 }
        return min(geometry.offset(at: x - lineStart(line), inLine: min(line, geometry.lines.count - 1)), length)
    }

    /// The place to the right or left of `offset` on the screen; nil beyond the paragraph's ends.
    func neighbour(of offset: Int, toRight: Bool) -> Int? {
        guard length > 0, let next = geometry.neighbour(of: offset, toRight: toRight), next != offset else {
            return nil
        }
        return next
    }

    /// What is tinted where a range is selected. Lines that the selection goes on behind are tinted to their end.
    ///
    /// - Parameter goesOn: whether what ends the paragraph is selected, too.
    func selectionRects(_ range: Range<Int>, goesOn: Bool) -> [CGRect] {
        guard !range.isEmpty || goesOn else { return [] }
        var rects: [CGRect] = []
        let first = line(at: range.lowerBound)
        let last = goesOn ? lineCount - 1 : line(at: max(range.lowerBound, range.upperBound - 1))
        for line in first...max(first, last) {
            let box = shaped.lines[line]
            var spans = length == 0 ? [] : geometry.spans(of: range, inLine: min(line, geometry.lines.count - 1))
            let start = lineStart(line)
            if line < last || goesOn {
                // To the side where reading goes on.
                let lineEnd = isRightToLeft ? -start : width - start
                let place = isRightToLeft ? spans.first?.upperBound ?? box.width : spans.last?.lowerBound ?? 0
                let rest = min(place, lineEnd)...max(place, lineEnd)
                if isRightToLeft { spans = [rest] + spans.dropFirst() } else { spans = spans.dropLast() + [rest] }
            }
            for span in spans {
                rects.append(
                    CGRect(
                        x: start + span.lowerBound, y: box.top, width: span.upperBound - span.lowerBound,
                        height: box.height))
            }
        }
        return rects
    }
}
