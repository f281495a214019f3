import Foundation

/// Which dates may be chosen, and in which calendar.
struct DateRules: Equatable {
    var calendar: Calendar
    var minimum: Date?
    var maximum: Date?
    /// From one minute that may be chosen to the next.
    var minuteInterval = 1

    /// The dates that may be chosen. Limits that contradict each other count for nothing.
    var limits: ClosedRange<Date> {
        let lower = minimum ?? .distantPast
        let upper = maximum ?? .distantFuture
        return lower <= upper ? lower...upper : .distantPast ... .distantFuture
    }

    /// The nearest date that may be chosen.
    func clamped(_ date: Date) -> Date { min(max(date, limits.lowerBound), limits.upperBound) }

    /// The last minute before a date that is a multiple of the interval.
    func roundedDown(_ date: Date) -> Date {
        guard minuteInterval > 1 else { return date }
        let minute = calendar.component(.minute, from: date)
        let start = calendar.dateInterval(of: .minute, for: date)?.start ?? date
        return start.addingTimeInterval(-60 * TimeInterval(minute % minuteInterval))
    }

    /// The nearest date that may be chosen, at a multiple of the interval where there is one within the limits.
    func snapped(_ date: Date) -> Date {
        let inside = clamped(date)
        let rounded = roundedDown(inside)
        if rounded >= limits.lowerBound { return rounded }
        let next = rounded.addingTimeInterval(60 * TimeInterval(minuteInterval))
        return next <= limits.upperBound ? next : inside
    }

    /// Whether a part of `interval` may be chosen.
    func allows(_ interval: DateInterval) -> Bool {
        interval.start <= limits.upperBound && interval.end > limits.lowerBound
    }

    /// Whether a part of the day, month or year around `date` may be chosen.
    func allows(_ component: Calendar.Component, of date: Date) -> Bool {
        calendar.dateInterval(of: component, for: date).map(allows) ?? false
    }

    func start(of component: Calendar.Component, around date: Date) -> Date {
        calendar.dateInterval(of: component, for: date)?.start ?? date
    }

    /// `date` at another day: its time of day stays.
    func moving(_ date: Date, toDayOf day: Date) -> Date {
        let time = calendar.dateComponents([.hour, .minute, .second], from: date)
        var components = calendar.dateComponents([.era, .year, .month, .day], from: day)
        (components.hour, components.minute, components.second) = (time.hour, time.minute, time.second)
        return calendar.date(from: components) ?? day
    }
}
