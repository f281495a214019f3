@_implementationOnly import CCairo
@_implementationOnly import CPango
import Foundation

/// A value that converts a text into glyphs and lines for one width, paragraph by paragraph. Each instance
/// is used once, while the lock of the font system is held.
package struct TextShaper {
    let system = FontSystem.shared
    let request: TextRequest
    /// The available width in points; infinite for no line breaks.
    let width: CGFloat
    let text: String
    /// The font of plain text, and of rich text that no run covers.
    let baseFont: FontRecord
    let rich: RichText?

    private(set) var glyphs: [PositionedGlyph] = []
    private(set) var runs: [GlyphRun] = []
    private(set) var lines: [TextLine] = []
    private var isTruncated = false
    /// Whether any paragraph has more than one line.
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
        case .rich(let rich): (text, baseFont, self.rich) = (rich.text, rich.textRuns.first!.font, rich)
        }
    }

    /// Shapes a text and reduces letter spacing if allowed and necessary.
    ///
    /// - Parameter width: The available width in points; infinite for no limit.
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
            glyphs: glyphs, runs: runs, lines: lines, decorations: rich?.textRuns.map(\.decoration) ?? [], width: used,
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

    /// Returns the UTF-8 ranges of the paragraphs, without separators.
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
        let settings = ParagraphSettings(format, request: request, width: width, remaining: remaining)
        let first = lines.count
        configureLayout(settings, bytes, continued: false)
        let overflows = pango_layout_get_line_count(system.layout) >= remaining && !isLast
        if overflows, settings.truncates, pango_layout_is_ellipsized(system.layout) == 0 {
            // The paragraph fits, but further paragraphs do not; an ellipsis indicates this.
            configureLayout(settings, bytes, continued: true)
        }
        if lines.count > 0 { bottom += format.paragraphSpacingBefore }
        var line = pango_layout_get_lines_readonly(system.layout)
        while let item = line, lines.count - first < settings.lineLimit {
            let data = item.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)
            add(data, paragraph: bytes, format: format, isFirst: lines.count == first)
            line = item.pointee.next
        }
        if line != nil || overflows || pango_layout_is_ellipsized(system.layout) != 0 { isTruncated = true }
        if settings.isUnbroken, lines.last.map({ $0.widthWithIndents > width }) == true { isTruncated = true }
        if lines.count - first > 1 { isBroken = true }
        bottom += format.paragraphSpacing
    }

    /// Passes a paragraph to Pango.
    ///
    /// - Parameter continued: Whether to append an ellipsis because the following text is left out.
    private func configureLayout(_ settings: ParagraphSettings, _ bytes: Range<Int>, continued: Bool) {
        let layout = system.layout
        settings.apply(to: layout)
        let attributes = TextAttributes()
        var copy = text
        copy.withUTF8 { buffer in
            let part = UnsafeBufferPointer(rebasing: buffer[bytes])
            if settings.width >= 0 { attributes.preventHyphens(in: part) }
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
        if let rich {
            for (index, textRun) in rich.textRuns.enumerated() where textRun.bytes.overlaps(bytes) || bytes.isEmpty {
                attributes.add(
                    textRun, index: index, in: text, paragraph: bytes, handle: system.handle(for: textRun.font))
            }
        } else {
            attributes.add(base, in: text, paragraph: bytes)
        }
        pango_layout_set_attributes(layout, attributes.list)
        settings.applyStrategy(to: layout, attributes)
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
        // Pango trims the outer halves of letter spacing from a line after breaking it. The untrimmed width
        // is the one that determines line breaks.
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
                // Extra line height is added above the text.
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

    /// The width to add to the measured text, in points. Pango trims letter spacing at the ends of a line
    /// after measuring it; the trimmed amount is unknown if runs differ in spacing or a space was dropped.
    private var slack: CGFloat {
        isSpacedUnevenly || isBroken || isTruncated ? CGFloat(widestSpacing) / CGFloat(PANGO_SCALE) : 0
    }

    /// Returns the extents above and below the baseline of the requested fonts. Fallback fonts for missing
    /// characters do not change the height of a line.
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
        for textRun in rich.textRuns where textRun.bytes.lowerBound < end && textRun.bytes.upperBound > start {
            include(textRun)
        }
        // An empty line has the height of the text before it.
        if !isFound, let textRun = rich.textRuns.last(where: { $0.bytes.lowerBound < max(1, start) }) {
            include(textRun)
        }
        return extents
    }

    /// Appends the glyphs of a run.
    ///
    /// - Returns: The width of the run in points.
    private mutating func add(_ item: UnsafeMutablePointer<PangoGlyphItem>, x start: CGFloat) -> CGFloat {
        let unit = Double(PANGO_SCALE)
        let analysis = item.pointee.item.pointee.analysis
        let string = item.pointee.glyphs.pointee
        var decoration = rich == nil ? -1 : TextAttributes.index(in: analysis.extra_attrs)
        if decoration < 0, rich != nil { decoration = runs.last?.decoration ?? 0 }
        let rise = decoration < 0 ? 0 : Double(rich!.textRuns[decoration].decoration.rise)
        let font = system.glyphFont(for: OpaquePointer(analysis.font))
        var x = Double(start)
        var first = glyphs.count
        var runStart = x
        var isMissing = false
        let box = decoration < 0 ? nil : rich?.textRuns[decoration].decoration.attachmentBox

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
                // Each image gets a run of its own; other glyphs of the character are invisible.
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
                    PositionedGlyph(
                        index: UInt(glyph.glyph), x: x + Double(glyph.geometry.x_offset) / unit,
                        y: Double(glyph.geometry.y_offset) / unit - rise))
            }
            x += Double(glyph.geometry.width) / unit
        }
        x -= Double(Self.excessWidth(ofEllipsis: item.pointee)) / unit
        close(&runs, glyphs.count)
        return CGFloat(x) - start
    }

    /// Returns the space after an ellipsis by which Pango extends its line to the available width, in Pango units.
    private static func excessWidth(ofEllipsis item: PangoGlyphItem) -> Int32 {
        let (analysis, string) = (item.item.pointee.analysis, item.glyphs.pointee)
        guard Int32(analysis.flags) & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0, string.num_glyphs > 0 else { return 0 }
        let last = string.glyphs[Int(string.num_glyphs) - 1]
        var logical = PangoRectangle()
        pango_font_get_glyph_extents(analysis.font, last.glyph, nil, &logical)
        return max(0, last.geometry.width - logical.width - max(0, TextAttributes.spacing(in: analysis.extra_attrs)))
    }
}
