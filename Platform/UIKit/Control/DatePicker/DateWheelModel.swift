import Foundation

/// The value that a wheel of a date picker selects.
enum DateWheelField: Equatable {
    case year, month, dayOfMonth
    /// A day with its weekday and date.
    case day
    case hour, minute
    /// The half of a day, before or after noon.
    case period
}

/// The wheels of a date picker, the values of their rows, and the date that they represent together.
@MainActor
struct DateWheelModel {
    let settings: DatePickerSettings
    /// The fields of the wheels, in order.
    let fields: [DateWheelField]
    private let uses12HourClock: Bool
    private let hourDigits: Int
    private let firstDay: Date

    /// The number of times that a cyclic wheel repeats its values.
    private static let repetitions = 200
    /// The number of selectable days before and after January 1, 2001: about 2,000 years.
    private static let dayLimit = 730_000

    private var rules: DateRules { settings.rules }
    private var calendar: Calendar { rules.calendar }
    private var formatter: DateTextFormatter { settings.formatter }

    init(_ settings: DatePickerSettings) {
        self.settings = settings
        let hours = settings.formatter.pattern("jm")
        uses12HourClock = settings.formatter.uses12HourClock
        hourDigits = hours.contains("HH") || hours.contains("hh") ? 2 : 1
        var time = Self.fields(in: hours)
        // The hour is to the left of the minute in all languages, as in written times.
        if settings.isRightToLeft, let hour = time.firstIndex(of: .hour), let minute = time.firstIndex(of: .minute) {
            time.swapAt(hour, minute)
        }
        switch settings.mode {
        case .time: fields = time
        case .date: fields = Self.fields(in: settings.formatter.pattern("yMMMMd"))
        case .dateAndTime: fields = [.day] + time
        case .countDownTimer: fields = [.hour, .minute]
        case .yearAndMonth: fields = Self.fields(in: settings.formatter.pattern("yMMMM"))
        }
        firstDay = settings.rules.start(of: .day, around: Date(timeIntervalSinceReferenceDate: 0))
    }

    private static func fields(in pattern: String) -> [DateWheelField] {
        var fields: [DateWheelField] = []
        for letter in pattern {
            let field: DateWheelField? =
                switch letter {
                case "y", "u", "U": .year
                case "M", "L": .month
                case "d": .dayOfMonth
                case "h", "H", "k", "K": .hour
                case "m": .minute
                case "a", "b", "B": .period
                default: nil
                }
            if let field, !fields.contains(field) { fields.append(field) }
        }
        return fields
    }

    /// Returns whether both models have the same rows, regardless of which of them are selectable.
    func hasSameRows(as other: DateWheelModel) -> Bool {
        let (own, others) = (settings, other.settings)
        return own.mode == others.mode && own.isRightToLeft == others.isRightToLeft
            && own.formatter.locale == others.formatter.locale && own.rules.calendar == others.rules.calendar
            && own.rules.minuteInterval == others.rules.minuteInterval
            && calendar.isDate(own.today, inSameDayAs: others.today)
    }

    // MARK: Rows and values

    /// Returns the distinct values of a wheel.
    func values(of field: DateWheelField) -> [Int] {
        switch field {
        case .month: Array(calendar.maximumRange(of: .month) ?? 1..<13)
        case .dayOfMonth: Array(calendar.maximumRange(of: .day) ?? 1..<32)
        case .hour: Array(0..<24)
        case .minute: Array(stride(from: 0, to: 60, by: rules.minuteInterval))
        case .period: [0, 1]
        case .year, .day: []
        }
    }

    /// Returns whether a wheel repeats its values cyclically.
    func isCyclic(_ field: DateWheelField) -> Bool {
        switch field {
        case .month, .dayOfMonth, .minute: true
        case .hour: settings.mode != .countDownTimer
        case .year, .day, .period: false
        }
    }

    func rowCount(of field: DateWheelField) -> Int {
        switch field {
        case .year: 10_000
        case .day: 2 * Self.dayLimit + 1
        default: values(of: field).count * (isCyclic(field) ? Self.repetitions : 1)
        }
    }

    func value(ofRow row: Int, of field: DateWheelField) -> Int {
        switch field {
        case .year: return row + 1
        case .day: return row - Self.dayLimit
        default:
            let values = values(of: field)
            return values[row % values.count]
        }
    }

    /// Returns the row of `value` that is nearest to row `near`.
    func row(of value: Int, of field: DateWheelField, near: Int) -> Int {
        switch field {
        case .year: return min(max(value - 1, 0), rowCount(of: field) - 1)
        case .day: return min(max(value + Self.dayLimit, 0), rowCount(of: field) - 1)
        default:
            let values = values(of: field)
            let index = values.lastIndex { $0 <= value } ?? 0
            guard isCyclic(field) else { return index }
            let start = near - near % values.count + index
            let rows = [start - values.count, start, start + values.count]
            let inside = rows.filter { (0..<rowCount(of: field)).contains($0) }
            return inside.min { abs($0 - near) < abs($1 - near) } ?? index
        }
    }

    /// Returns the row with the value of `row` in the middle repetition of a cyclic wheel.
    func centeredRow(like row: Int, of field: DateWheelField) -> Int {
        guard isCyclic(field) else { return row }
        let count = values(of: field).count
        return Self.repetitions / 2 * count + row % count
    }

    // MARK: Dates

    /// Returns the value of a field in a date.
    func value(of field: DateWheelField, in date: Date) -> Int {
        switch field {
        case .year: calendar.component(.year, from: date)
        case .month: calendar.component(.month, from: date)
        case .dayOfMonth: calendar.component(.day, from: date)
        case .hour: calendar.component(.hour, from: date)
        case .minute: calendar.component(.minute, from: date)
        case .period: calendar.component(.hour, from: date) / 12
        case .day:
            calendar.dateComponents([.day], from: firstDay, to: rules.start(of: .day, around: date)).day ?? 0
        }
    }

    /// Returns `date` with a field set to a value, selectable or not. A day beyond the end of a shorter
    /// month becomes its last day.
    func date(_ date: Date, setting field: DateWheelField, to value: Int) -> Date {
        if field == .day {
            return rules.moving(date, toDayOf: calendar.date(byAdding: .day, value: value, to: firstDay) ?? date)
        }
        var components = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
        let hour = components.hour ?? 0
        switch field {
        case .year: components.year = value
        case .month: components.month = value
        case .dayOfMonth: components.day = value
        case .hour: (components.hour, components.second) = (value, 0)
        case .minute: (components.minute, components.second) = (value, 0)
        case .period: (components.hour, components.second) = (hour % 12 + 12 * value, 0)
        case .day: break
        }
        var month = components
        (month.day, month.hour, month.minute, month.second) = (1, 0, 0, 0)
        guard let start = calendar.date(from: month) else { return date }
        components.day = min(components.day ?? 1, dayCount(ofMonthAround: start))
        return calendar.date(from: components) ?? date
    }

    private func dayCount(ofMonthAround date: Date) -> Int {
        calendar.range(of: .day, in: .month, for: date)?.count ?? 31
    }

    /// Returns whether setting a field to a value can result in a selectable date.
    func allows(_ value: Int, of field: DateWheelField, in date: Date) -> Bool {
        if field == .dayOfMonth, value > dayCount(ofMonthAround: date) { return false }
        let result = self.date(date, setting: field, to: value)
        switch field {
        case .year: return rules.allows(.year, of: result)
        case .month: return rules.allows(.month, of: result)
        case .dayOfMonth, .day: return rules.allows(.day, of: result)
        case .hour: return rules.allows(.hour, of: result)
        case .minute: return rules.allows(.minute, of: result)
        case .period:
            let noon = self.date(self.date(date, setting: .hour, to: 12), setting: .minute, to: 0)
            let start = value == 0 ? rules.start(of: .day, around: date) : noon
            let end = value == 0 ? noon : calendar.dateInterval(of: .day, for: date)?.end ?? noon
            return rules.allows(DateInterval(start: start, end: max(start, end)))
        }
    }

    // MARK: Texts

    /// Returns the text of a row.
    func text(of value: Int, of field: DateWheelField) -> String {
        switch field {
        case .month:
            let names = formatter.months
            return names.indices.contains(value - 1) ? names[value - 1] : formatter.number(value)
        case .dayOfMonth: return localizedText("d", of: DateComponents(year: 2001, month: 1, day: value))
        case .year: return localizedText("y", of: DateComponents(year: value, month: 1, day: 1))
        case .hour where settings.mode == .countDownTimer: return formatter.number(value)
        case .hour:
            guard uses12HourClock else { return formatter.number(value, digits: hourDigits) }
            return formatter.number(value % 12 == 0 ? 12 : value % 12, digits: hourDigits)
        case .minute: return formatter.number(value, digits: settings.mode == .countDownTimer ? 1 : 2)
        case .period: return formatter.dayPeriods[min(max(value, 0), 1)]
        case .day:
            guard let day = calendar.date(byAdding: .day, value: value, to: firstDay) else { return "" }
            if calendar.isDate(day, inSameDayAs: settings.today) { return formatter.string(.today) }
            // Wheels show dates without commas to save space, as on iPhone.
            return formatter.text(day, template: "EEEMMMd").filter { $0 != "," && $0 != "،" }
        }
    }

    /// Returns a number with its unit in languages that add one, as in 2026年.
    private func localizedText(_ template: String, of components: DateComponents) -> String {
        guard let date = calendar.date(from: components) else { return "" }
        return formatter.text(date, template: template)
    }

    /// Returns texts of a wheel that include its widest text, or one of about the same width.
    func widestTextCandidates(of field: DateWheelField) -> [String] {
        switch field {
        case .year: [text(of: 2000, of: .year)]
        case .day:
            // The weekdays of one week in each month.
            (0..<12).flatMap { month in (20..<27).map { text(of: month * 30 + $0, of: .day) } }
                + [formatter.string(.today)]
        default: values(of: field).map { text(of: $0, of: field) }
        }
    }
}
