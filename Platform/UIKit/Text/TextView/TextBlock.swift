import Foundation

/// The layout of a text of several paragraphs in a fixed width. An edit lays out only the paragraphs that it
/// changes. Offsets are in UTF-16 code units; coordinates are in points from the top left.
struct TextBlock {
    private(set) var paragraphs: [TextParagraph] = []
    let width: CGFloat
    let alignment: NSTextAlignment
    private let limit: TextLimit?

    /// - Parameters:
    ///   - text: The text.
    ///   - attributes: The attributes of empty paragraphs.
    ///   - width: The width, in points.
    ///   - alignment: The alignment of paragraphs without one of their own.
    ///   - limit: The limit on the number of lines.
    init(
        _ text: NSAttributedString, attributes: [NSAttributedString.Key: Any], width: CGFloat,
        alignment: NSTextAlignment, limit: TextLimit? = nil
    ) {
        self.width = width
        self.alignment = alignment
        self.limit = limit
        paragraphs = Self.paragraphs(
            of: text, in: NSRange(location: 0, length: text.length), attributes, width, alignment)
        if let limit { removeLines(after: limit) }
        positionParagraphs(from: 0)
    }

    /// Limits the number of lines.
    private mutating func removeLines(after limit: TextLimit) {
        var remaining = limit.lines
        for index in paragraphs.indices {
            let count = paragraphs[index].lineCount
            if count > remaining { paragraphs[index] = paragraphs[index].limited(to: remaining, mode: limit.mode) }
            remaining -= count
            if remaining <= 0 {
                paragraphs.removeSubrange((index + 1)...)
                return
            }
        }
    }

    private static let lineFeed: unichar = 0x0A
    private static let carriageReturn: unichar = 0x0D
    private static let paragraphSeparator: unichar = 0x2029

    private static func paragraphs(
        of text: NSAttributedString, in range: NSRange, _ attributes: [NSAttributedString.Key: Any], _ width: CGFloat,
        _ alignment: NSTextAlignment
    ) -> [TextParagraph] {
        let characters = Array(text.string.utf16.dropFirst(range.location).prefix(range.length))
        var result: [TextParagraph] = []
        var start = 0
        func add(_ end: Int, ending: Int) {
            let piece = text.attributedSubstring(from: NSRange(location: range.location + start, length: end - start))
            result.append(
                TextParagraph(piece, ending: ending, attributes: attributes, width: width, alignment: alignment))
        }
        var index = 0
        while index < characters.count {
            let isPair =
                characters[index] == carriageReturn && index + 1 < characters.count && characters[index + 1] == lineFeed
            if isPair || [lineFeed, carriageReturn, paragraphSeparator].contains(characters[index]) {
                let ending = isPair ? 2 : 1
                add(index, ending: ending)
                index += ending
                start = index
            } else {
                index += 1
            }
        }
        // The text after the last line terminator is a paragraph, even if it is empty, unless the range ends
        // before the end of the text.
        if range.location + range.length == text.length || start < characters.count { add(characters.count, ending: 0) }
        return result
    }

    private mutating func positionParagraphs(from first: Int) {
        var start = first > 0 ? paragraphs[first - 1].start + paragraphs[first - 1].fullLength : 0
        var top = first > 0 ? paragraphs[first - 1].top + paragraphs[first - 1].height : 0
        for paragraph in paragraphs[first...] {
            paragraph.start = start
            paragraph.top = top
            start += paragraph.fullLength
            top += paragraph.height
        }
    }

    var height: CGFloat { paragraphs.last.map { $0.top + $0.height } ?? 0 }

    /// The width of the widest line, in points.
    var usedWidth: CGFloat { paragraphs.map(\.shaped.size.width).max() ?? 0 }

    // MARK: Changes

    /// Updates the layout after an edit whose result is `text`.
    mutating func replace(_ edit: TextEdit, text: NSAttributedString, attributes: [NSAttributedString.Key: Any]) {
        if limit != nil {
            self = TextBlock(text, attributes: attributes, width: width, alignment: alignment, limit: limit)
            return
        }
        let first = index(at: edit.oldRange.lowerBound)
        var last = index(at: edit.oldRange.upperBound)
        // If the edit removes the second half of a line terminator, the next paragraph is joined to this
        // one.
        if last < paragraphs.count - 1, edit.oldRange.upperBound > paragraphs[last].start + paragraphs[last].length {
            last += 1
        }
        let start = paragraphs[first].start
        let oldEnd = paragraphs[last].start + paragraphs[last].fullLength
        let newEnd = oldEnd + edit.newRange.count - edit.oldRange.count
        let isLast = last == paragraphs.count - 1
        let range = NSRange(location: start, length: max(0, newEnd - start))
        var changed = Self.paragraphs(of: text, in: range, attributes, width, alignment)
        // In the middle of the text, an empty last paragraph is the start of the next paragraph.
        if !isLast, changed.last?.fullLength == 0 { changed.removeLast() }
        paragraphs.replaceSubrange(first...last, with: changed)
        if paragraphs.isEmpty {
            self = TextBlock(text, attributes: attributes, width: width, alignment: alignment)
        } else {
            positionParagraphs(from: min(first, paragraphs.count - 1))
        }
    }

    // MARK: Positions

    /// Returns the index of the paragraph that contains the character at `offset`, or of the last paragraph
    /// if `offset` is the end of the text.
    func index(at offset: Int) -> Int {
        max(0, partition { $0.start > offset } - 1)
    }

    /// Returns the index of the paragraph at the vertical position `y`, or of the nearest one.
    func index(atY y: CGFloat) -> Int {
        max(0, partition { $0.top > y } - 1)
    }

    private func partition(_ isBehind: (TextParagraph) -> Bool) -> Int {
        var (low, high) = (0, paragraphs.count)
        while low < high {
            let middle = (low + high) / 2
            if isBehind(paragraphs[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Returns the caret rectangle before the character at `offset`.
    func caretRect(at offset: Int) -> CGRect {
        let paragraph = paragraphs[index(at: offset)]
        return paragraph.caretRect(at: min(offset - paragraph.start, paragraph.length))
            .offsetBy(dx: 0, dy: paragraph.top)
    }

    /// Returns the offset that is nearest to a point.
    func offset(at point: CGPoint) -> Int {
        let paragraph = paragraphs[index(atY: point.y)]
        return paragraph.start
            + paragraph.offset(atX: point.x, inLine: paragraph.line(atY: point.y - paragraph.top))
    }

    /// Returns the offset to the visual right or left of `offset`, or `offset` itself at the ends of the
    /// text.
    func visualNeighbor(of offset: Int, toRight: Bool) -> Int {
        let index = index(at: offset)
        let paragraph = paragraphs[index]
        let inside = min(offset - paragraph.start, paragraph.length)
        if let next = paragraph.visualNeighbor(of: inside, toRight: toRight) { return paragraph.start + next }
        if toRight != paragraph.isRightToLeft {
            return index < paragraphs.count - 1 ? paragraphs[index + 1].start : paragraph.start + paragraph.length
        }
        return index > 0 ? paragraphs[index - 1].start + paragraphs[index - 1].length : 0
    }

    /// Returns the offset in the line below or above `offset` that is nearest to `x`, or an end of the text
    /// if there is no such line.
    func verticalNeighbor(of offset: Int, below: Bool, x: CGFloat) -> Int {
        let index = index(at: offset)
        let paragraph = paragraphs[index]
        let line = paragraph.line(at: min(offset - paragraph.start, paragraph.length)) + (below ? 1 : -1)
        if (0..<paragraph.lineCount).contains(line) {
            return paragraph.start + paragraph.offset(atX: x, inLine: line)
        }
        let other = index + (below ? 1 : -1)
        guard paragraphs.indices.contains(other) else { return below ? paragraph.start + paragraph.length : 0 }
        let next = paragraphs[other]
        return next.start + next.offset(atX: x, inLine: below ? 0 : next.lineCount - 1)
    }

    /// Returns the range of the line that contains `offset`, such that a caret at either end is displayed in
    /// that line.
    func line(at offset: Int) -> Range<Int> {
        let paragraph = paragraphs[index(at: offset)]
        let line = paragraph.line(at: min(offset - paragraph.start, paragraph.length))
        let range = paragraph.range(ofLine: line)
        // The caret after the space at which a line is broken is displayed in the next line.
        let end = line < paragraph.lineCount - 1 ? max(range.lowerBound, range.upperBound - 1) : range.upperBound
        return (paragraph.start + range.lowerBound)..<(paragraph.start + end)
    }

    /// Returns the rectangles that highlight a selected range.
    func selectionRects(_ range: Range<Int>) -> [CGRect] {
        guard !range.isEmpty else { return [] }
        return paragraphs[index(at: range.lowerBound)...index(at: range.upperBound)].flatMap { paragraph in
            let inside = range.clamped(to: paragraph.start..<(paragraph.start + paragraph.length))
            let includesTerminator = range.upperBound > paragraph.start + paragraph.length
            let local = (inside.lowerBound - paragraph.start)..<(inside.upperBound - paragraph.start)
            return paragraph.selectionRects(local, includesTerminator: includesTerminator)
                .map { $0.offsetBy(dx: 0, dy: paragraph.top) }
        }
    }
}
