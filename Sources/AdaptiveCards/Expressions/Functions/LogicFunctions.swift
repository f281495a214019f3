extension FunctionTable {
    static let logic: [ExpressionFunction] = [
        .special("and", .atLeast(1)) { nodes, evaluator in
            for node in nodes where try evaluator.valueIfValid(of: node)?.isTrue != true { return false }
            return true
        },
        .special("or", .atLeast(1)) { nodes, evaluator in
            for node in nodes where try evaluator.valueIfValid(of: node)?.isTrue == true { return true }
            return false
        },
        .special("not", 1...1) { nodes, evaluator in
            .boolean(try evaluator.valueIfValid(of: nodes[0])?.isTrue != true)
        },
        .special("if", 3...3) { nodes, evaluator in
            let condition = try evaluator.valueIfValid(of: nodes[0])?.isTrue == true
            return try evaluator.value(of: nodes[condition ? 1 : 2])
        },
        .special("coalesce", .atLeast(1)) { nodes, evaluator in
            for node in nodes.dropLast() {
                if let value = try evaluator.valueIfValid(of: node), value != .null { return value }
            }
            return try evaluator.value(of: nodes[nodes.count - 1])
        },
    ]

    static let comparisons: [ExpressionFunction] = [
        .condition("equals", 2) { $0[0].equals($0[1]) },
        .condition("notEquals", 2) { !$0[0].equals($0[1]) },
        .condition("less", 2) { try compare($0, <, <) },
        .condition("lessOrEquals", 2) { try compare($0, <=, <=) },
        .condition("greater", 2) { try compare($0, >, >) },
        .condition("greaterOrEquals", 2) { try compare($0, >=, >=) },
        .condition("exists", 1) { $0[0] != .null },
        .condition("empty", 1) {
            switch $0[0] {
            case .null: true
            case .string(let text): text.isEmpty
            case .array(let elements): elements.isEmpty
            case .object(let members): members.isEmpty
            default: false
            }
        },
        .condition("bool", 1) {
            if let number = $0[0].double { return number != 0 }
            if case .string(let text) = $0[0] { return !text.lowercased().contains("false") }
            return $0[0].isTrue
        },
    ]

    /// Compares two numbers or two strings. A comparison with `null` is `false`.
    ///
    /// A string beside a number is compared as a number if it is one, because much data has numbers as strings.
    private static func compare(
        _ arguments: Arguments, _ numbers: (Double, Double) -> Bool, _ strings: (String, String) -> Bool
    ) throws -> Bool {
        switch (arguments[0], arguments[1]) {
        case (.null, _), (_, .null): return false
        case (.string(let first), .string(let second)): return strings(first, second)
        case (.string(let text), _):
            guard let first = Double(text), let second = arguments[1].double else {
                throw arguments.wrongType("a string", at: 1)
            }
            return numbers(first, second)
        case (_, .string(let text)):
            guard let second = Double(text) else { throw arguments.wrongType("a number", at: 1) }
            return numbers(try arguments.number(0), second)
        default: return numbers(try arguments.number(0), try arguments.number(1))
        }
    }
}
