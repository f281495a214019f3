/// What the system remembers of a scene: what it is for, and how it was set up.
@preconcurrency @MainActor
public class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name of the role, as in Info.plist.
        public let rawValue: String

        /// Makes a role of its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Shows the app's windows, and takes input.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The scene, while it is connected.
    public internal(set) weak var scene: UIScene?
    /// What the scene is for.
    public let role: Role
    /// How the scene was set up.
    public internal(set) var configuration: UISceneConfiguration
    /// A name that no other session has.
    public let persistentIdentifier = UUID().uuidString
    /// What the app wants to keep with the session.
    public var userInfo: [String: Any]?

    init(role: Role) {
        self.role = role
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        super.init()
    }
}

/// Which class a scene's delegate is made of.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The name of the configuration, as in Info.plist.
    public final let name: String?
    /// What the scene is for.
    public final let role: UISceneSession.Role
    /// What the scene's delegate is an instance of: a class with `init()`.
    open var delegateClass: AnyClass?
    /// The storyboard whose first controller the scene's window shows; nil where the delegate makes the window.
    open var storyboard: UIStoryboard?

    /// Makes a configuration. Where `Info.plist` has one of that name and role, class and storyboard are taken from
    /// there.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
        delegateClass = SceneManifest.delegateClass(named: name, role: sessionRole)
        storyboard = SceneManifest.storyboardName(forConfiguration: name, role: sessionRole)
            .map { UIStoryboard(name: $0, bundle: nil) }
    }
}
