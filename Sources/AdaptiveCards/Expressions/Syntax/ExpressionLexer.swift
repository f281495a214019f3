/// Splits the text of an expression into tokens.
struct ExpressionLexer {
    private let scalars: [Unicode.Scalar]
    private let end: Int
    private var index: Int

    init(_ scalars: [Unicode.Scalar], range: Range<Int>) {
        self.scalars = scalars
        index = range.lowerBound
        end = range.upperBound
    }

    mutating func next() throws(ExpressionError) -> ExpressionToken {
        while index < end, scalars[index].properties.isWhitespace || scalars[index] == "\u{FEFF}" { index += 1 }
        let start = index
        guard index < end else { return ExpressionToken(kind: .end, range: end..<end) }
        let kind = try kind(at: scalars[index])
        return ExpressionToken(kind: kind, range: start..<index)
    }

    private mutating func kind(at scalar: Unicode.Scalar) throws(ExpressionError) -> ExpressionToken.Kind {
        switch scalar {
        case "0"..."9": return number()
        case "'", "\"": return .string(try string())
        case "`":
            guard let text = InterpolatedText(scalars, from: index + 1, terminator: "`"), text.end <= end else {
                throw ExpressionError(position: index, reason: .syntax("the string is not closed"))
            }
            index = text.end
            return .interpolation(text.segments)
        case _ where scalar.startsIdentifier: return .identifier(identifier())
        default: return .symbol(try symbol())
        }
    }

    private mutating func number() -> ExpressionToken.Kind {
        let start = index
        skip { ("0"..."9").contains($0) }
        if index + 1 < end, scalars[index] == ".", ("0"..."9").contains(scalars[index + 1]) {
            index += 1
            skip { ("0"..."9").contains($0) }
        }
        let text = String(scalars[start..<index])
        return .number(Int(text).map(JSONValue.integer) ?? .number(Double(text) ?? .infinity))
    }

    private mutating func identifier() -> String {
        let start = index
        index += 1
        if scalars[start] == "@", index < end, scalars[index] == "@" { index += 1 }
        skip(while: \.continuesIdentifier)
        return String(scalars[start..<index])
    }

    /// Reads a string literal, in which a backslash escapes the quotation mark, `r`, `n`, `t` and itself.
    private mutating func string() throws(ExpressionError) -> String {
        let start = index
        guard let next = InterpolatedText.stringEnd(in: scalars, from: start), next <= end else {
            throw ExpressionError(position: start, reason: .syntax("the string is not closed"))
        }
        index = next
        let escapes: [Unicode.Scalar: Unicode.Scalar] = [
            "r": "\r", "n": "\n", "t": "\t", "\\": "\\", scalars[start]: scalars[start],
        ]
        var text = String.UnicodeScalarView()
        var position = start + 1
        while position < next - 1 {
            if scalars[position] == "\\", position + 1 < next - 1, let escaped = escapes[scalars[position + 1]] {
                text.append(escaped)
                position += 2
            } else {
                text.append(scalars[position])
                position += 1
            }
        }
        return String(text)
    }

    private mutating func symbol() throws(ExpressionError) -> ExpressionToken.Symbol {
        for length in [2, 1] where index + length <= end {
            if let symbol = ExpressionToken.Symbol(rawValue: String(scalars[index..<index + length])) {
                index += length
                return symbol
            }
        }
        throw ExpressionError(position: index, reason: .syntax("unexpected character `\(scalars[index])`"))
    }

    private mutating func skip(while matches: (Unicode.Scalar) -> Bool) {
        while index < end, matches(scalars[index]) { index += 1 }
    }
}

extension Unicode.Scalar {
    fileprivate var startsIdentifier: Bool {
        properties.isAlphabetic || self == "_" || self == "$" || self == "@" || self == "#"
    }

    fileprivate var continuesIdentifier: Bool {
        properties.isAlphabetic || self == "_" || ("0"..."9").contains(self)
    }
}
