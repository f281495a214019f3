@_implementationOnly import CCairo
@_implementationOnly import CPango
import Foundation

/// The fast path for the most common text: a single paragraph of Latin letters in one font.
///
/// The text is shaped once, with a kerning table or with HarfBuzz alone. It skips Pango's analysis of scripts,
/// directions, and fallback fonts, and Pango's repeated shaping after each line break.
struct SimpleText {
    private let text: String
    private let font: FontRecord
    private let handle: FontHandle
    private let request: TextRequest
    /// The available width in 1/1024 points, like all lengths in this type.
    private let available: Int
    private let width: CGFloat

    private var glyphs: [ShapedGlyph]
    private var count: Int { glyphs.count }

    private var lines: [Line] = []
    private var isTruncated = false
    /// Whether the whole text, including trailing spaces, fits on one line.
    private var fits = false

    private struct Line {
        var glyphs: Range<Int>
        var advance: Int
        var hasEllipsis = false
    }

    /// Returns the text broken into lines of `width` points, or `nil` if the fast path does not support it.
    /// The caller must hold the lock of the font system.
    static func shape(_ text: String, font: FontRecord, request: TextRequest, width: CGFloat) -> ShapedText? {
        guard !request.isJustified, !request.followsParagraphs else { return nil }
        let handle = FontSystem.shared.handle(for: font)
        guard isSimple(text, handle), let glyphs = glyphs(of: text, handle) else { return nil }
        var simple = SimpleText(text, glyphs, font: font, handle: handle, request: request, width: width)
        return simple.breakIntoLines() ? simple.result() : nil
    }

    private init(
        _ text: String, _ glyphs: [ShapedGlyph], font: FontRecord, handle: FontHandle, request: TextRequest,
        width: CGFloat
    ) {
        (self.text, self.glyphs, self.font, self.handle) = (text, glyphs, font, handle)
        (self.request, self.width) = (request, width)
        available = width.isInfinite ? .max : Int(min(width, 1e6) * CGFloat(PANGO_SCALE) + 0.999)
        guard handle.tracking != 0 else { return }
        for index in self.glyphs.indices where self.glyphs[index].advance > 0 {
            self.glyphs[index].advance += handle.tracking
        }
    }

    // MARK: Glyphs

    /// Returns the glyphs of a text that the font supports, without tracking.
    static func glyphs(of text: String, _ handle: FontHandle) -> [ShapedGlyph]? {
        guard handle.kerning != nil, text.utf8.allSatisfy({ $0 < 0x80 }) else { return shaped(text, handle) }
        var copy = text
        return copy.withUTF8 { bytes in
            if let glyphs = handle.kerning?.glyphs(of: bytes) { return glyphs }
            let glyphs = shaped(text, handle)
            if let glyphs { handle.kerning?.learn(glyphs, of: bytes) }
            return glyphs
        }
    }

    /// Returns the glyphs that HarfBuzz selects for a text.
    static func shaped(_ text: String, _ handle: FontHandle) -> [ShapedGlyph]? {
        let buffer = FontSystem.shared.buffer
        fill(buffer, with: text)
        hb_shape(handle.shaping, buffer, UnsafePointer(handle.features.start), UInt32(handle.features.count))
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, nil)
        else { return nil }
        return (0..<Int(count)).map { index in
            let position = positions[index]
            return ShapedGlyph(
                index: infos[index].codepoint, cluster: infos[index].cluster, advance: position.x_advance,
                x: position.x_offset, y: position.y_offset)
        }
    }

    private static func fill(_ buffer: OpaquePointer, with text: String) {
        hb_buffer_clear_contents(buffer)
        var text = text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                hb_buffer_add_utf8(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count))
            }
        }
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
        hb_buffer_set_language(buffer, english)
    }

    private nonisolated(unsafe) static let english = hb_language_from_string("en", -1)

    /// Returns whether `text` contains only Latin letters, digits, and punctuation that the font supports.
    private static func isSimple(_ text: String, _ handle: FontHandle) -> Bool {
        var isASCII = true
        for byte in text.utf8 {
            if byte >= 0x80 {
                isASCII = false
            } else if byte < 0x20 || byte == 0x7F {
                return false  // Tabs and line breaks.
            }
        }
        if isASCII, handle.hasASCII { return true }
        var glyph: hb_codepoint_t = 0
        return text.unicodeScalars.allSatisfy { scalar in
            switch scalar.value {
            case 0x20..<0x7F where handle.hasASCII: true
            case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x250, 0x2010..<0x2028, 0x2030..<0x205F, 0x20A0..<0x20C0, 0x2122:
                hb_font_get_nominal_glyph(handle.shaping, scalar.value, &glyph) != 0
            default: false
            }
        }
    }

    // MARK: Lines

    /// - Returns: Whether the fast path supports the text and its settings.
    private mutating func breakIntoLines() -> Bool {
        var advance = 0
        for index in 0..<count { advance += Int(glyphs[index].advance) }
        if advance <= available {
            lines = [Line(glyphs: 0..<count, advance: advance)]
            fits = true
            return true
        }
        switch request.lineBreakMode {
        case .byClipping where request.lineLimit == 1:
            lines = [Line(glyphs: 0..<count, advance: advance)]
            isTruncated = true
            return true
        case .byTruncatingTail where request.lineLimit == 1:
            return truncate(from: 0)
        case .byWordWrapping, .byTruncatingTail:
            return wrap()
        case .byTruncatingHead, .byTruncatingMiddle, .byClipping:
            return request.lineLimit == 0 ? wrap() : false
        case .byCharWrapping:
            return false
        }
    }

    /// Fills each line with as many words as fit.
    private mutating func wrap() -> Bool {
        let breaks = LineBreaks(text)
        var start = 0
        while start < count {
            if request.lineLimit > 0, lines.count == request.lineLimit - 1, request.lineBreakMode.truncates {
                return endLastLine(from: start, breaks)
            }
            if request.lineLimit > 0, lines.count == request.lineLimit {
                isTruncated = true
                return true
            }
            let (end, next, advance) = lineEnd(from: start, breaks)
            lines.append(Line(glyphs: start..<end, advance: advance))
            start = next
        }
        pushOut(breaks)
        return true
    }

    /// Moves another word to the last line if that line has only one word.
    private mutating func pushOut(_ breaks: LineBreaks) {
        guard request.lineBreakStrategy.contains(.pushOut), lines.count > 1 else { return }
        let (before, last) = (lines[lines.count - 2].glyphs, lines[lines.count - 1].glyphs)
        func isSpace(_ index: Int) -> Bool { breaks.isSpace(Int(glyphs[index].cluster)) }
        // Lines without a space between them split a word.
        guard before.upperBound < last.lowerBound, let end = last.last(where: { !isSpace($0) }),
            !(last.lowerBound...end).contains(where: isSpace), let gap = before.last(where: isSpace),
            let beforeEnd = (before.lowerBound..<gap).last(where: { !isSpace($0) }),
            breaks.canBreak(before: Int(glyphs[gap + 1].cluster)), advance((gap + 1)..<(end + 1)) <= available
        else { return }
        let all = advance((gap + 1)..<last.upperBound)
        lines.removeLast(2)
        lines.append(
            Line(glyphs: before.lowerBound..<(beforeEnd + 1), advance: advance(before.lowerBound..<(beforeEnd + 1))))
        lines.append(
            all <= available
                ? Line(glyphs: (gap + 1)..<last.upperBound, advance: all)
                : Line(glyphs: (gap + 1)..<(end + 1), advance: advance((gap + 1)..<(end + 1))))
    }

    /// Returns the end of the line that begins at glyph `start`, the start of the next line, and the width
    /// of the line. Trailing spaces take no width, except on the last line.
    private func lineEnd(from start: Int, _ breaks: LineBreaks) -> (end: Int, next: Int, advance: Int) {
        var used = 0
        var usedVisibly = 0
        var visibleEnd = start
        var best: (end: Int, next: Int, advance: Int)?
        for index in start..<count {
            let cluster = Int(glyphs[index].cluster)
            if index > start, glyphs[index - 1].cluster != glyphs[index].cluster, breaks.canBreak(before: cluster) {
                best = (visibleEnd, index, usedVisibly)
            }
            used += Int(glyphs[index].advance)
            if breaks.isSpace(cluster) { continue }
            if used > available, index > start {
                return best ?? cut(before: index, from: start)
            }
            usedVisibly = used
            visibleEnd = index + 1
        }
        return used <= available ? (count, count, used) : (visibleEnd, count, usedVisibly)
    }

    /// Breaks a word that is wider than the line.
    private func cut(before index: Int, from start: Int) -> (end: Int, next: Int, advance: Int) {
        var end = index
        while end > start + 1, glyphs[end].cluster == glyphs[end - 1].cluster { end -= 1 }
        return (end, end, advance(start..<end))
    }

    private func advance(_ range: Range<Int>) -> Int {
        glyphs[range].reduce(0) { $0 + Int($1.advance) }
    }

    private mutating func endLastLine(from start: Int, _ breaks: LineBreaks) -> Bool {
        let rest = advance(start..<count)
        if rest > available { return truncate(from: start) }
        lines.append(Line(glyphs: start..<count, advance: rest))
        pushOut(breaks)
        return true
    }

    /// Appends a line that ends with an ellipsis.
    private mutating func truncate(from start: Int) -> Bool {
        guard let ellipsis = handle.ellipsis else { return false }
        var end = start
        var used = Int(ellipsis.advance)
        while end < count, used + Int(glyphs[end].advance) <= available {
            used += Int(glyphs[end].advance)
            end += 1
        }
        // The line must not end inside a cluster or with a space before the ellipsis.
        while end > start, end == count || glyphs[end].cluster == glyphs[end - 1].cluster || isSpace(glyphs[end - 1]) {
            end -= 1
            used -= Int(glyphs[end].advance)
        }
        lines.append(Line(glyphs: start..<end, advance: used, hasEllipsis: true))
        isTruncated = true
        return true
    }

    private func isSpace(_ glyph: ShapedGlyph) -> Bool {
        text.utf8[text.utf8.index(text.startIndex, offsetBy: Int(glyph.cluster))] == 0x20
    }

    // MARK: Result

    private func result() -> ShapedText {
        let unit = CGFloat(PANGO_SCALE)
        let metrics = font.metrics
        var positioned: [PositionedGlyph] = []
        positioned.reserveCapacity(count + 1)
        var runs: [GlyphRun] = []
        var textLines: [TextLine] = []
        for (index, line) in lines.enumerated() {
            let first = positioned.count
            add(line, to: &positioned)
            let lineWidth = CGFloat(line.advance) / unit
            runs.append(
                GlyphRun(
                    font: handle.glyphFont, glyphs: first..<positioned.count, decoration: -1, x: 0, width: lineWidth))
            let top = CGFloat(index) * metrics.lineHeight
            textLines.append(
                TextLine(
                    runs: index..<(index + 1), width: lineWidth, top: top, height: metrics.lineHeight,
                    baseline: top + metrics.ascender, headIndent: 0, tailIndent: 0, alignment: .natural,
                    isRightToLeft: false))
        }
        let used = textLines.reduce(0) { max($0, $1.width) }
        return ShapedText(
            glyphs: positioned, runs: runs, lines: textLines, decorations: [], width: used,
            isTruncated: isTruncated, widths: fits ? used...(.infinity) : min(used, width)...width)
    }

    private func add(_ line: Line, to positioned: inout [PositionedGlyph]) {
        let unit = Double(PANGO_SCALE)
        var x = 0
        for glyph in glyphs[line.glyphs] {
            positioned.append(
                PositionedGlyph(
                    index: UInt(glyph.index), x: Double(x + Int(glyph.x)) / unit, y: Double(-glyph.y) / unit))
            x += Int(glyph.advance)
        }
        if line.hasEllipsis, let ellipsis = handle.ellipsis {
            positioned.append(PositionedGlyph(index: UInt(ellipsis.glyph), x: Double(x) / unit, y: 0))
        }
    }
}

/// The line break opportunities of a text by UTF-8 offset, according to the Unicode line breaking algorithm
/// (UAX #14).
private struct LineBreaks {
    private var breaks: [Bool]
    private var spaces: [Bool]

    init(_ text: String) {
        var text = text
        let size = text.utf8.count
        var breaks = [Bool](repeating: false, count: size + 1)
        var spaces = breaks
        let scalars = text.unicodeScalars.count
        withUnsafeTemporaryAllocation(of: PangoLogAttr.self, capacity: scalars + 1) { attributes in
            text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) {
                    pango_get_log_attrs(
                        $0.baseAddress, Int32(size), -1, pango_language_from_string("en"), attributes.baseAddress,
                        Int32(scalars + 1))
                }
                var index = -1
                for (offset, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
                    index += 1
                    breaks[offset] = attributes[index].is_line_break != 0
                    spaces[offset] = byte == 0x20
                }
            }
        }
        self.breaks = breaks
        self.spaces = spaces
    }

    func canBreak(before offset: Int) -> Bool { breaks[offset] }

    func isSpace(_ offset: Int) -> Bool { spaces[offset] }
}
