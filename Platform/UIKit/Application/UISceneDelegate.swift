/// The methods through which an app responds to the life cycle events of a scene. All of them are optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when a scene is about to connect. Create its window here.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Called when the scene was removed from the app.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called when the scene has become active.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called when the scene is about to become inactive.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called when the scene is about to enter the foreground.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called when the scene has entered the background.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Called when the scene has to open URLs that the desktop has passed to the running app.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// Returns an activity that describes the state of the scene, for ``UISceneSession/stateRestorationActivity`` of the
    /// next launch. Called when the scene resigns active or enters the background, when the app quits, and a few seconds after
    /// input of the user, so that little is lost when the app crashes.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// Called after a scene with a ``UISceneSession/stateRestorationActivity`` has connected and its storyboard is loaded, to restore
    /// what the user was doing in it.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    /// Called when the scene is about to continue an activity of a type.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    /// Called when the app has requested the scene with an activity, which the scene displays.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// The methods through which an app responds to the events of a scene that has windows. All of them are
/// optional.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's main window.
    var window: UIWindow? { get set }

    /// Called when the size or the traits of the scene have changed.
    ///
    /// - Parameters:
    ///   - windowScene: The scene.
    ///   - previousCoordinateSpace: The coordinates of the scene before the change.
    ///   - previousInterfaceOrientation: The orientation before the change.
    ///   - previousTraitCollection: The traits before the change.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
    /// Called when the user has selected a quick action of the app's icon: one of `UIApplicationShortcutItems` in the information
    /// property list of a packaged app.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
    /// The default implementation stores no window.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
