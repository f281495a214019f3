internal import CCairo
internal import CPango
import Foundation

/// Turns one text at one width into glyphs and lines, paragraph by paragraph. Used once, under the font system's lock.
package struct TextShaper {
    let system = FontSystem.shared
    let request: TextRequest
    /// In points; infinite for a text that is not to be broken.
    let width: CGFloat
    let text: String
    /// For plain text, and for what has no stretch.
    let baseFont: FontRecord
    let rich: RichText?

    private(set) var glyphs: [cairo_glyph_t] = []
    private(set) var runs: [GlyphRun] = []
    private(set) var lines: [TextLine] = []
    private var isTruncated = false
    /// Whether some paragraph has more than one line.
    private var isBroken = false
    /// The letter spacing of the runs so far, in 1/1024 points.
    private var spacing: Int32?
    private var widestSpacing: Int32 = 0
    private var isSpacedUnevenly = false
    /// The bottom of the last line, in points.
    private var bottom: CGFloat = 0

    private init(_ request: TextRequest, width: CGFloat) {
        self.request = request
        self.width = max(0, width)
        switch request.content {
        case .plain(let text, let font): (self.text, baseFont, rich) = (text, font, nil)
        case .rich(let rich): (text, baseFont, self.rich) = (rich.text, rich.stretches.first!.font, rich)
        }
    }

    /// - Parameter width: in points; infinite for no limit.
    package static func shape(_ request: TextRequest, width: CGFloat) -> ShapedText {
        let text = shapeAsIs(request, width: width)
        return text.isTruncated ? TextTightening.shape(request, width: width) ?? text : text
    }

    private static func shapeAsIs(_ request: TextRequest, width: CGFloat) -> ShapedText {
        if request.isEmpty {
            return ShapedText(
                glyphs: [], runs: [], lines: [], decorations: [], width: 0, isTruncated: false, widths: 0...(.infinity))
        }
        return FontSystem.shared.locked {
            if case .plain(let text, let font) = request.content,
                let shaped = SimpleText.shape(text, font: font, request: request, width: width)
            {
                return shaped
            }
            var shaper = TextShaper(request, width: width)
            shaper.shapeParagraphs()
            return shaper.result()
        }
    }

    private func result() -> ShapedText {
        var used = lines.reduce(0) { max($0, $1.widthWithIndents) }
        if slack > 0 { used = min(max(used, width), used + slack) }
        let widths: ClosedRange<CGFloat> =
            if request.isJustified, width.isFinite {
                width...width
            } else if isTruncated || isBroken {
                min(used, width)...width
            } else {
                min(used, width)...(.infinity)
            }
        return ShapedText(
            glyphs: glyphs, runs: runs, lines: lines, decorations: rich?.stretches.map(\.decoration) ?? [], width: used,
            isTruncated: isTruncated, widths: widths)
    }

    // MARK: Paragraphs

    private mutating func shapeParagraphs() {
        let paragraphs = Self.paragraphs(of: text)
        for (index, bytes) in paragraphs.enumerated() {
            let isLast = index == paragraphs.count - 1
            let remaining = request.lineLimit == 0 ? Int.max : request.lineLimit - lines.count
            guard remaining > 0 else {
                isTruncated = true
                return
            }
            shapeParagraph(bytes, remaining: remaining, isLast: isLast)
        }
    }

    /// Where paragraphs lie in the text, in UTF-8, without what separates them.
    private static func paragraphs(of text: String) -> [Range<Int>] {
        var paragraphs: [Range<Int>] = []
        var start = 0
        var offset = 0
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            let size = UTF8.width(scalar)
            switch scalar {
            case "\n" where previous == "\r":
                start = offset + size  // The second half of a CR LF separator.
            case "\n", "\r", "\u{2029}":
                paragraphs.append(start..<offset)
                start = offset + size
            default: break
            }
            offset += size
            previous = scalar
        }
        paragraphs.append(start..<offset)
        return paragraphs
    }

    private mutating func shapeParagraph(_ bytes: Range<Int>, remaining: Int, isLast: Bool) {
        let format = rich?.format(at: bytes.lowerBound) ?? .plain
        let setting = ParagraphSetting(format, request: request, width: width, remaining: remaining)
        let first = lines.count
        configureLayout(setting, bytes, continued: false)
        let overflows = pango_layout_get_line_count(system.layout) >= remaining && !isLast
        if overflows, setting.truncates, pango_layout_is_ellipsized(system.layout) == 0 {
            // The paragraph fits, but further paragraphs do not; an ellipsis indicates this.
            configureLayout(setting, bytes, continued: true)
        }
        if lines.count > 0 { bottom += format.paragraphSpacingBefore }
        var line = pango_layout_get_lines_readonly(system.layout)
        while let item = line, lines.count - first < setting.lineLimit {
            let data = item.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)
            add(data, paragraph: bytes, format: format, isFirst: lines.count == first)
            line = item.pointee.next
        }
        if line != nil || overflows || pango_layout_is_ellipsized(system.layout) != 0 { isTruncated = true }
        if setting.isUnbroken, lines.last.map({ $0.widthWithIndents > width }) == true { isTruncated = true }
        if lines.count - first > 1 { isBroken = true }
        bottom += format.paragraphSpacing
    }

    /// Passes a paragraph to Pango.
    ///
    /// - Parameter continued: Whether to append an ellipsis because the following text is left out.
    private func configureLayout(_ setting: ParagraphSetting, _ bytes: Range<Int>, continued: Bool) {
        let layout = system.layout
        setting.apply(to: layout)
        var copy = text
        copy.withUTF8 { buffer in
            let part = UnsafeBufferPointer(rebasing: buffer[bytes])
            if continued {
                let longer = Array(part) + Array("…".utf8)
                longer.withUnsafeBytes { set($0.assumingMemoryBound(to: CChar.self)) }
            } else {
                part.withMemoryRebound(to: CChar.self) { set($0) }
            }
        }
        func set(_ characters: UnsafeBufferPointer<CChar>) {
            pango_layout_set_text(
                layout, characters.baseAddress ?? UnsafePointer(bitPattern: 1), Int32(characters.count))
        }
        let base = system.handle(for: baseFont)
        pango_layout_set_font_description(layout, base.description)
        let attributes = TextAttributes()
        if let rich {
            for (index, textRun) in rich.stretches.enumerated() where textRun.bytes.overlaps(bytes) || bytes.isEmpty {
                attributes.add(
                    textRun, index: index, in: text, paragraph: bytes, handle: system.handle(for: textRun.font))
            }
        } else {
            attributes.add(base, in: text, paragraph: bytes)
        }
        pango_layout_set_attributes(layout, attributes.list)
        setting.applyStrategy(to: layout, attributes)
    }

    // MARK: Lines

    private mutating func add(
        _ line: UnsafeMutablePointer<PangoLayoutLine>, paragraph: Range<Int>, format: ParagraphFormat, isFirst: Bool
    ) {
        let firstRun = runs.count
        var x: CGFloat = 0
        var trimmed: (left: Int32, right: Int32) = (0, 0)
        var run = line.pointee.runs
        while let item = run {
            let glyphItem = item.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
            let spacing = TextAttributes.spacing(in: glyphItem.pointee.item.pointee.analysis.extra_attrs)
            recordSpacing(spacing)
            if run == line.pointee.runs { trimmed.left = spacing / 2 }
            trimmed.right = spacing - spacing / 2
            x += add(glyphItem, x: x)
            run = item.pointee.next
        }
        // Pango takes the outer halves of letter spacing off a line after it has broken it: the width that it broke the
        // line at, and would again, is the one with them.
        x += CGFloat(trimmed.left + trimmed.right) / CGFloat(PANGO_SCALE)
        let start = paragraph.lowerBound + Int(line.pointee.start_index)
        let (ascent, descent) = extents(from: start, to: start + Int(line.pointee.length))
        var height = ascent + descent
        if format.lineHeightMultiple > 0 { height *= format.lineHeightMultiple }
        height = max(height, format.minimumLineHeight)
        if format.maximumLineHeight > 0 { height = min(height, format.maximumLineHeight) }
        if !lines.isEmpty { bottom += format.lineSpacing }
        lines.append(
            TextLine(
                runs: firstRun..<runs.count, width: x, top: bottom, height: height,
                // What the style adds to a line's height lies above the text.
                baseline: bottom + height - descent,
                headIndent: isFirst ? format.firstLineHeadIndent : format.headIndent, tailIndent: format.tailIndent,
                alignment: format.alignment,
                isRightToLeft: pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL))
        bottom += height
    }

    private mutating func recordSpacing(_ spacing: Int32) {
        widestSpacing = max(widestSpacing, abs(spacing))
        if let previous = self.spacing, previous != spacing { isSpacedUnevenly = true }
        self.spacing = spacing
    }

    /// How much wider than its lines the text must be taken for, in points. What letter spacing Pango trimmed at a line's
    /// ends after it had measured the line can't be told where runs differ in it, or where it dropped a space.
    private var slack: CGFloat {
        isSpacedUnevenly || isBroken || isTruncated ? CGFloat(widestSpacing) / CGFloat(PANGO_SCALE) : 0
    }

    /// How far the fonts that were asked for reach above and below the baseline: those that stand in for missing
    /// characters don't change a line's height.
    private func extents(from start: Int, to end: Int) -> (ascent: CGFloat, descent: CGFloat) {
        guard let rich else { return (baseFont.metrics.ascender, -baseFont.metrics.descender) }
        var extents: (ascent: CGFloat, descent: CGFloat) = (0, 0)
        var isFound = false
        func include(_ textRun: TextRun) {
            let rise = textRun.decoration.rise
            // Raised or lowered text increases the height of its line but never reduces it.
            let box = textRun.decoration.attachmentBox
            let ascent = max(textRun.font.metrics.ascender + max(0, rise), (box?.ascent ?? 0) + rise)
            let descent = max(-textRun.font.metrics.descender + max(0, -rise), (box?.descent ?? 0) - rise)
            extents = isFound ? (max(extents.ascent, ascent), max(extents.descent, descent)) : (ascent, descent)
            isFound = true
        }
        for textRun in rich.stretches where textRun.bytes.lowerBound < end && textRun.bytes.upperBound > start {
            include(textRun)
        }
        // An empty line has the height of the text before it.
        if !isFound, let textRun = rich.stretches.last(where: { $0.bytes.lowerBound < max(1, start) }) {
            include(textRun)
        }
        return extents
    }

    /// Takes over the glyphs of a run.
    /// - Returns: its width in points.
    private mutating func add(_ item: UnsafeMutablePointer<PangoGlyphItem>, x start: CGFloat) -> CGFloat {
        let unit = Double(PANGO_SCALE)
        let analysis = item.pointee.item.pointee.analysis
        let string = item.pointee.glyphs.pointee
        var decoration = rich == nil ? -1 : TextAttributes.index(in: analysis.extra_attrs)
        if decoration < 0, rich != nil { decoration = runs.last?.decoration ?? 0 }
        let rise = decoration < 0 ? 0 : Double(rich!.stretches[decoration].decoration.rise)
        let font = system.glyphFont(for: analysis.font)
        var x = Double(start)
        var first = glyphs.count
        var runStart = x
        var isMissing = false
        let box = decoration < 0 ? nil : rich?.stretches[decoration].decoration.attachmentBox

        func close(_ runs: inout [GlyphRun], _ end: Int) {
            guard end > first else { return }
            runs.append(
                GlyphRun(
                    font: isMissing ? nil : font, glyphs: first..<end, decoration: decoration, x: CGFloat(runStart),
                    width: CGFloat(x - runStart)))
            first = end
            runStart = x
        }
        for index in 0..<Int(string.num_glyphs) {
            let glyph = string.glyphs[index]
            if let box {
                // A run of its own for each picture: what else belongs to the character shows nothing.
                runs.append(
                    GlyphRun(
                        font: font, glyphs: glyphs.count..<glyphs.count, decoration: decoration,
                        x: CGFloat(x) + box.x, width: box.width))
                x += Double(glyph.geometry.width) / unit
                continue
            }
            if glyph.glyph != PangoGlyph(0x0FFF_FFFF) {  // PANGO_GLYPH_EMPTY: has a width but no outline
                let unknown = glyph.glyph & 0x1000_0000 != 0  // PANGO_GLYPH_UNKNOWN_FLAG
                if unknown != isMissing {
                    close(&runs, glyphs.count)
                    isMissing = unknown
                }
                glyphs.append(
                    cairo_glyph_t(
                        index: UInt(glyph.glyph), x: x + Double(glyph.geometry.x_offset) / unit,
                        y: Double(glyph.geometry.y_offset) / unit - rise))
            }
            x += Double(glyph.geometry.width) / unit
        }
        close(&runs, glyphs.count)
        return CGFloat(x) - start
    }
}
