import Foundation

/// The calendar and limits of a date picker.
struct DateRules: Equatable {
    var calendar: Calendar
    var minimum: Date?
    var maximum: Date?
    /// The interval between selectable minutes.
    var minuteInterval = 1

    /// The range of selectable dates. Contradicting limits are ignored.
    var limits: ClosedRange<Date> {
        let lower = minimum ?? .distantPast
        let upper = maximum ?? .distantFuture
        return lower <= upper ? lower...upper : .distantPast ... .distantFuture
    }

    /// Returns the selectable date nearest to `date`.
    func clamped(_ date: Date) -> Date { min(max(date, limits.lowerBound), limits.upperBound) }

    /// Returns `date` rounded down to a multiple of the minute interval.
    func roundedDown(_ date: Date) -> Date {
        guard minuteInterval > 1 else { return date }
        let minute = calendar.component(.minute, from: date)
        let start = calendar.dateInterval(of: .minute, for: date)?.start ?? date
        return start.addingTimeInterval(-60 * TimeInterval(minute % minuteInterval))
    }

    /// Returns the selectable date for `date`: at a multiple of the minute interval if one is within the
    /// limits.
    func snapped(_ date: Date) -> Date {
        let clampedDate = clamped(date)
        let rounded = roundedDown(clampedDate)
        if rounded >= limits.lowerBound { return rounded }
        let next = rounded.addingTimeInterval(60 * TimeInterval(minuteInterval))
        return next <= limits.upperBound ? next : clampedDate
    }

    /// Returns whether `interval` contains a selectable date.
    func allows(_ interval: DateInterval) -> Bool {
        interval.start <= limits.upperBound && interval.end > limits.lowerBound
    }

    /// Returns whether the day, month or year of `date` contains a selectable date.
    func allows(_ component: Calendar.Component, of date: Date) -> Bool {
        calendar.dateInterval(of: component, for: date).map(allows) ?? false
    }

    func start(of component: Calendar.Component, around date: Date) -> Date {
        calendar.dateInterval(of: component, for: date)?.start ?? date
    }

    /// Returns a date on the day of `day` at the time of day of `date`.
    func moving(_ date: Date, toDayOf day: Date) -> Date {
        let time = calendar.dateComponents([.hour, .minute, .second], from: date)
        var components = calendar.dateComponents([.era, .year, .month, .day], from: day)
        (components.hour, components.minute, components.second) = (time.hour, time.minute, time.second)
        return calendar.date(from: components) ?? day
    }
}
