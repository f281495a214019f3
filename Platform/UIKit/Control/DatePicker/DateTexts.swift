import Foundation

/// Writes dates as people of a region do.
@MainActor
final class DateTexts {
    let locale: Locale
    let calendar: Calendar
    private var templates: [String: DateFormatter] = [:]
    private var numbers: [Int: NumberFormatter] = [:]
    private lazy var plain = makeFormatter()
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

    /// The day, as on a button.
    func day(_ date: Date) -> String { dateFormatter.string(from: date) }

    /// Hours and minutes.
    func time(_ date: Date) -> String { timeFormatter.string(from: date) }

    /// The parts that `template` names, in the order that is usual.
    func text(_ date: Date, template: String) -> String {
        if let known = templates[template] { return known.string(from: date) }
        let formatter = makeFormatter()
        formatter.setLocalizedDateFormatFromTemplate(template)
        templates[template] = formatter
        return formatter.string(from: date)
    }

    /// The letters of what `template` names, in the order that is usual, without what is quoted.
    func pattern(_ template: String) -> String {
        let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
        var isQuoted = false
        return String(
            format.filter { letter in
                if letter == "'" { isQuoted.toggle() }
                return !isQuoted && letter.isLetter && letter.isASCII
            })
    }

    /// Whether hours are counted to twelve, twice a day.
    var countsToTwelve: Bool { pattern("jm").contains { "abB".contains($0) } }

    func number(_ number: Int, digits: Int = 1) -> String {
        if let known = numbers[digits] { return known.string(from: number as NSNumber) ?? "\(number)" }
        let formatter = NumberFormatter()
        formatter.locale = locale
        formatter.minimumIntegerDigits = digits
        formatter.usesGroupingSeparator = false
        numbers[digits] = formatter
        return formatter.string(from: number as NSNumber) ?? "\(number)"
    }

    /// The names of the months as they stand alone, from the first on.
    var months: [String] { plain.standaloneMonthSymbols }
    /// The short names of the days of the week as they stand alone, from Sunday on.
    var weekdays: [String] { plain.shortStandaloneWeekdaySymbols }
    /// What is said for the first and the second half of a day.
    var periods: [String] { [plain.amSymbol, plain.pmSymbol] }

    func word(_ word: DatePickerWord) -> String { word.text(in: locale.identifier) }
}
