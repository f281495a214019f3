/// A problem in a template, or in its data.
public struct TemplateDiagnostic: Hashable, Sendable {
    /// The importance of a problem.
    public enum Severity: String, Hashable, Sendable {
        /// The card differs from what its author meant.
        case error
        /// The card may be as its author meant it.
        case warning
    }

    /// The cause of a problem.
    public enum Reason: Hashable, Sendable {
        /// A text in `${…}` is not an expression. It is left as it is.
        case invalidExpression(String, ExpressionError)
        /// An expression has no value. Its text is displayed.
        case failedExpression(String, ExpressionError)
        /// An expression reads data that does not exist. Its text is displayed.
        case missingData(String)
        /// The value of `$when` is not a Boolean value. The object is left out.
        case invalidCondition(JSONValue)
        /// The limits of the expansion are reached. What follows is left out.
        case limitExceeded(ExpressionLimits.Kind)
    }

    /// The value of the template in which the problem is.
    public var pointer: JSONPointer
    /// The cause.
    public var reason: Reason

    /// Creates a diagnostic.
    public init(pointer: JSONPointer, reason: Reason) {
        self.pointer = pointer
        self.reason = reason
    }

    /// The importance, which follows from the cause.
    public var severity: Severity {
        switch reason {
        case .invalidExpression, .failedExpression, .limitExceeded: .error
        case .missingData, .invalidCondition: .warning
        }
    }
}

extension TemplateDiagnostic: CustomStringConvertible {
    public var description: String {
        let message =
            switch reason {
            case .invalidExpression(let text, let error): "`\(text)` is not an expression: \(error)"
            case .failedExpression(let text, let error): "`\(text)` has no value: \(error)"
            case .missingData(let path): "there is no data for `\(path)`"
            case .invalidCondition(let value): "`$when` is \(value.typeDescription) instead of a Boolean value"
            case .limitExceeded(let kind): "the template exceeds the limit of \(kind.rawValue)"
            }
        return "\(severity.rawValue): \(pointer): \(message)"
    }
}
