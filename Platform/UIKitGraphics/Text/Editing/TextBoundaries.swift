internal import CPango
import Foundation

/// Where characters, words and sentences begin and end in a text, by Unicode's rules. Offsets are in UTF-16, as in an
/// `NSRange`.
///
/// No rule looks further than the end of a paragraph, so that only the one around an offset is looked at.
package struct TextBoundaries {
    private let text: String
    private let units: String.UTF16View

    package init(_ text: String) {
        self.text = text
        units = text.utf16
    }

    package var length: Int { units.count }

    // MARK: Characters

    /// The end of the character that begins at `offset`, or that it is inside of. The text's end stays.
    package func characterEnd(after offset: Int) -> Int {
        guard offset < length else { return length }
        var position = paragraphStart(before: offset)
        for character in characters(from: position) {
            position += character.utf16.count
            if position > offset { return position }
        }
        return length
    }

    /// The start of the character that ends at `offset`, or that it is inside of. The text's start stays.
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

    /// `offset`, or the end of the character that it is inside of.
    package func rounded(_ offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        guard offset < length else { return length }
        let start = characterStart(before: offset)
        let end = characterEnd(after: start)
        return end > offset ? end : offset
    }

    private func characters(from offset: Int) -> Substring { text[index(offset)...] }

    private func index(_ offset: Int) -> String.Index { String.Index(utf16Offset: offset, in: text) }

    // MARK: Paragraphs

    private static let lineFeed: UInt16 = 0x0A

    /// Where the paragraph begins whose inside or end `offset` is.
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

    /// Where the paragraph ends that `offset` is in: before its line feed, or at the text's end.
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

    /// What words and sentences there are in one paragraph.
    package enum Unit {
        case word, sentence
    }

    /// Where the last word or sentence begins before `offset`; the text's start without one.
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

    /// Where the next word or sentence ends after `offset`; the text's end without one.
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

    /// The word or sentence at `offset`; of two that meet there the second one. Nil between words.
    package func range(of unit: Unit, at offset: Int) -> Range<Int>? {
        let paragraph = paragraphStart(before: offset)..<paragraphEnd(after: offset)
        return ranges(of: unit, in: paragraph).last { $0.lowerBound <= offset && offset <= $0.upperBound }
    }

    /// What a double tap at `offset` selects: the word there, or what stands between two words.
    package func selection(at offset: Int) -> Range<Int> {
        let paragraph = paragraphStart(before: offset)..<paragraphEnd(after: offset)
        let words = ranges(of: .word, in: paragraph)
        if let word = words.last(where: { $0.lowerBound <= offset && offset <= $0.upperBound }) { return word }
        let start = words.last { $0.upperBound <= offset }?.upperBound ?? paragraph.lowerBound
        let end = words.first { $0.lowerBound >= offset }?.lowerBound ?? paragraph.upperBound
        return start..<end
    }

    /// All words or sentences of a paragraph, in order.
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
                    // Pango ends words at an apostrophe as well, where Unicode's rules see no boundary.
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
