@_implementationOnly import CPango
import Foundation

/// The geometry of the characters of one paragraph, including bidirectional text: caret positions, hit
/// testing, and visually adjacent characters. Offsets are in UTF-16; x coordinates are in points from the
/// left end of a line.
package final class TextGeometry {
    private let layout: OpaquePointer
    /// The UTF-8 offset for each UTF-16 offset. Offsets inside a scalar map to its start.
    private let bytes: [Int]
    /// The left ends of the lines in Pango's layout, in Pango units; they include indents and alignment.
    private let lineOffsets: [Int32]
    /// The character ranges of the lines.
    package let lines: [Range<Int>]

    /// Shapes a paragraph, either on a single line with line breaks treated as spaces or broken according to
    /// `settings`.
    package init(_ content: TextRequest.Content, settings: ParagraphSettings? = nil) {
        let text: String
        switch content {
        case .plain(let plain, _): text = plain
        case .rich(let rich): text = rich.text
        }
        var bytes: [Int] = []
        bytes.reserveCapacity(text.utf16.count + 1)
        var offset = 0
        for scalar in text.unicodeScalars {
            for _ in 0..<UTF16.width(scalar) { bytes.append(offset) }
            offset += UTF8.width(scalar)
        }
        bytes.append(offset)
        self.bytes = bytes
        (layout, lineOffsets, lines) = FontSystem.shared.locked {
            let layout = Self.makeLayout(content, text, settings)
            let (offsets, lines) = Self.lines(of: layout, bytes)
            return (layout, offsets, lines)
        }
    }

    private static func lines(of layout: OpaquePointer, _ bytes: [Int]) -> ([Int32], [Range<Int>]) {
        var (offsets, lines): ([Int32], [Range<Int>]) = ([], [])
        let iterator = pango_layout_get_iter(layout)
        defer { pango_layout_iter_free(iterator) }
        repeat {
            var rectangle = PangoRectangle()
            pango_layout_iter_get_line_extents(iterator, nil, &rectangle)
            offsets.append(rectangle.x)
            guard let line = pango_layout_iter_get_line_readonly(iterator)?.pointee else { break }
            let start = bytes.partitioningIndex { $0 >= Int(line.start_index) }
            let end = bytes.partitioningIndex { $0 >= Int(line.start_index) + Int(line.length) }
            lines.append(start..<max(start, end))
        } while pango_layout_iter_next_line(iterator) != 0
        return (offsets, lines)
    }

    deinit {
        let layout = UnsafeMutableRawPointer(layout)
        FontSystem.shared.locked { g_object_unref(layout) }
    }

    private static func makeLayout(
        _ content: TextRequest.Content, _ text: String, _ settings: ParagraphSettings?
    ) -> OpaquePointer {
        let system = FontSystem.shared
        guard let layout = pango_layout_new(system.context) else {
            preconditionFailure("TextGeometry cannot create a Pango layout because memory is exhausted.")
        }
        pango_layout_set_single_paragraph_mode(layout, 1)
        settings?.apply(to: layout)
        let attributes = TextAttributes()
        var text = text
        text.withUTF8 { bytes in
            if let settings, settings.width >= 0 { attributes.preventHyphens(in: bytes) }
            bytes.withMemoryRebound(to: CChar.self) {
                pango_layout_set_text(layout, $0.baseAddress ?? UnsafePointer(bitPattern: 1), Int32($0.count))
            }
        }
        let paragraph = 0..<text.utf8.count
        switch content {
        case .plain(_, let font):
            let handle = system.handle(for: font)
            pango_layout_set_font_description(layout, handle.description)
            attributes.add(handle, in: text, paragraph: paragraph)
        case .rich(let rich):
            for (index, textRun) in rich.textRuns.enumerated() {
                let handle = system.handle(for: textRun.font)
                if index == 0 { pango_layout_set_font_description(layout, handle.description) }
                attributes.add(textRun, index: index, in: text, paragraph: paragraph, handle: handle)
            }
        }
        pango_layout_set_attributes(layout, attributes.list)
        settings?.applyStrategy(to: layout, attributes)
        return layout
    }

    private func byte(_ offset: Int) -> Int32 { Int32(bytes[min(max(0, offset), bytes.count - 1)]) }

    /// Returns the UTF-16 offset of the scalar `trailing` scalars after a UTF-8 offset.
    private func offset(ofByte byte: Int32, trailing: Int32 = 0) -> Int {
        guard byte >= 0 else { return 0 }
        guard byte < Int32.max else { return bytes.count - 1 }
        var low = bytes.partitioningIndex { $0 >= Int(byte) }
        for _ in 0..<trailing where low < bytes.count - 1 {
            let current = bytes[low]
            low = bytes[low...].firstIndex { $0 > current } ?? bytes.count - 1
        }
        return low
    }

    /// Whether the paragraph is right-to-left.
    package var isRightToLeft: Bool {
        FontSystem.shared.locked {
            guard let line = pango_layout_get_line_readonly(layout, 0) else { return false }
            return pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
        }
    }

    /// Returns the index of the line that contains the character at `offset`, or of the last line at the end
    /// of the text.
    package func line(at offset: Int) -> Int {
        max(0, (lines.firstIndex { offset < $0.upperBound } ?? lines.count - 1))
    }

    /// Returns the x coordinate of the caret before the character at `offset`, in points.
    package func x(at offset: Int) -> CGFloat {
        let line = line(at: offset)
        return FontSystem.shared.locked {
            var strong = PangoRectangle()
            pango_layout_get_cursor_pos(layout, byte(offset), &strong, nil)
            return CGFloat(strong.x - lineOffsets[line]) / CGFloat(PANGO_SCALE)
        }
    }

    /// Returns the offset of the character boundary of a line that is nearest to `x`.
    package func offset(at x: CGFloat, inLine line: Int = 0) -> Int {
        let found = FontSystem.shared.locked { () -> Int in
            var (index, trailing): (Int32, Int32) = (0, 0)
            let position = PangoUnits.nearest(x)
            guard let pangoLine = pango_layout_get_line_readonly(layout, Int32(line)) else { return 0 }
            pango_layout_line_x_to_index(pangoLine, position, &index, &trailing)
            return offset(ofByte: index, trailing: trailing)
        }
        // The offset after the last character of a broken line is already on the next line.
        let isBroken = line < lines.count - 1 && found >= lines[line].upperBound
        return isBroken ? max(lines[line].lowerBound, lines[line].upperBound - 1) : found
    }

    /// Returns the offset that an arrow key moves the caret to, or `nil` beyond the ends of the paragraph.
    package func visualNeighbor(of offset: Int, toRight: Bool) -> Int? {
        FontSystem.shared.locked {
            var (index, trailing): (Int32, Int32) = (0, 0)
            pango_layout_move_cursor_visually(
                layout, 1, byte(offset), 0, toRight ? 1 : -1, &index, &trailing)
            guard index >= 0, index < Int32.max else { return nil }
            return self.offset(ofByte: index, trailing: trailing)
        }
    }

    /// Returns the horizontal spans of a range within a line, from left to right. Bidirectional text may
    /// have several.
    package func spans(of range: Range<Int>, inLine line: Int = 0) -> [ClosedRange<CGFloat>] {
        let range = range.clamped(to: lines[line])
        guard !range.isEmpty else { return [] }
        return FontSystem.shared.locked {
            guard let pangoLine = pango_layout_get_line_readonly(layout, Int32(line)) else { return [] }
            var ranges: UnsafeMutablePointer<Int32>?
            var count: Int32 = 0
            pango_layout_line_get_x_ranges(
                pangoLine, byte(range.lowerBound), byte(range.upperBound), &ranges, &count)
            defer { g_free(ranges) }
            guard let ranges else { return [] }
            var spans: [ClosedRange<CGFloat>] = []
            for index in 0..<Int(count) {
                let start = CGFloat(ranges[2 * index] - lineOffsets[line]) / CGFloat(PANGO_SCALE)
                let end = CGFloat(ranges[2 * index + 1] - lineOffsets[line]) / CGFloat(PANGO_SCALE)
                if let last = spans.last, start <= last.upperBound + 0.01 {
                    spans[spans.count - 1] = last.lowerBound...max(last.upperBound, end)
                } else if end > start {
                    spans.append(start...end)
                }
            }
            return spans
        }
    }
}

extension [Int] {
    /// Returns the first index whose element satisfies `condition`, by binary search. All following elements
    /// must satisfy it too.
    fileprivate func partitioningIndex(where condition: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if condition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return Swift.min(low, Swift.max(0, count - 1))
    }
}
