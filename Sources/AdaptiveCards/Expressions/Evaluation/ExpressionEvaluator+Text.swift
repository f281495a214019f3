extension ExpressionEvaluator {
    /// Returns the value of a text with expressions: that of the expression if there is nothing else in the text.
    mutating func value(ofText text: String) throws(ExpressionError) -> JSONValue {
        let scalars = Array(text.unicodeScalars)
        let segments = InterpolatedText(scalars, terminator: nil)?.segments ?? []
        var joined = ""
        for segment in segments {
            switch segment {
            case .text(let text): joined += text
            case .expression(let range):
                let expression = try CardExpression(scalars, range: range, limits: limits, functions: functions)
                let value = try value(of: expression)
                if segments.count == 1 { return value }
                joined += value.text
            }
        }
        return .string(joined)
    }
}
