import GalleryScreens
import UIKit

/// The scene delegate that shows the Gallery in the scene's window.
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
