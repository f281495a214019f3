import Foundation

/// The functions `DATE` and `TIME` in the text of a card, which display a date in the language and time zone of the user.
///
/// ```swift
/// let text = CardDateFunction.expanded("Due on {{DATE(2026-02-14T06:08:00Z, SHORT)}}", locale: .current, timeZone: .current)
/// ```
public enum CardDateFunction {
    /// Returns a text with the results of its functions. Text that is not a function remains unchanged.
    public static func expanded(_ text: String, locale: Locale, timeZone: TimeZone) -> String {
        var result = ""
        var rest = Substring(text)
        while let open = rest.range(of: "{{") {
            result += rest[..<open.lowerBound]
            rest = rest[open.lowerBound...]
            guard let close = rest.range(of: "}}") else { break }
            let call = rest[open.upperBound..<close.lowerBound]
            if let value = value(of: call, locale, timeZone) {
                result += value
                rest = rest[close.upperBound...]
            } else {
                result += "{{"
                rest = rest[open.upperBound...]
            }
        }
        return result + rest
    }

    private static func value(of call: Substring, _ locale: Locale, _ timeZone: TimeZone) -> String? {
        let call = call.trimmingCharacters(in: .whitespaces)
        guard call.hasSuffix(")"), let open = call.firstIndex(of: "(") else { return nil }
        let arguments = call[call.index(after: open)...].dropLast().split(separator: ",").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        guard let first = arguments.first, arguments.count <= 2, let date = Date(cardText: first) else { return nil }
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.timeZone = timeZone
        switch (call[..<open], arguments.count > 1 ? arguments[1].uppercased() : "COMPACT") {
        case ("TIME", _): formatter.setLocalizedDateFormatFromTemplate("jmm")
        case ("DATE", "COMPACT"): formatter.dateStyle = .short
        case ("DATE", "SHORT"): formatter.setLocalizedDateFormatFromTemplate("EEEMMMdyyyy")
        case ("DATE", "LONG"): formatter.setLocalizedDateFormatFromTemplate("EEEEMMMMdyyyy")
        default: return nil
        }
        return formatter.string(from: date)
    }
}
