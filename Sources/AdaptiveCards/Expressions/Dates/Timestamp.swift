import Foundation

/// A moment in the years 1 to 9999, in ticks of 100 nanoseconds since the first one, as .NET counts them.
///
/// Expressions compute in the proleptic Gregorian calendar and in UTC. Foundation's calendar takes microseconds for a
/// date, which is too much for long lists.
struct Timestamp: Hashable, Comparable {
    static let ticksPerMillisecond = 10_000
    static let ticksPerSecond = 10_000_000
    static let ticksPerMinute = 60 * ticksPerSecond
    static let ticksPerHour = 60 * ticksPerMinute
    static let ticksPerDay = 24 * ticksPerHour
    private static let range = 0...3_155_378_975_999_999_999
    private static let unixEpoch = 621_355_968_000_000_000

    let ticks: Int

    init(ticks: Int) throws {
        guard Self.range.contains(ticks) else { throw ExpressionError.Reason.overflow }
        self.ticks = ticks
    }

    /// Creates the moment a number of seconds after the start of 1970.
    init(unixSeconds seconds: Double) throws {
        // Rounded to milliseconds, because a floating-point number has no exact ticks.
        guard let milliseconds = Int(exactly: (seconds * 1000).rounded()) else { throw ExpressionError.Reason.overflow }
        let (ticks, overflows) = milliseconds.multipliedReportingOverflow(by: Self.ticksPerMillisecond)
        let (sum, sumOverflows) = ticks.addingReportingOverflow(Self.unixEpoch)
        guard !overflows, !sumOverflows else { throw ExpressionError.Reason.overflow }
        try self.init(ticks: sum)
    }

    init(_ date: Date) throws {
        try self.init(unixSeconds: date.timeIntervalSince1970)
    }

    /// Creates the moment of a date and a time of day, `nil` if there is none.
    init?(year: Int, month: Int, day: Int, timeTicks: Int = 0) {
        guard (1...9999).contains(year), (1...12).contains(month),
            (1...Self.days(inMonth: month, of: year)).contains(day)
        else { return nil }
        let days = Self.days(before: year) + Self.days(beforeMonth: month, of: year) + day - 1
        ticks = days * Self.ticksPerDay + timeTicks
        guard Self.range.contains(ticks) else { return nil }
    }

    static func < (first: Timestamp, second: Timestamp) -> Bool { first.ticks < second.ticks }

    var date: Date { Date(timeIntervalSince1970: Double(ticks - Self.unixEpoch) / Double(Self.ticksPerSecond)) }

    // MARK: - Fields

    /// The year, the month from 1, and the day of the month from 1.
    var yearMonthDay: (year: Int, month: Int, day: Int) {
        let days = ticks / Self.ticksPerDay
        // The estimate is at most one year too high, or too low.
        var year = min(9999, days * 400 / 146_097 + 1)
        if Self.days(before: year) > days { year -= 1 } else if Self.days(before: year + 1) <= days { year += 1 }
        var day = days - Self.days(before: year)
        var month = 1
        while day >= Self.days(inMonth: month, of: year) {
            day -= Self.days(inMonth: month, of: year)
            month += 1
        }
        return (year, month, day + 1)
    }

    /// The day of the week, 0 for Sunday.
    var weekday: Int { (ticks / Self.ticksPerDay + 1) % 7 }
    var dayOfYear: Int { ticks / Self.ticksPerDay - Self.days(before: yearMonthDay.year) + 1 }
    /// The time of day.
    var timeTicks: Int { ticks % Self.ticksPerDay }
    var hour: Int { timeTicks / Self.ticksPerHour }
    var minute: Int { timeTicks / Self.ticksPerMinute % 60 }
    var second: Int { timeTicks / Self.ticksPerSecond % 60 }
    /// The fraction of the second in ticks.
    var fraction: Int { ticks % Self.ticksPerSecond }

    // MARK: - Arithmetic

    func adding(_ count: Int, _ unit: DateUnit) throws -> Timestamp {
        switch unit {
        case .ticks(let length):
            let (ticks, overflows) = count.multipliedReportingOverflow(by: length)
            let (sum, sumOverflows) = self.ticks.addingReportingOverflow(ticks)
            guard !overflows, !sumOverflows else { throw ExpressionError.Reason.overflow }
            return try Timestamp(ticks: sum)
        case .months(let length):
            let (year, month, day) = yearMonthDay
            let (months, overflows) = count.multipliedReportingOverflow(by: length)
            let (sum, sumOverflows) = months.addingReportingOverflow(year * 12 + month - 1)
            guard !overflows, !sumOverflows, (12..<120_000).contains(sum),
                let result = Timestamp(
                    year: sum / 12, month: sum % 12 + 1,
                    day: min(day, Self.days(inMonth: sum % 12 + 1, of: sum / 12)), timeTicks: timeTicks)
            else { throw ExpressionError.Reason.overflow }
            return result
        }
    }

    /// Returns the start of the period of ticks in which the moment is.
    func start(of period: Int) throws -> Timestamp {
        try Timestamp(ticks: ticks - ticks % period)
    }

    // MARK: - Calendar

    static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

    static func days(inMonth month: Int, of year: Int) -> Int {
        month == 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    }

    private static func days(before year: Int) -> Int {
        let years = year - 1
        return years * 365 + years / 4 - years / 100 + years / 400
    }

    private static func days(beforeMonth month: Int, of year: Int) -> Int {
        (1..<month).reduce(0) { $0 + days(inMonth: $1, of: year) }
    }
}

/// A unit of time: a fixed number of ticks, or of months.
enum DateUnit {
    case ticks(Int)
    case months(Int)

    /// Creates the unit with an English name, such as `Day`.
    init(_ name: String) throws {
        switch name.lowercased() {
        case "second": self = .ticks(Timestamp.ticksPerSecond)
        case "minute": self = .ticks(Timestamp.ticksPerMinute)
        case "hour": self = .ticks(Timestamp.ticksPerHour)
        case "day": self = .ticks(Timestamp.ticksPerDay)
        case "week": self = .ticks(7 * Timestamp.ticksPerDay)
        case "month": self = .months(1)
        case "year": self = .months(12)
        default: throw ExpressionError.Reason.invalidValue("`\(name)` is not a unit of time")
        }
    }
}
