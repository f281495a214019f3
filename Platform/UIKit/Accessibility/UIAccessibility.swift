import Foundation

/// Notifications from an app to assistive technologies.
public struct UIAccessibility: Sendable {
    private init() {}

    /// The type of an accessibility notification.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number that identifies the notification.
        public let rawValue: UInt32

        /// Creates a notification with a number.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }

    /// Posts a notification to assistive technologies.
    ///
    /// ```swift
    /// UIAccessibility.post(notification: .announcement, argument: "The message was sent")
    /// ```
    ///
    /// On a headless screen the texts are recorded in its `announcements`. In a window the desktop's screen reader receives
    /// them. It does not tell when it has read one, so that no announcement is reported as finished.
    ///
    /// - Parameters:
    ///   - notification: The type of the notification.
    ///   - argument: The subject of the notification: usually a text to announce, as a `String` or an
    ///     `NSAttributedString`, or the element to move to.
    @preconcurrency @MainActor
    public static func post(notification: UIAccessibility.Notification, argument: Any?) {
        UIApplication.shared.host?.accessibilityDidPost(notification, argument: argument)
        UIApplication.shared.accessibilityObserver?.accessibilityDidPost(notification, argument: argument)
        UIApplication.shared.accessibilityFocus.appDidPost(notification, argument: argument)
    }
}

extension UIAccessibility.Notification {
    /// The appearance of a new screen. The argument is the first element to read, or a text to announce.
    public static var screenChanged: UIAccessibility.Notification { UIAccessibility.Notification(rawValue: 1000) }
    /// A change of the layout. The argument is the element to move to, or a text to announce.
    public static var layoutChanged: UIAccessibility.Notification { UIAccessibility.Notification(rawValue: 1001) }
    /// An event that is visible only briefly or at a place the user may not notice. The argument is the text
    /// to announce.
    public static var announcement: UIAccessibility.Notification { UIAccessibility.Notification(rawValue: 1008) }
    /// The end of a scroll. The argument describes the new position, such as "Page 2 of 5".
    public static var pageScrolled: UIAccessibility.Notification { UIAccessibility.Notification(rawValue: 1009) }

    /// Returns the text to announce for an argument, or `nil` for none.
    package func spokenText(of argument: Any?) -> String? {
        switch argument {
        case let text as String: text
        case let text as NSString: text.description
        case let text as NSAttributedString: text.string
        default: nil
        }
    }
}
