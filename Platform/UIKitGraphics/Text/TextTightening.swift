import Foundation

/// Sets letters closer to each other where that saves a line from losing some.
enum TextTightening {
    /// How much wider than its room a line may be, as a part of that: as in Apple's text system.
    private static let limit: CGFloat = 0.05

    /// The text in one line of `width` points, with its letters closer together; nil if that is not enough, or not to be done.
    static func shape(_ request: TextRequest, width: CGFloat) -> ShapedText? {
        guard request.isTightenedLine, width.isFinite, width > 0 else { return nil }
        let natural = ShapedTextCache.text(for: request, width: .infinity)
        let excess = natural.size.width - width
        guard natural.lines.count == 1, excess > 0, excess <= width * limit else { return nil }
        // Not each scalar stands for a glyph by itself, so that the first try may take off too little.
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

    /// Whether it is one line whose letters may be set closer. Letters that join would be torn apart.
    fileprivate var isTightenedLine: Bool {
        let format: ParagraphFormat =
            if case .rich(let rich) = content { rich.format(at: 0) } else { .plain }
        let mode = followsParagraphs ? format.lineBreakMode : lineBreakMode
        guard tightens || format.tightensForTruncation, mode.truncates, followsParagraphs || lineLimit == 1 else {
            return false
        }
        return text.unicodeScalars.allSatisfy { !(0x590..<0x1100).contains($0.value) && !$0.properties.isJoinControl }
    }

    /// The same text with so many points more between its letters, and these as they are then.
    fileprivate func spaced(by spacing: CGFloat) -> TextRequest {
        var copy = self
        copy.tightens = false
        switch content {
        case .plain(let text, let font): copy.content = .rich(RichText(text, attributes: [.kern: spacing], font: font))
        case .rich(let rich): copy.content = .rich(rich.spaced(by: spacing))
        }
        return copy
    }
}
