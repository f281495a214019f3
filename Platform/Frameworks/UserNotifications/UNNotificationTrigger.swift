import Foundation

/// The event at which a notification is delivered.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    /// Whether the notification is delivered repeatedly.
    public let repeats: Bool

    init(repeats: Bool) {
        self.repeats = repeats
    }

    /// Returns the date of the next delivery after a date, or `nil` if there is none.
    func nextDate(after date: Date) -> Date? { nil }
}

/// A trigger that fires after a time.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The time in seconds.
    public let timeInterval: TimeInterval

    /// Creates a trigger.
    ///
    /// - Parameters:
    ///   - timeInterval: The time in seconds, greater than 0. It is at least 60 for a repeating trigger.
    ///   - repeats: Whether the notification is delivered again after each interval.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        precondition(timeInterval > 0, "UNTimeIntervalNotificationTrigger: time interval must be greater than 0")
        precondition(
            !repeats || timeInterval >= 60,
            "UNTimeIntervalNotificationTrigger: time interval must be at least 60 if repeating")
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// Returns the date of the next delivery of a request that is added now.
    public func nextTriggerDate() -> Date? { nextDate(after: Date()) }

    override func nextDate(after date: Date) -> Date? { date + timeInterval }
}

/// A trigger that fires when the calendar and clock have certain values.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The values, such as an hour and a minute.
    public let dateComponents: DateComponents

    /// Creates a trigger.
    ///
    /// - Parameters:
    ///   - dateComponents: The values. Missing ones match any date.
    ///   - repeats: Whether the notification is delivered each time the values match.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// Returns the next date with the values, or `nil` if it is in the past.
    public func nextTriggerDate() -> Date? { nextDate(after: Date()) }

    override func nextDate(after date: Date) -> Date? {
        var calendar = dateComponents.calendar ?? Calendar.current
        if let zone = dateComponents.timeZone { calendar.timeZone = zone }
        var matching = dateComponents
        matching.calendar = nil
        matching.timeZone = nil
        // A full date has at most one match, which the search for the next match does not find reliably.
        if let year = matching.year, matching.month != nil, matching.day != nil {
            guard year > 0, let exact = calendar.date(from: matching) else { return nil }
            return exact > date ? exact : nil
        }
        return calendar.nextDate(after: date, matching: matching, matchingPolicy: .nextTime)
    }
}

/// The trigger of a notification from a server. There are none on Linux.
public final class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

/// A request to deliver a notification.
public final class UNNotificationRequest: NSObject, Sendable {
    /// The identifier. A new request replaces an older one with the same identifier.
    public let identifier: String
    /// The content, which is a copy.
    public let content: UNNotificationContent
    /// The event at which the notification is delivered, or `nil` for an immediate delivery.
    public let trigger: UNNotificationTrigger?

    /// Creates a request.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = UNNotificationContent(content.values)
        self.trigger = trigger
    }
}

/// A notification that has been delivered.
public final class UNNotification: NSObject, Sendable {
    /// The date of the delivery.
    public let date: Date
    /// The request.
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
    }
}
