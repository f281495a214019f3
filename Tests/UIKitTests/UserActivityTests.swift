import Foundation
import Synchronization
import Testing

@testable import ScreenDriver
@testable import UIKit

@Suite("User activities", .serialized) @MainActor
struct UserActivityTests {
    @Test("an activity is stored with the values of its required keys, if it has any")
    func storage() throws {
        let activity = NSUserActivity(activityType: "org.example.read")
        activity.title = "Reading"
        activity.targetContentIdentifier = "book-3"
        activity.webpageURL = URL(string: "https://example.org/3")
        activity.addUserInfoEntries(from: ["page": 3])
        activity.addUserInfoEntries(from: ["page": 4, "zoom": 1.5])
        let copy = try #require(activity.stored.flatMap(NSUserActivity.init(stored:)))
        #expect(copy.activityType == "org.example.read" && copy.title == "Reading")
        #expect(copy.targetContentIdentifier == "book-3" && copy.webpageURL == activity.webpageURL)
        #expect(copy.userInfo?["page"] as? Int == 4 && copy.userInfo?["zoom"] as? Double == 1.5)
        activity.requiredUserInfoKeys = ["zoom"]
        let short = try #require(activity.stored.flatMap(NSUserActivity.init(stored:)))
        #expect(short.userInfo?.count == 1 && short.userInfo?["zoom"] as? Double == 1.5)
    }

    @Test("data that is not an activity is ignored")
    func damaged() throws {
        let data = try #require(NSUserActivity(activityType: "a").stored)
        #expect(NSUserActivity(stored: data.prefix(data.count / 2)) == nil)
        #expect(NSUserActivity(stored: Data()) == nil)
        #expect(PropertyList.data(["type": 3]).flatMap(NSUserActivity.init(stored:)) == nil)
    }

    /// A screen that adds its page to the activity of its scene.
    private final class PageController: UIViewController, NSUserActivityDelegate {
        var page = 1
        var saved: [String] = []

        override func updateUserActivityState(_ activity: NSUserActivity) {
            super.updateUserActivityState(activity)
            activity.addUserInfoEntries(from: ["page": page])
        }

        override func restoreUserActivityState(_ activity: NSUserActivity) {
            page = activity.userInfo?["page"] as? Int ?? page
        }

        nonisolated func userActivityWillSave(_ userActivity: NSUserActivity) {
            let type = userActivity.activityType
            MainActor.assumeIsolated { saved.append(type) }
        }
    }

    /// The delegate of an app whose scenes store their activities.
    private final class ReadingDelegate: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = ReadingSceneDelegate.self
            return configuration
        }
    }

    private final class ReadingSceneDelegate: UIResponder, UIWindowSceneDelegate {
        static var requests = 0
        var window: UIWindow?
        let controller = PageController()

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            scene.userActivity = NSUserActivity(activityType: "org.example.read")
            window = UIWindow(windowScene: scene)
            window?.rootViewController = controller
            window?.makeKeyAndVisible()
            controller.userActivity = scene.userActivity
            controller.userActivity?.delegate = controller
        }

        func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
            controller.restoreUserActivityState(stateRestorationActivity)
        }

        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
            Self.requests += 1
            return scene.userActivity
        }
    }

    /// An app whose scenes are stored in an array.
    private final class StoredApp {
        let screen: HeadlessScreen
        let saver: SceneStateSaver
        let written = Mutex<[[StoredScene]]>([])

        @MainActor
        init() {
            ReadingSceneDelegate.requests = 0
            screen = HeadlessScreen(launching: ReadingDelegate())
            nonisolated(unsafe) weak var app: StoredApp?
            saver = SceneStateSaver(screen.hosting, stored: [], placement: { _ in nil }) { scenes in
                app?.written.withLock { $0.append(scenes) }
            }
            app = self
        }

        @MainActor
        var controller: PageController? {
            (screen.activeScene.delegate as? ReadingSceneDelegate)?.controller
        }

        /// The pages in the stored activities, one for each time at which the scenes were written.
        @MainActor
        var pages: [Int?] {
            saver.finish()
            return written.withLock { $0 }.map { scenes in
                scenes.first?.activity.flatMap(NSUserActivity.init(stored:))?.userInfo?["page"] as? Int
            }
        }
    }

    @Test("responders update the activity of their scene when it resigns active or enters the background")
    func lifeCycle() throws {
        let app = StoredApp()
        let controller = try #require(app.controller)
        controller.page = 4
        app.screen.hosting.handle(.active(false))
        #expect(app.pages == [4])
        #expect(controller.saved == ["org.example.read"] && controller.userActivity?.needsSave == false)
        // Without changes nothing is written.
        app.screen.hosting.handle(.active(true))
        app.screen.hosting.handle(.active(false))
        #expect(app.pages == [4] && controller.saved.count == 1)
        controller.page = 5
        app.screen.hosting.handle(.visible(false))
        #expect(app.pages == [4, 5])
    }

    @Test("after input of the user, and after a change that the app reports, the state is stored within five seconds")
    func changes() async throws {
        let app = StoredApp()
        let controller = try #require(app.controller)
        controller.page = 2
        app.screen.press(.keyboardRightArrow)
        app.screen.press(.keyboardRightArrow)
        app.screen.advance(by: 4.5)
        #expect(ReadingSceneDelegate.requests == 0)
        app.screen.advance(by: 1)
        #expect(ReadingSceneDelegate.requests == 1 && app.pages == [2])
        app.screen.advance(by: 60)
        #expect(ReadingSceneDelegate.requests == 1)
        controller.page = 3
        controller.userActivity?.needsSave = true
        await app.screen.wait {
            app.screen.advance(by: 1)
            return app.pages == [2, 3]
        }
        app.screen.activeScene.session.userInfo = ["zoom": 2]
        app.screen.advance(by: 6)
        #expect(app.pages == [2, 3, 3])
    }

    @Test("a stored activity is passed to the scene's delegate after the connection")
    func restoration() throws {
        let app = StoredApp()
        app.controller?.page = 9
        app.screen.hosting.handle(.active(false))
        app.saver.finish()
        let stored = try #require(app.written.withLock { $0.last })
        let delegate = ReadingDelegate()
        let hosting = ApplicationHosting(
            application: UIApplication(), host: HeadlessHost(metrics: ScreenMetrics()), isProgram: true,
            storedScenes: stored,
            makeDelegate: { delegate })
        defer { hosting.tearDown() }
        #expect((hosting.active.scene.delegate as? ReadingSceneDelegate)?.controller.page == 9)
    }
}
