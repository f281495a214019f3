import Foundation

/// The kinds of interactions for which an app requests authorization.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Badges.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// Sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// Alerts.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// Notifications in cars.
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    /// Critical alerts.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// A button for the app's settings.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    /// Notifications without sound until the user decides.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// The state of an app's authorization.
public enum UNAuthorizationStatus: Int, Sendable {
    /// The app has not requested authorization.
    case notDetermined = 0
    /// The desktop has no notifications.
    case denied = 1
    /// Notifications are displayed.
    case authorized = 2
    /// Notifications are displayed without sound.
    case provisional = 3
    /// Notifications are displayed for a limited time.
    case ephemeral = 4
}

/// The state of a kind of interaction.
public enum UNNotificationSetting: Int, Sendable {
    /// The kind does not exist.
    case notSupported = 0
    /// The kind is disabled.
    case disabled = 1
    /// The kind is enabled.
    case enabled = 2
}

/// The form of alerts.
public enum UNAlertStyle: Int, Sendable {
    /// No alerts.
    case none = 0
    /// Alerts that disappear.
    case banner = 1
    /// Alerts that remain until the user dismisses them.
    case alert = 2
}

/// The display of contents on a locked screen.
public enum UNShowPreviewsSetting: Int, Sendable {
    /// Always.
    case always = 0
    /// Unless the screen is locked.
    case whenAuthenticated = 1
    /// Never.
    case never = 2
}

/// The settings of an app's notifications.
public final class UNNotificationSettings: NSObject, Sendable {
    /// The state of the authorization.
    public let authorizationStatus: UNAuthorizationStatus

    init(authorizationStatus: UNAuthorizationStatus) {
        self.authorizationStatus = authorizationStatus
    }

    private var interaction: UNNotificationSetting { authorizationStatus == .authorized ? .enabled : .disabled }

    /// The state of sounds.
    public var soundSetting: UNNotificationSetting { interaction }
    /// The state of badges. Apps have no badge on Linux.
    public var badgeSetting: UNNotificationSetting { .notSupported }
    /// The state of alerts.
    public var alertSetting: UNNotificationSetting { interaction }
    /// The state of notifications that remain in a list.
    public var notificationCenterSetting: UNNotificationSetting { interaction }
    /// The state of notifications that are displayed on a locked screen.
    public var lockScreenSetting: UNNotificationSetting { .notSupported }
    /// The state of notifications that are displayed in cars.
    public var carPlaySetting: UNNotificationSetting { .notSupported }
    /// The state of critical alerts.
    public var criticalAlertSetting: UNNotificationSetting { .notSupported }
    /// The state of notifications that are read aloud.
    public var announcementSetting: UNNotificationSetting { .notSupported }
    /// The state of time-sensitive notifications.
    public var timeSensitiveSetting: UNNotificationSetting { interaction }
    /// The state of notifications that are delivered in a summary.
    public var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
    /// The form of alerts.
    public var alertStyle: UNAlertStyle { authorizationStatus == .authorized ? .banner : .none }
    /// The display of contents on a locked screen.
    public var showPreviewsSetting: UNShowPreviewsSetting { .always }
    /// Whether the system displays a button for the app's settings.
    public var providesAppNotificationSettings: Bool { false }
}

/// The presentation of a notification while the app is in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// A badge. Not supported: apps have no badge on Linux.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// A sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// A banner and an entry in the list.
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// An entry in the list. The desktop displays a banner, too.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// A banner.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}
