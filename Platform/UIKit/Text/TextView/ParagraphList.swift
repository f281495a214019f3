import Foundation

/// The lengths and heights of the paragraphs of a text.
///
/// The paragraphs are stored in chunks with summed lengths and heights, so that finding a paragraph by its offset or its
/// vertical position, and replacing paragraphs, visits one chunk and the sums of the others. A text of 100,000 paragraphs
/// has about 400 chunks.
struct ParagraphList {
    /// The sizes of a paragraph. They are compact, because a text may have hundreds of thousands of paragraphs.
    struct Element {
        private let storedLength: Int32
        private let ending: UInt8
        var isMeasured = false
        /// The width of the widest line, in points; 0 until the paragraph is measured.
        var width: Float = 0
        /// The height, in points, which is an estimate until the paragraph is measured.
        var height: CGFloat

        /// - Parameters:
        ///   - length: The length without the line terminator.
        ///   - ending: The length of the line terminator.
        init(length: Int, ending: Int, height: CGFloat) {
            storedLength = Int32(clamping: length)
            self.ending = UInt8(clamping: ending)
            self.height = height
        }

        /// The length without the line terminator, in UTF-16 code units.
        var length: Int { Int(storedLength) }
        /// The length with the line terminator, in UTF-16 code units.
        var fullLength: Int { Int(storedLength) + Int(ending) }
    }

    /// The position of a paragraph in the list, in the text and in the layout.
    struct Position {
        let index: Int
        /// The offset of the first character.
        let start: Int
        /// The top of the first line, in points.
        let top: CGFloat
        fileprivate let chunk: Int
        fileprivate let inner: Int
    }

    private struct Chunk {
        var elements: ContiguousArray<Element>
        /// The layouts of the paragraphs that are in use, or an empty array if there are none.
        var layouts: ContiguousArray<TextParagraph?>
        var length = 0
        var height: CGFloat = 0
        var unmeasuredCount = 0

        init(_ elements: ContiguousArray<Element>, layouts: ContiguousArray<TextParagraph?>) {
            self.elements = elements
            self.layouts = layouts.contains { $0 != nil } ? layouts : []
            for element in elements {
                length += element.fullLength
                height += element.height
                if !element.isMeasured { unmeasuredCount += 1 }
            }
        }

        /// The layouts of all paragraphs.
        var allLayouts: ContiguousArray<TextParagraph?> {
            layouts.isEmpty ? ContiguousArray(repeating: nil, count: elements.count) : layouts
        }

        mutating func updateHeight() { height = elements.reduce(0) { $0 + $1.height } }
    }

    private static let chunkSize = 256

    private var chunks: ContiguousArray<Chunk> = []
    private(set) var count = 0
    /// The number of paragraphs whose layout is stored.
    private(set) var shapedCount = 0

    /// The height of all paragraphs, in points.
    private(set) var height: CGFloat = 0

    init() {}

    /// - Parameters:
    ///   - elements: The sizes of the paragraphs.
    ///   - layouts: The layouts of the paragraphs; an empty array for none.
    init(_ elements: ContiguousArray<Element>, layouts: ContiguousArray<TextParagraph?> = []) {
        insert(elements, layouts: layouts, at: 0)
        shapedCount = layouts.count { $0 != nil }
        updateSums()
    }

    var isMeasured: Bool { chunks.allSatisfy { $0.unmeasuredCount == 0 } }

    /// The width of the widest measured paragraph, in points.
    var width: CGFloat { CGFloat(chunks.reduce(0) { max($0, $1.elements.reduce(0) { max($0, $1.width) }) }) }

    // MARK: Positions

    subscript(position: Position) -> Element { chunks[position.chunk].elements[position.inner] }

    /// Returns the stored layout of a paragraph.
    func layout(at position: Position) -> TextParagraph? {
        let layouts = chunks[position.chunk].layouts
        return layouts.isEmpty ? nil : layouts[position.inner]
    }

    /// Returns the position of the paragraph with an index.
    func position(ofIndex index: Int) -> Position {
        find { next, element in next.index + element.count <= index }
    }

    /// Returns the position of the paragraph that contains the character at `offset`, or of the nearest one. The last
    /// paragraph contains the end of the text.
    func position(ofOffset offset: Int) -> Position {
        find { next, element in next.start + element.length <= offset }
    }

    /// Returns the position of the paragraph at the vertical position `y`, or of the nearest one.
    func position(atY y: CGFloat) -> Position {
        find { next, element in next.top + element.height <= y }
    }

    /// Returns the position of the next paragraph, or `nil` after the last.
    func position(after position: Position) -> Position? {
        let element = self[position]
        var (chunk, inner) = (position.chunk, position.inner + 1)
        if inner == chunks[chunk].elements.count { (chunk, inner) = (chunk + 1, 0) }
        guard chunk < chunks.count else { return nil }
        return Position(
            index: position.index + 1, start: position.start + element.fullLength, top: position.top + element.height,
            chunk: chunk, inner: inner)
    }

    /// Returns the last position, or the first one for which `isBefore` is false.
    ///
    /// - Parameter isBefore: Returns whether the position is after a chunk or paragraph with a number of paragraphs, a
    ///   length and a height, which begins at the given sums.
    private func find(
        _ isBefore: (
            _ sums: (index: Int, start: Int, top: CGFloat), _ part: (count: Int, length: Int, height: CGFloat)
        ) -> Bool
    ) -> Position {
        var sums = (index: 0, start: 0, top: CGFloat(0))
        var chunk = 0
        while chunk < chunks.count - 1 {
            let part = (chunks[chunk].elements.count, chunks[chunk].length, chunks[chunk].height)
            guard isBefore(sums, part) else { break }
            sums = (sums.index + part.0, sums.start + part.1, sums.top + part.2)
            chunk += 1
        }
        var inner = 0
        while inner < chunks[chunk].elements.count - 1 {
            let element = chunks[chunk].elements[inner]
            guard isBefore(sums, (1, element.fullLength, element.height)) else { break }
            sums = (sums.index + 1, sums.start + element.fullLength, sums.top + element.height)
            inner += 1
        }
        return Position(index: sums.index, start: sums.start, top: sums.top, chunk: chunk, inner: inner)
    }

    // MARK: Changes

    /// Stores the measured size of a paragraph.
    ///
    /// - Parameter keepsLayout: Whether the layout is stored too.
    mutating func measure(_ position: Position, as paragraph: TextParagraph, keepsLayout: Bool) {
        var element = self[position]
        if !element.isMeasured { chunks[position.chunk].unmeasuredCount -= 1 }
        let isChanged = element.height != paragraph.height
        element.isMeasured = true
        element.height = paragraph.height
        element.width = Float(paragraph.shaped.size.width)
        if keepsLayout, layout(at: position) == nil {
            if chunks[position.chunk].layouts.isEmpty {
                chunks[position.chunk].layouts = chunks[position.chunk].allLayouts
            }
            chunks[position.chunk].layouts[position.inner] = paragraph
            shapedCount += 1
        }
        chunks[position.chunk].elements[position.inner] = element
        guard isChanged else { return }
        chunks[position.chunk].updateHeight()
        updateHeight()
    }

    /// Removes the layouts of a range of paragraphs, which are shaped and measured again when they are used.
    mutating func invalidate(_ indices: Range<Int>) {
        removeLayouts(in: indices)
        var position: Position? = position(ofIndex: indices.lowerBound)
        while let next = position, next.index < indices.upperBound {
            if self[next].isMeasured { chunks[next.chunk].unmeasuredCount += 1 }
            chunks[next.chunk].elements[next.inner].isMeasured = false
            position = self.position(after: next)
        }
    }

    /// Removes the layouts of all paragraphs outside a range, whose measured sizes are kept.
    mutating func removeLayouts(outside indices: Range<Int>) {
        removeLayouts(in: 0..<indices.lowerBound)
        removeLayouts(in: indices.upperBound..<count)
    }

    private mutating func removeLayouts(in indices: Range<Int>) {
        var start = 0
        for index in chunks.indices {
            let range = start..<(start + chunks[index].elements.count)
            start = range.upperBound
            guard !chunks[index].layouts.isEmpty else { continue }
            for inner in range.clamped(to: indices) where chunks[index].layouts[inner - range.lowerBound] != nil {
                chunks[index].layouts[inner - range.lowerBound] = nil
                shapedCount -= 1
            }
            if chunks[index].layouts.allSatisfy({ $0 == nil }) { chunks[index].layouts = [] }
        }
    }

    /// Replaces a range of paragraphs.
    mutating func replace(_ indices: Range<Int>, with new: ContiguousArray<Element>) {
        removeLayouts(in: indices)
        let first = position(ofIndex: indices.lowerBound)
        let last = position(ofIndex: max(indices.lowerBound, indices.upperBound - 1))
        var (low, high) = (first.chunk, last.chunk)
        let rest = last.inner + (indices.isEmpty ? 0 : 1)
        var elements = ContiguousArray(chunks[low].elements[..<first.inner])
        elements += new
        elements += chunks[high].elements[rest...]
        var layouts = ContiguousArray(chunks[low].allLayouts[..<first.inner])
        layouts += ContiguousArray<TextParagraph?>(repeating: nil, count: new.count)
        layouts += chunks[high].allLayouts[rest...]
        // Joins small chunks, so that their number remains proportional to that of the paragraphs.
        if elements.count < Self.chunkSize / 4, chunks.count > high - low + 1 {
            if high + 1 < chunks.count {
                high += 1
                elements += chunks[high].elements
                layouts += chunks[high].allLayouts
            } else {
                low -= 1
                elements = chunks[low].elements + elements
                layouts = chunks[low].allLayouts + layouts
            }
        }
        chunks.removeSubrange(low...high)
        insert(elements, layouts: layouts, at: low)
        updateSums()
    }

    /// Inserts chunks with the given paragraphs.
    private mutating func insert(
        _ elements: ContiguousArray<Element>, layouts: ContiguousArray<TextParagraph?>, at index: Int
    ) {
        guard elements.count > 2 * Self.chunkSize else {
            if !elements.isEmpty { chunks.insert(Chunk(elements, layouts: layouts), at: index) }
            return
        }
        let new = stride(from: 0, to: elements.count, by: Self.chunkSize).map { start in
            let range = start..<min(elements.count, start + Self.chunkSize)
            return Chunk(
                ContiguousArray(elements[range]), layouts: layouts.isEmpty ? [] : ContiguousArray(layouts[range]))
        }
        chunks.insert(contentsOf: new, at: index)
    }

    private mutating func updateHeight() { height = chunks.reduce(0) { $0 + $1.height } }

    private mutating func updateSums() {
        updateHeight()
        count = chunks.reduce(0) { $0 + $1.elements.count }
    }

    // MARK: Unmeasured paragraphs

    /// Returns the position of the first unmeasured paragraph, or `nil` if there is none.
    func firstUnmeasured() -> Position? {
        var sums = (index: 0, start: 0, top: CGFloat(0))
        for (index, chunk) in chunks.enumerated() {
            guard chunk.unmeasuredCount > 0 else {
                sums = (sums.index + chunk.elements.count, sums.start + chunk.length, sums.top + chunk.height)
                continue
            }
            for (inner, element) in chunk.elements.enumerated() {
                guard element.isMeasured else {
                    return Position(
                        index: sums.index, start: sums.start, top: sums.top, chunk: index, inner: inner)
                }
                sums = (sums.index + 1, sums.start + element.fullLength, sums.top + element.height)
            }
        }
        return nil
    }
}
