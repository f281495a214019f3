/// The Swift names that Xcode derives from the names of assets and folders.
enum AssetSymbolName {
    /// Returns the name of the static member for a color or image.
    ///
    /// The name is in camel case without a final "Color" or "Image". A name without lowercase letters keeps its
    /// case, with underscores between its words: "TLS2016" becomes `TLS_2016`. Returns `nil` if the name has no
    /// letters and digits.
    static func member(_ name: String) -> String? {
        var words = words(of: name)
        guard let first = words.first else { return nil }
        if !name.contains(where: \.isLowercase) { return identifier(words.joined(separator: "_")) }
        if words.count > 1, let last = words.last?.lowercased(), last == "color" || last == "image" {
            words.removeLast()
        }
        return identifier(first.lowercased() + words.dropFirst().map(capitalized).joined())
    }

    /// Returns the name of the enumeration for a folder that provides a namespace.
    static func namespace(_ name: String) -> String? {
        let words = words(of: name)
        guard !words.isEmpty else { return nil }
        if !name.contains(where: \.isLowercase) { return identifier(words.joined(separator: "_")) }
        return identifier(words.map(capitalized).joined())
    }

    /// Returns the words: numbers, words in lowercase, capitalized words, and abbreviations in uppercase.
    private static func words(of name: String) -> [String] {
        var words: [String] = []
        var word = ""
        let characters = Array(name)
        for (index, character) in characters.enumerated() {
            guard character.isLetter || character.isNumber else {
                if !word.isEmpty { words.append(word) }
                word = ""
                continue
            }
            if let previous = word.last {
                let isNumber = character.isNumber != previous.isNumber
                let isCapital = character.isUppercase && previous.isLowercase
                // The last capital of "TLSold" begins the next word.
                let next = index + 1 < characters.count ? characters[index + 1] : nil
                let endsAbbreviation = character.isUppercase && previous.isUppercase && next?.isLowercase == true
                if isNumber || isCapital || endsAbbreviation {
                    words.append(word)
                    word = ""
                }
            }
            word.append(character)
        }
        return word.isEmpty ? words : words + [word]
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    private static func identifier(_ name: String) -> String {
        if name.first?.isNumber == true { return "_\(name)" }
        return keywords.contains(name) ? "`\(name)`" : name
    }

    private static let keywords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
