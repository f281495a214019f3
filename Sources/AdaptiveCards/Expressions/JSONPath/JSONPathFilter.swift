/// The condition of a filter in a JSON path.
indirect enum JSONPathFilter {
    case or([JSONPathFilter])
    case and([JSONPathFilter])
    case not(JSONPathFilter)
    /// Whether a query selects anything, or a literal is `true`.
    case exists(Operand)
    case comparison(Operand, Comparison, Operand)

    enum Comparison: String, CaseIterable {
        // Longer marks first, because the parser tries them in this order.
        case identical = "==="
        case notIdentical = "!=="
        case equal = "=="
        case notEqual = "!="
        case lessOrEqual = "<="
        case greaterOrEqual = ">="
        case less = "<"
        case greater = ">"
    }

    enum Operand {
        case literal(JSONValue)
        /// A query of the filtered value, `@.name`.
        case current(JSONPath)
        /// A query of the whole document, `$.name`.
        case root(JSONPath)
    }

    func matches(_ value: JSONValue, root: JSONValue, spend: () throws -> Void) throws -> Bool {
        try spend()
        switch self {
        case .or(let filters):
            return try filters.contains { try $0.matches(value, root: root, spend: spend) }
        case .and(let filters):
            return try filters.allSatisfy { try $0.matches(value, root: root, spend: spend) }
        case .not(let filter):
            return try !filter.matches(value, root: root, spend: spend)
        case .exists(.literal(let literal)):
            return literal.isTrue
        case .exists(let operand):
            return try !operand.values(for: value, root: root, spend: spend).isEmpty
        case .comparison(let first, let comparison, let second):
            return try comparison.holds(
                first.values(for: value, root: root, spend: spend).first,
                second.values(for: value, root: root, spend: spend).first)
        }
    }
}

extension JSONPathFilter.Operand {
    fileprivate func values(
        for value: JSONValue, root: JSONValue, spend: () throws -> Void
    ) throws -> [JSONValue] {
        switch self {
        case .literal(let literal): [literal]
        case .current(let path): try path.values(in: value, root: root, spend: spend)
        case .root(let path): try path.values(in: root, root: root, spend: spend)
        }
    }
}

extension JSONPathFilter.Comparison {
    /// Returns whether the comparison holds. Missing values are equal to each other only, and never less or greater.
    fileprivate func holds(_ first: JSONValue?, _ second: JSONValue?) -> Bool {
        switch self {
        case .equal, .identical: Self.areEqual(first, second)
        case .notEqual, .notIdentical: !Self.areEqual(first, second)
        case .less: Self.isLess(first, second)
        case .greater: Self.isLess(second, first)
        case .lessOrEqual: Self.isLess(first, second) || Self.areEqual(first, second)
        case .greaterOrEqual: Self.isLess(second, first) || Self.areEqual(first, second)
        }
    }

    private static func areEqual(_ first: JSONValue?, _ second: JSONValue?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        return first.equals(second)
    }

    private static func isLess(_ first: JSONValue?, _ second: JSONValue?) -> Bool {
        if case .string(let first) = first, case .string(let second) = second { return first < second }
        guard let first = first?.double, let second = second?.double else { return false }
        return first < second
    }
}
