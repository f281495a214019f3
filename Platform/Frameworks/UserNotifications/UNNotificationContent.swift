@_exported import Foundation

/// The text, sound, and data of a notification.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    /// The properties, which only mutable content changes.
    struct Values {
        var attachments: [UNNotificationAttachment] = []
        var badge: NSNumber?
        var body = ""
        var categoryIdentifier = ""
        var launchImageName = ""
        var sound: UNNotificationSound?
        var subtitle = ""
        var targetContentIdentifier: String?
        var threadIdentifier = ""
        var title = ""
        var userInfo: [AnyHashable: Any] = [:]
        var interruptionLevel = UNNotificationInterruptionLevel.active
        var relevanceScore = 0.0
        var filterCriteria: String?
    }

    final var values: Values

    init(_ values: Values) {
        self.values = values
    }

    /// Creates empty content.
    public override init() {
        values = Values()
    }

    /// The files that are displayed. The desktop displays the first one if it is an image.
    open var attachments: [UNNotificationAttachment] { values.attachments }
    /// The number at the app's icon, in the docks of desktops that display it.
    open var badge: NSNumber? { values.badge }
    /// The text.
    open var body: String { values.body }
    /// The identifier of the category, which has the actions.
    open var categoryIdentifier: String { values.categoryIdentifier }
    /// The name of the launch image. Not used.
    open var launchImageName: String { values.launchImageName }
    /// The sound, or `nil` for none.
    open var sound: UNNotificationSound? { values.sound }
    /// The text between the title and the body.
    open var subtitle: String { values.subtitle }
    /// The identifier of the scene to activate. Not used.
    open var targetContentIdentifier: String? { values.targetContentIdentifier }
    /// The identifier of the group of notifications.
    open var threadIdentifier: String { values.threadIdentifier }
    /// The title.
    open var title: String { values.title }
    /// The app's data.
    open var userInfo: [AnyHashable: Any] { values.userInfo }
    /// The importance, which determines the urgency on the desktop.
    open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
    /// The importance within the app's notifications, from 0 to 1. Not used.
    open var relevanceScore: Double { values.relevanceScore }
    /// The value for the filter of a Focus. Not used.
    open var filterCriteria: String? { values.filterCriteria }

    open override func copy() -> Any { copy(with: nil) }

    open override func mutableCopy() -> Any { mutableCopy(with: nil) }

    public func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values) }

    public func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(values) }
}

/// The content of a notification while an app creates it.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    /// The files that are displayed. The desktop displays the first one if it is an image.
    open override var attachments: [UNNotificationAttachment] {
        get { values.attachments }
        set { values.attachments = newValue }
    }

    /// The number at the app's icon, in the docks of desktops that display it.
    open override var badge: NSNumber? {
        get { values.badge }
        set { values.badge = newValue }
    }

    /// The text.
    open override var body: String {
        get { values.body }
        set { values.body = newValue }
    }

    /// The identifier of the category, which has the actions.
    open override var categoryIdentifier: String {
        get { values.categoryIdentifier }
        set { values.categoryIdentifier = newValue }
    }

    /// The name of the launch image. Not used.
    open override var launchImageName: String {
        get { values.launchImageName }
        set { values.launchImageName = newValue }
    }

    /// The sound, or `nil` for none.
    open override var sound: UNNotificationSound? {
        get { values.sound }
        set { values.sound = newValue }
    }

    /// The text between the title and the body.
    open override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }

    /// The identifier of the scene to activate. Not used.
    open override var targetContentIdentifier: String? {
        get { values.targetContentIdentifier }
        set { values.targetContentIdentifier = newValue }
    }

    /// The identifier of the group of notifications.
    open override var threadIdentifier: String {
        get { values.threadIdentifier }
        set { values.threadIdentifier = newValue }
    }

    /// The title.
    open override var title: String {
        get { values.title }
        set { values.title = newValue }
    }

    /// The app's data.
    open override var userInfo: [AnyHashable: Any] {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }

    /// The importance, which determines the urgency on the desktop.
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { values.interruptionLevel }
        set { values.interruptionLevel = newValue }
    }

    /// The importance within the app's notifications, from 0 to 1. Not used.
    open override var relevanceScore: Double {
        get { values.relevanceScore }
        set { values.relevanceScore = newValue }
    }

    /// The value for the filter of a Focus. Not used.
    open override var filterCriteria: String? {
        get { values.filterCriteria }
        set { values.filterCriteria = newValue }
    }
}

/// The importance of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    /// Low urgency.
    case passive = 0
    /// Normal urgency.
    case active = 1
    /// High urgency.
    case timeSensitive = 2
    /// High urgency.
    case critical = 3
}

/// The name of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// The name of the sound's file.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a name.
    public init(_ rawValue: String) {
        self.init(rawValue: rawValue)
    }
}

/// The sound of a notification. The desktop plays its own sound for messages and ignores the name.
public final class UNNotificationSound: NSObject, Sendable {
    private let name: String

    /// Creates a sound of a file in the app.
    public init(named name: UNNotificationSoundName) {
        self.name = name.rawValue
    }

    /// The default sound.
    public static let `default` = UNNotificationSound(named: UNNotificationSoundName("default"))
    /// The default sound of critical alerts.
    public static let defaultCritical = UNNotificationSound(named: UNNotificationSoundName("critical"))
    /// The default ringtone.
    public static let defaultRingtone = UNNotificationSound(named: UNNotificationSoundName("ringtone"))

    /// Returns the default sound of critical alerts. The desktop determines the volume.
    public static func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { .defaultCritical }

    /// Creates a critical sound of a file in the app.
    public static func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(named: name)
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationSound)?.name == name }

    public override var hash: Int { name.hashValue }
}

/// A file that is displayed with a notification.
public final class UNNotificationAttachment: NSObject, Sendable {
    /// The identifier within the notification.
    public let identifier: String
    /// The file.
    public let url: URL

    /// Creates an attachment.
    ///
    /// - Parameters:
    ///   - identifier: The identifier. If it is empty, a unique one is created.
    ///   - URL: The file.
    ///   - options: Not used.
    /// - Throws: `UNError.attachmentInvalidURL` if the file does not exist.
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        guard URL.isFileURL, FileManager.default.isReadableFile(atPath: URL.path) else {
            throw UNError(.attachmentInvalidURL)
        }
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        url = URL
    }
}
