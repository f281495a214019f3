/// The persistent information about a scene: its role, its configuration, and the state that the next launch restores.
@preconcurrency @MainActor
public class UISceneSession: NSObject {
    /// The role of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name of the role, as in `Info.plist`.
        public let rawValue: String

        /// Creates a role with the given name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The role of a scene that displays the app's windows and receives input.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The scene, or `nil` if it is not connected.
    public internal(set) weak var scene: UIScene?
    /// The role of the scene.
    public let role: Role
    /// The configuration from which the scene was created.
    public internal(set) var configuration: UISceneConfiguration
    /// A unique identifier of the session. In an app with a bundle identifier it is the same in each launch.
    public let persistentIdentifier: String
    /// Custom data that the app stores with the session. In an app with a bundle identifier, values of property lists are
    /// restored in the next launch.
    public var userInfo: [String: Any]? {
        didSet { UIApplication.shared.hosting?.stateSaver?.setNeedsSave() }
    }
    /// The activity that restores the state of the scene. It is that of the last launch, or the one that
    /// `stateRestorationActivity(for:)` of the scene's delegate has returned since then.
    public internal(set) var stateRestorationActivity: NSUserActivity?

    /// Creates a session, or that of a scene of the last launch.
    init(role: Role, stored: StoredScene?) {
        self.role = role
        persistentIdentifier = stored?.identifier ?? UUID().uuidString
        userInfo = stored?.userInfo.flatMap(PropertyList.dictionary)
        stateRestorationActivity = stored?.activity.flatMap(NSUserActivity.init(stored:))
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        super.init()
    }
}

/// The delegate class and the storyboard of a scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The name of the configuration, as in `Info.plist`.
    open private(set) var name: String?
    /// The role of the scene.
    open private(set) var role: UISceneSession.Role
    /// The class of the scene's delegate. It needs an `init()`.
    open var delegateClass: AnyClass?
    /// The storyboard whose initial view controller the scene's window displays, or `nil` if the delegate
    /// creates the window.
    open var storyboard: UIStoryboard?

    /// Creates a configuration. If `Info.plist` contains a configuration of that name and role, its class
    /// and storyboard are used.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
        delegateClass = SceneManifest.delegateClass(named: name, role: sessionRole)
        storyboard = SceneManifest.storyboardName(forConfiguration: name, role: sessionRole)
            .map { UIStoryboard(name: $0, bundle: nil) }
    }
}
