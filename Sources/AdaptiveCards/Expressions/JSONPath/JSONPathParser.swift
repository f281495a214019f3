/// Parses JSON paths by recursive descent.
struct JSONPathParser {
    private let path: String
    private var rest: Substring
    /// The number of filters around the parsed part.
    private var depth = 0

    /// A path of a server must not exhaust the stack.
    private static let maximumDepth = 16
    private static let whitespace: Set<Character> = [" ", "\t", "\n", "\r"]
    /// The characters that end the name of a member.
    private static let marks = Set<Character>(".[](){}<>=!&|,?@'\"").union(whitespace)

    init(_ path: String) {
        self.path = path
        rest = Substring(path)
    }

    mutating func parse() throws -> [JSONPath.Step] {
        skipSpaces()
        // A path may begin with the name of a member.
        let first = skip("$") || rest.first.map(Self.marks.contains) ?? true ? nil : try dottedSelector()
        let steps = try (first.map { [JSONPath.Step(selectors: [$0])] } ?? []) + steps()
        skipSpaces()
        guard rest.isEmpty else { throw error }
        return steps
    }

    // MARK: - Steps

    private mutating func steps() throws -> [JSONPath.Step] {
        var steps: [JSONPath.Step] = []
        while let mark = rest.first, ".[{".contains(mark) {
            var step = JSONPath.Step(selectors: [])
            if skip("..") { step.includesDescendants = true } else if mark == "." { rest.removeFirst() }
            if skip("[") {
                step.selectors = try list()
            } else if skip("{") {
                step.selectors = [try filter(until: "}")]
            } else {
                step.selectors = [try dottedSelector()]
            }
            steps.append(step)
        }
        return steps
    }

    private mutating func dottedSelector() throws -> JSONPath.Selector {
        if skip("*") { return .children }
        if rest.first == "\"" || rest.first == "'" { return .member(try string()) }
        let name = rest.prefix { !Self.marks.contains($0) }
        guard !name.isEmpty else { throw error }
        rest.removeFirst(name.count)
        return .member(String(name))
    }

    /// Parses the selectors between brackets.
    private mutating func list() throws -> [JSONPath.Selector] {
        var selectors: [JSONPath.Selector] = []
        repeat {
            skipSpaces()
            selectors.append(try listedSelector())
            skipSpaces()
        } while skip(",")
        guard skip("]") else { throw error }
        return selectors
    }

    private mutating func listedSelector() throws -> JSONPath.Selector {
        if skip("*") { return .children }
        if skip("?") { return try filter(until: nil) }
        if rest.first == "'" || rest.first == "\"" { return .member(try string()) }
        let start = try integer()
        skipSpaces()
        guard skip(":") else {
            guard let start else { throw error }
            return .element(start)
        }
        skipSpaces()
        let end = try integer()
        skipSpaces()
        var step: Int?
        if skip(":") {
            skipSpaces()
            step = try integer()
        }
        return .slice(start: start, end: end, step: step ?? 1)
    }

    // MARK: - Filters

    private mutating func filter(until close: String?) throws -> JSONPath.Selector {
        let filter = try nested { parser in try parser.disjunction() }
        skipSpaces()
        if let close, !skip(close) { throw error }
        return .filter(filter)
    }

    private mutating func nested<Value>(_ body: (inout JSONPathParser) throws -> Value) throws -> Value {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.maximumDepth else { throw ExpressionError.Reason.limitExceeded(.depth) }
        return try body(&self)
    }

    private mutating func disjunction() throws -> JSONPathFilter {
        var filters = [try conjunction()]
        while skipOperator("||") { filters.append(try conjunction()) }
        return filters.count == 1 ? filters[0] : .or(filters)
    }

    private mutating func conjunction() throws -> JSONPathFilter {
        var filters = [try condition()]
        while skipOperator("&&") { filters.append(try condition()) }
        return filters.count == 1 ? filters[0] : .and(filters)
    }

    private mutating func condition() throws -> JSONPathFilter {
        skipSpaces()
        if skip("!") { return .not(try nested { parser in try parser.condition() }) }
        if skip("(") {
            let filter = try nested { parser in try parser.disjunction() }
            skipSpaces()
            guard skip(")") else { throw error }
            return filter
        }
        let first = try operand()
        skipSpaces()
        for comparison in JSONPathFilter.Comparison.allCases where skip(comparison.rawValue) {
            skipSpaces()
            return .comparison(first, comparison, try operand())
        }
        return .exists(first)
    }

    private mutating func operand() throws -> JSONPathFilter.Operand {
        if skip("@") { return .current(JSONPath(steps: try steps())) }
        if skip("$") { return .root(JSONPath(steps: try steps())) }
        if rest.first == "." { return .current(JSONPath(steps: try steps())) }
        if rest.first == "'" || rest.first == "\"" { return .literal(.string(try string())) }
        for (name, value) in [("true", true), ("false", false), ("null", nil)] as [(String, JSONValue)]
        where skip(name) { return .literal(value) }
        return .literal(try number())
    }

    // MARK: - Characters

    /// Parses a quoted string, in which a backslash precedes quotation marks and backslashes.
    private mutating func string() throws -> String {
        let quote = rest.removeFirst()
        var text = ""
        while let character = rest.popFirst() {
            if character == quote { return text }
            if character == "\\", let escaped = rest.first, "\\'\"".contains(escaped) {
                text.append(escaped)
                rest.removeFirst()
            } else {
                text.append(character)
            }
        }
        throw error
    }

    private mutating func integer() throws -> Int? {
        let digits = rest.prefix { $0 == "-" || $0.isASCII && $0.isNumber }
        guard !digits.isEmpty else { return nil }
        guard let number = Int(digits) else { throw error }
        rest.removeFirst(digits.count)
        return number
    }

    private mutating func number() throws -> JSONValue {
        let digits = rest.prefix { "0123456789+-.eE".contains($0) }
        guard !digits.isEmpty, let number = Double(digits), number.isFinite else { throw error }
        rest.removeFirst(digits.count)
        return JSONValue.number(number).normalized
    }

    private mutating func skip(_ text: String) -> Bool {
        guard rest.hasPrefix(text) else { return false }
        rest.removeFirst(text.count)
        return true
    }

    private mutating func skipOperator(_ text: String) -> Bool {
        skipSpaces()
        return skip(text)
    }

    private mutating func skipSpaces() {
        while let first = rest.first, Self.whitespace.contains(first) { rest.removeFirst() }
    }

    private var error: ExpressionError.Reason {
        .invalidValue("`\(path)` is not a JSON path: cannot read `\(rest.isEmpty ? "the end" : rest.prefix(24))`")
    }
}
