@_implementationOnly import CPango
import Foundation

/// A list of Pango attributes.
final class TextAttributes {
    /// The Pango attribute list, or `nil` if it is empty.
    private(set) var list: OpaquePointer?

    deinit {
        if let list { pango_attr_list_unref(list) }
    }

    private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>, from start: Int = 0, to end: Int? = nil) {
        attribute.pointee.start_index = UInt32(max(0, start))
        attribute.pointee.end_index = end.map { UInt32(max(0, $0)) } ?? .max
        if list == nil { list = pango_attr_list_new() }
        pango_attr_list_insert(list, attribute)
    }

    /// Breaks words that are longer than a line without a hyphen, as TextKit does, unless the paragraph contains soft hyphens: Pango
    /// displays either all hyphens or none.
    func preventHyphens(in paragraph: UnsafeBufferPointer<UInt8>) {
        // A soft hyphen has the bytes C2 and AD.
        var rest = paragraph[...]
        while let index = rest.firstIndex(of: 0xC2) {
            rest = rest[(index + 1)...]
            if rest.first == 0xAD { return }
        }
        insert(pango_attr_insert_hyphens_new(0))
    }

    /// Adds the attributes of a font that applies to the whole paragraph.
    func add(_ handle: FontHandle, in text: String, paragraph: Range<Int>) {
        if let features = handle.featureText { insert(pango_attr_font_features_new(features)) }
        if handle.tracking != 0 {
            add(spacing: handle.tracking, in: text, bytes: paragraph, from: paragraph.lowerBound)
        }
    }

    /// Adds the attributes of a run that affect shaping.
    func add(_ textRun: TextRun, index: Int, in text: String, paragraph: Range<Int>, handle: FontHandle) {
        let origin = paragraph.lowerBound
        let isLast = textRun.bytes.upperBound >= paragraph.upperBound
        let start = textRun.bytes.lowerBound - origin
        // The last run also applies to an ellipsis after the paragraph.
        let end = isLast ? nil : textRun.bytes.upperBound - origin
        insert(pango_attr_font_desc_new(handle.description), from: start, to: end)
        if let kern = textRun.kern {
            let spacing = PangoUnits.nearest(kern) + handle.tracking
            insert(pango_attr_letter_spacing_new(spacing), from: start, to: end)
        } else if handle.tracking != 0 {
            let bytes = textRun.bytes.clamped(to: paragraph)
            add(spacing: handle.tracking, in: text, bytes: bytes, from: origin)
        }
        let features = [
            handle.featureText, textRun.isUnkerned ? "kern=0" : nil, textRun.isUnligated ? "liga=0,clig=0" : nil,
        ].compactMap(\.self)
        if !features.isEmpty {
            insert(pango_attr_font_features_new(features.joined(separator: ",")), from: start, to: end)
        }
        if let box = textRun.decoration.attachmentBox {
            let units = PangoUnits.nearest
            var shape = PangoRectangle(
                x: 0, y: units(-box.y - box.height), width: units(box.x + box.width), height: units(box.height))
            insert(pango_attr_shape_new(&shape, &shape), from: start, to: textRun.bytes.upperBound - origin)
        }
        // Pango splits its runs at color changes and reports the color of each run, so the color encodes the
        // run index.
        insert(pango_attr_foreground_new(UInt16(index >> 16), UInt16(index & 0xFFFF), 0), from: start, to: end)
    }

    /// Adds letter spacing to the characters that the system font supports. Spacing would break connected
    /// scripts, which use fallback fonts anyway.
    private func add(spacing: Int32, in text: String, bytes: Range<Int>, from origin: Int) {
        var start: Int?
        var offset = bytes.lowerBound
        let utf8 = text.utf8
        let first = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
        let last = utf8.index(first, offsetBy: bytes.count)
        for scalar in text.unicodeScalars[first..<last] {
            let isSupported =
                switch scalar.value {
                case 0..<0x590, 0x1E00..<0x200B, 0x2010..<0x2600: true
                default: false
                }
            if isSupported, start == nil { start = offset }
            if !isSupported, let from = start {
                insert(pango_attr_letter_spacing_new(spacing), from: from - origin, to: offset - origin)
                start = nil
            }
            offset += UTF8.width(scalar)
        }
        if let start { insert(pango_attr_letter_spacing_new(spacing), from: start - origin, to: offset - origin) }
    }

    /// Returns the index of the run encoded in the attributes, or -1 if there is none.
    static func index(in attributes: UnsafeMutablePointer<GSList>?) -> Int {
        guard let attribute = find(PANGO_ATTR_FOREGROUND, in: attributes) else { return -1 }
        return attribute.withMemoryRebound(to: PangoAttrColor.self, capacity: 1) {
            Int($0.pointee.color.red) << 16 | Int($0.pointee.color.green)
        }
    }

    /// Returns the letter spacing of a run, in 1/1024 points.
    static func spacing(in attributes: UnsafeMutablePointer<GSList>?) -> Int32 {
        guard let attribute = find(PANGO_ATTR_LETTER_SPACING, in: attributes) else { return 0 }
        return attribute.withMemoryRebound(to: PangoAttrInt.self, capacity: 1) { $0.pointee.value }
    }

    private static func find(
        _ type: PangoAttrType, in attributes: UnsafeMutablePointer<GSList>?
    ) -> UnsafeMutablePointer<PangoAttribute>? {
        var next = attributes
        while let item = next {
            let attribute = item.pointee.data.assumingMemoryBound(to: PangoAttribute.self)
            if attribute.pointee.klass.pointee.type == type { return attribute }
            next = item.pointee.next
        }
        return nil
    }
}
