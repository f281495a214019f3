/// Evaluates expressions in a scope, within limits that all of them share.
struct ExpressionEvaluator {
    var scope: ExpressionScope
    let environment: ExpressionEnvironment
    let limits: ExpressionLimits
    var budget: EvaluationBudget
    /// Whether data that is missing or `null` has a text as its value, as templates display it.
    var substitutesMissingValues = false
    /// The paths of missing data that was substituted, in the order of their evaluation.
    var missingPaths: [String] = []

    /// The variables of the lambdas around the evaluated part, from the outermost.
    private var locals: [(name: String, value: JSONValue)] = []
    private var scalars: [Unicode.Scalar] = []
    /// The functions of the evaluated expression, which the expressions in texts of its data have, too.
    private(set) var functions = CustomFunctions()
    private var depth = 0

    init(scope: ExpressionScope, environment: ExpressionEnvironment, limits: ExpressionLimits) {
        self.scope = scope
        self.environment = environment
        self.limits = limits
        budget = EvaluationBudget(limits)
    }

    mutating func value(of expression: CardExpression) throws(ExpressionError) -> JSONValue {
        let outer = (scalars, functions)
        (scalars, functions) = (expression.scalars, expression.functions)
        defer { (scalars, functions) = outer }
        return try value(of: expression.root)
    }

    mutating func value(of node: ExpressionNode) throws(ExpressionError) -> JSONValue {
        depth += 1
        defer { depth -= 1 }
        // The parser limits each expression, but `stringOrValue` evaluates texts of the data, which may contain it again.
        guard depth <= limits.depth else {
            throw ExpressionError(position: node.range.lowerBound, reason: .limitExceeded(.depth))
        }
        switch node.kind {
        case .literal(let value):
            return value
        case .variable, .member, .element:
            let value = try valueIfPresent(of: node) ?? .null
            return value == .null ? missingValue(of: node) : value
        case .object(let members):
            var object: [String: JSONValue] = [:]
            for (key, member) in members { object[key] = try value(of: member) }
            return try checked(.object(object), at: node)
        case .call(let function, let arguments):
            return try call(function, arguments, at: node)
        }
    }

    // MARK: - Data

    /// Returns the value of a path; `nil` if a part of it is missing.
    private mutating func valueIfPresent(of node: ExpressionNode) throws(ExpressionError) -> JSONValue? {
        switch node.kind {
        case .variable(let name):
            return locals.last { $0.name == name }?.value ?? scope.value(named: name)
        case .member(let base, let name):
            return try valueIfPresent(of: base)?.member(name)
        case .element(let base, let index):
            guard let container = try valueIfPresent(of: base) else { return nil }
            return try element(of: container, at: valueWithoutSubstitution(of: index), node: index)
        default:
            return try value(of: node)
        }
    }

    private func element(
        of container: JSONValue, at index: JSONValue, node: ExpressionNode
    ) throws(ExpressionError) -> JSONValue? {
        let reason: ExpressionError.Reason
        switch (container, index) {
        case (.null, _):
            return nil
        case (_, .string(let name)):
            return container.member(name)
        case (.array(let elements), _):
            guard let position = index.wholeNumber else {
                reason = .wrongType(expected: "an integer", found: index.typeDescription)
                break
            }
            if elements.indices.contains(position) { return elements[position] }
            reason = .invalidValue("index \(position) is out of range of \(elements.count) elements")
        default:
            reason = .wrongType(expected: "an array", found: container.typeDescription)
        }
        throw ExpressionError(position: node.range.lowerBound, reason: reason)
    }

    private mutating func missingValue(of node: ExpressionNode) -> JSONValue {
        guard substitutesMissingValues else { return .null }
        let path = String(scalars[node.range])
        missingPaths.append(path)
        return .string(environment.textForMissingData(path) ?? "${\(path)}")
    }

    // MARK: - Calls

    private mutating func call(
        _ function: ExpressionFunction, _ nodes: [ExpressionNode], at node: ExpressionNode
    ) throws(ExpressionError) -> JSONValue {
        do {
            try budget.spend()
            switch function.body {
            case .special(let body):
                return try checked(body(nodes, &self), at: node)
            case .condition(let body):
                guard let values = try arguments(nodes) else { return false }
                return .boolean(try body(Arguments(values: values, environment: environment, limits: limits)))
            case .value(let body):
                var values: [JSONValue] = []
                for node in nodes { values.append(try value(of: node)) }
                return try checked(body(Arguments(values: values, environment: environment, limits: limits)), at: node)
            }
        } catch let error as ExpressionError {
            throw error
        } catch {
            let reason = error as? ExpressionError.Reason ?? .invalidValue("\(error)")
            throw ExpressionError(position: node.range.lowerBound, reason: reason)
        }
    }

    /// Returns the arguments of a condition; `nil` if one of them fails, because the condition is `false` then.
    private mutating func arguments(_ nodes: [ExpressionNode]) throws(ExpressionError) -> [JSONValue]? {
        var values: [JSONValue] = []
        for node in nodes {
            guard let value = try valueIfValid(of: node) else { return nil }
            values.append(value)
        }
        return values
    }

    /// Returns the value of a part of a condition; `nil` if its evaluation fails, except by a limit.
    mutating func valueIfValid(of node: ExpressionNode) throws(ExpressionError) -> JSONValue? {
        do {
            return try valueWithoutSubstitution(of: node)
        } catch {
            if error.exceedsLimit { throw error }
            return nil
        }
    }

    private mutating func valueWithoutSubstitution(
        of node: ExpressionNode
    ) throws(ExpressionError) -> JSONValue {
        let outer = substitutesMissingValues
        substitutesMissingValues = false
        defer { substitutesMissingValues = outer }
        return try value(of: node)
    }

    /// Returns the value of a lambda's body for one value of its variable.
    mutating func value(
        of body: ExpressionNode, where name: String, is value: JSONValue
    ) throws(ExpressionError) -> JSONValue {
        locals.append((name, value))
        defer { locals.removeLast() }
        return try self.value(of: body)
    }

    private mutating func checked(
        _ value: JSONValue, at node: ExpressionNode
    ) throws(ExpressionError) -> JSONValue {
        do throws(ExpressionError.Reason) {
            let size = value.size(upTo: limits.resultSize)
            guard size <= limits.resultSize else { throw .limitExceeded(.resultSize) }
            try budget.spend(size / 64)
            return value
        } catch {
            throw ExpressionError(position: node.range.lowerBound, reason: error)
        }
    }
}
