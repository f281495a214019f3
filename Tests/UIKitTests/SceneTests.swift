import BusFixtures
import DesktopBus
import Foundation
import Testing
import TrestleTesting

@testable import ScreenDriver
@testable import UIKit

@MainActor
private var log: [String] = []

private final class WindowsAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = DocumentSceneDelegate.self
        return configuration
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        log.append("discarded \(sceneSessions.count)")
    }
}

/// A scene that displays a document, which its activity names.
private final class DocumentSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var name = "first"

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity
        if let title = activity?.title { name = title }
        scene.title = name
        scene.userActivity = activity
        log.append("\(name) connects to \(Int(UIScreen.main.bounds.width))")
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = DocumentController()
        window?.makeKeyAndVisible()
    }

    func sceneWillEnterForeground(_ scene: UIScene) { log.append("\(name) enters foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { log.append("\(name) becomes active") }
    func sceneWillResignActive(_ scene: UIScene) { log.append("\(name) resigns active") }
    func sceneDidEnterBackground(_ scene: UIScene) { log.append("\(name) enters background") }
    func sceneDidDisconnect(_ scene: UIScene) { log.append("\(name) disconnects") }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        log.append("\(name) continues \(userActivity.activityType)")
    }
}

private final class DocumentController: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    var tapCount = 0

    override func viewDidLoad() {
        view.backgroundColor = .systemBackground
        view.addSubview(field)
        let button = UIButton(frame: CGRect(x: 20, y: 200, width: 200, height: 44))
        button.setTitle("Count", for: .normal)
        button.addAction(UIAction { [unowned self] _ in tapCount += 1 }, for: .touchUpInside)
        view.addSubview(button)
    }
}

@Suite("Apps with several scenes", .serialized) @MainActor
struct SceneTests {
    init() { log = [] }

    private func launch(supportsMultipleScenes: Bool = true) -> HeadlessScreen {
        let screen = HeadlessScreen(launching: WindowsAppDelegate())
        screen.application.features[MultipleScenesKey.self] = supportsMultipleScenes
        return screen
    }

    private func activity(_ title: String) -> NSUserActivity {
        let activity = NSUserActivity(activityType: "org.example.document")
        activity.title = title
        return activity
    }

    private func controller(of scene: UIScene) throws -> DocumentController {
        try #require((scene.delegate as? DocumentSceneDelegate)?.window?.rootViewController as? DocumentController)
    }

    /// Opens a second scene, and returns both.
    private func openSecond(_ screen: HeadlessScreen) throws -> (UIWindowScene, UIWindowScene) {
        let first = screen.activeScene
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity("second"), options: nil)
        screen.advanceFrame()
        let second = screen.activeScene
        try #require(second !== first && UIApplication.shared.connectedScenes == [first, second])
        return (first, second)
    }

    @Test("a new scene connects with its activity, and becomes active in place of the first one")
    func opening() throws {
        let screen = launch()
        log = []
        let (first, second) = try openSecond(screen)
        #expect(
            log == [
                "first resigns active", "second connects to 390", "second enters foreground", "second becomes active",
            ])
        #expect(first.activationState == .foregroundInactive && second.activationState == .foregroundActive)
        #expect(UIApplication.shared.openSessions == [first.session, second.session])
        #expect(UIApplication.shared.applicationState == .active)
        let (firstWindow, secondWindow) = (
            try controller(of: first).view.window, try controller(of: second).view.window
        )
        #expect(UIApplication.shared.keyWindow === secondWindow && first.keyWindow === firstWindow)
        #expect(first.screen !== second.screen && UIScreen.main === second.screen)
        #expect(screen.host.title == "second" && (first.screen.host as? HeadlessHost)?.title == "first")
        #expect(UIApplication.shared.windows == [firstWindow, secondWindow])
    }

    @Test("the app stays active while the focus moves from one of its windows to another")
    func focus() throws {
        let screen = launch()
        let (first, second) = try openSecond(screen)
        var names: [String] = []
        let observers = [UIApplication.willResignActiveNotification, UIApplication.didBecomeActiveNotification].map {
            NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) { note in
                let name = note.name.rawValue
                MainActor.assumeIsolated { names.append(name) }
            }
        }
        defer { observers.forEach(NotificationCenter.default.removeObserver) }
        log = []
        // As a desktop reports it: one window loses the focus before the other one gains it.
        screen.setActive(false)
        screen.activate(first)
        screen.advance(by: 1)
        #expect(log == ["second resigns active", "first becomes active"])
        #expect(names.isEmpty && UIApplication.shared.applicationState == .active)
        screen.setActive(false)
        screen.advance(by: 1)
        #expect(names == [UIApplication.willResignActiveNotification.rawValue])
        #expect(UIApplication.shared.applicationState == .inactive)
        screen.activate(second)
        #expect(UIApplication.shared.applicationState == .active && UIApplication.shared.activeScene === second)
    }

    @Test("touches and texts reach the scene of their window, whose first responder is kept")
    func input() throws {
        let screen = launch()
        let (first, second) = try openSecond(screen)
        let (one, two) = (try controller(of: first), try controller(of: second))
        screen.tap("Count")
        #expect(one.tapCount == 0 && two.tapCount == 1)
        two.field.becomeFirstResponder()
        screen.type("b")
        screen.activate(first)
        screen.tap("Count")
        one.field.becomeFirstResponder()
        screen.type("a")
        #expect(one.tapCount == 1 && two.tapCount == 1)
        screen.activate(second)
        #expect(two.field.isFirstResponder && one.field.isFirstResponder)
        screen.type("c")
        #expect(one.field.text == "a" && two.field.text == "bc")
    }

    @Test("each scene has a screen with a size, a picture and presentations of its own")
    func screens() throws {
        let screen = launch()
        let (first, second) = try openSecond(screen)
        screen.resize(to: CGSize(width: 800, height: 600))
        #expect(try controller(of: second).view.bounds.size == CGSize(width: 800, height: 600))
        #expect(try controller(of: first).view.bounds.size == CGSize(width: 390, height: 844))
        #expect(second.interfaceOrientation == .landscapeLeft && first.interfaceOrientation == .portrait)
        #expect(screen.picture.width == 1600)
        try controller(of: second).present(
            UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert), animated: true)
        screen.settle()
        #expect(screen.texts.contains("Delete?"))
        screen.activate(first)
        #expect(screen.picture.width == 780 && !screen.texts.contains("Delete?"))
        #expect(try controller(of: first).presentedViewController == nil)
    }

    @Test("animations run in the windows of all scenes")
    func animations() throws {
        let screen = launch()
        let (first, second) = try openSecond(screen)
        var finished: [String] = []
        for (name, scene) in [("first", first), ("second", second)] {
            let view = try controller(of: scene).field
            UIView.animate(withDuration: 0.5) {
                view.frame.origin.y = 400
            } completion: { isFinished in
                finished.append("\(name) \(isFinished)")
            }
        }
        screen.advance(by: 0.25)
        #expect(finished.isEmpty)
        let y = try controller(of: first).field.layer.presentation()?.frame.minY ?? 0
        #expect(y > 110 && y < 390)
        screen.settle()
        #expect(finished.sorted() == ["first true", "second true"])
    }

    @Test("a display link fires once per frame however many scenes there are")
    func displayLinks() throws {
        let screen = launch()
        _ = try openSecond(screen)
        var count = 0
        let link = DisplayLink { _ in count += 1 }
        defer { link.invalidate() }
        for _ in 0..<10 { screen.advanceFrame() }
        #expect(count == 10)
    }

    @Test("settings apply to the windows of all scenes, and to those that are opened later")
    func settings() throws {
        let screen = launch()
        let (first, second) = try openSecond(screen)
        screen.change(to: UIUserInterfaceStyle.dark)
        #expect(try controller(of: first).traitCollection.userInterfaceStyle == .dark)
        #expect(try controller(of: second).traitCollection.userInterfaceStyle == .dark)
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
        screen.advanceFrame()
        #expect(try controller(of: screen.activeScene).traitCollection.userInterfaceStyle == .dark)
    }

    @Test("closing a window disconnects its scene, and the app goes on with the others")
    func closing() throws {
        let screen = launch()
        let (first, second) = try openSecond(screen)
        weak let window = try controller(of: second).view.window
        log = []
        screen.close(second)
        #expect(
            log == [
                "second resigns active", "second enters background", "second disconnects", "first becomes active",
                "discarded 1",
            ])
        #expect(UIApplication.shared.connectedScenes == [first] && second.activationState == .unattached)
        #expect(UIApplication.shared.applicationState == .active && !screen.hosting.hasQuit)
        #expect(UIApplication.shared.keyWindow === (try controller(of: first)).view.window)
        screen.advance(by: 1)
        #expect(window == nil, "the delegate and its window are released")
        screen.tap("Count")
        #expect(try controller(of: first).tapCount == 1)
        screen.close(first)
        #expect(screen.hosting.hasQuit)
        #expect(log.last == "first disconnects", "the session of the last window is kept")
    }

    @Test("an inactive window is closed without effects on the active one")
    func closingInactive() throws {
        let screen = launch()
        let (first, second) = try openSecond(screen)
        let field = try controller(of: second).field
        field.becomeFirstResponder()
        log = []
        screen.close(first)
        #expect(log == ["first enters background", "first disconnects", "discarded 1"])
        screen.type("on")
        #expect(field.text == "on" && screen.activeScene === second)
    }

    @Test("Control-N opens a window, Control-W closes it, and Control-Q quits")
    func keys() throws {
        let screen = launch()
        screen.press(.keyboardN, modifiers: .control)
        #expect(UIApplication.shared.connectedScenes.count == 2)
        screen.press(.keyboardW, modifiers: .control)
        #expect(UIApplication.shared.connectedScenes.count == 1 && !screen.hosting.hasQuit)
        screen.press(.keyboardN, modifiers: .control)
        log = []
        screen.press(.keyboardQ, modifiers: .control)
        #expect(screen.hosting.hasQuit)
        #expect(log.filter { $0.hasSuffix("disconnects") }.count == 2 && !log.contains("discarded 1"))
    }

    @Test("an app that does not support several scenes gets an error, and ignores Control-N")
    func unsupported() {
        let screen = launch(supportsMultipleScenes: false)
        var errors: [UISceneError.Code?] = []
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
            errors.append(($0 as? UISceneError)?.code)
        }
        UIApplication.shared.requestSceneSessionDestruction(screen.activeScene.session, options: nil) {
            errors.append(($0 as? UISceneError)?.code)
        }
        screen.advanceFrame()
        #expect(errors == [.multipleScenesNotSupported, .requestDenied])
        screen.press(.keyboardN, modifiers: .control)
        #expect(UIApplication.shared.connectedScenes.count == 1)
    }

    @Test("a request for a connected session brings its window to the front, where it continues the activity")
    func activatingExisting() throws {
        let screen = launch()
        let (first, second) = try openSecond(screen)
        log = []
        let request = UISceneSessionActivationRequest(session: first.session, userActivity: activity("third"))
        UIApplication.shared.activateSceneSession(for: request)
        screen.advanceFrame()
        #expect(
            log == ["first continues org.example.document", "second resigns active", "first becomes active"])
        #expect(screen.activeScene === first && screen.host.raiseCount == 1)
        #expect(UIApplication.shared.connectedScenes == [first, second])
    }

    @Test("a request of the app closes a scene, and quits the app with the last one, whose session is discarded")
    func destruction() throws {
        let screen = launch()
        let (first, second) = try openSecond(screen)
        UIApplication.shared.requestSceneSessionDestruction(first.session, options: nil)
        screen.advanceFrame()
        #expect(UIApplication.shared.connectedScenes == [second])
        #expect(screen.hosting.storedScenes { _ in nil }.map(\.identifier) == [second.session.persistentIdentifier])
        UIApplication.shared.requestSceneSessionDestruction(second.session, options: nil)
        screen.advanceFrame()
        #expect(screen.hosting.hasQuit && screen.hosting.storedScenes { _ in nil }.isEmpty)
    }

    @Test("assistive technologies find the windows of all scenes, each on its screen")
    func accessibility() throws {
        let screen = launch()
        let (first, second) = try openSecond(screen)
        let windows = AccessibilityNode.application.children
        #expect(windows.map(\.screen) == [first.screen, second.screen])
        let button = try #require(windows.first?.children.first { $0.label == "Count" })
        #expect(button.activate())
        screen.advance(by: 0.2)
        #expect(try controller(of: first).tapCount == 1 && controller(of: second).tapCount == 0)
    }

    @Test("assistive technologies are notified of windows that open, become active and close")
    func accessibilityEvents() async throws {
        let bus = try PrivateBus()
        let registry = try await FakeAccessibilityRegistry(on: bus, isEnabled: true)
        let screen = launch()
        let service = try #require(await AccessibilityService.start(appName: "Notes", bus: .address(bus.address)))
        var events: [String] = []
        let subscriptions = try ["Window", "Object"].map { interface in
            try registry.connection.subscribe(
                to: DBusSignalMatch(interface: "org.a11y.atspi.Event.\(interface)")
            ) { signal in
                let numbers = signal.arguments.dropFirst().prefix(1).compactMap(\.intValue)
                guard interface == "Window" || signal.name == "ChildrenChanged" else { return }
                events.append("\(signal.name) \(signal.arguments.first?.stringValue ?? "") \(numbers)")
            }
        }
        let (first, second) = try openSecond(screen)
        await screen.wait { events.contains("Create  [0]") }
        #expect(events.contains("ChildrenChanged add [1]"))
        events = []
        screen.activate(first)
        await screen.wait { events.contains("Activate  [0]") }
        // Events of the controllers that appear may come between them.
        #expect(events.filter { $0.hasSuffix("ctivate  [0]") } == ["Deactivate  [0]", "Activate  [0]"])
        events = []
        screen.close(second)
        await screen.wait { events.contains("Destroy  [0]") }
        #expect(events.contains("ChildrenChanged remove [1]"))
        withExtendedLifetime((service, subscriptions)) {}
    }

    @Test("the next launch restores the scenes with their sessions, activities and data")
    func restoration() throws {
        let screen = launch()
        let (first, second) = try openSecond(screen)
        second.session.userInfo = ["page": 7]
        second.userActivity?.userInfo = ["scroll": 120, "view": UIView()]
        screen.send(.quit)
        let stored = screen.hosting.storedScenes { _ in nil }
        #expect(stored.count == 2)
        final class MultipleApplication: UIApplication {
            override var supportsMultipleScenes: Bool { true }
        }
        let application = MultipleApplication()
        application.delegate = WindowsAppDelegate()
        log = []
        let hosting = ApplicationHosting(
            application: application, host: HeadlessHost(metrics: ScreenMetrics()), storedScenes: stored)
        defer { hosting.tearDown() }
        let sessions = hosting.scenes.map(\.scene.session)
        #expect(
            sessions.map(\.persistentIdentifier) == [first, second].map(\.session.persistentIdentifier))
        #expect(log.filter { $0.contains("connects") } == ["first connects to 390", "second connects to 390"])
        let activity = try #require(sessions.last?.stateRestorationActivity)
        #expect(activity.title == "second" && activity.activityType == "org.example.document")
        #expect(activity.userInfo?.count == 1 && activity.userInfo?["scroll"] as? Int == 120)
        #expect(sessions.last?.userInfo?["page"] as? Int == 7)
    }
}
