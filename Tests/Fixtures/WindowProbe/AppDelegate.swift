import UIKit

/// An app in a window that prints its events. Like in Xcode's template, the scene delegate is found by its
/// name.
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let screen = UIScreen.main
        report(
            "launched \(Int(screen.bounds.width)) \(Int(screen.bounds.height)) \(screen.scale) \(type(of: application))"
        )
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }

    func applicationWillTerminate(_ application: UIApplication) { report("terminate") }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        report("discarded \(sceneSessions.count), connected \(application.connectedScenes.count)")
    }
}

/// A custom application class.
final class ProbeApplication: UIApplication {
    override var supportsMultipleScenes: Bool { CommandLine.arguments.contains("scenes") }
}

/// Found by its name, like in Xcode's template.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        scene.title = "Bands"
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController =
            if CommandLine.arguments.contains("table") {
                UINavigationController(rootViewController: NumbersController())
            } else if CommandLine.arguments.contains("text") {
                TextController()
            } else if CommandLine.arguments.contains("pasteboard") {
                PasteboardController()
            } else if CommandLine.arguments.contains("drag") {
                DragController()
            } else if CommandLine.arguments.contains("settings") {
                SettingsController()
            } else if CommandLine.arguments.contains("movement") {
                MovementController()
            } else if CommandLine.arguments.contains("scenes") {
                ScenesController()
            } else {
                BandsController()
            }
        window?.makeKeyAndVisible()
    }

    func sceneDidBecomeActive(_ scene: UIScene) { report("active") }
    func sceneWillResignActive(_ scene: UIScene) { report("inactive") }
    func sceneWillEnterForeground(_ scene: UIScene) { report("foreground") }
    func sceneDidEnterBackground(_ scene: UIScene) { report("background") }
}

func report(_ text: String) {
    FileHandle.standardOutput.write(Data("\(text)\n".utf8))
}
