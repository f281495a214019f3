import Foundation

extension FunctionTable {
    static let timexes: [ExpressionFunction] = [
        .value("isDefinite", 1) { .boolean(try Timex($0.string(0)).isDefinite) },
        .value("isPresent", 1) { .boolean(try Timex($0.string(0)).isPresent) },
        .value("isDate", 1) { .boolean(try Timex($0.string(0)).isDate) },
        .value("isTime", 1) { .boolean(try Timex($0.string(0)).isTime) },
        .value("isDuration", 1) { .boolean(try Timex($0.string(0)).isDuration) },
        .value("isDateRange", 1) { .boolean(try Timex($0.string(0)).isDateRange) },
        .value("isTimeRange", 1) { .boolean(try Timex($0.string(0)).isTimeRange) },
        .value("getNextViableDate", 1...2) { .string(try viableDate($0, step: 1)) },
        .value("getPreviousViableDate", 1...2) { .string(try viableDate($0, step: -1)) },
        .value("getNextViableTime", 1...2) { .string(try viableTime($0, step: 1)) },
        .value("getPreviousViableTime", 1...2) { .string(try viableTime($0, step: -1)) },
        .value("resolve", 1) { arguments in
            let text = try arguments.string(0)
            let timex = Timex(text)
            let date = try timex.isDefinite ? DateFormat("yyyy-MM-dd", locale: "en-US").string(from: timex.date()) : nil
            let time = timex.hour.map { clock($0, timex.minute ?? 0, timex.second ?? 0) }
            guard date != nil || time != nil && !timex.isDate else { throw unresolvable(text) }
            return .string([date, time].compactMap { $0 }.joined(separator: " "))
        },
    ]

    /// Returns the next or previous date with the month and day of a text such as `XXXX-10-31`.
    private static func viableDate(_ arguments: Arguments, step: Int) throws -> String {
        let text = try arguments.string(0)
        let timex = Timex(text)
        guard timex.year == nil, let month = timex.month, let day = timex.day else { throw unresolvable(text) }
        let today = try arguments.localNow.yearMonthDay
        var year = today.year
        let isAhead = (month, day) >= (today.month, today.day)
        if isAhead != (step > 0) { year += step }
        // A leap day is at most eight years away.
        for _ in 0...8 {
            if let date = Timestamp(year: year, month: month, day: day) {
                return DateFormat("yyyy-MM-dd", locale: "en-US").string(from: date)
            }
            year += step
        }
        throw unresolvable(text)
    }

    /// Returns the next or previous time of day with the minute and second of a text such as `TXX:30:00`.
    private static func viableTime(_ arguments: Arguments, step: Int) throws -> String {
        let text = try arguments.string(0)
        let timex = Timex(text)
        guard text.hasPrefix("TXX:"), let minute = timex.minute, let second = timex.second else {
            throw unresolvable(text)
        }
        let now = try arguments.localNow
        let isAhead = (minute, second) >= (now.minute, now.second)
        let hour = isAhead == (step > 0) ? now.hour : now.hour + step
        return "T" + clock((hour + 24) % 24, minute, second)
    }

    private static func clock(_ hour: Int, _ minute: Int, _ second: Int) -> String {
        [hour, minute, second].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }

    private static func unresolvable(_ text: String) -> ExpressionError.Reason {
        .invalidValue("`\(text)` does not determine a date or a time")
    }
}

extension Timex {
    fileprivate func date() throws -> Timestamp {
        guard let year, let month, let day, let date = Timestamp(year: year, month: month, day: day) else {
            throw ExpressionError.Reason.overflow
        }
        return date
    }
}

extension Arguments {
    /// The current time in the time zone of the second argument.
    fileprivate var localNow: Timestamp {
        get throws { count > 1 ? try now.converted(to: TimeZone(named: string(1))) : try now }
    }
}
