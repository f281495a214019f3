import GalleryScreens
import UIKit

/// Puts the Gallery into its window.
final class GallerySceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = Gallery.makeRootViewController()
        window.makeKeyAndVisible()
        self.window = window
    }
}
