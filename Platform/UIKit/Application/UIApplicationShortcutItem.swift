/// A quick action of the app's icon.
open class UIApplicationShortcutItem: NSObject, NSCopying, @unchecked Sendable {
    fileprivate final var storedType: String
    fileprivate final var storedTitle: String
    fileprivate final var storedSubtitle: String?
    fileprivate final var storedIcon: UIApplicationShortcutIcon?
    fileprivate final var storedUserInfo: [String: any NSSecureCoding]?
    fileprivate final var storedTarget: Any?

    /// Creates a quick action with a type, by which the app recognizes it, and a title.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil, userInfo: nil)
    }

    /// Creates a quick action.
    ///
    /// - Parameters:
    ///   - type: A name by which the app recognizes the action.
    ///   - localizedTitle: The title.
    ///   - localizedSubtitle: The subtitle, or `nil` for none.
    ///   - icon: The icon, or `nil` for none.
    ///   - userInfo: Custom data of the app.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        storedType = type
        storedTitle = localizedTitle
        storedSubtitle = localizedSubtitle
        storedIcon = icon
        storedUserInfo = userInfo
        super.init()
    }

    /// A name by which the app recognizes the action.
    open var type: String { storedType }
    /// The title.
    open var localizedTitle: String { storedTitle }
    /// The subtitle, or `nil` for none.
    open var localizedSubtitle: String? { storedSubtitle }
    /// The icon, or `nil` for none.
    open var icon: UIApplicationShortcutIcon? { storedIcon }
    /// Custom data of the app.
    open var userInfo: [String: any NSSecureCoding]? { storedUserInfo }
    /// The identifier of the scene for the action.
    open var targetContentIdentifier: Any? { storedTarget }

    /// Returns the quick action that a desktop file names by its number in the information property list, such as `shortcut-1`.
    static func named(_ name: String, in information: [String: Any]) -> UIApplicationShortcutItem? {
        let prefix = "shortcut-"
        guard name.hasPrefix(prefix), let number = Int(name.dropFirst(prefix.count)) else { return nil }
        let declared = information["UIApplicationShortcutItems"] as? [Any] ?? []
        let items = declared.compactMap { item -> UIApplicationShortcutItem? in
            guard let item = item as? [String: Any], let type = item["UIApplicationShortcutItemType"] as? String,
                let title = item["UIApplicationShortcutItemTitle"] as? String
            else { return nil }
            func localized(_ text: String) -> String {
                Bundle.main.localizedString(forKey: text, value: text, table: "InfoPlist")
            }
            return UIApplicationShortcutItem(
                type: type, localizedTitle: localized(title),
                localizedSubtitle: (item["UIApplicationShortcutItemSubtitle"] as? String).map(localized), icon: nil,
                userInfo: item["UIApplicationShortcutItemUserInfo"] as? [String: any NSSecureCoding])
        }
        return items.indices.contains(number - 1) ? items[number - 1] : nil
    }

    /// Returns a copy of the action.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIApplicationShortcutItem(
            type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
            userInfo: userInfo)
        copy.storedTarget = targetContentIdentifier
        return copy
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIApplicationShortcutItem else { return false }
        return other === self
            || other.type == type && other.localizedTitle == localizedTitle
                && other.localizedSubtitle == localizedSubtitle && other.icon == icon
    }

    public override var hash: Int { type.hashValue }
}

/// A quick action that can be changed.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem, @unchecked Sendable {
    open override var type: String {
        get { storedType }
        set { storedType = newValue }
    }
    open override var localizedTitle: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }
    open override var localizedSubtitle: String? {
        get { storedSubtitle }
        set { storedSubtitle = newValue }
    }
    open override var icon: UIApplicationShortcutIcon? {
        get { storedIcon }
        set { storedIcon = newValue }
    }
    open override var userInfo: [String: any NSSecureCoding]? {
        get { storedUserInfo }
        set { storedUserInfo = newValue }
    }
    open override var targetContentIdentifier: Any? {
        get { storedTarget }
        set { storedTarget = newValue }
    }
}

/// The icon of a quick action.
open class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
    private let name: String

    fileprivate init(_ name: String) {
        self.name = name
        super.init()
    }

    /// Creates an icon of the system.
    public convenience init(type: IconType) { self.init("type \(type.rawValue)") }

    /// Creates an icon with an image of the app.
    public convenience init(templateImageName: String) { self.init("image \(templateImageName)") }

    /// Creates an icon with a symbol.
    public convenience init(systemImageName: String) { self.init("symbol \(systemImageName)") }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UIApplicationShortcutIcon)?.name == name }

    public override var hash: Int { name.hashValue }

    /// The system's icons.
    public enum IconType: Int, Sendable {
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
        case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task
        case taskCompleted, alarm, bookmark, shuffle, audio, update
    }
}
