/// The resources that the evaluation of an expression may use, because expressions are written by servers.
public struct ExpressionLimits: Hashable, Sendable {
    /// A resource that is limited.
    public enum Kind: String, Hashable, Sendable {
        case depth
        case resultSize = "result size"
        case steps
        case time
    }

    /// The maximum number of nested parts of an expression, and of nested values of a template.
    public var depth: Int
    /// The maximum size of a value, and of a whole card that is made from a template: bytes of its strings, plus one for each value in it.
    public var resultSize: Int
    /// The maximum number of evaluated parts. A result adds a step for every 64 units of its size.
    public var steps: Int
    /// The maximum duration.
    public var time: Duration

    /// Creates limits.
    public init(
        depth: Int = 64, resultSize: Int = 1_000_000, steps: Int = 100_000, time: Duration = .seconds(1)
    ) {
        self.depth = depth
        self.resultSize = resultSize
        self.steps = steps
        self.time = time
    }

    /// The limits of one expression.
    public static let expression = ExpressionLimits()

    /// The limits of the expansion of a whole template.
    public static let template = ExpressionLimits(resultSize: 8_000_000, steps: 2_000_000, time: .seconds(3))
}
