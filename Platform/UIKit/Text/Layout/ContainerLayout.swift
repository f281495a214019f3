import Foundation

/// The layout of a text in a text container. Offsets are in UTF-16 code units; coordinates are those of the
/// container, in points.
@MainActor
struct ContainerLayout {
    /// A line.
    struct Fragment {
        /// The characters, including a line terminator.
        let range: Range<Int>
        /// The rectangle between the sides of the container.
        let rect: CGRect
        /// The part of the rectangle with text, including the padding at both ends.
        let used: CGRect
        /// The distance from the top of the rectangle to the baseline.
        let baseline: CGFloat
        let paragraph: Int
        /// The index of the line in its paragraph.
        let line: Int
    }

    let block: TextBlock
    let length: Int
    let padding: CGFloat
    let alignment: NSTextAlignment

    /// The width of layouts in containers without a width, in points.
    private static let unlimited: CGFloat = 1e6

    /// - Parameters:
    ///   - block: The layout without the container's padding.
    ///   - length: The length of the text.
    init(block: TextBlock, container: NSTextContainer, length: Int) {
        self.block = block
        self.length = length
        padding = container.lineFragmentPadding
        alignment = block.alignment
    }

    /// Lays out a text in a container.
    init(of text: NSAttributedString, in container: NSTextContainer) {
        let width = container.size.width > 0 ? min(container.size.width, Self.unlimited) : Self.unlimited
        let attributes: [NSAttributedString.Key: Any] =
            text.length > 0 ? text.attributes(at: text.length - 1, effectiveRange: nil) : [:]
        let block = TextBlock(
            text, attributes: attributes, width: max(0, width - 2 * container.lineFragmentPadding),
            alignment: .natural, limit: container.limit)
        self.init(block: block, container: container, length: text.length)
    }

    /// The lines, from top to bottom.
    var fragments: [Fragment] { fragments(ofParagraphs: 0..<block.count) }

    /// Returns the lines of the paragraphs with characters of a range.
    func fragments(in range: Range<Int>) -> [Fragment] {
        let paragraphs = block.index(at: range.lowerBound)..<(block.index(at: range.upperBound) + 1)
        return fragments(ofParagraphs: paragraphs).filter { $0.range.overlaps(range) }
    }

    private func fragments(ofParagraphs indices: Range<Int>) -> [Fragment] {
        indices.flatMap { index in
            let paragraph = block.paragraph(atIndex: index)
            return (0..<paragraph.lineCount).map { fragment(line: $0, of: paragraph) }
        }
    }

    private func fragment(line: Int, of paragraph: PlacedParagraph) -> Fragment {
        let shaped = paragraph.shaped.lines[line]
        let range = paragraph.paragraph.range(ofLine: line)
        let isLast = line == paragraph.lineCount - 1
        let end = isLast ? paragraph.start + paragraph.fullLength : paragraph.start + range.upperBound
        let rect = CGRect(
            x: 0, y: paragraph.top + shaped.top, width: block.width + 2 * padding, height: shaped.height)
        let start = shaped.x(in: block.width, alignment: alignment)
        return Fragment(
            range: (paragraph.start + range.lowerBound)..<max(paragraph.start + range.lowerBound, end), rect: rect,
            used: CGRect(x: start, y: rect.minY, width: shaped.width + 2 * padding, height: rect.height),
            baseline: shaped.baseline - shaped.top, paragraph: paragraph.index, line: line)
    }

    /// Returns the line with a character, or the last line.
    func fragment(at offset: Int) -> Fragment {
        let paragraph = block.paragraph(atOffset: offset)
        let line = paragraph.paragraph.line(at: min(max(0, offset - paragraph.start), paragraph.length))
        return fragment(line: max(0, line), of: paragraph)
    }

    /// Returns the line at a vertical position, or the nearest one.
    func fragment(atY y: CGFloat) -> Fragment {
        let paragraph = block.paragraph(atY: y)
        return fragment(line: paragraph.paragraph.line(atY: y - paragraph.top), of: paragraph)
    }

    /// The rectangle of all lines with text.
    var usedRect: CGRect {
        let lines = block.paragraphs.flatMap { paragraph in
            paragraph.shaped.lines.map { line in
                CGRect(
                    x: line.x(in: block.width, alignment: alignment), y: paragraph.top + line.top,
                    width: line.width + 2 * padding, height: line.height)
            }
        }
        let rect = lines.reduce(CGRect.null) { $0.union($1) }
        return rect.isNull ? .zero : rect
    }

    /// The range of the characters that the layout contains.
    var range: NSRange {
        let last = block.paragraph(atIndex: block.count - 1)
        let end = fragment(line: last.lineCount - 1, of: last).range.upperBound
        return NSRange(location: 0, length: min(length, end))
    }

    /// Returns the rectangles of a range, one or more for each line. A selected range also includes the ends of lines
    /// after which it continues.
    func rects(of range: Range<Int>, isSelection: Bool) -> [CGRect] {
        guard !range.isEmpty else { return [] }
        if isSelection { return block.selectionRects(range).map { $0.offsetBy(dx: padding, dy: 0) } }
        return fragments(in: range).flatMap { fragment -> [CGRect] in
            let paragraph = block.paragraph(atIndex: fragment.paragraph)
            let end = min(paragraph.start + paragraph.length, fragment.range.upperBound)
            let start = min(end, max(fragment.range.lowerBound, paragraph.start))
            let part = range.clamped(to: start..<end)
            guard !part.isEmpty else {
                // A line terminator has no width.
                let caret = block.caretRect(at: min(range.lowerBound, end))
                return [CGRect(x: caret.minX + padding, y: fragment.rect.minY, width: 0, height: fragment.rect.height)]
            }
            return block.selectionRects(part).map { $0.offsetBy(dx: padding, dy: 0) }
        }
    }

    /// Returns the character at a point, or the nearest one, and the part of its width before the point.
    func character(at point: CGPoint) -> (offset: Int, fraction: CGFloat) {
        guard length > 0 else { return (0, 0) }
        let fragment = fragment(atY: point.y)
        let paragraph = block.paragraph(atIndex: fragment.paragraph)
        let x = point.x - padding
        let near = paragraph.start + paragraph.paragraph.offset(atX: x, inLine: fragment.line)
        for candidate in [near, near - 1] where fragment.range.contains(candidate) {
            let rects = rects(of: candidate..<(candidate + 1), isSelection: false)
            guard let rect = rects.first, rect.minX <= point.x, point.x < rect.maxX else { continue }
            let fraction = (point.x - rect.minX) / rect.width
            return (candidate, paragraph.isRightToLeft ? 1 - fraction : fraction)
        }
        // Beside the line: before its first character, or after its last.
        if near <= fragment.range.lowerBound { return (min(fragment.range.lowerBound, length - 1), 0) }
        return (min(max(fragment.range.lowerBound, near - 1), length - 1), 1)
    }
}
