import Foundation

/// The input for shaping a text, except for the width. Equal requests give equal results for the same width.
package struct TextRequest: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        /// Text with one font and no attributes, as in almost all labels.
        case plain(String, FontRecord)
        case rich(RichText)
    }

    package var content: Content
    /// The maximum number of lines; 0 for no limit.
    package var lineLimit = 0
    /// The handling of text that exceeds the last line.
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// Whether the line break modes of the paragraphs apply, as for drawn strings. Labels override them.
    var followsParagraphs = false
    /// Whether all lines are justified.
    var isJustified = false
    /// Whether letter spacing is reduced before text is truncated.
    var allowsTightening = false
    /// The line break strategies in addition to those of the paragraphs.
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []

    package init(
        content: Content, lineLimit: Int = 0, lineBreakMode: NSLineBreakMode = .byWordWrapping,
        followsParagraphs: Bool = false, isJustified: Bool = false, allowsTightening: Bool = false,
        lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    ) {
        self.content = content
        self.lineLimit = lineLimit
        self.lineBreakMode = lineBreakMode
        self.followsParagraphs = followsParagraphs
        self.isJustified = isJustified
        self.allowsTightening = allowsTightening
        self.lineBreakStrategy = lineBreakStrategy
    }

    /// Returns the request with all font sizes multiplied by `scale`.
    package func scaled(by scale: CGFloat) -> TextRequest {
        var copy = self
        switch content {
        case .plain(let text, let font):
            copy.content = .plain(text, font.scaled(by: scale))
        case .rich(let text):
            copy.content = .rich(text.scaled(by: scale))
        }
        return copy
    }

    var isEmpty: Bool {
        switch content {
        case .plain(let text, _): text.isEmpty
        case .rich(let text): text.text.isEmpty
        }
    }
}

extension FontRecord {
    /// Returns the same face with the size multiplied by `scale`, rounded down to 1/20 point to limit the
    /// number of fonts created while fitting text.
    func scaled(by scale: CGFloat) -> FontRecord {
        FontRecord.shared(face, size: (size * scale * 20).rounded(.down) / 20)
    }
}

extension FontRecord: Hashable {
    package static func == (left: FontRecord, right: FontRecord) -> Bool { left === right }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
