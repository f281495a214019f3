import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard scene is UIWindowScene else { return }
        print("connected", window?.rootViewController.map { "\(type(of: $0))" } ?? "without a window")
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        print("opened", URLContexts.map(\.url.absoluteString).sorted().joined(separator: " "))
        fflush(nil)
    }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        print("shortcut", shortcutItem.type, shortcutItem.localizedTitle)
        fflush(nil)
        completionHandler(true)
    }
}
