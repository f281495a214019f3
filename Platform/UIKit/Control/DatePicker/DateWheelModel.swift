import Foundation

/// What a wheel of a date picker chooses.
enum DateWheelField: Equatable {
    case year, month, dayOfMonth
    /// A day by its weekday and date.
    case day
    case hour, minute
    /// Before or after noon.
    case period
}

/// Which wheels a date picker has, what their rows mean, and which date they make together.
@MainActor
struct DateWheelModel {
    let settings: DatePickerSettings
    /// From the first wheel on.
    let fields: [DateWheelField]
    private let countsToTwelve: Bool
    private let hourDigits: Int
    private let firstDay: Date

    /// How often the values of a wheel follow each other that has neither beginning nor end.
    private static let rounds = 200
    /// How many days can be chosen from before and after the first of January 2001: two thousand years.
    private static let days = 730_000

    private var rules: DateRules { settings.rules }
    private var calendar: Calendar { rules.calendar }
    private var texts: DateTexts { settings.texts }

    init(_ settings: DatePickerSettings) {
        self.settings = settings
        let hours = settings.texts.pattern("jm")
        countsToTwelve = settings.texts.countsToTwelve
        hourDigits = hours.contains("HH") || hours.contains("hh") ? 2 : 1
        var time = Self.fields(in: hours)
        // Hours stand at the left of their minutes in all languages, as in what is written.
        if settings.isRightToLeft, let hour = time.firstIndex(of: .hour), let minute = time.firstIndex(of: .minute) {
            time.swapAt(hour, minute)
        }
        switch settings.mode {
        case .time: fields = time
        case .date: fields = Self.fields(in: settings.texts.pattern("yMMMMd"))
        case .dateAndTime: fields = [.day] + time
        case .countDownTimer: fields = [.hour, .minute]
        case .yearAndMonth: fields = Self.fields(in: settings.texts.pattern("yMMMM"))
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

    /// Whether the rows of both say and mean the same, whichever of them may be chosen.
    func hasSameRows(as other: DateWheelModel) -> Bool {
        let (mine, its) = (settings, other.settings)
        return mine.mode == its.mode && mine.isRightToLeft == its.isRightToLeft
            && mine.texts.locale == its.texts.locale && mine.rules.calendar == its.rules.calendar
            && mine.rules.minuteInterval == its.rules.minuteInterval
            && calendar.isDate(mine.today, inSameDayAs: its.today)
    }

    // MARK: Rows and values

    /// The values of a wheel, each once.
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

    /// Whether a wheel has neither beginning nor end.
    func isEndless(_ field: DateWheelField) -> Bool {
        switch field {
        case .month, .dayOfMonth, .minute: true
        case .hour: settings.mode != .countDownTimer
        case .year, .day, .period: false
        }
    }

    func rowCount(of field: DateWheelField) -> Int {
        switch field {
        case .year: 10_000
        case .day: 2 * Self.days + 1
        default: values(of: field).count * (isEndless(field) ? Self.rounds : 1)
        }
    }

    func value(ofRow row: Int, of field: DateWheelField) -> Int {
        switch field {
        case .year: return row + 1
        case .day: return row - Self.days
        default:
            let values = values(of: field)
            return values[row % values.count]
        }
    }

    /// The row of `value` that is nearest to `near`.
    func row(of value: Int, of field: DateWheelField, near: Int) -> Int {
        switch field {
        case .year: return min(max(value - 1, 0), rowCount(of: field) - 1)
        case .day: return min(max(value + Self.days, 0), rowCount(of: field) - 1)
        default:
            let values = values(of: field)
            let index = values.lastIndex { $0 <= value } ?? 0
            guard isEndless(field) else { return index }
            let start = near - near % values.count + index
            let rows = [start - values.count, start, start + values.count]
            let inside = rows.filter { (0..<rowCount(of: field)).contains($0) }
            return inside.min { abs($0 - near) < abs($1 - near) } ?? index
        }
    }

    /// The row of an endless wheel's middle round that shows what `row` shows.
    func middleRow(like row: Int, of field: DateWheelField) -> Int {
        guard isEndless(field) else { return row }
        let count = values(of: field).count
        return Self.rounds / 2 * count + row % count
    }

    // MARK: Dates

    /// What a wheel shows for a date.
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

    /// The date that comes of `date` as a wheel is turned to a value, whether it may be chosen or not: in a shorter month the last
    /// day stands for those that it has not.
    func date(_ date: Date, turning field: DateWheelField, to value: Int) -> Date {
        if field == .day {
            return rules.moving(date, toDayOf: calendar.date(byAdding: .day, value: value, to: firstDay) ?? date)
        }
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
        let hour = parts.hour ?? 0
        switch field {
        case .year: parts.year = value
        case .month: parts.month = value
        case .dayOfMonth: parts.day = value
        case .hour: (parts.hour, parts.second) = (value, 0)
        case .minute: (parts.minute, parts.second) = (value, 0)
        case .period: (parts.hour, parts.second) = (hour % 12 + 12 * value, 0)
        case .day: break
        }
        var month = parts
        (month.day, month.hour, month.minute, month.second) = (1, 0, 0, 0)
        guard let start = calendar.date(from: month) else { return date }
        parts.day = min(parts.day ?? 1, dayCount(ofMonthAround: start))
        return calendar.date(from: parts) ?? date
    }

    private func dayCount(ofMonthAround date: Date) -> Int {
        calendar.range(of: .day, in: .month, for: date)?.count ?? 31
    }

    /// Whether a wheel can be turned to a value so that a date comes of it that may be chosen.
    func allows(_ value: Int, of field: DateWheelField, in date: Date) -> Bool {
        if field == .dayOfMonth, value > dayCount(ofMonthAround: date) { return false }
        let turned = self.date(date, turning: field, to: value)
        switch field {
        case .year: return rules.allows(.year, of: turned)
        case .month: return rules.allows(.month, of: turned)
        case .dayOfMonth, .day: return rules.allows(.day, of: turned)
        case .hour: return rules.allows(.hour, of: turned)
        case .minute: return rules.allows(.minute, of: turned)
        case .period:
            let noon = self.date(self.date(date, turning: .hour, to: 12), turning: .minute, to: 0)
            let start = value == 0 ? rules.start(of: .day, around: date) : noon
            let end = value == 0 ? noon : calendar.dateInterval(of: .day, for: date)?.end ?? noon
            return rules.allows(DateInterval(start: start, end: max(start, end)))
        }
    }

    // MARK: Texts

    /// What a row says.
    func text(of value: Int, of field: DateWheelField) -> String {
        switch field {
        case .month:
            let names = texts.months
            return names.indices.contains(value - 1) ? names[value - 1] : texts.number(value)
        case .dayOfMonth: return part("d", of: DateComponents(year: 2001, month: 1, day: value))
        case .year: return part("y", of: DateComponents(year: value, month: 1, day: 1))
        case .hour where settings.mode == .countDownTimer: return texts.number(value)
        case .hour:
            guard countsToTwelve else { return texts.number(value, digits: hourDigits) }
            return texts.number(value % 12 == 0 ? 12 : value % 12, digits: hourDigits)
        case .minute: return texts.number(value, digits: settings.mode == .countDownTimer ? 1 : 2)
        case .period: return texts.periods[min(max(value, 0), 1)]
        case .day:
            guard let day = calendar.date(byAdding: .day, value: value, to: firstDay) else { return "" }
            if calendar.isDate(day, inSameDayAs: settings.today) { return texts.word(.today) }
            // Wheels have no room for commas, as on an iPhone.
            return texts.text(day, template: "EEEMMMd").filter { $0 != "," && $0 != "،" }
        }
    }

    /// A number with the word that a language has after it, as in 2026年.
    private func part(_ template: String, of components: DateComponents) -> String {
        guard let date = calendar.date(from: components) else { return "" }
        return texts.text(date, template: template)
    }

    /// The texts of a wheel among which its widest is, or one about as wide.
    func wideTexts(of field: DateWheelField) -> [String] {
        switch field {
        case .year: [text(of: 2000, of: .year)]
        case .day:
            // One of each weekday in each month.
            (0..<12).flatMap { month in (20..<27).map { text(of: month * 30 + $0, of: .day) } } + [texts.word(.today)]
        default: values(of: field).map { text(of: $0, of: field) }
        }
    }
}
