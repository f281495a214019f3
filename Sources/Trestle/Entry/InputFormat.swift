import Foundation

/// How what is typed is arranged while it is typed: which characters count, and what stands between them.
///
/// ```swift
/// TextFieldRow("Phone", draft[\.phone], format: .pattern("(###) ###-####"))
/// TextFieldRow("Card", draft[\.card], format: .groups(of: 4))
/// ```
///
/// The caret stays behind the character that was typed, whatever is put in before it. What the row's value holds is the arranged text.
public struct InputFormat: Sendable {
    /// Whether a character is one of those that are typed.
    let counts: @Sendable (Character) -> Bool
    /// The arranged text of what was typed.
    let arrange: @Sendable (String) -> String

    /// A format.
    ///
    /// - Parameters:
    ///   - counts: Whether a character is one that people type, rather than one that the format puts in.
    ///   - arrange: The text with everything in its place, of the characters that count. It may leave some out, and must not
    ///     change their order.
    public init(
        counts: @escaping @Sendable (Character) -> Bool, arrange: @escaping @Sendable (String) -> String
    ) {
        self.counts = counts
        self.arrange = arrange
    }

    /// Figures in the places of `#`, with what else is in the pattern between them. More figures than places are left out.
    public static func pattern(_ pattern: String) -> InputFormat {
        InputFormat(counts: { $0.isNumber }) { typed in
            var rest = Substring(typed)
            var arranged = ""
            var between = ""
            for place in pattern {
                guard place == "#" else {
                    between.append(place)
                    continue
                }
                guard let next = rest.popFirst() else { break }
                arranged += between
                arranged.append(next)
                between = ""
            }
            // What follows the last figure stands once all are there.
            return rest.isEmpty && typed.count == pattern.count(where: { $0 == "#" }) ? arranged + between : arranged
        }
    }

    /// Characters in groups with spaces between them.
    public static func groups(of size: Int, separator: String = " ") -> InputFormat {
        precondition(size > 0, "Groups of \(size) characters: a group has at least one.")
        return InputFormat(counts: { !separator.contains($0) }) { typed in
            var arranged = ""
            for (index, character) in typed.enumerated() {
                if index > 0, index.isMultiple(of: size) { arranged += separator }
                arranged.append(character)
            }
            return arranged
        }
    }

    /// A date as figures with dots, dashes or slashes between them: `dd.mm.yyyy`, where every letter is a figure.
    public static func date(_ pattern: String) -> InputFormat {
        .pattern(String(pattern.map { $0.isLetter ? "#" : $0 }))
    }

    /// Arranges a text.
    ///
    /// - Parameter caret: where the caret is, in UTF-16.
    /// - Returns: the arranged text, and where the caret is in it.
    func apply(to text: String, caret: Int) -> (text: String, caret: Int) {
        let typed = text.filter(counts)
        let arranged = arrange(typed)
        let index = String.Index(utf16Offset: min(max(0, caret), text.utf16.count), in: text)
        let before = text[..<index].count(where: counts)
        // Behind all that was typed the caret is behind what the format adds as well.
        if before == typed.count { return (arranged, arranged.utf16.count) }
        var (place, seen) = (0, 0)
        for character in arranged {
            if seen == before { break }
            if counts(character) { seen += 1 }
            place += character.utf16.count
        }
        return (arranged, place)
    }

    /// What a deletion takes away: where it would take only what the format put in, the character before that as well.
    func deletion(of range: NSRange, in text: String) -> NSRange {
        guard let part = Range(range, in: text), !text[part].contains(where: counts) else { return range }
        var start = part.lowerBound
        while start > text.startIndex {
            start = text.index(before: start)
            if counts(text[start]) { return NSRange(start..<part.upperBound, in: text) }
        }
        return range
    }
}
