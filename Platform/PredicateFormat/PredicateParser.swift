/// The reason for which a format is not a predicate.
package enum PredicateFormatError: Error, Equatable {
    case unparsable(format: String)
    case insufficientArguments

    /// The text with which Foundation reports the error.
    package var message: String {
        switch self {
        case .unparsable(let format): "Unable to parse the format string \"\(format)\""
        case .insufficientArguments:
            "Insufficient arguments for conversion characters specified in format string."
        }
    }
}

extension ParsedPredicate {
    /// Creates a predicate from a format of Apple's Predicate Format String Syntax and the values for its conversion
    /// specifiers.
    package init(format: String, arguments: [Any?]) throws(PredicateFormatError) {
        guard let tokens = PredicateLexer.tokens(of: format) else { throw .unparsable(format: format) }
        var parser = PredicateParser(tokens: tokens, arguments: arguments)
        do throws(PredicateParser.Failure) {
            self = try parser.whole()
        } catch {
            switch error {
            case .syntax: throw .unparsable(format: format)
            case .missingArgument: throw .insufficientArguments
            }
        }
    }
}

/// A recursive descent parser of predicates. Its methods are ordered from the weakest to the strongest binding.
struct PredicateParser {
    enum Failure: Error {
        case syntax, missingArgument
    }

    private let tokens: [PredicateToken]
    private let arguments: [Any?]
    /// The number of tokens and of arguments that have been parsed.
    private var position = 0
    private var argumentPosition = 0

    init(tokens: [PredicateToken], arguments: [Any?]) {
        self.tokens = tokens
        self.arguments = arguments
    }

    // MARK: Predicates

    mutating func whole() throws(Failure) -> ParsedPredicate {
        let predicate = try disjunction()
        guard token == .end else { throw .syntax }
        return predicate
    }

    mutating func disjunction() throws(Failure) -> ParsedPredicate {
        var parts = [try conjunction()]
        while take(word: "OR") || take("||") { parts.append(try conjunction()) }
        return parts.count == 1 ? parts[0] : .or(parts)
    }

    private mutating func conjunction() throws(Failure) -> ParsedPredicate {
        var parts = [try negation()]
        while take(word: "AND") || take("&&") { parts.append(try negation()) }
        return parts.count == 1 ? parts[0] : .and(parts)
    }

    private mutating func negation() throws(Failure) -> ParsedPredicate {
        if take(word: "NOT") || take("!") { return .not(try negation()) }
        if take(word: "TRUEPREDICATE") { return .constant(true) }
        if take(word: "FALSEPREDICATE") { return .constant(false) }
        guard token == .symbol("(") else { return try comparison() }
        // A parenthesis begins a predicate, or an expression on the left side of a comparison.
        let start = self
        do throws(Failure) {
            take("(")
            let predicate = try disjunction()
            try expect(")")
            switch token {
            case .end, .symbol(")"), .symbol(","), .symbol("&&"), .symbol("||"): return predicate
            case .word(let word) where ["AND", "OR"].contains(word.uppercased()): return predicate
            default: throw Failure.syntax
            }
        } catch {
            guard error == .syntax else { throw error }
            self = start
            return try comparison()
        }
    }

    private mutating func comparison() throws(Failure) -> ParsedPredicate {
        var quantifier: Comparison.Quantifier?
        var isNegated = false
        if take(word: "ANY") || take(word: "SOME") {
            quantifier = .any
        } else if take(word: "ALL") {
            quantifier = .all
        } else if take(word: "NONE") {
            quantifier = .any
            isNegated = true
        }
        let left = try expression()
        let operation = try comparisonOperator()
        let options = try comparisonOptions()
        let right = try expression()
        let comparison = ParsedPredicate.comparison(
            Comparison(left: left, operation: operation, options: options, right: right, quantifier: quantifier))
        return isNegated ? .not(comparison) : comparison
    }

    private mutating func comparisonOperator() throws(Failure) -> Comparison.Operator {
        let operation: Comparison.Operator? =
            switch token {
            case .symbol("="), .symbol("=="): .equal
            case .symbol("!="), .symbol("<>"): .notEqual
            case .symbol("<"): .less
            case .symbol("<="), .symbol("=<"): .lessOrEqual
            case .symbol(">"): .greater
            case .symbol(">="), .symbol("=>"): .greaterOrEqual
            case .word(let word): Comparison.Operator(keyword: word.uppercased())
            default: nil
            }
        guard let operation else { throw .syntax }
        position += 1
        return operation
    }

    private mutating func comparisonOptions() throws(Failure) -> Comparison.Options {
        guard case .symbol("[") = token, position + 2 < tokens.count, case .word(let letters) = tokens[position + 1],
            tokens[position + 2] == .symbol("]")
        else { return [] }
        var options: Comparison.Options = []
        for letter in letters.lowercased() {
            switch letter {
            case "c": options.insert(.caseInsensitive)
            case "d": options.insert(.diacriticInsensitive)
            case "n": options.insert(.normalized)
            default: throw .syntax
            }
        }
        position += 3
        return options
    }

    // MARK: Tokens

    var token: PredicateToken { tokens[position] }

    mutating func advance() { position += 1 }

    @discardableResult
    mutating func take(_ symbol: String) -> Bool {
        guard token == .symbol(symbol) else { return false }
        position += 1
        return true
    }

    mutating func take(word keyword: String) -> Bool {
        guard case .word(let word) = token, word.uppercased() == keyword else { return false }
        position += 1
        return true
    }

    mutating func expect(_ symbol: String) throws(Failure) {
        guard take(symbol) else { throw .syntax }
    }

    mutating func argument() throws(Failure) -> Any? {
        guard argumentPosition < arguments.count else { throw .missingArgument }
        defer { argumentPosition += 1 }
        return arguments[argumentPosition]
    }
}

extension Comparison.Operator {
    /// Creates the operator of a keyword in uppercase letters.
    init?(keyword: String) {
        switch keyword {
        case "BEGINSWITH": self = .beginsWith
        case "CONTAINS": self = .contains
        case "ENDSWITH": self = .endsWith
        case "LIKE": self = .like
        case "MATCHES": self = .matches
        case "IN": self = .in
        case "BETWEEN": self = .between
        default: return nil
        }
    }
}
