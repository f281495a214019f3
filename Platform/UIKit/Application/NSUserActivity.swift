import Foundation

/// A description of what the user is doing, with which a scene is opened or restored.
open class NSUserActivity: NSObject {
    /// The type of the activity, in reverse-DNS style.
    public let activityType: String

    /// The title of the activity, for the user.
    open var title: String?

    /// The data of the activity. Values of property lists are stored with the scene for the next launch.
    open var userInfo: [AnyHashable: Any]?

    /// The keys of `userInfo` that the activity needs. If the set is not `nil` or empty, only their values are stored.
    open var requiredUserInfoKeys: Set<String>?

    /// The identifier of the content that the activity displays.
    open var targetContentIdentifier: String?

    /// The page that displays the activity in a browser.
    open var webpageURL: URL?

    /// The object that is notified before the activity is stored.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// Whether the activity has to be updated before it is stored.
    ///
    /// Set it to `true` when the state has changed that the activity describes: responders with the activity and its delegate update it
    /// within a few seconds, and the scenes are stored.
    open var needsSave = false {
        didSet {
            guard needsSave, !oldValue else { return }
            DispatchQueue.main.async {
                MainActor.assumeIsolated { UIApplication.shared.hosting?.stateSaver?.setNeedsSave() }
            }
        }
    }

    /// Creates an activity of a type.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Adds entries to `userInfo`, in place of those with the same keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    // MARK: Storage

    private enum Key {
        static let type = "type"
        static let title = "title"
        static let userInfo = "userInfo"
        static let target = "target"
        static let page = "page"
    }

    /// Reads a stored activity, or returns `nil` if the data is not one.
    convenience init?(stored data: Data) {
        guard let values = PropertyList.dictionary(in: data), let type = values[Key.type] as? String, !type.isEmpty
        else { return nil }
        self.init(activityType: type)
        title = values[Key.title] as? String
        userInfo = values[Key.userInfo] as? [String: Any]
        targetContentIdentifier = values[Key.target] as? String
        webpageURL = (values[Key.page] as? String).flatMap(URL.init(string:))
    }

    /// The activity as a property list, without values that a property list cannot contain.
    var stored: Data? {
        var values: [String: Any] = [Key.type: activityType]
        values[Key.title] = title
        values[Key.target] = targetContentIdentifier
        values[Key.page] = webpageURL?.absoluteString
        var entries: [String: Any] = [:]
        let required = requiredUserInfoKeys ?? []
        for case (let key as String, let value) in userInfo ?? [:] where required.isEmpty || required.contains(key) {
            entries[key] = value
        }
        values[Key.userInfo] = PropertyList.storable(entries)
        return PropertyList.data(values)
    }
}

/// The methods by which an object keeps an activity up to date.
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// Called before an activity is stored whose `needsSave` is `true`.
    func userActivityWillSave(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
}

/// Dictionaries of apps as data.
enum PropertyList {
    /// Returns the entries that a property list can contain.
    static func storable(_ dictionary: [String: Any]) -> [String: Any] {
        dictionary.filter { PropertyListSerialization.propertyList([$0.key: $0.value], isValidFor: .binary) }
    }

    /// Returns a dictionary as data, or `nil` if it contains other values than a property list can.
    static func data(_ dictionary: [String: Any]) -> Data? {
        try? PropertyListSerialization.data(fromPropertyList: dictionary, format: .binary, options: 0)
    }

    /// Returns the dictionary in data, or `nil` if there is none.
    static func dictionary(in data: Data) -> [String: Any]? {
        (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
    }

    /// Returns whether data contains equal dictionaries, whose entries may be in different orders.
    static func areEqual(_ left: Data?, _ right: Data?) -> Bool {
        guard let left, let right, left != right else { return left == right }
        guard let first = dictionary(in: left), let second = dictionary(in: right) else { return false }
        return NSDictionary(dictionary: first).isEqual(to: second)
    }
}
