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

    /// Called when the app has to open a URL that the desktop has passed to it, in an app without a scene delegate.
    ///
    /// - Returns: Whether the app has opened the URL.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    /// Called when memory is scarce. Release what can be created again.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Returns the orientations that the app supports in a window. By default those in `Info.plist`.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
    /// Called when the request for remote notifications has failed, which it always does on Linux.
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// Called when the app has been registered for remote notifications, which never happens on Linux.
    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// Called when a remote notification has arrived, which never happens on Linux.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// Called when the user has selected a quick action of the app's icon: one of `UIApplicationShortcutItems` in the information
    /// property list of a packaged app.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    /// Called when a session that transfers files in the background has events. On Linux an app does not outlive its
    /// process, so that sessions call their own delegates.
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void)
    /// Called when the time of day changes significantly, such as at midnight.
    func applicationSignificantTimeChange(_ application: UIApplication)
    /// Called before encrypted files become unavailable, which never happens on Linux.
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
    /// Called when encrypted files have become available, which never happens on Linux.
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
    /// Called when the user or the app has closed scenes, whose sessions are not restored. The session of the window that
    /// is closed last is kept for the next launch.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// Returns whether the app allows an extension. There are no extensions on Linux.
    func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool
    /// Returns whether the state of the interface is saved. On Linux it is not saved, so that this method is not called.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
    /// Returns whether the state of the interface is restored. On Linux it is not saved, so that this method is not
    /// called.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
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
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool { false }
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { application.supportedInterfaceOrientations(for: window) }
    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
    public func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
    public func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) { completionHandler() }
    public func applicationSignificantTimeChange(_ application: UIApplication) {}
    public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}
    public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
    public func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool { true }
    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        false
    }
    public func application(
        _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool { false }
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
