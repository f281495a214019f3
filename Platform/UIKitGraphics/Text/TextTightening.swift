import Foundation

/// Reduction of letter spacing to avoid truncating a line.
enum TextTightening {
    /// The maximum excess width as a fraction of the available width, as in Apple's text system.
    private static let limit: CGFloat = 0.05

    /// Returns the text as a single line of `width` points with reduced letter spacing, or `nil` if that is
    /// not sufficient or not allowed.
    static func shape(_ request: TextRequest, width: CGFloat) -> ShapedText? {
        guard request.isTightenedLine, width.isFinite, width > 0 else { return nil }
        let natural = ShapedTextCache.text(for: request, width: .infinity)
        let excess = natural.size.width - width
        guard natural.lines.count == 1, excess > 0, excess <= width * limit else { return nil }
        // Some glyphs represent several scalars, so the first attempt may reduce the width too little.
        for factor in [1.0, 1.15, 1.4] {
            let spacing = -(excess + 0.1) * factor / CGFloat(max(1, request.characterCount))
            let text = TextShaper.shape(request.spaced(by: spacing), width: width)
            if !text.isTruncated { return text.restricted(to: width) }
        }
        return nil
    }
}

extension TextRequest {
    fileprivate var text: String {
        switch content {
        case .plain(let text, _): text
        case .rich(let rich): rich.text
        }
    }

    fileprivate var characterCount: Int { text.count }

    /// Whether the text is a single line whose letter spacing may be reduced. Spacing would break connected
    /// scripts.
    fileprivate var isTightenedLine: Bool {
        let format: ParagraphFormat =
            if case .rich(let rich) = content { rich.format(at: 0) } else { .plain }
        let mode = followsParagraphs ? format.lineBreakMode : lineBreakMode
        guard allowsTightening || format.tightensForTruncation, mode.truncates, followsParagraphs || lineLimit == 1
        else {
            return false
        }
        return text.unicodeScalars.allSatisfy { !(0x590..<0x1100).contains($0.value) && !$0.properties.isJoinControl }
    }

    /// Returns the request with `spacing` more points between characters and no further tightening.
    fileprivate func spaced(by spacing: CGFloat) -> TextRequest {
        var copy = self
        copy.allowsTightening = false
        switch content {
        case .plain(let text, let font): copy.content = .rich(RichText(text, attributes: [.kern: spacing], font: font))
        case .rich(let rich): copy.content = .rich(rich.spaced(by: spacing))
        }
        return copy
    }
}
