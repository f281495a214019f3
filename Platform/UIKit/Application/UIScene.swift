/// One instance of an app's user interface, with a life of its own.
///
/// On Linux an app has one scene: its window.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// What the scene remembers of itself.
    public final let session: UISceneSession

    /// What reacts to the scene's life. The scene keeps it alive.
    open var delegate: (any UISceneDelegate)?

    /// Whether the scene is in front, and gets input.
    public internal(set) final var activationState = ActivationState.unattached

    /// What the desktop shows as the window's title; nil or empty shows the app's name.
    open var title: String! {
        didSet { UIApplication.shared.host?.titleDidChange(to: title ?? "") }
    }

    /// Makes a scene. UIKit does that when the app starts.
    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    open override var next: UIResponder? { UIApplication.shared }

    /// Opens `url` with the desktop's app for it, and tells `completion` whether there was one.
    open func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil)
    {
        UIApplication.shared.open(url, completionHandler: completion)
    }

    /// How far a scene is from the person.
    public enum ActivationState: Int, Sendable {
        /// Not connected to the app.
        case unattached = -1
        /// On the screen, and what is typed goes there.
        case foregroundActive = 0
        /// On the screen, but what is typed goes elsewhere.
        case foregroundInactive = 1
        /// Not on the screen.
        case background = 2
    }

    /// Why a scene is connected.
    @preconcurrency @MainActor
    public class ConnectionOptions: NSObject {}

    /// How to open a URL outside of the app.
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        /// Makes the default options.
        public override init() {}
    }

    /// A scene was connected to the app; its object is the scene.
    public class var willConnectNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillConnectNotification")
    }

    /// A scene was disconnected from the app; its object is the scene.
    public class var didDisconnectNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidDisconnectNotification")
    }

    /// A scene gets input now; its object is the scene.
    public class var didActivateNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidActivateNotification")
    }

    /// A scene is about to lose its input; its object is the scene.
    public class var willDeactivateNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillDeactivateNotification")
    }

    /// A scene is about to come on the screen; its object is the scene.
    public class var willEnterForegroundNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillEnterForegroundNotification")
    }

    /// A scene left the screen; its object is the scene.
    public class var didEnterBackgroundNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidEnterBackgroundNotification")
    }
}
