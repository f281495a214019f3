import Foundation

/// Positions of characters, carets and selections. The paragraphs that contain them are shaped.
extension TextBlock {
    /// Returns the paragraph that contains the character at `offset`, or the last paragraph if `offset` is the end of the
    /// text.
    func paragraph(atOffset offset: Int) -> PlacedParagraph { place(list.position(ofOffset: offset)) }

    /// Returns the paragraph at the vertical position `y`, or the nearest one.
    func paragraph(atY y: CGFloat) -> PlacedParagraph { place(list.position(atY: y)) }

    /// Returns the paragraph with an index.
    func paragraph(atIndex index: Int) -> PlacedParagraph { place(list.position(ofIndex: index)) }

    /// Returns the paragraph after another one, or `nil` after the last.
    func paragraph(after paragraph: PlacedParagraph) -> PlacedParagraph? {
        paragraph.index + 1 < count ? self.paragraph(atIndex: paragraph.index + 1) : nil
    }

    /// Returns the index of the paragraph that contains the character at `offset`, or of the last paragraph if `offset` is
    /// the end of the text.
    func index(at offset: Int) -> Int { list.position(ofOffset: offset).index }

    /// Returns the caret rectangle before the character at `offset`.
    func caretRect(at offset: Int) -> CGRect {
        let paragraph = paragraph(atOffset: offset)
        return paragraph.paragraph.caretRect(at: min(offset - paragraph.start, paragraph.length))
            .offsetBy(dx: 0, dy: paragraph.top)
    }

    /// Returns the offset that is nearest to a point.
    func offset(at point: CGPoint) -> Int {
        let placed = paragraph(atY: point.y)
        let paragraph = placed.paragraph
        return placed.start + paragraph.offset(atX: point.x, inLine: paragraph.line(atY: point.y - placed.top))
    }

    /// Returns the offset to the visual right or left of `offset`, or `offset` itself at the ends of the
    /// text.
    func visualNeighbor(of offset: Int, toRight: Bool) -> Int {
        let placed = paragraph(atOffset: offset)
        let paragraph = placed.paragraph
        let inside = min(offset - placed.start, paragraph.length)
        if let next = paragraph.visualNeighbor(of: inside, toRight: toRight) { return placed.start + next }
        if toRight != paragraph.isRightToLeft {
            return placed.start + (placed.index < count - 1 ? paragraph.fullLength : paragraph.length)
        }
        guard placed.index > 0 else { return 0 }
        let previous = list.position(ofIndex: placed.index - 1)
        return previous.start + list[previous].length
    }

    /// Returns the offset in the line below or above `offset` that is nearest to `x`, or an end of the text
    /// if there is no such line.
    func verticalNeighbor(of offset: Int, below: Bool, x: CGFloat) -> Int {
        let placed = paragraph(atOffset: offset)
        let paragraph = placed.paragraph
        let line = paragraph.line(at: min(offset - placed.start, paragraph.length)) + (below ? 1 : -1)
        if (0..<paragraph.lineCount).contains(line) {
            return placed.start + paragraph.offset(atX: x, inLine: line)
        }
        let other = placed.index + (below ? 1 : -1)
        guard (0..<count).contains(other) else { return below ? placed.start + paragraph.length : 0 }
        let next = self.paragraph(atIndex: other)
        return next.start + next.paragraph.offset(atX: x, inLine: below ? 0 : next.lineCount - 1)
    }

    /// Returns the range of the line that contains `offset`, such that a caret at either end is displayed in
    /// that line.
    func line(at offset: Int) -> Range<Int> {
        let placed = paragraph(atOffset: offset)
        let paragraph = placed.paragraph
        let line = paragraph.line(at: min(offset - placed.start, paragraph.length))
        let range = paragraph.range(ofLine: line)
        // The caret after the space at which a line is broken is displayed in the next line.
        let end = line < paragraph.lineCount - 1 ? max(range.lowerBound, range.upperBound - 1) : range.upperBound
        return (placed.start + range.lowerBound)..<(placed.start + end)
    }

    /// Returns the rectangles that highlight a selected range.
    func selectionRects(_ range: Range<Int>) -> [CGRect] {
        guard !range.isEmpty else { return [] }
        return (index(at: range.lowerBound)...index(at: range.upperBound)).flatMap { index in
            let placed = paragraph(atIndex: index)
            let end = placed.start + placed.length
            let inside = range.clamped(to: placed.start..<end)
            let local = (inside.lowerBound - placed.start)..<(inside.upperBound - placed.start)
            return placed.paragraph.selectionRects(local, includesTerminator: range.upperBound > end)
                .map { $0.offsetBy(dx: 0, dy: placed.top) }
        }
    }
}
