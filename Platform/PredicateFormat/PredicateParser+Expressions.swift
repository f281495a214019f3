extension PredicateParser {
    mutating func expression() throws(Failure) -> PredicateExpression {
        var left = try product()
        while case .symbol(let symbol) = token, symbol == "+" || symbol == "-" {
            advance()
            left = .arithmetic(left, ArithmeticOperator(rawValue: symbol)!, try product())
        }
        return left
    }

    private mutating func product() throws(Failure) -> PredicateExpression {
        var left = try power()
        while case .symbol(let symbol) = token, symbol == "*" || symbol == "/" {
            advance()
            left = .arithmetic(left, ArithmeticOperator(rawValue: symbol)!, try power())
        }
        return left
    }

    private mutating func power() throws(Failure) -> PredicateExpression {
        let base = try sign()
        return take("**") ? .arithmetic(base, .power, try power()) : base
    }

    private mutating func sign() throws(Failure) -> PredicateExpression {
        guard take("-") else { return try path() }
        switch try sign() {
        case .constant(let number as Int): return .constant(-number)
        case .constant(let number as Double): return .constant(-number)
        case let operand: return .arithmetic(.constant(0), .minus, operand)
        }
    }

    /// Parses an expression with the keys and subscripts after it.
    private mutating func path() throws(Failure) -> PredicateExpression {
        var base = try operand()
        while true {
            if take(".") {
                let key = try key()
                if case .keyPath(let path, let owner) = base {
                    base = .keyPath("\(path).\(key)", of: owner)
                } else {
                    base = .keyPath(key, of: base)
                }
            } else if token == .symbol("[") {
                advance()
                base = .element(try element(), of: base)
                try expect("]")
            } else {
                return base
            }
        }
    }

    private mutating func key() throws(Failure) -> String {
        switch token {
        case .word(let word), .escapedWord(let word):
            advance()
            return word
        case .argument("K"):
            advance()
            return try keyArgument()
        default: throw .syntax
        }
    }

    private mutating func keyArgument() throws(Failure) -> String {
        guard let key = try argument() as? String else { throw .syntax }
        return key
    }

    private mutating func element() throws(Failure) -> PredicateElement {
        if take(word: "FIRST") { return .first }
        if take(word: "LAST") { return .last }
        if take(word: "SIZE") { return .size }
        return .subscripted(try expression())
    }

    private mutating func operand() throws(Failure) -> PredicateExpression {
        let token = token
        advance()
        switch token {
        case .string(let text): return .constant(text)
        case .integer(let number): return .constant(number)
        case .decimal(let number): return .constant(number)
        case .variable(let name): return .variable(name)
        case .escapedWord(let key): return .keyPath(key, of: nil)
        case .argument("K"): return .keyPath(try keyArgument(), of: nil)
        case .argument: return .constant(try argument())
        case .symbol("("):
            let inner = try expression()
            try expect(")")
            return inner
        case .symbol("{"): return .aggregate(try list(until: "}"))
        case .word(let word): return try operand(of: word)
        default: throw .syntax
        }
    }

    private mutating func operand(of word: String) throws(Failure) -> PredicateExpression {
        switch word.uppercased() {
        case "SELF": return .evaluatedObject
        case "TRUE", "YES": return .constant(true)
        case "FALSE", "NO": return .constant(false)
        case "NULL", "NIL": return .constant(nil)
        case "SUBQUERY": return try subquery()
        case let keyword where Self.keywords.contains(keyword): throw .syntax
        default: break
        }
        guard token == .symbol("(") else { return .keyPath(word, of: nil) }
        advance()
        let arguments = try list(until: ")")
        guard let function = PredicateFunction(rawValue: word),
            arguments.count == function.argumentCount ?? arguments.count
        else { throw .syntax }
        return .function(function, arguments)
    }

    /// The words that are no keys unless `#` precedes them.
    static let keywords: Set<String> = [
        "AND", "OR", "NOT", "IN", "ANY", "ALL", "SOME", "NONE", "LIKE", "MATCHES", "CONTAINS", "BEGINSWITH", "ENDSWITH",
        "BETWEEN", "TRUEPREDICATE", "FALSEPREDICATE", "NULL", "NIL", "SELF", "TRUE", "YES", "FALSE", "NO", "SUBQUERY",
    ]

    private mutating func list(until end: String) throws(Failure) -> [PredicateExpression] {
        if take(end) { return [] }
        var elements = [try expression()]
        while take(",") { elements.append(try expression()) }
        try expect(end)
        return elements
    }

    private mutating func subquery() throws(Failure) -> PredicateExpression {
        try expect("(")
        let collection = try expression()
        try expect(",")
        guard case .variable(let name) = token else { throw .syntax }
        advance()
        try expect(",")
        let predicate = try disjunction()
        try expect(")")
        return .subquery(collection, variable: name, predicate)
    }
}
