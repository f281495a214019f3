/// A token of the predicate format language.
enum PredicateToken: Equatable {
    /// A name or a keyword.
    case word(String)
    /// A name after `#`, which is a key even if it is a keyword.
    case escapedWord(String)
    case string(String)
    case integer(Int)
    case decimal(Double)
    /// A name after `$`.
    case variable(String)
    /// A conversion specifier, such as `%@`.
    case argument(Character)
    case symbol(String)
    case end
}

/// The division of a format into tokens.
struct PredicateLexer {
    private let characters: [Character]
    private var position = 0

    init(_ format: String) { characters = Array(format) }

    /// Returns the tokens of a format, the last of which is `end`, or `nil` if a part is no token.
    static func tokens(of format: String) -> [PredicateToken]? {
        var lexer = PredicateLexer(format)
        var tokens: [PredicateToken] = []
        while true {
            guard let token = lexer.next() else { return nil }
            tokens.append(token)
            if token == .end { return tokens }
        }
    }

    private var current: Character? { position < characters.count ? characters[position] : nil }

    private mutating func next() -> PredicateToken? {
        while let character = current, character.isWhitespace { position += 1 }
        guard let character = current else { return .end }
        switch character {
        case "\"", "'": return string(quote: character)
        case "%": return argument()
        case "$":
            position += 1
            return name().map(PredicateToken.variable)
        case "#":
            position += 1
            return name().map(PredicateToken.escapedWord)
        case "0"..."9": return number()
        case "." where position + 1 < characters.count && characters[position + 1].isNumber && !followsName:
            return number()
        case _ where Self.startsName(character): return name().map(PredicateToken.word)
        default: return symbol()
        }
    }

    /// Whether the previous character ends an expression, so that a period is one of a key path.
    private var followsName: Bool {
        guard position > 0 else { return false }
        let previous = characters[position - 1]
        return Self.continuesName(previous) || previous == ")" || previous == "]"
    }

    // MARK: Names and symbols

    private static func startsName(_ character: Character) -> Bool {
        character.isLetter || character == "_" || character == "@"
    }

    private static func continuesName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    private mutating func name() -> String? {
        guard let first = current, Self.startsName(first) else { return nil }
        let start = position
        position += 1
        while let character = current, Self.continuesName(character) { position += 1 }
        return String(characters[start..<position])
    }

    private static let symbols = [
        "**", "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", ":=",
        "=", "<", ">", "!", "+", "-", "*", "/", "(", ")", "[", "]", "{", "}", ",", ".",
    ]

    private mutating func symbol() -> PredicateToken? {
        let rest = characters[position...]
        guard let symbol = Self.symbols.first(where: { rest.starts(with: $0) }) else { return nil }
        position += symbol.count
        return .symbol(symbol)
    }

    // MARK: Literals

    private mutating func string(quote: Character) -> PredicateToken? {
        position += 1
        var text = ""
        while let character = current {
            position += 1
            switch character {
            case quote: return .string(text)
            case "\\":
                guard let escaped = escape() else { return nil }
                text.append(escaped)
            default: text.append(character)
            }
        }
        return nil
    }

    private mutating func escape() -> Character? {
        guard let character = current else { return nil }
        position += 1
        switch character {
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "u":
            guard position + 4 <= characters.count,
                let code = UInt32(String(characters[position..<position + 4]), radix: 16),
                let scalar = Unicode.Scalar(code)
            else { return nil }
            position += 4
            return Character(scalar)
        default: return character
        }
    }

    private mutating func number() -> PredicateToken? {
        let start = position
        if current == "0", position + 1 < characters.count,
            let radix = ["x": 16, "o": 8, "b": 2][characters[position + 1]]
        {
            position += 2
            while let character = current, character.isHexDigit { position += 1 }
            return Int(String(characters[start + 2..<position]), radix: radix).map(PredicateToken.integer)
        }
        skipDigits()
        if current == ".", position + 1 < characters.count, characters[position + 1].isNumber {
            position += 1
            skipDigits()
        }
        if let exponent = current, exponent == "e" || exponent == "E" {
            position += 1
            if let sign = current, sign == "+" || sign == "-" { position += 1 }
            skipDigits()
        }
        let text = String(characters[start..<position])
        return Int(text).map(PredicateToken.integer) ?? Double(text).map(PredicateToken.decimal)
    }

    private mutating func skipDigits() {
        while let character = current, character.isASCII, character.isNumber { position += 1 }
    }

    /// Reads a conversion specifier with its length, such as `%ld`, as its last character.
    private mutating func argument() -> PredicateToken? {
        position += 1
        while let character = current, ["l", "h", "z", "q", "t", "j", "L"].contains(character) { position += 1 }
        guard let character = current,
            [
                "@", "K", "d", "D", "i", "u", "U", "x", "X", "o", "O", "f", "F", "e", "E", "g", "G", "a", "A", "c", "C",
                "s", "S",
            ]
            .contains(character)
        else { return nil }
        position += 1
        return .argument(character)
    }
}
