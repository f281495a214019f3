import Foundation

/// A format that is applied to a text while the user types.
///
/// ```swift
/// let form = Form {
///     TextFieldRow("Phone", text: draft[\.phone], format: .pattern("(###) ###-####"))
///     TextFieldRow("Card", text: draft[\.card], format: .groups(of: 4))
/// }
/// ```
///
/// The insertion point stays after the typed character. The value of the row is the formatted text.
public struct InputFormat: Sendable {
    /// Returns whether a character is typed by the user, rather than inserted by the format.
    let isInput: @Sendable (Character) -> Bool
    /// Returns the formatted text for the typed characters.
    let format: @Sendable (String) -> String

    /// Creates a format.
    ///
    /// - Parameters:
    ///   - isInput: Returns whether a character is typed by the user, rather than inserted by the format.
    ///   - format: Returns the formatted text for the typed characters. It may omit characters but must keep
    ///     their order.
    public init(
        isInput: @escaping @Sendable (Character) -> Bool, format: @escaping @Sendable (String) -> String
    ) {
        self.isInput = isInput
        self.format = format
    }

    /// A format with a digit in place of each `#` of a pattern. Further digits are omitted.
    public static func pattern(_ pattern: String) -> InputFormat {
        InputFormat(isInput: { $0.isNumber }) { typed in
            var rest = Substring(typed)
            var formatted = ""
            var literals = ""
            for symbol in pattern {
                guard symbol == "#" else {
                    literals.append(symbol)
                    continue
                }
                guard let next = rest.popFirst() else { break }
                formatted += literals
                formatted.append(next)
                literals = ""
            }
            // The end of the pattern is added once it has all digits.
            return rest.isEmpty && typed.count == pattern.count(where: { $0 == "#" }) ? formatted + literals : formatted
        }
    }

    /// A format with groups of characters.
    ///
    /// - Precondition: `size` is positive.
    public static func groups(of size: Int, separator: String = " ") -> InputFormat {
        precondition(size > 0, "InputFormat.groups(of:separator:) was called with the size \(size). Pass at least 1.")
        return InputFormat(isInput: { !separator.contains($0) }) { typed in
            var formatted = ""
            for (index, character) in typed.enumerated() {
                if index > 0, index.isMultiple(of: size) { formatted += separator }
                formatted.append(character)
            }
            return formatted
        }
    }

    /// A format for dates, in which each letter of a pattern such as `dd.mm.yyyy` is replaced by a digit.
    public static func date(_ pattern: String) -> InputFormat {
        .pattern(String(pattern.map { $0.isLetter ? "#" : $0 }))
    }

    /// Formats a text.
    ///
    /// - Parameter caret: The insertion point, in UTF-16 code units.
    /// - Returns: The formatted text and its insertion point.
    func apply(to text: String, caret: Int) -> (text: String, caret: Int) {
        let typed = text.filter(isInput)
        let formatted = format(typed)
        let index = String.Index(utf16Offset: min(max(0, caret), text.utf16.count), in: text)
        let before = text[..<index].count(where: isInput)
        // After the last typed character, the insertion point is also after the characters that the format
        // adds.
        if before == typed.count { return (formatted, formatted.utf16.count) }
        var (offset, count) = (0, 0)
        for character in formatted {
            if count == before { break }
            if isInput(character) { count += 1 }
            offset += character.utf16.count
        }
        return (formatted, offset)
    }

    /// Returns the range to delete. If it contains only characters that the format has inserted, it is
    /// extended to the typed character before.
    func deletion(of range: NSRange, in text: String) -> NSRange {
        guard let part = Range(range, in: text), !text[part].contains(where: isInput) else { return range }
        var start = part.lowerBound
        while start > text.startIndex {
            start = text.index(before: start)
            if isInput(text[start]) { return NSRange(start..<part.upperBound, in: text) }
        }
        return range
    }
}
