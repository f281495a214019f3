/// An operator between two values, which is another notation for a function.
struct InfixOperator {
    let precedence: Int
    let function: String
    var isRightAssociative = false

    /// The precedence of `?` and `:`, which are below every infix operator.
    static let conditionalPrecedence = 0

    static let all: [ExpressionToken.Symbol: InfixOperator] = [
        .coalesce: InfixOperator(precedence: 1, function: "coalesce"),
        .or: InfixOperator(precedence: 2, function: "or"),
        .and: InfixOperator(precedence: 3, function: "and"),
        .less: InfixOperator(precedence: 4, function: "less"),
        .lessOrEqual: InfixOperator(precedence: 4, function: "lessOrEquals"),
        .greater: InfixOperator(precedence: 4, function: "greater"),
        .greaterOrEqual: InfixOperator(precedence: 4, function: "greaterOrEquals"),
        .ampersand: InfixOperator(precedence: 5, function: "concat"),
        .equal: InfixOperator(precedence: 6, function: "equals"),
        .notEqual: InfixOperator(precedence: 6, function: "notEquals"),
        .differs: InfixOperator(precedence: 6, function: "notEquals"),
        .plus: InfixOperator(precedence: 7, function: "add"),
        .minus: InfixOperator(precedence: 7, function: "sub"),
        .times: InfixOperator(precedence: 8, function: "mul"),
        .slash: InfixOperator(precedence: 8, function: "div"),
        .percent: InfixOperator(precedence: 8, function: "mod"),
        .caret: InfixOperator(precedence: 9, function: "exp", isRightAssociative: true),
    ]
}
