import Foundation

/// Formats numbers with the separators of a language.
struct NumberText {
    // Format styles share their formatters, which are slow to make.
    private let style: FloatingPointFormatStyle<Double>

    /// - Parameter fractionDigits: The number of digits after the decimal separator; `nil` for as many as needed.
    init(locale: String, fractionDigits: Int?) {
        let digits = fractionDigits.map { $0...$0 } ?? 0...15
        style = FloatingPointFormatStyle(locale: Locale(identifier: locale)).precision(.fractionLength(digits))
    }

    func string(from number: Double) -> String { style.format(number) }
}
