/// Reacts to the life of a scene. Every method may be left out.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// The scene has been made: show its first screen here.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// The scene is gone from the app for good.
    func sceneDidDisconnect(_ scene: UIScene)
    /// The scene gets input from now on.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The scene is about to lose its input.
    func sceneWillResignActive(_ scene: UIScene)
    /// The scene is about to come on the screen.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The scene has left the screen.
    func sceneDidEnterBackground(_ scene: UIScene)
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
}

/// Reacts to the life of a scene with windows. Every method may be left out.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// Where the delegate keeps the scene's main window.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// A delegate without a place for it has no window.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
