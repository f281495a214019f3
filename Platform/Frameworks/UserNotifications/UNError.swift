import Foundation

/// The domain of errors of notifications.
public let UNErrorDomain = "UNErrorDomain"

/// An error in scheduling a notification.
public struct UNError: Error, Hashable, Sendable, CustomNSError, LocalizedError {
    /// The kind of an error.
    public enum Code: Int, Sendable {
        /// The app has no authorization.
        case notificationsNotAllowed = 1
        /// An attachment does not exist.
        case attachmentInvalidURL = 100
        /// The trigger never fires.
        case notificationInvalidNoDate = 1400
        /// There is no content.
        case notificationInvalidNoContent = 1401
    }

    /// The kind of the error.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) {
        self.code = code
    }

    /// The app has no authorization.
    public static let notificationsNotAllowed = Code.notificationsNotAllowed
    /// An attachment does not exist.
    public static let attachmentInvalidURL = Code.attachmentInvalidURL
    /// The trigger never fires.
    public static let notificationInvalidNoDate = Code.notificationInvalidNoDate

    public static var errorDomain: String { UNErrorDomain }

    public var errorCode: Int { code.rawValue }

    public var errorDescription: String? {
        switch code {
        case .notificationsNotAllowed: "Notifications are not allowed for this application"
        case .attachmentInvalidURL: "The file of the attachment does not exist"
        case .notificationInvalidNoDate: "The notification's trigger has no next date"
        case .notificationInvalidNoContent: "The notification has no content"
        }
    }
}
