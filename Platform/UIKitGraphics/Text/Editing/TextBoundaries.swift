@_implementationOnly import CPango
import Foundation

/// The boundaries of characters, words, and sentences in a text, according to Unicode (UAX #29). Offsets are
/// in UTF-16, as in an `NSRange`.
///
/// No boundary rule looks beyond the end of a paragraph, so only the paragraph around an offset is examined.
package struct TextBoundaries {
    private let text: String
    private let units: String.UTF16View
    private let offsets: UTF16Index?

    package init(_ text: String) { self.init(text, nil) }

    init(_ text: String, _ offsets: UTF16Index?) {
        self.text = text
        self.offsets = offsets
        units = text.utf16
    }

    package var length: Int { offsets?.length ?? units.count }

    // MARK: Characters

    /// Returns the end of the character that begins at or contains `offset`, or the end of the text.
    package func characterEnd(after offset: Int) -> Int {
        guard offset < length else { return length }
        var position = paragraphStart(before: offset)
        for character in characters(from: position) {
            position += character.utf16.count
            if position > offset { return position }
        }
        return length
    }

    /// Returns the start of the character that ends at or contains `offset`, or 0 at the start of the text.
    package func characterStart(before offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        var position = paragraphStart(before: offset - 1)
        for character in characters(from: position) {
            let end = position + character.utf16.count
            if end >= offset { return position }
            position = end
        }
        return position
    }

    /// Returns `offset`, or the end of the character that contains it.
    package func rounded(_ offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        guard offset < length else { return length }
        let start = characterStart(before: offset)
        let end = characterEnd(after: start)
        return end > offset ? end : offset
    }

    private func characters(from offset: Int) -> Substring { text[index(offset)...] }

    private func index(_ offset: Int) -> String.Index {
        offsets?.index(offset, in: text) ?? String.Index(utf16Offset: offset, in: text)
    }

    // MARK: Paragraphs

    private static let lineFeed: UInt16 = 0x0A

    /// Returns the start of the paragraph that contains or ends at `offset`.
    package func paragraphStart(before offset: Int) -> Int {
        var position = min(max(0, offset), length)
        var index = index(position)
        while position > 0 {
            let previous = units.index(before: index)
            if units[previous] == Self.lineFeed { return position }
            index = previous
            position -= 1
        }
        return 0
    }

    /// Returns the end of the paragraph that contains `offset`, before its line feed.
    package func paragraphEnd(after offset: Int) -> Int {
        var position = min(max(0, offset), length)
        var index = index(position)
        while index < units.endIndex, units[index] != Self.lineFeed {
            index = units.index(after: index)
            position += 1
        }
        return position
    }

    // MARK: Words and sentences

    /// A text unit within a paragraph.
    package enum Unit {
        case word, sentence
    }

    /// Returns the start of the last word or sentence before `offset`, or 0 if there is none.
    package func start(of unit: Unit, before offset: Int) -> Int {
        var end = min(offset, length)
        while end > 0 {
            let start = paragraphStart(before: end)
            if let found = ranges(of: unit, in: start..<paragraphEnd(after: start)).last(where: { $0.lowerBound < end })
            {
                return found.lowerBound
            }
            if start == 0 { return 0 }
            end = start - 1
        }
        return 0
    }

    /// Returns the end of the next word or sentence after `offset`, or the length of the text if there is
    /// none.
    package func end(of unit: Unit, after offset: Int) -> Int {
        var start = max(0, offset)
        while start < length {
            let end = paragraphEnd(after: start)
            let paragraph = paragraphStart(before: start)..<end
            if let found = ranges(of: unit, in: paragraph).first(where: { $0.upperBound > start }) {
                return found.upperBound
            }
            start = end + 1
        }
        return length
    }

    /// Returns the word or sentence at `offset`, the second one if two of them meet there, or `nil` between
    /// words.
    package func range(of unit: Unit, at offset: Int) -> Range<Int>? {
        let paragraph = paragraphStart(before: offset)..<paragraphEnd(after: offset)
        return ranges(of: unit, in: paragraph).last { $0.lowerBound <= offset && offset <= $0.upperBound }
    }

    /// Returns the range that a double tap at `offset` selects: the word, or the text between two words.
    package func selection(at offset: Int) -> Range<Int> {
        let paragraph = paragraphStart(before: offset)..<paragraphEnd(after: offset)
        let words = ranges(of: .word, in: paragraph)
        if let word = words.last(where: { $0.lowerBound <= offset && offset <= $0.upperBound }) { return word }
        let start = words.last { $0.upperBound <= offset }?.upperBound ?? paragraph.lowerBound
        let end = words.first { $0.lowerBound >= offset }?.lowerBound ?? paragraph.upperBound
        return start..<end
    }

    /// Returns the words or sentences of a paragraph, in order.
    package func ranges(of unit: Unit, in paragraph: Range<Int>) -> [Range<Int>] {
        var part = String(text[index(paragraph.lowerBound)..<index(paragraph.upperBound)])
        guard !part.isEmpty else { return [] }
        let scalars = part.unicodeScalars.count
        return withUnsafeTemporaryAllocation(of: PangoLogAttr.self, capacity: scalars + 1) { attributes in
            part.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) {
                    pango_get_log_attrs(
                        $0.baseAddress, Int32($0.count), -1, pango_language_from_string("en"), attributes.baseAddress,
                        Int32(scalars + 1))
                }
            }
            var found: [Range<Int>] = []
            var start: Int?
            var offset = paragraph.lowerBound
            func visit(at attribute: PangoLogAttr) {
                switch unit {
                case .word:
                    // Pango also ends words at an apostrophe, where Unicode defines no boundary.
                    let isInside = start != nil && attribute.is_word_boundary == 0
                    visit(isStart: attribute.is_word_start != 0, isEnd: attribute.is_word_end != 0 && !isInside)
                case .sentence:
                    visit(isStart: attribute.is_sentence_start != 0, isEnd: attribute.is_sentence_end != 0)
                }
            }
            func visit(isStart: Bool, isEnd: Bool) {
                if isEnd, let from = start {
                    found.append(from..<offset)
                    start = nil
                }
                if isStart, start == nil { start = offset }
            }
            for (position, scalar) in part.unicodeScalars.enumerated() {
                visit(at: attributes[position])
                offset += UTF16.width(scalar)
            }
            visit(at: attributes[scalars])
            if let start { found.append(start..<offset) }
            return found
        }
    }
}
