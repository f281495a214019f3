import Foundation

/// The format of numbers for display and input in a locale.
struct NumberFormat: Hashable, Sendable {
    let locale: Locale
    /// The maximum number of fraction digits.
    let fractionDigits: Int
    /// The currency code, such as "EUR", or `nil` for a number without currency.
    let currency: String?
    /// Whether thousands are separated.
    var isGrouped = true

    private var separator: String { locale.decimalSeparator ?? "." }
    private var grouping: String { isGrouped ? locale.groupingSeparator ?? "," : "" }

    /// Returns the text of a number that is not being edited.
    func text(for number: Decimal) -> String {
        let formatter = NumberFormatter()
        formatter.locale = locale
        formatter.numberStyle = currency == nil ? .decimal : .currency
        if let currency {
            formatter.currencyCode = currency
            formatter.minimumFractionDigits = fractionDigits
        }
        formatter.maximumFractionDigits = fractionDigits
        formatter.usesGroupingSeparator = isGrouped
        return formatter.string(from: NSDecimalNumber(decimal: number)) ?? "\(number)"
    }

    /// Returns the text of a number that is being edited, without the currency.
    func editedText(for number: Decimal) -> String {
        let plain = "\(number)".replacingOccurrences(of: ".", with: separator)
        return input.format(plain)
    }

    /// Parses a number. Returns `nil` for a text without digits.
    func number(from text: String) -> Decimal? {
        let plain = text.filter(input.isInput).replacingOccurrences(of: separator, with: ".")
        return Decimal(string: plain, locale: Locale(identifier: "en_US_POSIX"))
    }

    /// The format of digits while the user types.
    var input: InputFormat {
        let (separator, grouping, fractionDigits) = (separator, grouping, fractionDigits)
        return InputFormat { character in
            character.isNumber || character == "-" || separator.contains(character) && fractionDigits > 0
        } format: { typed in
            let isNegative = typed.first == "-"
            let parts = typed.filter { $0 != "-" }.components(separatedBy: separator)
            var whole = parts[0]
            while whole.count > 1, whole.first == "0" { whole.removeFirst() }
            var grouped = ""
            for (index, digit) in whole.enumerated() {
                if index > 0, (whole.count - index).isMultiple(of: 3) { grouped += grouping }
                grouped.append(digit)
            }
            if parts.count > 1, fractionDigits > 0 {
                if grouped.isEmpty { grouped = "0" }
                grouped += separator + parts[1...].joined().prefix(fractionDigits)
            }
            return (isNegative ? "-" : "") + grouped
        }
    }
}
