/// One instance of an app's user interface, with its own life cycle.
///
/// On Linux each scene is a window on the desktop. An app has several if its `Info.plist` contains `true` for
/// `UIApplicationSupportsMultipleScenes`.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// The session of the scene.
    open private(set) var session: UISceneSession

    /// The scene's delegate. The scene retains it.
    open var delegate: (any UISceneDelegate)?

    /// The state that features store with the scene.
    final var features = FeatureStorage()

    /// The activation state of the scene.
    open internal(set) var activationState = ActivationState.unattached

    /// The title of the desktop window. If it is `nil` or empty, the window shows the app's name.
    open var title: String! {
        didSet { (self as? UIWindowScene)?.screen.host?.titleDidChange(to: title ?? "") }
    }

    /// Creates a scene. UIKit calls this initializer when the app launches.
    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    open override var next: UIResponder? { UIApplication.shared }

    /// Opens `url` in the desktop's default app for it, and passes to `completion` whether the URL was
    /// opened.
    open func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil)
    {
        let keys: [UIApplication.OpenExternalURLOptionsKey: Any] =
            options?.universalLinksOnly == true ? [.universalLinksOnly: true] : [:]
        UIApplication.shared.open(url, options: keys, completionHandler: completion)
    }

    /// Opens `url` in the desktop's default app for it.
    ///
    /// - Returns: Whether the desktop opened the URL.
    @discardableResult
    open func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
        await withCheckedContinuation { continuation in
            open(url, options: options) { continuation.resume(returning: $0) }
        }
    }

    /// The activity that the scene displays. Return it from `stateRestorationActivity(for:)` of the delegate to restore it in
    /// the next launch. View controllers with the same activity update it before it is stored.
    open override var userActivity: NSUserActivity? {
        get { super.userActivity }
        set { super.userActivity = newValue }
    }

    /// The text below the title of the scene. It is stored; desktop windows do not display it.
    open var subtitle = ""

    /// The execution state of a scene.
    public enum ActivationState: Int, Sendable {
        /// The scene is not connected to the app.
        case unattached = -1
        /// The scene is in the foreground and receives events.
        case foregroundActive = 0
        /// The scene is in the foreground but does not receive keyboard input.
        case foregroundInactive = 1
        /// The scene is not visible.
        case background = 2
    }

    /// The reasons for which a scene is connected.
    @preconcurrency @MainActor
    public class ConnectionOptions: NSObject {
        /// The URLs with which the app has been started.
        public let urlContexts: Set<UIOpenURLContext>

        /// The identifier of the app that has started this one. Always `nil`, because a desktop does not report it.
        public var sourceApplication: String? { nil }

        /// The quick action with which the app has been started. Always `nil`, because a desktop shows none.
        public var shortcutItem: UIApplicationShortcutItem? { nil }

        /// The type of the activity of another device that the scene continues. Always `nil`, because there are none on Linux.
        public var handoffUserActivityType: String? { nil }

        /// The activities with which the app has requested the scene.
        public let userActivities: Set<NSUserActivity>

        /// The URLs in the order of the command line.
        let urls: [URL]

        init(urls: [URL] = [], userActivities: Set<NSUserActivity> = []) {
            self.urls = urls
            urlContexts = Set(urls.map(UIOpenURLContext.init))
            self.userActivities = userActivities
            super.init()
        }
    }

    /// The options for opening an external URL.
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        /// Creates the default options.
        public override init() {}

        /// Whether only an app that is registered for the link opens it. No desktop app is, so that with `true` the URL
        /// is not opened.
        open var universalLinksOnly = false
    }

    /// The options of a request to activate a scene.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        /// The scene that makes the request.
        open var requestingScene: UIScene?
    }

    /// Posted when a scene is about to connect to the app. The notification's object is the scene.
    public class var willConnectNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillConnectNotification")
    }

    /// Posted when a scene has disconnected from the app. The notification's object is the scene.
    public class var didDisconnectNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidDisconnectNotification")
    }

    /// Posted when a scene has become active. The notification's object is the scene.
    public class var didActivateNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidActivateNotification")
    }

    /// Posted when a scene is about to become inactive. The notification's object is the scene.
    public class var willDeactivateNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillDeactivateNotification")
    }

    /// Posted when a scene is about to enter the foreground. The notification's object is the scene.
    public class var willEnterForegroundNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillEnterForegroundNotification")
    }

    /// Posted when a scene has entered the background. The notification's object is the scene.
    public class var didEnterBackgroundNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidEnterBackgroundNotification")
    }
}
