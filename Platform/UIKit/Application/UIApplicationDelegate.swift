/// Reacts to the life of the app. Every method may be left out.
///
/// `@main class AppDelegate: UIResponder, UIApplicationDelegate` is a whole program: `main()` comes from here, and
/// makes the delegate by its `init()`.
///
/// A delegate that implements `application(_:configurationForConnecting:options:)` has its scene's delegate make the
/// window; one that does not makes it in `application(_:didFinishLaunchingWithOptions:)`.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: OptionalWindowOwner {
    /// The app has been started, and nothing is shown yet.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The app has been started: show its first screen here, or leave that to the scene's delegate.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The older form of `application(_:didFinishLaunchingWithOptions:)`, called where that is left out.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// The app gets input from now on. Not called in an app with a scene delegate.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The app is about to lose its input. Not called in an app with a scene delegate.
    func applicationWillResignActive(_ application: UIApplication)
    /// The app's window has left the screen. Not called in an app with a scene delegate.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// The app's window is about to come back. Not called in an app with a scene delegate.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The app is about to end.
    func applicationWillTerminate(_ application: UIApplication)
    /// Says which delegate a new scene gets.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Where the delegate keeps the app's main window, if it has no scene delegate.
    var window: UIWindow? { get set }
}

extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// What `Info.plist` says, and no scene delegate where it says nothing.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        PlainSceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }
    /// A delegate without a place for it has no window.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

/// What comes out where a delegate does not say which scene it wants.
final class PlainSceneConfiguration: UISceneConfiguration {}

/// Lets `delegate.window??.rootViewController` compile beside `delegate.window?.rootViewController`: on iOS an optional
/// property of a protocol is twice optional. Not to be conformed to by itself.
@preconcurrency @MainActor
public protocol OptionalWindowOwner: NSObjectProtocol {}

extension OptionalWindowOwner {
    /// The delegate's window, as iOS types it.
    @_disfavoredOverload
    public var window: UIWindow?? { .some((self as? any UIApplicationDelegate)?.window) }
}
