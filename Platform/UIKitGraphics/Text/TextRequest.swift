import Foundation

/// What is to be shaped, all but the width: two texts with equal requests look the same at the same width.
package struct TextRequest: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        /// One font, no attributes: nearly all labels.
        case plain(String, FontRecord)
        case rich(RichText)
    }

    package var content: Content
    /// How many lines there may be; 0 for any number.
    package var lineLimit = 0
    /// What happens at the end of the last line that there may be.
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// Whether the paragraphs' own line break modes hold, as when a string is drawn; a label imposes its own.
    var followsParagraphs = false
    /// Whether all lines are stretched to the width.
    var isJustified = false
    /// Whether letters are set closer before any are left out.
    var tightens = false
    /// What is done besides what the paragraphs say.
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []

    package init(
        content: Content, lineLimit: Int = 0, lineBreakMode: NSLineBreakMode = .byWordWrapping,
        followsParagraphs: Bool = false, isJustified: Bool = false, tightens: Bool = false,
        lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    ) {
        self.content = content
        self.lineLimit = lineLimit
        self.lineBreakMode = lineBreakMode
        self.followsParagraphs = followsParagraphs
        self.isJustified = isJustified
        self.tightens = tightens
        self.lineBreakStrategy = lineBreakStrategy
    }

    /// The same text with all fonts `scale` times as large.
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
    /// The same face, `scale` times as large: to a twentieth of a point, so that fitting a text leaves few fonts behind.
    func scaled(by scale: CGFloat) -> FontRecord {
        FontRecord.shared(face, size: (size * scale * 20).rounded(.down) / 20)
    }
}

extension FontRecord: Hashable {
    package static func == (left: FontRecord, right: FontRecord) -> Bool { left === right }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
