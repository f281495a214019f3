/// Parses the regular expressions that JavaScript and .NET have in common, without back references and lookaround,
/// which no matcher can evaluate in linear time.
struct PatternParser {
    private let scalars: [Unicode.Scalar]
    private var index = 0
    private var depth = 0
    private(set) var options = TextPattern.Options()

    /// The maximum number of nested groups.
    private static let maximumDepth = 32
    /// The maximum number of a repetition in braces.
    private static let maximumRepetition = 1000

    init(_ pattern: String) {
        scalars = Array(pattern.unicodeScalars)
    }

    mutating func parse() throws(ExpressionError.Reason) -> PatternNode {
        let node = try alternatives()
        guard index == scalars.count else { throw error("unmatched `)`") }
        return node
    }

    private mutating func alternatives() throws(ExpressionError.Reason) -> PatternNode {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.maximumDepth else { throw .limitExceeded(.depth) }
        var branches: [PatternNode] = []
        repeat {
            var parts: [PatternNode] = []
            while let scalar = current, scalar != "|", scalar != ")" { parts.append(try quantified(atom())) }
            branches.append(.sequence(parts))
        } while skip("|")
        return branches.count == 1 ? branches[0] : .alternatives(branches)
    }

    private mutating func quantified(_ node: PatternNode) throws(ExpressionError.Reason) -> PatternNode {
        let (minimum, maximum): (Int, Int?)
        switch current {
        case "*": (minimum, maximum) = (0, nil)
        case "+": (minimum, maximum) = (1, nil)
        case "?": (minimum, maximum) = (0, 1)
        case "{":
            guard let bounds = try bounds() else { return node }
            (minimum, maximum) = bounds
            index -= 1
        default: return node
        }
        index += 1
        // A lazy or possessive repetition accepts the same texts, except for some with possessive ones.
        if current == "?" || current == "+" { index += 1 }
        if let current, "*+?".unicodeScalars.contains(current) { throw error("a repetition is repeated") }
        return .repetition(node, minimum: minimum, maximum: maximum)
    }

    /// Reads `{2}`, `{2,}` or `{2,5}`; other braces are characters.
    private mutating func bounds() throws(ExpressionError.Reason) -> (Int, Int?)? {
        let start = index
        index += 1
        if let minimum = number() {
            if skip("}") { return (try checked(minimum), minimum) }
            if skip(",") {
                if skip("}") { return (try checked(minimum), nil) }
                if let maximum = number(), skip("}") {
                    guard maximum >= minimum else { throw error("the bounds of a repetition are in the wrong order") }
                    return (minimum, try checked(maximum))
                }
            }
        }
        index = start
        return nil
    }

    private func checked(_ count: Int) throws(ExpressionError.Reason) -> Int {
        guard count <= Self.maximumRepetition else { throw .limitExceeded(.steps) }
        return count
    }

    private mutating func number() -> Int? {
        let start = index
        while let current, ("0"..."9").contains(current) { index += 1 }
        return start == index ? nil : Int(String(scalars[start..<index])) ?? .max
    }

    private mutating func atom() throws(ExpressionError.Reason) -> PatternNode {
        let scalar = scalars[index]
        index += 1
        switch scalar {
        case ".": return .any
        case "^": return .lineStart
        case "$": return .lineEnd
        case "(": return try group()
        case "[": return .set(try bracketed())
        case "\\": return try escape()
        case "*", "+", "?": throw error("`\(scalar)` repeats nothing")
        // A brace without bounds is a character, and must not be read as a repetition of the next part.
        default: return .set(CharacterSetPattern(ranges: [scalar...scalar]))
        }
    }

    private mutating func group() throws(ExpressionError.Reason) -> PatternNode {
        if skip("?") {
            if skip("<"), current != "=", current != "!" {
                while let scalar = current, scalar != ">" { index += 1 }
                guard skip(">") else { throw error("the name of a group is not closed") }
            } else if !skip(":") {
                return try setOptions()
            }
        }
        let node = try alternatives()
        guard skip(")") else { throw error("unmatched `(`") }
        return node
    }

    /// Reads the options in `(?im)`, which are in force for the whole pattern.
    private mutating func setOptions() throws(ExpressionError.Reason) -> PatternNode {
        while let scalar = current, scalar != ")" {
            switch scalar {
            case "i": options.insert(.ignoresCase)
            case "m": options.insert(.multiline)
            case "s": options.insert(.dotMatchesLineBreaks)
            default: throw error("the group `(?\(scalar)` is not supported")
            }
            index += 1
        }
        guard skip(")") else { throw error("unmatched `(`") }
        return .empty
    }

    private mutating func escape() throws(ExpressionError.Reason) -> PatternNode {
        switch current {
        case "b":
            index += 1
            return .wordBoundary(isInverted: false)
        case "B":
            index += 1
            return .wordBoundary(isInverted: true)
        default:
            return .set(try escapedSet())
        }
    }

    /// Reads what follows a backslash: a set, or a character.
    private mutating func escapedSet() throws(ExpressionError.Reason) -> CharacterSetPattern {
        guard let scalar = current else { throw error("the pattern ends with a backslash") }
        index += 1
        if let set = CharacterSetPattern(escape: scalar) { return set }
        let controls: [Unicode.Scalar: Unicode.Scalar] = [
            "n": "\n", "r": "\r", "t": "\t", "f": "\u{0C}", "v": "\u{0B}",
        ]
        if let control = controls[scalar] { return CharacterSetPattern(ranges: [control...control]) }
        let isPunctuation = !scalar.properties.isAlphabetic && !("0"..."9").contains(scalar)
        guard isPunctuation else { throw error("the escape `\\\(scalar)` is not supported") }
        return CharacterSetPattern(ranges: [scalar...scalar])
    }

    private mutating func bracketed() throws(ExpressionError.Reason) -> CharacterSetPattern {
        var set = CharacterSetPattern(ranges: [], isInverted: skip("^"))
        while let scalar = current, scalar != "]" {
            let first = try setMember()
            guard current == "-", index + 1 < scalars.count, scalars[index + 1] != "]",
                let start = first.ranges.first?.lowerBound, first.ranges == [start...start]
            else {
                set.formUnion(first)
                continue
            }
            index += 1
            guard let end = try setMember().ranges.first?.upperBound, start <= end else {
                throw error("a range of characters is in the wrong order")
            }
            set.ranges.append(start...end)
        }
        guard skip("]") else { throw error("unmatched `[`") }
        return set
    }

    private mutating func setMember() throws(ExpressionError.Reason) -> CharacterSetPattern {
        if skip("\\") { return try escapedSet() }
        let scalar = scalars[index]
        index += 1
        return CharacterSetPattern(ranges: [scalar...scalar])
    }

    private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
        guard current == scalar else { return false }
        index += 1
        return true
    }

    private func error(_ message: String) -> ExpressionError.Reason {
        .invalidValue("the pattern is invalid: \(message)")
    }
}
