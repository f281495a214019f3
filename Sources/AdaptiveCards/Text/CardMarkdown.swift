import Foundation

/// A text with the subset of Markdown that cards can use: bold, italic, links and lists.
///
/// ```swift
/// let markdown = CardMarkdown("**Gate 12** closes at 9:40.\r- Passport\r- [Boarding pass](https://example.com/pass)")
/// ```
///
/// Emphasis follows the simple cases of CommonMark: a delimiter opens before a character that is not a space, and closes after
/// one. A delimiter without a counterpart is text. A backslash makes the next punctuation character text.
public struct CardMarkdown: Hashable, Sendable {
    /// A paragraph or an item of a list.
    public struct Block: Hashable, Sendable {
        /// The number or the bullet before the text of an item, or `nil` for a paragraph.
        public var marker: String?
        /// The text.
        public var runs: [Run]
    }

    /// A part of a text in one style.
    public struct Run: Hashable, Sendable {
        /// The text, without delimiters.
        public var text: String
        /// Whether the text is bold.
        public var isBold = false
        /// Whether the text is in italics.
        public var isItalic = false
        /// The address of a link.
        public var link: URL?
    }

    /// The paragraphs and items, from top to bottom.
    public var blocks: [Block]

    /// Parses a text.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    public init(_ text: String) {
        blocks = text.replacingOccurrences(of: "\r\n", with: "\n").split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline
        ).map(Self.block)
    }

    /// The text without styles, for assistive technologies.
    public var plainText: String {
        blocks.map { ($0.marker.map { $0 + " " } ?? "") + $0.runs.map(\.text).joined() }.joined(separator: "\n")
    }

    /// The address of the first link, or `nil` if there is none.
    public var firstLink: URL? { links.first }
    /// The addresses of the links, each once, in the order of the text.
    public var links: [URL] {
        var seen: Set<URL> = []
        return blocks.flatMap(\.runs).compactMap(\.link).filter { seen.insert($0).inserted }
    }

    private static func block(_ line: Substring) -> Block {
        let content = line.drop { $0 == " " }
        let digits = content.prefix { $0.isASCII && $0.isNumber }
        if let first = content.first, "-*+".contains(first), content.dropFirst().first == " " {
            return item("•", content.dropFirst(2))
        }
        if !digits.isEmpty, digits.count < 10, content.dropFirst(digits.count).hasPrefix(". ") {
            return item("\(digits).", content.dropFirst(digits.count + 2))
        }
        var parser = InlineParser(line)
        return Block(marker: nil, runs: parser.runs())
    }

    private static func item(_ marker: String, _ text: Substring) -> Block {
        var parser = InlineParser(text.drop { $0 == " " })
        return Block(marker: marker, runs: parser.runs())
    }
}
