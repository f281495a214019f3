import CoreGraphics
@_exported import Foundation

/// A calendar of events or reminders.
open class EKCalendar: NSObject {
    /// The identifier.
    public let calendarIdentifier = UUID().uuidString
    /// The kinds of items in the calendar.
    public let entityType: EKEntityType
    /// The title.
    open var title = ""
    /// The color.
    open var cgColor: CGColor?

    /// Creates a calendar.
    public init(for entityType: EKEntityType, eventStore: EKEventStore) { self.entityType = entityType }

    /// Whether items can be changed: calendars are not saved on Linux.
    open var allowsContentModifications: Bool { false }
}

/// A time at which the user is reminded of an item.
open class EKAlarm: NSObject {
    /// The time relative to the item's start, in seconds.
    open var relativeOffset: TimeInterval = 0 {
        didSet { absoluteDate = nil }
    }
    /// The time, or `nil` if it is relative.
    open var absoluteDate: Date?

    /// Creates an alarm relative to the item's start, in seconds.
    public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }

    /// Creates an alarm at a time.
    public init(absoluteDate date: Date) { absoluteDate = date }
}

/// The frequencies of recurrent items.
public enum EKRecurrenceFrequency: Int, Sendable {
    /// By days.
    case daily = 0
    /// By weeks.
    case weekly = 1
    /// By months.
    case monthly = 2
    /// By years.
    case yearly = 3
}

/// The end of a recurrence.
open class EKRecurrenceEnd: NSObject {
    /// The last time, or `nil` if occurrences are counted.
    public let endDate: Date?
    /// The number of occurrences, or 0 if there is a last time.
    public let occurrenceCount: Int

    /// Creates an end at a time.
    public init(end endDate: Date) {
        self.endDate = endDate
        occurrenceCount = 0
    }

    /// Creates an end after a number of occurrences.
    public init(occurrenceCount: Int) {
        endDate = nil
        self.occurrenceCount = occurrenceCount
    }
}

/// The recurrence of an item.
open class EKRecurrenceRule: NSObject {
    /// The frequency.
    public let frequency: EKRecurrenceFrequency
    /// The number of days, weeks, months or years between occurrences.
    public let interval: Int
    /// The end, or `nil` for none.
    open var recurrenceEnd: EKRecurrenceEnd?

    /// Creates a rule.
    public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        precondition(interval > 0, "The interval of a recurrence is \(interval). Use at least 1.")
        frequency = type
        self.interval = interval
        recurrenceEnd = end
    }
}

/// An event or a reminder.
open class EKCalendarItem: NSObject {
    /// The identifier.
    public let calendarItemIdentifier = UUID().uuidString
    /// The calendar, or `nil` before one is set.
    open var calendar: EKCalendar?
    /// The title.
    open var title: String! = ""
    /// The place.
    open var location: String?
    /// The notes.
    open var notes: String?
    /// A web page.
    open var url: URL?
    /// The time zone, or `nil` for that of the device.
    open var timeZone: TimeZone?
    /// The alarms.
    open var alarms: [EKAlarm]?
    /// The recurrences.
    open var recurrenceRules: [EKRecurrenceRule]?

    /// Whether the item has alarms.
    open var hasAlarms: Bool { alarms?.isEmpty == false }
    /// Whether the item has recurrences.
    open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
    /// Whether the item has notes.
    open var hasNotes: Bool { notes?.isEmpty == false }

    /// Adds an alarm.
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }

    /// Removes an alarm.
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }

    /// Adds a recurrence.
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }

    /// Removes a recurrence.
    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
}

/// An event.
open class EKEvent: EKCalendarItem {
    /// The start.
    open var startDate: Date!
    /// The end.
    open var endDate: Date!
    /// Whether the event takes whole days.
    open var isAllDay = false

    /// Creates an event.
    public init(eventStore: EKEventStore) {}

    /// The identifier in the calendars, which the event does not get on Linux.
    open var eventIdentifier: String! { nil }

    /// Returns the order of the starts of two events.
    open func compareStartDate(with other: EKEvent) -> ComparisonResult {
        (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
    }
}

/// A reminder.
open class EKReminder: EKCalendarItem {
    /// The start.
    open var startDateComponents: DateComponents?
    /// The time until which the task must be completed.
    open var dueDateComponents: DateComponents?
    /// The time of completion, or `nil` if the task is not completed.
    open var completionDate: Date?
    /// The priority, from 1 for the highest to 9, or 0 for none.
    open var priority = 0

    /// Creates a reminder.
    public init(eventStore: EKEventStore) {}

    /// Whether the task is completed.
    open var isCompleted: Bool {
        get { completionDate != nil }
        set { completionDate = newValue ? completionDate ?? Date() : nil }
    }
}
