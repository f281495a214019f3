/// An error in the text of an expression, or in its evaluation.
public struct ExpressionError: Error, Hashable, Sendable {
    /// The cause of an error.
    public enum Reason: Error, Hashable, Sendable {
        /// The text is not an expression. The value describes what was expected.
        case syntax(String)
        /// No function has this name.
        case unknownFunction(String)
        /// A function was called with a number of arguments that it does not have.
        case argumentCount(function: String, found: Int)
        /// A value of another type was expected, such as "a string".
        case wrongType(expected: String, found: String)
        /// A value that has the right type but cannot be used, such as an index out of range.
        case invalidValue(String)
        /// A division by zero, or its remainder.
        case divisionByZero
        /// A result that no number or date can represent.
        case overflow
        /// The expression needs more than `ExpressionLimits` permits.
        case limitExceeded(ExpressionLimits.Kind)
    }

    /// The offset in the expression's text, in Unicode scalars, at which the failing part begins.
    public var position: Int
    /// The cause of the error.
    public var reason: Reason

    /// Creates an error.
    public init(position: Int, reason: Reason) {
        self.position = position
        self.reason = reason
    }

    /// Whether a limit was exceeded. Unlike other errors, this one is never replaced by a default value.
    var exceedsLimit: Bool {
        if case .limitExceeded = reason { true } else { false }
    }
}

extension ExpressionError: CustomStringConvertible {
    public var description: String { "\(reason) (at offset \(position))" }
}

extension ExpressionError.Reason: CustomStringConvertible {
    public var description: String {
        switch self {
        case .syntax(let message): message
        case .unknownFunction(let name): "there is no function `\(name)`"
        case .argumentCount(let function, let found): "`\(function)` cannot be called with \(found) arguments"
        case .wrongType(let expected, let found): "expected \(expected), found \(found)"
        case .invalidValue(let message): message
        case .divisionByZero: "division by zero"
        case .overflow: "the result is out of range"
        case .limitExceeded(let kind): "the limit of \(kind.rawValue) is exceeded"
        }
    }
}
