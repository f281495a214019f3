import Foundation

/// Formats numbers with the separators of a language.
struct NumberText {
    private let formatter: NumberFormatter

    /// - Parameter fractionDigits: The number of digits after the decimal separator; `nil` for as many as needed.
    init(locale: String, fractionDigits: Int?) {
        formatter = NumberFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.numberStyle = .decimal
        formatter.minimumFractionDigits = fractionDigits ?? 0
        formatter.maximumFractionDigits = fractionDigits ?? 15
    }

    func string(from number: Double) throws -> String {
        guard let text = formatter.string(from: NSNumber(value: number)) else { throw ExpressionError.Reason.overflow }
        return text
    }
}
