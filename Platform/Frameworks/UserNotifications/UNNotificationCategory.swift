import Foundation

/// The behavior of an action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The device must be unlocked. Not used.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    /// The action deletes data. Not used.
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    /// The action activates the app. Not used: the app is not activated.
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// A button of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
    /// The identifier.
    public let identifier: String
    /// The title of the button.
    public let title: String
    /// The behavior.
    public let options: UNNotificationActionOptions

    /// Creates an action.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.identifier = identifier
        self.title = title
        self.options = options
    }
}

/// A button of a notification for which the user enters text. The desktop cannot ask for text: the text is empty.
public final class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    /// The title of the button that sends the text.
    public let textInputButtonTitle: String
    /// The placeholder of the text field.
    public let textInputPlaceholder: String

    /// Creates an action.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
        textInputPlaceholder: String
    ) {
        self.textInputButtonTitle = textInputButtonTitle
        self.textInputPlaceholder = textInputPlaceholder
        super.init(identifier: identifier, title: title, options: options)
    }
}

/// The behavior of the notifications of a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The app is notified if a notification is dismissed.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    /// Notifications are allowed in cars. Not used.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    /// The title is displayed if previews are hidden. Not used.
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
    /// The subtitle is displayed if previews are hidden. Not used.
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}

/// The actions of notifications of a kind.
public final class UNNotificationCategory: NSObject, Sendable {
    /// The identifier, to which the content of notifications refers.
    public let identifier: String
    /// The buttons.
    public let actions: [UNNotificationAction]
    /// The identifiers of intents. Not used.
    public let intentIdentifiers: [String]
    /// The behavior.
    public let options: UNNotificationCategoryOptions

    /// Creates a category.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
        self.options = options
    }

    /// Creates a category. The placeholder of hidden previews is not used.
    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String?, options: UNNotificationCategoryOptions = []
    ) {
        self.init(
            identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, options: options)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UNNotificationCategory)?.identifier == identifier
    }

    public override var hash: Int { identifier.hashValue }
}

/// The action of a user who has clicked a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of a user who has dismissed a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// The user's response to a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    /// The identifier of the action.
    public let actionIdentifier: String
    /// The notification.
    public let notification: UNNotification

    init(actionIdentifier: String, notification: UNNotification) {
        self.actionIdentifier = actionIdentifier
        self.notification = notification
    }
}

/// The user's response to a notification with a text.
public final class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    /// The text, which is empty if the desktop cannot ask for one.
    public let userText: String

    init(actionIdentifier: String, notification: UNNotification, text: String) {
        userText = text
        super.init(actionIdentifier: actionIdentifier, notification: notification)
    }
}
