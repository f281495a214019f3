@_implementationOnly import CPango
import Foundation

extension NSParagraphStyle {
    /// Rules that improve line breaks beyond filling each line.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Moves a word down when the last line of a paragraph would otherwise contain a single word.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Breaks lines of Korean text only between words.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// All strategies, as labels use them.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}

extension ParagraphSettings {
    /// Applies the line break strategy to a layout that already has its text and `attributes`.
    func applyStrategy(to layout: OpaquePointer, _ attributes: TextAttributes) {
        guard width >= 0, !strategy.isEmpty, pango_layout_get_line_count(layout) > 1,
            let start = pango_layout_get_text(layout)
        else { return }
        let bytes = UnsafeBufferPointer(start: start, count: strlen(start)).map { UInt8(bitPattern: $0) }
        var unbreakable: [Range<Int>] = []
        if strategy.contains(.hangulWordPriority) {
            unbreakable = Self.hangulWords(in: bytes)
            // A word that is wider than the line still has to be broken.
            if !unbreakable.isEmpty, !preventBreaks(unbreakable, in: layout, attributes) {
                unbreakable = []
                pango_layout_set_attributes(layout, attributes.list)
            }
        }
        guard strategy.contains(.pushOut), pango_layout_is_ellipsized(layout) == 0,
            let end = Self.end(of: layout, bytes)
        else { return }
        let count = pango_layout_get_line_count(layout)
        if !preventBreaks(unbreakable + [end], in: layout, attributes) || pango_layout_get_line_count(layout) != count {
            _ = preventBreaks(unbreakable, in: layout, attributes)
        }
    }

    /// Prevents line breaks inside the given ranges of the text.
    ///
    /// - Returns: Whether all lines still fit.
    private func preventBreaks(_ ranges: [Range<Int>], in layout: OpaquePointer, _ attributes: TextAttributes) -> Bool {
        let list = attributes.list.map { pango_attr_list_copy($0) } ?? pango_attr_list_new()
        defer { pango_attr_list_unref(list) }
        for range in ranges {
            let attribute = pango_attr_allow_breaks_new(0)!
            attribute.pointee.start_index = UInt32(range.lowerBound)
            attribute.pointee.end_index = UInt32(range.upperBound)
            pango_attr_list_insert(list, attribute)
        }
        pango_layout_set_attributes(layout, list)
        var extents = PangoRectangle()
        pango_layout_get_extents(layout, nil, &extents)
        return extents.width <= width
    }

    private static let space: UInt8 = 0x20

    /// Returns the range from the last word of the second to last line to the end of the text, or `nil` if
    /// the last line has several words or the line before it has only one.
    private static func end(of layout: OpaquePointer, _ bytes: [UInt8]) -> Range<Int>? {
        let count = pango_layout_get_line_count(layout)
        guard count > 1, let last = pango_layout_get_line_readonly(layout, count - 1)?.pointee,
            let before = pango_layout_get_line_readonly(layout, count - 2)?.pointee
        else { return nil }
        let orphan = bytes[Int(last.start_index)...]
        guard let orphanEnd = orphan.lastIndex(where: { $0 != space }), !orphan[...orphanEnd].contains(space) else {
            return nil
        }
        let line = bytes[Int(before.start_index)..<Int(last.start_index)]
        // A line that does not end at a space ends inside a word.
        guard line.last == space, let wordEnd = line.lastIndex(where: { $0 != space }),
            let gap = line[...wordEnd].lastIndex(of: space), line[..<gap].contains(where: { $0 != space })
        else { return nil }
        return (gap + 1)..<bytes.count
    }

    /// Returns the UTF-8 ranges of words with more than one Korean syllable.
    private static func hangulWords(in bytes: [UInt8]) -> [Range<Int>] {
        // The lead bytes of Hangul; other scripts that share them are excluded below.
        guard bytes.contains(where: { (0xE1...0xED).contains($0) }) else { return [] }
        var words: [Range<Int>] = []
        var (start, offset, count): (Int?, Int, Int) = (nil, 0, 0)
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            let isHangul =
                switch scalar.value {
                case 0x1100..<0x1200, 0x3130..<0x3190, 0xA960..<0xA980, 0xAC00..<0xD800: true
                default: false
                }
            if isHangul {
                start = start ?? offset
                count += 1
            } else if let from = start {
                if count > 1 { words.append(from..<offset) }
                (start, count) = (nil, 0)
            }
            offset += UTF8.width(scalar)
        }
        if let start, count > 1 { words.append(start..<offset) }
        return words
    }
}
