import Foundation

/// Parses emphasis and links in a line of Markdown.
///
/// A first pass finds delimiters and matches closing ones with the last open one of their kind; a second pass makes the runs.
struct InlineParser {
    private enum Token {
        case text(String)
        case delimiter(Delimiter)
        case link(text: String, URL)
    }

    private struct Delimiter {
        let character: Character
        let count: Int
        let canOpen: Bool
        let canClose: Bool
        /// Whether the delimiter has a counterpart.
        var isMatched = false
    }

    private let characters: [Character]
    private var index = 0
    private var tokens: [Token] = []

    init(_ text: Substring) {
        characters = Array(text)
    }

    mutating func runs() -> [CardMarkdown.Run] {
        tokenize()
        matchDelimiters()
        var runs: [CardMarkdown.Run] = []
        var isBold = false
        var isItalic = false
        for token in tokens {
            switch token {
            case .text(let text): Self.append(text, isBold, isItalic, nil, to: &runs)
            case .link(let text, let url):
                var parser = InlineParser(Substring(text))
                for run in parser.runs() {
                    Self.append(run.text, isBold || run.isBold, isItalic || run.isItalic, url, to: &runs)
                }
            case .delimiter(let delimiter) where delimiter.isMatched:
                if delimiter.count != 1 { isBold.toggle() }
                if delimiter.count != 2 { isItalic.toggle() }
            case .delimiter(let delimiter):
                Self.append(
                    String(repeating: delimiter.character, count: delimiter.count), isBold, isItalic, nil, to: &runs)
            }
        }
        return runs
    }

    private static func append(
        _ text: String, _ isBold: Bool, _ isItalic: Bool, _ link: URL?, to runs: inout [CardMarkdown.Run]
    ) {
        guard !text.isEmpty else { return }
        let run = CardMarkdown.Run(text: text, isBold: isBold, isItalic: isItalic, link: link)
        if let last = runs.last, (last.isBold, last.isItalic, last.link) == (isBold, isItalic, link) {
            runs[runs.count - 1].text += text
        } else {
            runs.append(run)
        }
    }

    // MARK: Tokens

    private mutating func tokenize() {
        var text = ""
        func flush(_ tokens: inout [Token]) {
            if !text.isEmpty { tokens.append(.text(text)) }
            text = ""
        }
        while index < characters.count {
            let character = characters[index]
            if character == "\\", index + 1 < characters.count,
                characters[index + 1].isPunctuation || characters[index + 1].isSymbol
            {
                text.append(characters[index + 1])
                index += 2
            } else if character == "*" || character == "_", let delimiter = delimiter() {
                flush(&tokens)
                tokens.append(.delimiter(delimiter))
            } else if character == "[", let link = link() {
                flush(&tokens)
                tokens.append(link)
            } else {
                text.append(character)
                index += 1
            }
        }
        flush(&tokens)
    }

    /// Reads one to three equal delimiters. Longer sequences are text.
    private mutating func delimiter() -> Delimiter? {
        let character = characters[index]
        var end = index
        while end < characters.count, characters[end] == character { end += 1 }
        guard end - index <= 3 else { return nil }
        let before = index > 0 ? characters[index - 1] : " "
        let after = end < characters.count ? characters[end] : " "
        var delimiter = Delimiter(
            character: character, count: end - index, canOpen: !after.isWhitespace, canClose: !before.isWhitespace)
        // Underscores inside of words are text.
        if character == "_" {
            delimiter = Delimiter(
                character: character, count: end - index, canOpen: delimiter.canOpen && !before.isWordCharacter,
                canClose: delimiter.canClose && !after.isWordCharacter)
        }
        index = end
        return delimiter
    }

    /// The maximum number of characters of a link's text and address, which keeps parsing linear.
    private static let maximumLinkLength = 2048

    private mutating func link() -> Token? {
        let end = min(characters.count, index + Self.maximumLinkLength)
        guard let close = characters[index..<end].firstIndex(of: "]"), close + 1 < end, characters[close + 1] == "(",
            let last = characters[close..<end].firstIndex(of: ")"),
            let url = URL(string: characters[(close + 2)..<last].split(separator: " ").first.map { String($0) } ?? "")
        else { return nil }
        let text = String(characters[(index + 1)..<close])
        guard !text.contains("[") else { return nil }
        index = last + 1
        return .link(text: text, url)
    }

    // MARK: Matching

    private mutating func matchDelimiters() {
        /// The indices of the open delimiters, for each character and count.
        var open: [String: [Int]] = [:]
        for (index, token) in tokens.enumerated() {
            guard case .delimiter(let delimiter) = token else { continue }
            let key = String(repeating: delimiter.character, count: delimiter.count)
            if delimiter.canClose, let partner = open[key]?.popLast() {
                match(partner)
                match(index)
                // Delimiters between the two cannot close outside of them.
                for key in open.keys {
                    while let last = open[key]?.last, last > partner { open[key]?.removeLast() }
                }
            } else if delimiter.canOpen {
                open[key, default: []].append(index)
            }
        }
    }

    private mutating func match(_ index: Int) {
        guard case .delimiter(var delimiter) = tokens[index] else { return }
        delimiter.isMatched = true
        tokens[index] = .delimiter(delimiter)
    }
}

extension Character {
    fileprivate var isWordCharacter: Bool { isLetter || isNumber }
}
