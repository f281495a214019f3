import Foundation

/// What an app tells technologies that help people who can't see or touch the screen as others do.
public struct UIAccessibility: Sendable {
    private init() {}

    /// What an app tells them.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// What tells one from another.
        public let rawValue: UInt32

        /// A notification by its number.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }

    /// Tells something to what assists the person.
    ///
    /// ```swift
    /// UIAccessibility.post(notification: .announcement, argument: "The message was sent")
    /// ```
    ///
    /// On a headless screen the texts stand in its `announcements`. In a window nothing reads them out yet, so none is ever told to
    /// be finished.
    ///
    /// - Parameter argument: What the notification is about: for most a text to read out, as a `String` or an
    ///   `NSAttributedString`, or an element to go to.
    @preconcurrency @MainActor
    public static func post(notification: UIAccessibility.Notification, argument: Any?) {
        UIApplication.shared.host?.accessibilityDidPost(notification, argument: argument)
    }
}

extension UIAccessibility.Notification {
    /// Another screen is shown. The argument is the element to begin with, or what is to be read out.
    public static var screenChanged: UIAccessibility.Notification { UIAccessibility.Notification(rawValue: 1000) }
    /// A part of the screen has changed. The argument is the element to go to, or what is to be read out.
    public static var layoutChanged: UIAccessibility.Notification { UIAccessibility.Notification(rawValue: 1001) }
    /// Something has happened that the screen does not show for long, or not where the person is. The argument is what is to be
    /// read out.
    public static var announcement: UIAccessibility.Notification { UIAccessibility.Notification(rawValue: 1008) }
    /// Content was scrolled. The argument says where it is now, as "Page 2 of 5".
    public static var pageScrolled: UIAccessibility.Notification { UIAccessibility.Notification(rawValue: 1009) }

    /// What is read out for the notification with an argument; nil if nothing is.
    package func spokenText(of argument: Any?) -> String? {
        switch argument {
        case let text as String: text
        case let text as NSString: text.description
        case let text as NSAttributedString: text.string
        default: nil
        }
    }
}
