/// The methods through which an app responds to life cycle events. All of them are optional.
///
/// `@main class AppDelegate: UIResponder, UIApplicationDelegate` is a complete program: the protocol
/// provides `main()`, which creates the delegate with its `init()`.
///
/// If the delegate implements `application(_:configurationForConnecting:options:)`, the scene delegate
/// creates the window. Otherwise the app delegate creates it in
/// `application(_:didFinishLaunchingWithOptions:)`.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: OptionalWindowOwner {
    /// Called when the app is launching, before any user interface exists.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the app has launched. An app without a scene delegate creates its window
    /// here.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The older form of `application(_:didFinishLaunchingWithOptions:)`. Called only if
    /// `application(_:didFinishLaunchingWithOptions:)` is not implemented.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// Called when the app has become active. Not called in an app with a scene delegate.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called when the app is about to become inactive. Not called in an app with a scene
    /// delegate.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called when the app has entered the background. Not called in an app with a scene
    /// delegate.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called when the app is about to enter the foreground. Not called in an app with a scene
    /// delegate.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called when the app is about to terminate.
    func applicationWillTerminate(_ application: UIApplication)
    /// Asks the delegate for the configuration of a new scene.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// The app's main window, in an app without a scene delegate.
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
    /// The default implementation uses the configuration in `Info.plist`, if any, and no scene delegate
    /// otherwise.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        PlainSceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }
    /// The default implementation stores no window.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

/// The configuration of a scene if the app delegate does not provide one.
final class PlainSceneConfiguration: UISceneConfiguration {}

/// An implementation detail of `UIApplicationDelegate`; do not conform to it directly.
///
/// On iOS, an optional property requirement is doubly optional. This protocol makes both
/// `delegate.window??.rootViewController` and `delegate.window?.rootViewController` compile.
@preconcurrency @MainActor
public protocol OptionalWindowOwner: NSObjectProtocol {}

extension OptionalWindowOwner {
    /// The delegate's window, with the type that it has on iOS.
    @_disfavoredOverload
    public var window: UIWindow?? { .some((self as? any UIApplicationDelegate)?.window) }
}
