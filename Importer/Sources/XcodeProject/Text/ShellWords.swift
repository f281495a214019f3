/// The splitting of lists in build settings and schemes into words, with the quoting rules of a shell.
public enum ShellWords {
    /// Returns the words of a text. Quotes and backslashes protect spaces and are removed.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    public static func split(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var isInWord = false
        var quote: Character?
        var isEscaped = false
        for character in text {
            if isEscaped {
                word.append(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
                isInWord = true
            } else if let open = quote {
                if character == open { quote = nil } else { word.append(character) }
            } else if character == "\"" || character == "'" {
                quote = character
                isInWord = true
            } else if character.isWhitespace {
                if isInWord { words.append(word) }
                word = ""
                isInWord = false
            } else {
                word.append(character)
                isInWord = true
            }
        }
        if isEscaped { word.append("\\") }
        if isInWord { words.append(word) }
        return words
    }
}
