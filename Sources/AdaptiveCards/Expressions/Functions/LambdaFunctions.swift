extension FunctionTable {
    static let lambdas: [ExpressionFunction] = [
        .lambda("foreach") { elements, _, value in .array(try elements.map(value)) },
        .lambda("select") { elements, _, value in .array(try elements.map(value)) },
        .lambda("where") { elements, keys, value in
            let isKept = try elements.map { try value($0).isTrue }
            guard let keys else { return .array(zip(elements, isKept).filter(\.1).map(\.0)) }
            var members: [String: JSONValue] = [:]
            for (index, key) in keys.enumerated() where isKept[index] { members[key] = elements[index].member("value") }
            return .object(members)
        },
        .lambda("any") { elements, _, value in .boolean(try elements.contains { try value($0).isTrue }) },
        .lambda("all") { elements, _, value in .boolean(try elements.allSatisfy { try value($0).isTrue }) },
    ]
}

extension ExpressionFunction {
    /// A function of an array or an object, a variable, and an expression that is evaluated for each element.
    ///
    /// The elements of an object are objects with `key` and `value`, in the alphabetical order of the keys.
    ///
    /// - Parameter body: A closure with the elements, the keys if they are those of an object, and a closure that
    ///   evaluates the expression.
    fileprivate static func lambda(
        _ name: String,
        _ body:
            @escaping @Sendable (
                _ elements: [JSONValue], _ keys: [String]?, _ value: (JSONValue) throws -> JSONValue
            ) throws -> JSONValue
    ) -> ExpressionFunction {
        ExpressionFunction(
            name: name, argumentCount: 3...3, hasLambda: true,
            body: .special { nodes, evaluator in
                guard case .variable(let variable) = nodes[1].kind else {
                    throw ExpressionError.Reason.syntax("the second argument of `\(name)` must be a name")
                }
                let elements: [JSONValue]
                var keys: [String]?
                switch try evaluator.value(of: nodes[0]) {
                case .array(let values):
                    elements = values
                case .object(let members):
                    let sorted = members.sorted { $0.key < $1.key }
                    elements = sorted.map { ["key": .string($0.key), "value": $0.value] }
                    keys = sorted.map(\.key)
                case let value:
                    throw ExpressionError.Reason.wrongType(
                        expected: "an array or an object", found: value.typeDescription)
                }
                return try body(elements, keys) { element in
                    try evaluator.budget.spend()
                    return try evaluator.value(of: nodes[2], where: variable, is: element)
                }
            })
    }
}
