internal import CPango
import Foundation

extension NSParagraphStyle {
    /// What is done for lines that read well, besides filling each.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Where a paragraph would end in a line of a single word, the line before gives it another one.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Korean lines end between words only.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// What labels do: all of these.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}

extension ParagraphSetting {
    /// Breaks a layout, which has its text and the attributes given, as the strategy says.
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

    /// The last word of the last line but one, with the only word of the last; nil if that has several, or is the only one.
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
        // A line that does not end between words ends inside of one, of which there is a part in each.
        guard line.last == space, let wordEnd = line.lastIndex(where: { $0 != space }),
            let gap = line[...wordEnd].lastIndex(of: space), line[..<gap].contains(where: { $0 != space })
        else { return nil }
        return (gap + 1)..<bytes.count
    }

    /// Words of more than one Korean syllable, in UTF-8.
    private static func hangulWords(in bytes: [UInt8]) -> [Range<Int>] {
        // Other letters that begin with these bytes are told apart below.
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
