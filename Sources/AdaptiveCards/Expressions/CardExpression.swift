/// An expression of the Adaptive Expression Language, such as `formatNumber(price * count, 2)`.
///
/// ```swift
/// let expression = try CardExpression("count(items) > 1 ? `${count(items)} items` : 'One item'")
/// let text = try expression.evaluate(in: ExpressionScope(data: ["items": ["Tea", "Milk"]]))
/// // "2 items"
/// ```
///
/// The language is that of the templates of Adaptive Cards. Texts are measured in UTF-16 code units, members are also
/// found in another letter case, and a member of nothing is `null`. Left out are `xPath` and `setPathToValue`, which
/// would change the data. A conditional in the last part of another needs no parentheses.
public struct CardExpression: Hashable, Sendable {
    /// The text of the expression.
    public let source: String
    let scalars: [Unicode.Scalar]
    let root: ExpressionNode
    let functions: CustomFunctions

    /// Parses an expression.
    ///
    /// - Parameters:
    ///   - source: The text, without `${` and `}`. An empty text is the empty string.
    ///   - limits: The limits, of which parsing uses the depth.
    ///   - functions: The functions of the app.
    /// - Throws: An error with the reason `syntax`, `unknownFunction`, `argumentCount` or `limitExceeded`.
    public init(
        _ source: String, limits: ExpressionLimits = .expression, functions: [CustomFunction] = []
    ) throws(ExpressionError) {
        let scalars = Array(source.unicodeScalars)
        try self.init(scalars, range: scalars.indices, limits: limits, functions: CustomFunctions(functions))
    }

    /// Parses a part of a text, so that errors have positions in the whole text.
    init(
        _ scalars: [Unicode.Scalar], range: Range<Int>, limits: ExpressionLimits, functions: CustomFunctions
    ) throws(ExpressionError) {
        self.scalars = scalars
        self.functions = functions
        source = String(scalars[range])
        var parser = try ExpressionParser(scalars, range: range, limits: limits, functions: functions)
        root = try parser.parse()
    }

    /// Returns the value of the expression. The value of missing data is `null`.
    ///
    /// - Parameters:
    ///   - scope: The data that the expression reads.
    ///   - environment: Language, clock and random numbers.
    ///   - limits: The resources that the evaluation may use.
    public func evaluate(
        in scope: ExpressionScope = ExpressionScope(), environment: ExpressionEnvironment = ExpressionEnvironment(),
        limits: ExpressionLimits = .expression
    ) throws(ExpressionError) -> JSONValue {
        var evaluator = ExpressionEvaluator(scope: scope, environment: environment, limits: limits)
        return try evaluator.value(of: self)
    }

    /// Returns whether two expressions have the same text, and custom functions of the same names.
    public static func == (first: CardExpression, second: CardExpression) -> Bool {
        first.source == second.source && first.functions.names == second.functions.names
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

extension String {
    init(_ scalars: ArraySlice<Unicode.Scalar>) {
        self.init(String.UnicodeScalarView(scalars))
    }
}
