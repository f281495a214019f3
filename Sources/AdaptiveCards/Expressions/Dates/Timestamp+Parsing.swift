extension Timestamp {
    /// Parses a date of ISO 8601 with an optional time and offset: `2026-02-28T17:30:00.000Z`.
    init(parsing text: String) throws {
        var scanner = DigitScanner(text)
        guard let year = scanner.number(digits: 4), scanner.skip("-"), let month = scanner.number(digits: 2),
            scanner.skip("-"), let day = scanner.number(digits: 2),
            let timeTicks = scanner.isAtEnd ? 0 : scanner.timeTicks(),
            let offset = scanner.isAtEnd ? 0 : scanner.offsetTicks(),
            scanner.isAtEnd, let local = Timestamp(year: year, month: month, day: day, timeTicks: timeTicks)
        else {
            throw ExpressionError.Reason.invalidValue("`\(text)` is not a date of ISO 8601")
        }
        try self.init(ticks: local.ticks - offset)
    }
}

/// Reads numbers with a fixed count of digits.
private struct DigitScanner {
    private var rest: Substring.UTF8View

    init(_ text: String) {
        rest = Substring(text).utf8
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func skip(_ mark: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: mark) else { return false }
        rest.removeFirst()
        return true
    }

    mutating func number(digits: Int) -> Int? {
        let text = rest.prefix(digits)
        guard text.count == digits, text.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) else {
            return nil
        }
        rest.removeFirst(digits)
        return text.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }

    /// Reads a time of day after its mark, `T17:30:00.000`.
    mutating func timeTicks() -> Int? {
        guard skip("T") || skip(" "), let hour = number(digits: 2), hour < 24, skip(":"),
            let minute = number(digits: 2), minute < 60
        else { return nil }
        var ticks = hour * Timestamp.ticksPerHour + minute * Timestamp.ticksPerMinute
        guard skip(":") else { return ticks }
        guard let second = number(digits: 2), second < 60 else { return nil }
        ticks += second * Timestamp.ticksPerSecond
        if skip(".") {
            var unit = Timestamp.ticksPerSecond
            var hasDigits = false
            while let digit = number(digits: 1) {
                unit /= 10
                ticks += digit * unit
                hasDigits = true
            }
            guard hasDigits else { return nil }
        }
        return ticks
    }

    /// Reads an offset from UTC, `Z` or `+01:00`.
    mutating func offsetTicks() -> Int? {
        if skip("Z") { return 0 }
        let isNegative = rest.first == UInt8(ascii: "-")
        guard skip("+") || skip("-"), let hours = number(digits: 2), hours < 24 else { return nil }
        _ = skip(":")
        guard let minutes = number(digits: 2), minutes < 60 else { return nil }
        let ticks = hours * Timestamp.ticksPerHour + minutes * Timestamp.ticksPerMinute
        return isNegative ? -ticks : ticks
    }
}
