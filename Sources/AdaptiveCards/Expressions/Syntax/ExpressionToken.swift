/// A token of an expression, with its position in Unicode scalars.
struct ExpressionToken {
    enum Kind: Hashable {
        case number(JSONValue)
        case string(String)
        case identifier(String)
        case interpolation([InterpolatedText.Segment])
        case symbol(Symbol)
        case end
    }

    /// An operator or a punctuation mark.
    enum Symbol: String {
        case plus = "+"
        case minus = "-"
        case times = "*"
        case slash = "/"
        case percent = "%"
        case caret = "^"
        case not = "!"
        case equal = "=="
        case notEqual = "!="
        case differs = "<>"
        case ampersand = "&"
        case and = "&&"
        case or = "||"
        case less = "<"
        case greater = ">"
        case lessOrEqual = "<="
        case greaterOrEqual = ">="
        case coalesce = "??"
        case question = "?"
        case colon = ":"
        case comma = ","
        case dot = "."
        case arrow = "=>"
        case openParenthesis = "("
        case closeParenthesis = ")"
        case openBracket = "["
        case closeBracket = "]"
        case openBrace = "{"
        case closeBrace = "}"
    }

    let kind: Kind
    let range: Range<Int>
}

extension ExpressionToken.Kind: CustomStringConvertible {
    var description: String {
        switch self {
        case .number: "a number"
        case .string, .interpolation: "a string"
        case .identifier(let name): "`\(name)`"
        case .symbol(let symbol): "`\(symbol.rawValue)`"
        case .end: "the end"
        }
    }
}
