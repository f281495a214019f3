import Testing
import TrestleTesting
import UIKitFixtures

@testable import UIKit

@MainActor
private var log: [String] = []

/// An app delegate that creates the window itself.
private final class PlainAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        log.append("didFinishLaunching \(application.applicationState)")
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = RootController()
        window?.makeKeyAndVisible()
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { log.append("didBecomeActive") }
    func applicationWillResignActive(_ application: UIApplication) { log.append("willResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { log.append("didEnterBackground") }
    func applicationWillEnterForeground(_ application: UIApplication) { log.append("willEnterForeground") }
    func applicationWillTerminate(_ application: UIApplication) { log.append("willTerminate") }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        log.append("open \(url)")
        return true
    }
}

private final class RootController: UIViewController {
    override func viewDidLoad() { log.append("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { log.append("viewWillAppear") }
    override func viewDidLayoutSubviews() { log.append("viewDidLayoutSubviews \(Int(view.bounds.width))") }
    override func viewDidAppear(_ animated: Bool) { log.append("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { log.append("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("viewDidDisappear") }
}

/// An app delegate with scenes, whose scene delegate creates the window.
private final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        log.append("didFinishLaunching")
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        log.append("configurationForConnecting")
        let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = MainSceneDelegate.self
        return configuration
    }

    func applicationDidBecomeActive(_ application: UIApplication) { log.append("app didBecomeActive") }
    func applicationWillTerminate(_ application: UIApplication) { log.append("app willTerminate") }
}

private final class MainSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        log.append("willConnectTo \(scene.activationState)")
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }

    func sceneWillEnterForeground(_ scene: UIScene) { log.append("willEnterForeground") }
    func sceneDidBecomeActive(_ scene: UIScene) { log.append("didBecomeActive") }
    func sceneWillResignActive(_ scene: UIScene) { log.append("willResignActive") }
    func sceneDidEnterBackground(_ scene: UIScene) { log.append("didEnterBackground") }
    func sceneDidDisconnect(_ scene: UIScene) { log.append("didDisconnect") }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        log.append("open \(URLContexts.map(\.url.absoluteString).sorted())")
    }
}

@Suite("Applications", .serialized) @MainActor
struct ApplicationLaunchTests {
    init() { log = [] }

    @Test("an app delegate without scenes receives the life-cycle calls in the order of iOS")
    func plainLifeCycle() {
        let delegate = PlainAppDelegate()
        let screen = HeadlessScreen(launching: delegate)
        #expect(
            log == [
                "didFinishLaunching inactive", "viewDidLoad", "viewWillAppear", "didBecomeActive",
                "viewDidLayoutSubviews 390", "viewDidAppear",
            ])
        #expect(UIApplication.shared.applicationState == .active)
        #expect(UIApplication.shared.delegate === delegate)
        #expect(UIApplication.shared.keyWindow === delegate.window)
        #expect(UIApplication.shared.windows == [delegate.window])
        #expect(UIApplication.shared.connectedScenes.count == 1)
        #expect(delegate.window?.windowScene?.keyWindow === delegate.window)

        log = []
        screen.setVisible(false)
        #expect(log == ["willResignActive", "didEnterBackground"])
        #expect(UIApplication.shared.applicationState == .background)
        log = []
        screen.setVisible(true)
        #expect(log == ["willEnterForeground", "didBecomeActive"])
    }

    @Test("a scene delegate is created from its class, and receives the life-cycle calls instead of the app delegate")
    func sceneLifeCycle() throws {
        let screen = HeadlessScreen(launching: SceneAppDelegate())
        #expect(
            log == [
                "didFinishLaunching", "configurationForConnecting",
                "willConnectTo \(UIScene.ActivationState.foregroundInactive)", "willEnterForeground", "didBecomeActive",
            ])
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        let delegate = try #require(scene.delegate as? MainSceneDelegate)
        #expect(scene.activationState == .foregroundActive)
        #expect(scene.windows == [delegate.window])
        #expect(screen.window === delegate.window)

        log = []
        screen.setActive(false)
        #expect(scene.activationState == .foregroundInactive)
        screen.setVisible(false)
        screen.setVisible(true)
        #expect(
            log == ["willResignActive", "didEnterBackground", "willEnterForeground", "didBecomeActive"])
    }

    @Test("URLs that are opened with the running app reach the delegate of its scene, or that of the app")
    func openURLs() throws {
        let urls = ["app:a", "app:b"].compactMap(URL.init(string:))
        let screen = HeadlessScreen(launching: SceneAppDelegate())
        log = []
        screen.open(urls)
        screen.open([])
        #expect(log == ["open [\"app:a\", \"app:b\"]"])
        let plainScreen = HeadlessScreen(launching: PlainAppDelegate())
        log = []
        plainScreen.open(urls)
        #expect(log == ["open app:a", "open app:b"])
    }

    /// An app delegate whose scene has a storyboard, although the scene delegate creates its own window.
    private final class StoryboardAppDelegate: UIResponder, UIApplicationDelegate {
        var storyboard: UIStoryboard?

        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
            configuration.delegateClass = MainSceneDelegate.self
            configuration.storyboard = storyboard
            return configuration
        }
    }

    @Test(
        "a window that the scene delegate creates replaces that of the storyboard, which may lack an initial controller",
        arguments: ["initialViewController=\"a\"", ""])
    func ownWindow(attribute: String) throws {
        let folder = try TemporaryFolder([
            "Main.storyboard": """
            <?xml version="1.0"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            \(attribute)>
            <scenes><scene><objects><viewController id="a" title="Storyboard"/></objects></scene></scenes></document>
            """
        ])
        let appDelegate = StoryboardAppDelegate()
        appDelegate.storyboard = try UIStoryboard(contentsOf: folder.url.appendingPathComponent("Main.storyboard"))
        let screen = HeadlessScreen(launching: appDelegate)
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        let delegate = try #require(scene.delegate as? MainSceneDelegate)
        #expect(screen.window === delegate.window)
        #expect(scene.windows.allSatisfy { $0 === delegate.window || $0.isHidden })
    }

    @Test("changes of the app's state post notifications")
    func notifications() {
        let screen = HeadlessScreen(launching: PlainAppDelegate())
        var names: [String] = []
        let all: [NSNotification.Name] = [
            UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
            UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
            UIScene.didActivateNotification, UIScene.willDeactivateNotification,
        ]
        let observers = all.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let raw = note.name.rawValue
                MainActor.assumeIsolated { names.append(raw) }
            }
        }
        defer { observers.forEach(NotificationCenter.default.removeObserver) }
        screen.setActive(false)
        screen.setActive(true)
        #expect(
            names == [
                "UISceneWillDeactivateNotification", "UIApplicationWillResignActiveNotification",
                "UISceneDidActivateNotification", "UIApplicationDidBecomeActiveNotification",
            ])
    }

    @Test("`make` creates an object with the plain `init()` of its class, including indirect subclasses")
    func instancesOfClasses() {
        class Base: NSObject {
            var list = [1, 2, 3]
            override init() {
                super.init()
                list.append(4)
            }
        }
        class Derived: Base {
            let name = "derived"
        }
        let instance = NSObject.make(Derived.self)
        #expect(type(of: instance) == Derived.self)
        #expect((instance as? Derived)?.name == "derived")
        #expect((instance as? Derived)?.list == [1, 2, 3, 4])
        #expect(NSObject.make(MainSceneDelegate.self) is MainSceneDelegate)
    }

    @Test("`delegate.window` compiles as an optional requirement and as the declared property")
    func optionalWindow() {
        let delegate = PlainAppDelegate()
        let screen = HeadlessScreen(launching: delegate)
        #expect(UIApplication.shared.delegate?.window??.rootViewController is RootController)
        #expect(UIApplication.shared.delegate?.window?.rootViewController is RootController)
        #expect(screen.window === delegate.window)
    }

    @Test("Info.plist names the scene delegate's class and storyboard in the format that Xcode writes")
    func sceneManifest() {
        let plist: [String: Any] = [
            "UIApplicationSceneManifest": [
                "UIApplicationSupportsMultipleScenes": false,
                "UISceneConfigurations": [
                    "UIWindowSceneSessionRoleApplication": [
                        [
                            "UISceneConfigurationName": "Default Configuration",
                            "UISceneDelegateClassName": "MyApp.SceneDelegate",
                            "UISceneStoryboardFile": "Main",
                        ], ["UISceneConfigurationName": "Empty", "UISceneStoryboardFile": ""],
                    ]
                ],
            ] as [String: Any]
        ]
        func name(_ configuration: String?) -> String? {
            SceneManifest.delegateClassName(in: plist, configuration: configuration, role: .windowApplication)
        }
        #expect(name(nil) == "MyApp.SceneDelegate")
        #expect(name("Default Configuration") == "MyApp.SceneDelegate")
        #expect(name("Other") == nil)
        #expect(SceneManifest.delegateClassName(in: nil, configuration: nil, role: .windowApplication) == nil)
        let role = UISceneSession.Role.windowApplication
        #expect(SceneManifest.storyboardName(forConfiguration: nil, role: role, in: plist) == "Main")
        #expect(SceneManifest.storyboardName(forConfiguration: "Other", role: role, in: plist) == nil)
        #expect(SceneManifest.storyboardName(forConfiguration: "Empty", role: role, in: plist) == nil)
    }

    @Test("the host receives the URLs that the app opens")
    func openURL() throws {
        let screen = HeadlessScreen(launching: PlainAppDelegate())
        let url = try #require(URL(string: "https://example.org"))
        var isOpened = false
        UIApplication.shared.open(url) { isOpened = $0 }
        #expect(isOpened)
        #expect(screen.openedURLs == [url])
    }
}
