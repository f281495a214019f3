/// A card with expressions, which is combined with data.
///
/// ```swift
/// let template = CardTemplate(json: [
///     "type": "AdaptiveCard",
///     "body": [["type": "TextBlock", "$data": "${items}", "text": "${$index + 1}. ${name}"]],
/// ])
/// let expansion = template.expand(data: ["items": [["name": "Tea"], ["name": "Milk"]]])
/// // `expansion.json` has two text blocks, "1. Tea" and "2. Milk".
/// ```
///
/// Strings may contain expressions in `${…}` (see ``CardExpression``); a string that is a single expression becomes the
/// value of the expression. Objects may have the members
///
/// - `$data`: what expressions in the object read instead of the data around it. An object with an array is repeated
///   for each element;
/// - `$when`: an expression. The object is left out unless it is `true`.
///
/// Expressions read members of the data, and `$root`, `$data`, `$index` and `$host`. Where data is missing the text of
/// the expression is displayed, as other implementations do.
public struct CardTemplate: Sendable {
    /// A card that was made from a template, and what was wrong.
    public struct Expansion: Hashable, Sendable {
        /// The card, without expressions.
        public var json: JSONValue
        /// The problems of the template and its data, each listed once.
        public var diagnostics: [TemplateDiagnostic]
    }

    private let root: TemplateNode
    /// The problems that do not depend on data.
    public let diagnostics: [TemplateDiagnostic]

    /// Creates a template. Expressions are parsed here, so that a template that is expanded often is fast.
    ///
    /// - Parameters:
    ///   - json: The template.
    ///   - limits: The limits, of which parsing uses the depth.
    ///   - functions: The functions of the app, which the expressions of the template can call.
    public init(json: JSONValue, limits: ExpressionLimits = .template, functions: [CustomFunction] = []) {
        var parser = TemplateParser(limits: limits, functions: CustomFunctions(functions))
        root = parser.node(for: json)
        diagnostics = parser.diagnostics
    }

    /// Returns the card for data. Whatever is wrong with a part of the template, the other parts are expanded.
    ///
    /// - Parameters:
    ///   - data: The data, which expressions also read as `$root`.
    ///   - host: Data about the app, which expressions read as `$host`.
    ///   - environment: Language, clock and random numbers.
    ///   - limits: The resources that the expansion may use.
    public func expand(
        data: JSONValue, host: JSONValue = .null, environment: ExpressionEnvironment = ExpressionEnvironment(),
        limits: ExpressionLimits = .template
    ) -> Expansion {
        var expander = TemplateExpander(data: data, host: host, environment: environment, limits: limits)
        let json = expander.value(of: root) ?? .null
        return Expansion(json: json, diagnostics: diagnostics + expander.diagnostics)
    }
}
