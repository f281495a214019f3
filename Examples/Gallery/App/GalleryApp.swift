import GalleryScreens
import UIKit

/// The Gallery as a scene-based app.
@main
final class GalleryApp: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Gallery", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = GallerySceneDelegate.self
        return configuration
    }

    // MARK: Menu bar

    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        guard builder.system == .main else { return }
        let isDark = window?.traitCollection.userInterfaceStyle == .dark
        let dark = UIAction(title: "Dark Appearance", state: isDark ? .on : .off) { [weak self] _ in
            self?.window?.overrideUserInterfaceStyle = isDark ? .light : .dark
            UIMenuSystem.main.setNeedsRebuild()
        }
        builder.insertChild(UIMenu(options: .displayInline, children: [dark]), atStartOfMenu: .view)
        let screens = Gallery.makeScreensMenu { [weak self] screen in
            (self?.window?.rootViewController as? UINavigationController)?.pushViewController(screen, animated: true)
        }
        builder.insertSibling(screens, afterMenu: .view)
    }

    /// The window that receives keyboard input.
    private var window: UIWindow? {
        UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.compactMap(\.keyWindow).first
    }
}
