import Foundation

/// How a number is written and read, by a locale.
struct NumberFormat: Hashable, Sendable {
    let locale: Locale
    /// How many digits there may be behind the separator.
    let fractionDigits: Int
    /// The currency's code, such as "EUR"; nil for a plain number.
    let currency: String?
    /// Whether thousands stand apart.
    var isGrouped = true

    private var separator: String { locale.decimalSeparator ?? "." }
    private var grouping: String { isGrouped ? locale.groupingSeparator ?? "," : "" }

    /// The number as it is shown while nobody edits it.
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

    /// The number as it is edited: grouped, without its currency.
    func editedText(for number: Decimal) -> String {
        let plain = "\(number)".replacingOccurrences(of: ".", with: separator)
        return input.arrange(plain)
    }

    /// The number that a text is; nil for one that has no digits.
    func number(from text: String) -> Decimal? {
        let plain = text.filter(input.counts).replacingOccurrences(of: separator, with: ".")
        return Decimal(string: plain, locale: Locale(identifier: "en_US_POSIX"))
    }

    /// How digits are arranged while they are typed.
    var input: InputFormat {
        let (separator, grouping, fractionDigits) = (separator, grouping, fractionDigits)
        return InputFormat { character in
            character.isNumber || character == "-" || separator.contains(character) && fractionDigits > 0
        } arrange: { typed in
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
