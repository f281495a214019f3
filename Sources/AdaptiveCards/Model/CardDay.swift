/// A day of the Gregorian calendar, as cards write it: `2026-02-28`.
public struct CardDay: Hashable, Sendable {
    /// The year.
    public var year: Int
    /// The month from 1 to 12.
    public var month: Int
    /// The day of the month from 1.
    public var day: Int

    /// Creates the day of a text. Returns `nil` unless there is such a day.
    public init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].utf8.count == 4, parts[1].utf8.count == 2, parts[2].utf8.count == 2,
            let year = UInt(parts[0]), let month = UInt(parts[1]), let day = UInt(parts[2])
        else { return nil }
        self.init(year: Int(year), month: Int(month), day: Int(day))
    }

    /// Creates a day. Returns `nil` unless there is such a day.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        guard (1...days[month - 1]).contains(day) else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }
}

extension CardDay: Comparable, CustomStringConvertible {
    /// Returns whether the first one is earlier.
    public static func < (left: CardDay, right: CardDay) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }

    /// The day as it is submitted.
    public var description: String { "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))" }
}

/// A time of day, as cards write it: `17:30`.
public struct CardTime: Hashable, Sendable {
    /// The hour from 0 to 23.
    public var hour: Int
    /// The minute from 0 to 59.
    public var minute: Int

    /// Creates the time of a text. Seconds are ignored. Returns `nil` unless there is such a time.
    public init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), parts[1].utf8.count == 2, let hour = UInt(parts[0]),
            let minute = UInt(parts[1])
        else { return nil }
        self.init(hour: Int(clamping: hour), minute: Int(clamping: minute))
    }

    /// Creates a time. Returns `nil` unless there is such a time.
    public init?(hour: Int, minute: Int) {
        guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
        (self.hour, self.minute) = (hour, minute)
    }
}

extension CardTime: Comparable, CustomStringConvertible {
    /// Returns whether the first one is earlier.
    public static func < (left: CardTime, right: CardTime) -> Bool {
        (left.hour, left.minute) < (right.hour, right.minute)
    }

    /// The time as it is submitted.
    public var description: String { "\(padded(hour, to: 2)):\(padded(minute, to: 2))" }
}

private func padded(_ number: Int, to length: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, length - digits.count)) + digits
}
