/// A function of the expression language.
struct ExpressionFunction: Sendable {
    enum Body: Sendable {
        /// Computes a value from the values of the arguments.
        case value(@Sendable (Arguments) throws -> JSONValue)
        /// Computes a condition, which is `false` if an argument cannot be evaluated.
        case condition(@Sendable (Arguments) throws -> Bool)
        /// Evaluates its arguments itself.
        case special(@Sendable ([ExpressionNode], inout ExpressionEvaluator) throws -> JSONValue)
    }

    let name: String
    let argumentCount: ClosedRange<Int>
    /// Whether the second argument is the name of a variable and the third an expression with it.
    var hasLambda = false
    let body: Body

    static func value(
        _ name: String, _ argumentCount: ClosedRange<Int>,
        _ body: @escaping @Sendable (Arguments) throws -> JSONValue
    ) -> ExpressionFunction {
        ExpressionFunction(name: name, argumentCount: argumentCount, body: .value(body))
    }

    static func value(
        _ name: String, _ argumentCount: Int, _ body: @escaping @Sendable (Arguments) throws -> JSONValue
    ) -> ExpressionFunction {
        value(name, argumentCount...argumentCount, body)
    }

    static func condition(
        _ name: String, _ argumentCount: Int, _ body: @escaping @Sendable (Arguments) throws -> Bool
    ) -> ExpressionFunction {
        ExpressionFunction(name: name, argumentCount: argumentCount...argumentCount, body: .condition(body))
    }

    static func special(
        _ name: String, _ argumentCount: ClosedRange<Int>,
        _ body: @escaping @Sendable ([ExpressionNode], inout ExpressionEvaluator) throws -> JSONValue
    ) -> ExpressionFunction {
        ExpressionFunction(name: name, argumentCount: argumentCount, body: .special(body))
    }
}

extension ClosedRange<Int> {
    /// An argument count without a maximum.
    static func atLeast(_ minimum: Int) -> ClosedRange<Int> { minimum...Int.max }
}
