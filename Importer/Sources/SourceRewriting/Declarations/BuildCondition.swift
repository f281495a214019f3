import SwiftSyntax

/// The condition of an `#if` clause, with the precedence of its operators.
indirect enum BuildCondition {
    /// A Boolean literal, or an expression that is no condition and counts as false.
    case constant(Bool)
    /// A flag, such as `DEBUG`.
    case flag(DeclReferenceExprSyntax)
    /// A test of the platform or compiler, such as `os(iOS)`.
    case test(String, argument: ExprSyntax)
    case not(BuildCondition)
    case all([BuildCondition])
    case any([BuildCondition])

    init(_ expression: ExprSyntax) {
        if let sequence = expression.as(SequenceExprSyntax.self) {
            self.init(sequence)
        } else if let tuple = expression.as(TupleExprSyntax.self) {
            self = tuple.elements.first.map { BuildCondition($0.expression) } ?? .constant(false)
        } else if let prefix = expression.as(PrefixOperatorExprSyntax.self) {
            self = .not(BuildCondition(prefix.expression))
        } else if let literal = expression.as(BooleanLiteralExprSyntax.self) {
            self = .constant(literal.literal.tokenKind == .keyword(.true))
        } else if let name = expression.as(DeclReferenceExprSyntax.self) {
            self = .flag(name)
        } else if let call = expression.as(FunctionCallExprSyntax.self), let argument = call.arguments.first {
            self = .test(call.calledExpression.trimmedDescription, argument: argument.expression)
        } else {
            self = .constant(false)
        }
    }

    /// `&&` binds more strongly than `||`.
    private init(_ sequence: SequenceExprSyntax) {
        var alternatives: [[BuildCondition]] = [[]]
        for element in sequence.elements {
            if let op = element.as(BinaryOperatorExprSyntax.self) {
                if op.operator.text == "||" { alternatives.append([]) }
            } else {
                alternatives[alternatives.count - 1].append(BuildCondition(element))
            }
        }
        self = .any(alternatives.map(BuildCondition.all))
    }

    /// The flags and tests, from left to right.
    var leaves: [BuildCondition] {
        switch self {
        case .constant: []
        case .flag, .test: [self]
        case .not(let condition): condition.leaves
        case .all(let conditions), .any(let conditions): conditions.flatMap(\.leaves)
        }
    }
}
