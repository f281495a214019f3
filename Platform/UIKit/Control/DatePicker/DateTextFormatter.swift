import Foundation

/// Formats dates for a locale and calendar, and caches the formatters.
@MainActor
final class DateTextFormatter {
    let locale: Locale
    let calendar: Calendar
    private var templates: [String: DateFormatter] = [:]
    private var numbers: [Int: NumberFormatter] = [:]
    private lazy var symbolFormatter = makeFormatter()
    private lazy var dateFormatter = makeFormatter(date: .medium)
    private lazy var timeFormatter = makeFormatter(time: .short)

    init(locale: Locale, calendar: Calendar) {
        self.locale = locale
        self.calendar = calendar
    }

    private func makeFormatter(
        date: DateFormatter.Style = .none, time: DateFormatter.Style = .none
    ) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.dateStyle = date
        formatter.timeStyle = time
        return formatter
    }

    /// Returns the day in the medium style, as on a button.
    func day(_ date: Date) -> String { dateFormatter.string(from: date) }

    /// Returns the time in the short style.
    func time(_ date: Date) -> String { timeFormatter.string(from: date) }

    /// Returns the components of `template` in the locale's format.
    func text(_ date: Date, template: String) -> String {
        if let cached = templates[template] { return cached.string(from: date) }
        let formatter = makeFormatter()
        formatter.setLocalizedDateFormatFromTemplate(template)
        templates[template] = formatter
        return formatter.string(from: date)
    }

    /// Returns the format letters for `template` in the locale's order, without quoted text.
    func pattern(_ template: String) -> String {
        let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
        var isQuoted = false
        return String(
            format.filter { letter in
                if letter == "'" { isQuoted.toggle() }
                return !isQuoted && letter.isLetter && letter.isASCII
            })
    }

    /// Whether the locale uses the 12-hour clock.
    var uses12HourClock: Bool { pattern("jm").contains { "abB".contains($0) } }

    func number(_ number: Int, digits: Int = 1) -> String {
        if let cached = numbers[digits] { return cached.string(from: number as NSNumber) ?? "\(number)" }
        let formatter = NumberFormatter()
        formatter.locale = locale
        formatter.minimumIntegerDigits = digits
        formatter.usesGroupingSeparator = false
        numbers[digits] = formatter
        return formatter.string(from: number as NSNumber) ?? "\(number)"
    }

    /// The standalone names of the months.
    var months: [String] { symbolFormatter.standaloneMonthSymbols }
    /// The short standalone names of the weekdays, starting with Sunday.
    var weekdays: [String] { symbolFormatter.shortStandaloneWeekdaySymbols }
    /// The symbols for the first and second half of a day.
    var dayPeriods: [String] { [symbolFormatter.amSymbol, symbolFormatter.pmSymbol] }

    func string(_ string: DatePickerString) -> String { string.text(in: locale.identifier) }
}
