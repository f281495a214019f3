/// A parser by operator precedence (Pratt, "Top Down Operator Precedence", 1973).
struct ExpressionParser {
    private let scalars: [Unicode.Scalar]
    private let limits: ExpressionLimits
    private let functions: CustomFunctions
    private var lexer: ExpressionLexer
    private var token: ExpressionToken
    private var previousEnd: Int
    private var depth: Int

    init(
        _ scalars: [Unicode.Scalar], range: Range<Int>, limits: ExpressionLimits, functions: CustomFunctions,
        depth: Int = 0
    ) throws(ExpressionError) {
        self.scalars = scalars
        self.functions = functions
        self.limits = limits
        self.depth = depth
        lexer = ExpressionLexer(scalars, range: range)
        previousEnd = range.lowerBound
        token = try lexer.next()
    }

    /// Parses the whole text.
    mutating func parse() throws(ExpressionError) -> ExpressionNode {
        if token.kind == .end { return ExpressionNode(.literal(""), token.range) }
        let node = try expression()
        guard token.kind == .end else { throw unexpected("an operator or the end") }
        return node
    }

    // MARK: - Operators

    private mutating func expression(
        above precedence: Int = InfixOperator.conditionalPrecedence
    ) throws(ExpressionError) -> ExpressionNode {
        depth += 1
        defer { depth -= 1 }
        try checkDepth(depth, at: token.range.lowerBound)

        var left = try unary()
        while case .symbol(let symbol) = token.kind {
            if let infix = InfixOperator.all[symbol], infix.precedence > precedence {
                try advance()
                let right = try expression(above: infix.isRightAssociative ? infix.precedence - 1 : infix.precedence)
                left = try call(infix.function, [left, right], from: left.range.lowerBound)
            } else if symbol == .question, precedence == InfixOperator.conditionalPrecedence {
                try advance()
                let first = try expression()
                try expect(.colon)
                let second = try expression()
                left = try call("if", [left, first, second], from: left.range.lowerBound)
            } else {
                break
            }
        }
        return left
    }

    private mutating func unary() throws(ExpressionError) -> ExpressionNode {
        var prefixes: [(function: String, start: Int)] = []
        let functions: [ExpressionToken.Symbol: String] = [.not: "not", .minus: "sub", .plus: "add"]
        while case .symbol(let symbol) = token.kind, let function = functions[symbol] {
            prefixes.append((function, token.range.lowerBound))
            try advance()
        }
        var node = try postfix()
        for (function, start) in prefixes.reversed() {
            let zero = ExpressionNode(.literal(0), start..<start)
            node = try call(function, function == "not" ? [node] : [zero, node], from: start)
        }
        return node
    }

    // MARK: - Values

    /// Parses a value with its members, elements and calls.
    private mutating func postfix() throws(ExpressionError) -> ExpressionNode {
        var node = try primary()
        let start = node.range.lowerBound
        while case .symbol(let symbol) = token.kind {
            switch symbol {
            case .dot:
                try advance()
                let name = try identifier()
                node = try checked(.member(of: node, name: name), from: start)
            case .openBracket:
                try advance()
                let index = try expression()
                try expect(.closeBracket)
                node = try checked(.element(of: node, index: index), from: start)
            case .openParenthesis:
                let name = String(scalars[start..<previousEnd])
                try advance()
                let arguments = try arguments(until: .closeParenthesis)
                node = try call(name, arguments, from: start)
            default:
                return node
            }
        }
        return node
    }

    private mutating func primary() throws(ExpressionError) -> ExpressionNode {
        let start = token.range.lowerBound
        let kind = token.kind
        switch kind {
        case .number(let value): return try literal(value)
        case .string(let text): return try literal(.string(text))
        case .identifier(let name):
            switch name.lowercased() {
            case "true": return try literal(true)
            case "false": return try literal(false)
            case "null", "undefined": return try literal(.null)
            default:
                try advance()
                return try checked(.variable(name), from: start)
            }
        case .interpolation(let segments):
            try advance()
            return try interpolation(segments, from: start)
        case .symbol(.openParenthesis):
            try advance()
            let node = try expression()
            try expect(.closeParenthesis)
            return node
        case .symbol(.openBracket):
            try advance()
            let elements = try arguments(until: .closeBracket)
            return try call("createArray", elements, from: start)
        case .symbol(.openBrace):
            try advance()
            let members = try members()
            return try checked(.object(members), from: start)
        case .symbol, .end:
            throw unexpected("a value")
        }
    }

    private mutating func literal(_ value: JSONValue) throws(ExpressionError) -> ExpressionNode {
        let node = ExpressionNode(.literal(value), token.range)
        try advance()
        return node
    }

    /// Parses the expressions of a text, which is the concatenation of its segments.
    private func interpolation(
        _ segments: [InterpolatedText.Segment], from start: Int
    ) throws(ExpressionError) -> ExpressionNode {
        var parts = [ExpressionNode(.literal(""), start..<start)]
        for segment in segments {
            switch segment {
            case .text(let text): parts.append(ExpressionNode(.literal(.string(text)), start..<start))
            case .expression(let range):
                var parser = try ExpressionParser(
                    scalars, range: range, limits: limits, functions: functions, depth: depth)
                parts.append(try parser.parse())
            }
        }
        return try call("concat", parts, from: start)
    }

    private mutating func members() throws(ExpressionError) -> [(key: String, value: ExpressionNode)] {
        var members: [(key: String, value: ExpressionNode)] = []
        if token.kind != .symbol(.closeBrace) {
            repeat {
                let key: String
                if case .string(let text) = token.kind {
                    key = text
                    try advance()
                } else {
                    key = try identifier()
                }
                try expect(.colon)
                members.append((key, try expression()))
            } while try skip(.comma)
        }
        try expect(.closeBrace)
        return members
    }

    /// Parses arguments. A lambda, `x => x + 1`, is two arguments: the name and the expression.
    private mutating func arguments(
        until close: ExpressionToken.Symbol
    ) throws(ExpressionError) -> [ExpressionNode] {
        var arguments: [ExpressionNode] = []
        if token.kind != .symbol(close) {
            repeat {
                let argument = try expression()
                arguments.append(argument)
                if case .variable = argument.kind, try skip(.arrow) { arguments.append(try expression()) }
            } while try skip(.comma)
        }
        try expect(close)
        return arguments
    }

    // MARK: - Nodes

    private func call(
        _ name: String, _ arguments: [ExpressionNode], from start: Int
    ) throws(ExpressionError) -> ExpressionNode {
        guard let function = functions.function(named: name) else {
            throw ExpressionError(position: start, reason: .unknownFunction(name))
        }
        guard function.argumentCount.contains(arguments.count) else {
            let reason = ExpressionError.Reason.argumentCount(function: name, found: arguments.count)
            throw ExpressionError(position: start, reason: reason)
        }
        if function.hasLambda {
            guard case .variable = arguments[1].kind else {
                let reason = ExpressionError.Reason.syntax("the second argument of `\(name)` must be a name")
                throw ExpressionError(position: arguments[1].range.lowerBound, reason: reason)
            }
        }
        return try checked(.call(function, arguments), from: start)
    }

    private func checked(_ kind: ExpressionNode.Kind, from start: Int) throws(ExpressionError) -> ExpressionNode {
        let node = ExpressionNode(kind, start..<previousEnd)
        try checkDepth(node.height, at: start)
        return node
    }

    private func checkDepth(_ depth: Int, at position: Int) throws(ExpressionError) {
        guard depth <= limits.depth else {
            throw ExpressionError(position: position, reason: .limitExceeded(.depth))
        }
    }

    // MARK: - Tokens

    private mutating func advance() throws(ExpressionError) {
        previousEnd = token.range.upperBound
        token = try lexer.next()
    }

    private mutating func skip(_ symbol: ExpressionToken.Symbol) throws(ExpressionError) -> Bool {
        guard token.kind == .symbol(symbol) else { return false }
        try advance()
        return true
    }

    private mutating func expect(_ symbol: ExpressionToken.Symbol) throws(ExpressionError) {
        guard try skip(symbol) else { throw unexpected("`\(symbol.rawValue)`") }
    }

    private mutating func identifier() throws(ExpressionError) -> String {
        guard case .identifier(let name) = token.kind else { throw unexpected("a name") }
        try advance()
        return name
    }

    private func unexpected(_ expected: String) -> ExpressionError {
        ExpressionError(
            position: token.range.lowerBound, reason: .syntax("expected \(expected), found \(token.kind)"))
    }
}
