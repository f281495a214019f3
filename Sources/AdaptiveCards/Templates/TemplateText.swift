/// A string of a template, with its expressions parsed.
struct TemplateText: Sendable {
    enum Part: Sendable {
        case text(String)
        case expression(CardExpression)
    }

    let parts: [Part]
    let pointer: JSONPointer

    /// Parses a string. An expression that is invalid becomes a text, and is reported.
    ///
    /// - Returns: `nil` if there are no expressions in the string.
    init?(
        _ string: String, at pointer: JSONPointer, limits: ExpressionLimits, functions: CustomFunctions,
        report: (TemplateDiagnostic.Reason) -> Void
    ) {
        guard string.contains("${") else { return nil }
        let scalars = Array(string.unicodeScalars)
        let segments = InterpolatedText(scalars, terminator: nil)?.segments ?? []
        parts = segments.map { segment in
            switch segment {
            case .text(let text):
                return .text(text)
            case .expression(let range):
                do throws(ExpressionError) {
                    return .expression(
                        try CardExpression(scalars, range: range, limits: limits, functions: functions))
                } catch {
                    let text = String(scalars[range])
                    report(.invalidExpression(text, error))
                    return .text("${\(text)}")
                }
            }
        }
        self.pointer = pointer
    }
}
