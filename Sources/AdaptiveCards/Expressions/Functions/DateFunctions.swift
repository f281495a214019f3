import Foundation

extension FunctionTable {
    static let dates: [ExpressionFunction] = [
        .value("utcNow", 0...2) { try $0.formatted($0.now, formatAt: 0) },
        .value("formatDateTime", 1...3) { arguments in
            let text = try arguments.string(0)
            let timestamp = try WrittenDate.timestamp(of: text) ?? Timestamp(parsing: text)
            return try arguments.formatted(timestamp, formatAt: 1)
        },
        .value("formatEpoch", 1...3) { try $0.formatted(Timestamp(unixSeconds: $0.number(0)), formatAt: 1) },
        .value("formatTicks", 1...3) { arguments in
            if case .string(let text) = arguments[0], let ticks = Int(text) {
                return try arguments.formatted(Timestamp(ticks: ticks), formatAt: 1)
            }
            return try arguments.formatted(Timestamp(ticks: arguments.integer(0)), formatAt: 1)
        },
        .value("date", 1) { .string(DateFormat("M/dd/yyyy", locale: "en-US").string(from: try $0.timestamp(0))) },
        .value("year", 1) { .integer(try $0.timestamp(0).yearMonthDay.year) },
        .value("month", 1) { .integer(try $0.timestamp(0).yearMonthDay.month) },
        .value("dayOfMonth", 1) { .integer(try $0.timestamp(0).yearMonthDay.day) },
        .value("dayOfWeek", 1) { .integer(try $0.timestamp(0).weekday) },
        .value("dayOfYear", 1) { .integer(try $0.timestamp(0).dayOfYear) },
        .value("getTimeOfDay", 1) { arguments in
            let timestamp = try arguments.timestamp(0)
            return switch timestamp.hour * 100 + timestamp.minute {
            case 0: "midnight"
            case ..<1200: "morning"
            case 1200: "noon"
            case ..<1800: "afternoon"
            case ...2200: "evening"
            default: "night"
            }
        },
        .value("dateReadBack", 2) { .string(readBack(try $0.timestamp(1), from: try $0.timestamp(0))) },
        .value("ticks", 1) { .integer(try $0.timestamp(0).ticks) },
        .value("ticksToDays", 1) { try .numeric(Double($0.integer(0)) / Double(Timestamp.ticksPerDay)) },
        .value("ticksToHours", 1) { try .numeric(Double($0.integer(0)) / Double(Timestamp.ticksPerHour)) },
        .value("ticksToMinutes", 1) { try .numeric(Double($0.integer(0)) / Double(Timestamp.ticksPerMinute)) },
        .value("dateTimeDiff", 2) { .integer(try $0.timestamp(0).ticks - $0.timestamp(1).ticks) },
    ]

    static let dateArithmetic: [ExpressionFunction] = [
        .value("addDays", 2...4) { try $0.formatted($0.timestamp(0, adding: 1, unit: "day"), formatAt: 2) },
        .value("addHours", 2...4) { try $0.formatted($0.timestamp(0, adding: 1, unit: "hour"), formatAt: 2) },
        .value("addMinutes", 2...4) { try $0.formatted($0.timestamp(0, adding: 1, unit: "minute"), formatAt: 2) },
        .value("addSeconds", 2...4) { try $0.formatted($0.timestamp(0, adding: 1, unit: "second"), formatAt: 2) },
        .value("addToTime", 3...5) { arguments in
            let result = try arguments.timestamp(0, adding: 1, unit: arguments.string(2))
            return try arguments.formatted(result, formatAt: 3)
        },
        .value("subtractFromTime", 3...5) { arguments in
            let result = try arguments.timestamp(0).adding(negated(arguments.integer(1)), DateUnit(arguments.string(2)))
            return try arguments.formatted(result, formatAt: 3)
        },
        .value("getFutureTime", 2...4) { arguments in
            let result = try arguments.now.adding(arguments.integer(0), DateUnit(arguments.string(1)))
            return try arguments.formatted(result, formatAt: 2)
        },
        .value("getPastTime", 2...4) { arguments in
            let result = try arguments.now.adding(negated(arguments.integer(0)), DateUnit(arguments.string(1)))
            return try arguments.formatted(result, formatAt: 2)
        },
        .value("convertFromUTC", 2...4) { arguments in
            let result = try arguments.timestamp(0).converted(to: TimeZone(named: arguments.string(1)))
            return try arguments.formatted(result, formatAt: 2, defaultFormat: DateFormat.isoWithoutZone)
        },
        .value("convertToUTC", 2...4) { arguments in
            let result = try arguments.timestamp(0).converted(from: TimeZone(named: arguments.string(1)))
            return try arguments.formatted(result, formatAt: 2)
        },
        .value("startOfDay", 1...3) { arguments in
            try arguments.formatted(arguments.timestamp(0).start(of: Timestamp.ticksPerDay), formatAt: 1)
        },
        .value("startOfHour", 1...3) { arguments in
            try arguments.formatted(arguments.timestamp(0).start(of: Timestamp.ticksPerHour), formatAt: 1)
        },
        .value("startOfMonth", 1...3) { arguments in
            let (year, month, _) = try arguments.timestamp(0).yearMonthDay
            guard let result = Timestamp(year: year, month: month, day: 1) else {
                throw ExpressionError.Reason.overflow
            }
            return try arguments.formatted(result, formatAt: 1)
        },
    ]

    private static func negated(_ count: Int) throws -> Int {
        guard count != .min else { throw ExpressionError.Reason.overflow }
        return -count
    }

    /// Returns a date in words, in relation to another one if they are at most a day apart.
    private static func readBack(_ timestamp: Timestamp, from reference: Timestamp) -> String {
        switch timestamp.ticks / Timestamp.ticksPerDay - reference.ticks / Timestamp.ticksPerDay {
        case 0: "today"
        case 1: "tomorrow"
        case -1: "yesterday"
        default: DateFormat("d MMMM yyyy", locale: "en-US").string(from: timestamp)
        }
    }
}

extension Arguments {
    var now: Timestamp {
        get throws { try Timestamp(environment.now()) }
    }

    func timestamp(_ index: Int) throws -> Timestamp {
        try Timestamp(parsing: string(index))
    }

    /// Returns the timestamp at an index after adding units of time, the count of which is another argument.
    fileprivate func timestamp(_ index: Int, adding count: Int, unit: String) throws -> Timestamp {
        try timestamp(index).adding(integer(count), DateUnit(unit))
    }

    /// Returns a date in the format at an index and the language after it, both of which may be left out.
    fileprivate func formatted(
        _ timestamp: Timestamp, formatAt index: Int, defaultFormat: String = DateFormat.iso
    ) throws -> JSONValue {
        let format = try stringOrEmpty(index)
        let locale = try locale(index + 1)
        return .string(DateFormat(format.isEmpty ? defaultFormat : format, locale: locale).string(from: timestamp))
    }
}
