import Foundation

/// The layout of a text of several paragraphs in a fixed width. Offsets are in UTF-16 code units; coordinates are in
/// points from the top left.
///
/// Paragraphs are shaped when they are used. The heights of paragraphs that have not been measured are estimates from
/// their lengths. An edit divides and shapes only the paragraphs that it changes.
@MainActor
final class TextBlock {
    /// The text of a block.
    struct Content {
        /// The characters.
        let string: () -> String
        /// Returns the characters of a range, which is in the text.
        let characters: (Range<Int>) -> String
        /// Returns a range as displayed, clamped to the text.
        let styled: (NSRange) -> NSAttributedString

        /// A text that does not change.
        init(_ text: NSAttributedString) {
            string = { text.string }
            characters = { text.attributedSubstring(from: NSRange($0)).string }
            styled = { text.attributedSubstring(from: $0) }
        }

        init(
            string: @escaping () -> String, characters: @escaping (Range<Int>) -> String,
            styled: @escaping (NSRange) -> NSAttributedString
        ) {
            self.string = string
            self.characters = characters
            self.styled = styled
        }
    }

    let width: CGFloat
    let alignment: NSTextAlignment
    /// Called when the measured height of a paragraph replaces an estimate, with the top of the paragraph and the
    /// difference.
    var onMeasure: ((_ top: CGFloat, _ difference: CGFloat) -> Void)?

    private(set) var list = ParagraphList()
    private let content: Content
    private var attributes: [NSAttributedString.Key: Any]
    private let limit: TextLimit?
    private lazy var estimate = makeEstimate()

    /// The number of paragraphs up to which the whole text is measured at once.
    private static let eagerCount = 64
    /// The number of paragraphs whose layouts are stored although they may not be visible.
    private static let storedCount = 512

    /// - Parameters:
    ///   - content: The text.
    ///   - attributes: The attributes of empty paragraphs.
    ///   - width: The width, in points.
    ///   - alignment: The alignment of paragraphs without one of their own.
    ///   - limit: The limit on the number of lines.
    init(
        _ content: Content, attributes: [NSAttributedString.Key: Any], width: CGFloat, alignment: NSTextAlignment,
        limit: TextLimit? = nil
    ) {
        self.content = content
        self.attributes = attributes
        self.width = width
        self.alignment = alignment
        self.limit = limit
        divide()
    }

    /// Creates the layout of a text that does not change, with all paragraphs measured.
    convenience init(
        _ text: NSAttributedString, attributes: [NSAttributedString.Key: Any], width: CGFloat,
        alignment: NSTextAlignment, limit: TextLimit? = nil
    ) {
        self.init(Content(text), attributes: attributes, width: width, alignment: alignment, limit: limit)
        measureAll()
    }

    // MARK: Paragraphs

    private func divide() {
        list = ParagraphList(elements(of: content.string()))
        if let limit {
            removeLines(after: limit)
        } else if list.count <= Self.eagerCount {
            measureAll()
        }
    }

    private func elements(of text: String) -> ContiguousArray<ParagraphList.Element> {
        var result: ContiguousArray<ParagraphList.Element> = []
        ParagraphScanner.scan(text) { length, ending in
            result.append(ParagraphList.Element(length: length, ending: ending, height: 0))
        }
        // Fewer paragraphs are measured at once.
        if result.count > Self.eagerCount {
            let estimate = estimate
            for index in result.indices { result[index].height = estimate.height(ofLength: result[index].length) }
        }
        return result
    }

    /// Returns the estimate for text with the attributes of the first character.
    private func makeEstimate() -> HeightEstimate {
        let first = content.styled(NSRange(location: 0, length: 1))
        return HeightEstimate(
            first.length > 0 ? first.attributes(at: 0, effectiveRange: nil) : attributes, width: width)
    }

    /// Limits the number of lines.
    private func removeLines(after limit: TextLimit) {
        var remaining = limit.lines
        var elements: ContiguousArray<ParagraphList.Element> = []
        var layouts: ContiguousArray<TextParagraph?> = []
        var position: ParagraphList.Position? = list.position(ofIndex: 0)
        while let next = position, remaining > 0 {
            var paragraph = makeParagraph(at: next)
            let count = paragraph.lineCount
            if count > remaining { paragraph = paragraph.limited(to: remaining, mode: limit.mode) }
            remaining -= count
            elements.append(ParagraphList.Element(paragraph))
            layouts.append(paragraph)
            position = list.position(after: next)
        }
        list = ParagraphList(elements, layouts: layouts)
    }

    private func makeParagraph(at position: ParagraphList.Position) -> TextParagraph {
        let element = list[position]
        return TextParagraph(
            content.styled(NSRange(location: position.start, length: element.length)),
            ending: element.fullLength - element.length, attributes: attributes, width: width, alignment: alignment)
    }

    /// Returns the paragraph at a position, which is shaped if necessary.
    func paragraph(at position: ParagraphList.Position) -> TextParagraph {
        if let paragraph = list.layout(at: position) { return paragraph }
        let paragraph = makeParagraph(at: position)
        // The text may have changed without the layout, which is about to be informed.
        guard paragraph.length == list[position].length else { return paragraph }
        let difference = list[position].isMeasured ? 0 : paragraph.height - list[position].height
        list.measure(position, as: paragraph, keepsLayout: true)
        if difference != 0 { onMeasure?(position.top, difference) }
        return paragraph
    }

    /// The paragraphs, which are shaped when they are accessed.
    var paragraphs: LazyMapCollection<Range<Int>, PlacedParagraph> {
        (0..<list.count).lazy.map { [self] in place(list.position(ofIndex: $0)) }
    }

    /// Returns the paragraph at a position with the position after it is shaped.
    func place(_ position: ParagraphList.Position) -> PlacedParagraph {
        PlacedParagraph(
            paragraph: paragraph(at: position), index: position.index, start: position.start, top: position.top)
    }

    var count: Int { list.count }
    var height: CGFloat { list.height }

    /// The width of the widest line, in points.
    var usedWidth: CGFloat {
        measureAll()
        return list.width
    }

    // MARK: Measurement

    /// Whether no height is an estimate.
    var isMeasured: Bool { list.isMeasured }

    /// Measures all paragraphs.
    func measureAll() {
        guard !list.isMeasured else { return }
        withoutNotifications {
            while let position = list.firstUnmeasured() {
                list.measure(
                    position, as: makeParagraph(at: position), keepsLayout: list.shapedCount < Self.storedCount)
            }
        }
    }

    /// Measures the paragraphs from one vertical position to another.
    func measure(from minY: CGFloat, to maxY: CGFloat) {
        withoutNotifications {
            var position: ParagraphList.Position? = list.position(atY: minY)
            while let next = position, next.top < maxY {
                _ = paragraph(at: next)
                position = list.position(after: next)
            }
        }
    }

    /// Measures the paragraph that contains `offset`, and the adjacent ones up to a distance.
    func measure(around offset: Int, distance: CGFloat) {
        guard !list.isMeasured else { return }
        withoutNotifications {
            let middle = list.position(ofOffset: offset)
            var (index, above) = (middle.index, CGFloat(0))
            while index > 0, above < distance {
                index -= 1
                above += paragraph(at: list.position(ofIndex: index)).height
            }
            let top = list.position(ofIndex: middle.index).top
            measure(from: top, to: top + paragraph(at: list.position(ofIndex: middle.index)).height + distance)
        }
    }

    /// Returns the first measured paragraph from one vertical position to another, or the first one if there is none.
    func firstMeasured(from minY: CGFloat, to maxY: CGFloat) -> ParagraphList.Position {
        let first = list.position(atY: minY)
        var position: ParagraphList.Position? = first
        while let next = position, next.top < maxY {
            if list[next].isMeasured { return next }
            position = list.position(after: next)
        }
        return first
    }

    /// Returns whether a paragraph from one vertical position to another has not been measured.
    func hasEstimates(from minY: CGFloat, to maxY: CGFloat) -> Bool {
        var position: ParagraphList.Position? = list.position(atY: minY)
        while let next = position, next.top < maxY {
            if !list[next].isMeasured { return true }
            position = list.position(after: next)
        }
        return false
    }

    private func withoutNotifications(_ body: () -> Void) {
        let saved = onMeasure
        onMeasure = nil
        body()
        onMeasure = saved
    }

    /// Removes stored layouts outside a range of paragraphs if there are many.
    func removeLayouts(outside indices: Range<Int>) {
        guard limit == nil, list.shapedCount > Self.storedCount + indices.count else { return }
        list.removeLayouts(outside: indices)
    }

    // MARK: Changes

    /// Updates the layout after an edit of the text.
    func replace(_ edit: TextEdit, attributes: [NSAttributedString.Key: Any]) {
        self.attributes = attributes
        guard limit == nil else { return divide() }
        var first = list.position(ofOffset: edit.oldRange.lowerBound)
        var last = list.position(ofOffset: edit.oldRange.upperBound)
        // If the edit removes the second half of a line terminator, the next paragraph is joined to this one.
        if edit.oldRange.upperBound > last.start + list[last].length, let next = list.position(after: last) {
            last = next
        }
        // The end of the preceding paragraph may be the first half of a line terminator.
        if first.index > 0, edit.oldRange.lowerBound == first.start {
            let previous = list.position(ofIndex: first.index - 1)
            if list[previous].fullLength - list[previous].length == 1,
                content.characters((first.start - 1)..<(first.start + 1)) == "\r\n"
            {
                first = previous
            }
        }
        let isLast = last.index == list.count - 1
        let end = last.start + list[last].fullLength + edit.newRange.count - edit.oldRange.count
        var changed = elements(of: content.characters(first.start..<max(first.start, end)))
        // In the middle of the text, an empty last paragraph is the start of the next paragraph.
        if !isLast, changed.last?.fullLength == 0 { changed.removeLast() }
        guard changed.count + list.count > last.index - first.index + 1 else { return divide() }
        list.replace(first.index..<(last.index + 1), with: changed)
        withoutNotifications {
            for index in first.index..<(first.index + min(changed.count, Self.eagerCount)) {
                _ = paragraph(at: list.position(ofIndex: index))
            }
        }
        if list.count <= Self.eagerCount { measureAll() }
    }

    /// Shapes the paragraphs with characters of a range again, whose attributes have changed.
    func invalidate(_ range: Range<Int>) {
        guard limit == nil else { return divide() }
        let indices =
            list.position(ofOffset: range.lowerBound).index..<(list.position(ofOffset: range.upperBound).index + 1)
        list.invalidate(indices)
        withoutNotifications {
            for index in indices.prefix(Self.eagerCount) { _ = paragraph(at: list.position(ofIndex: index)) }
        }
    }
}

extension ParagraphList.Element {
    /// Creates the element of a measured paragraph.
    fileprivate init(_ paragraph: TextParagraph) {
        self.init(
            length: paragraph.length, ending: paragraph.fullLength - paragraph.length, height: paragraph.height)
        isMeasured = true
        width = Float(paragraph.shaped.size.width)
    }
}

/// A paragraph with its position in the text.
@MainActor @dynamicMemberLookup
struct PlacedParagraph {
    let paragraph: TextParagraph
    let index: Int
    /// The offset of the first character.
    let start: Int
    /// The top of the first line, in points.
    let top: CGFloat

    subscript<Value>(dynamicMember member: KeyPath<TextParagraph, Value>) -> Value { paragraph[keyPath: member] }
}

/// The estimated height of a paragraph of a given length.
private struct HeightEstimate {
    private let lineHeight: CGFloat
    private let charactersPerLine: CGFloat

    /// - Parameters:
    ///   - attributes: The attributes of the text.
    ///   - width: The width of the lines, in points.
    @MainActor
    init(_ attributes: [NSAttributedString.Key: Any], width: CGFloat) {
        let line = TextParagraph(
            NSAttributedString(string: "average text of a line", attributes: attributes), ending: 0,
            attributes: attributes, width: 1e6, alignment: .natural)
        lineHeight = line.height
        charactersPerLine = max(1, width / max(1, line.shaped.size.width / CGFloat(line.length)))
    }

    func height(ofLength length: Int) -> CGFloat {
        lineHeight * max(1, (CGFloat(length) / charactersPerLine).rounded(.up))
    }
}
