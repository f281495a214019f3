@_exported import Foundation

/// The kinds of items in calendars.
public enum EKEntityType: Int, Sendable {
    /// Events.
    case event = 0
    /// Reminders.
    case reminder = 1
}

/// The state of an app's authorization for calendars.
public enum EKAuthorizationStatus: Int, Sendable {
    /// The app has not requested authorization.
    case notDetermined = 0
    /// The system does not allow authorization.
    case restricted = 1
    /// The authorization is denied.
    case denied = 2
    /// The authorization is granted.
    case fullAccess = 3
    /// The authorization is granted for adding items.
    case writeOnly = 4

    /// The authorization is granted.
    @available(*, deprecated, renamed: "fullAccess")
    public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// The items that a change of a recurrent item affects.
public enum EKSpan: Int, Sendable {
    /// The item alone.
    case thisEvent = 0
    /// The item and those after it.
    case futureEvents = 1
}

/// The domain of errors of calendars.
public let EKErrorDomain = "EKErrorDomain"

/// An error of the calendars.
public struct EKError: Error, Hashable, Sendable, CustomNSError {
    /// The kind of an error.
    public enum Code: Int, Sendable {
        /// The event has no calendar.
        case noCalendar = 1
        /// The event has no start.
        case noStartDate = 2
        /// The event has no end.
        case noEndDate = 3
        /// The event ends before it starts.
        case datesInverted = 4
        /// The app has no authorization.
        case eventStoreNotAuthorized = 29
    }

    /// The kind of the error.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) {
        self.code = code
    }

    public static var errorDomain: String { EKErrorDomain }

    public var errorCode: Int { code.rawValue }
}

extension NSNotification.Name {
    /// The notification that calendars changed, which is not posted on Linux.
    public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}

/// The user's calendars, which are not available on Linux: the authorization is denied, there are no calendars, and
/// saving throws `EKError.Code.eventStoreNotAuthorized`.
open class EKEventStore: NSObject, @unchecked Sendable {
    /// Returns the state of the authorization, which is denied.
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }

    /// Requests authorization, which is denied.
    open func requestAccess(
        to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { DispatchQueue.global().async { completion(false, nil) } }

    /// Requests authorization, which is denied.
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }

    /// Requests authorization for events, which is denied.
    open func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        requestAccess(to: .event, completion: completion)
    }

    /// Requests authorization for events, which is denied.
    open func requestFullAccessToEvents() async throws -> Bool { false }

    /// Requests authorization for adding events, which is denied.
    open func requestWriteOnlyAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        requestAccess(to: .event, completion: completion)
    }

    /// Requests authorization for adding events, which is denied.
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }

    /// Requests authorization for reminders, which is denied.
    open func requestFullAccessToReminders(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        requestAccess(to: .reminder, completion: completion)
    }

    /// Requests authorization for reminders, which is denied.
    open func requestFullAccessToReminders() async throws -> Bool { false }

    /// Returns the calendars, of which there are none.
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }

    /// Returns the calendar with an identifier, which does not exist.
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }

    /// The calendar for new events, which does not exist.
    open var defaultCalendarForNewEvents: EKCalendar? { nil }

    /// Returns the calendar for new reminders, which does not exist.
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }

    /// Saves a calendar, which throws an error.
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }

    /// Removes a calendar, which throws an error.
    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }

    /// Saves an event, which throws an error.
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
        throw EKError(.eventStoreNotAuthorized)
    }

    /// Removes an event, which throws an error.
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
        throw EKError(.eventStoreNotAuthorized)
    }

    /// Saves a reminder, which throws an error.
    open func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }

    /// Removes a reminder, which throws an error.
    open func remove(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }

    /// Saves the changes, which throws an error.
    open func commit() throws { throw EKError(.eventStoreNotAuthorized) }

    /// Returns the event with an identifier, which does not exist.
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }

    /// Returns the item with an identifier, which does not exist.
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }

    /// Returns the events that meet a condition, of which there are none.
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }

    /// Reads the reminders that meet a condition, of which there are none.
    @discardableResult
    open func fetchReminders(
        matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void
    ) -> Any {
        DispatchQueue.global().async { completion(nil) }
        return NSObject()
    }

    /// Returns a condition for events that take place in a period.
    open func predicateForEvents(
        withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
    ) -> NSPredicate {
        let identifiers = calendars.map { Set($0.map(\.calendarIdentifier)) }
        return NSPredicate { item, _ in
            guard let event = item as? EKEvent, let start = event.startDate, let end = event.endDate else {
                return false
            }
            guard start < endDate, end > startDate || start >= startDate else { return false }
            return identifiers?.contains(event.calendar?.calendarIdentifier ?? "") ?? true
        }
    }

    /// Returns a condition for the reminders of some calendars.
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
        let identifiers = calendars.map { Set($0.map(\.calendarIdentifier)) }
        return NSPredicate { item, _ in
            guard let reminder = item as? EKReminder else { return false }
            return identifiers?.contains(reminder.calendar?.calendarIdentifier ?? "") ?? true
        }
    }
}
