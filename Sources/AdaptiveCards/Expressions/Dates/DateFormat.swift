import Foundation

/// A format for dates in the notation of .NET: `dd.MM.yyyy`, or a letter for a standard format.
///
/// The letters `D` and `Y` are days and years, too, as many templates write them.
struct DateFormat {
    static let iso = "yyyy-MM-ddTHH:mm:ss.fffZ"
    static let isoWithoutZone = "yyyy-MM-ddTHH:mm:ss.fffffff"

    private let pattern: [Character]
    private let symbols: DateSymbols

    init(_ format: String, locale: String) {
        let isEnglish = locale.lowercased() == "en-us"
        pattern = Array(Self.standardPatterns[format] ?? format)
        symbols = isEnglish ? .english : DateSymbols(Locale(identifier: locale))
    }

    private static let standardPatterns = [
        "d": "MM/dd/yyyy", "D": "dddd, dd MMMM yyyy", "f": "dddd, dd MMMM yyyy HH:mm",
        "F": "dddd, dd MMMM yyyy HH:mm:ss", "g": "MM/dd/yyyy HH:mm", "G": "MM/dd/yyyy HH:mm:ss", "m": "MMMM dd",
        "M": "MMMM dd", "o": "yyyy-MM-ddTHH:mm:ss.fffffffZ", "O": "yyyy-MM-ddTHH:mm:ss.fffffffZ",
        "r": "ddd, dd MMM yyyy HH:mm:ss 'GMT'", "R": "ddd, dd MMM yyyy HH:mm:ss 'GMT'",
        "s": "yyyy-MM-ddTHH:mm:ss", "T": "HH:mm:ss", "u": "yyyy-MM-dd HH:mm:ssZ",
        "U": "dddd, dd MMMM yyyy HH:mm:ss", "y": "yyyy MMMM", "Y": "yyyy MMMM",
    ]

    func string(from timestamp: Timestamp) -> String {
        var text = ""
        var index = 0
        while index < pattern.count {
            let character = pattern[index]
            switch character {
            case "'", "\"":
                let end = pattern[(index + 1)...].firstIndex(of: character) ?? pattern.count
                text += String(pattern[(index + 1)..<end])
                index = end + 1
            case "\\":
                if index + 1 < pattern.count { text.append(pattern[index + 1]) }
                index += 2
            case "%":
                index += 1
            default:
                let length = pattern[index...].prefix { $0 == character }.count
                text += field(character, length, of: timestamp) ?? String(repeating: character, count: length)
                index += length
            }
        }
        return text
    }

    private func field(_ letter: Character, _ length: Int, of timestamp: Timestamp) -> String? {
        let (year, month, day) = timestamp.yearMonthDay
        switch (letter, length) {
        case ("d", 4...): return symbols.weekdays[timestamp.weekday]
        case ("d", 3): return symbols.shortWeekdays[timestamp.weekday]
        case ("d", _), ("D", _): return padded(day, to: min(length, 2))
        case ("M", 4...): return symbols.months[month - 1]
        case ("M", 3): return symbols.shortMonths[month - 1]
        case ("M", _): return padded(month, to: length)
        case ("y", ...2), ("Y", ...2): return padded(year % 100, to: length)
        case ("y", _), ("Y", _): return padded(year, to: length)
        case ("H", _): return padded(timestamp.hour, to: min(length, 2))
        case ("h", _): return padded((timestamp.hour + 11) % 12 + 1, to: min(length, 2))
        case ("m", _): return padded(timestamp.minute, to: min(length, 2))
        case ("s", _): return padded(timestamp.second, to: min(length, 2))
        case ("f", ...7): return String(padded(timestamp.fraction, to: 7).prefix(length))
        case ("F", ...7):
            var digits = padded(timestamp.fraction, to: 7).prefix(length)
            while digits.last == "0" { digits.removeLast() }
            return String(digits)
        case ("t", _): return timestamp.hour < 12 ? symbols.morning : symbols.afternoon
        case ("z", 1): return "+0"
        case ("z", 2): return "+00"
        case ("z", _): return "+00:00"
        case ("K", 1): return "Z"
        default: return nil
        }
    }

    private func padded(_ number: Int, to length: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, min(length, 32) - digits.count)) + digits
    }
}

/// The names of months, weekdays and halves of the day in a language.
private struct DateSymbols {
    let months: [String]
    let shortMonths: [String]
    let weekdays: [String]
    let shortWeekdays: [String]
    let morning: String
    let afternoon: String

    static let english = DateSymbols(Locale(identifier: "en-US"))

    init(_ locale: Locale) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        months = calendar.monthSymbols
        shortMonths = calendar.shortMonthSymbols
        weekdays = calendar.weekdaySymbols
        shortWeekdays = calendar.shortWeekdaySymbols
        morning = calendar.amSymbol
        afternoon = calendar.pmSymbol
    }
}
