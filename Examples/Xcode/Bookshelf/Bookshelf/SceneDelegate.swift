//
//  SceneDelegate.swift
//  Bookshelf
//

import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = (scene as? UIWindowScene) else { return }
        windowScene.title = Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String
        window?.tintColor = UIColor(named: "AccentColor")
        if let tabBarController = window?.rootViewController as? UITabBarController {
            tabBarController.selectedIndex = Preferences.shared.selectedTab
        }
    }

    func sceneWillResignActive(_ scene: UIScene) {
        if let tabBarController = window?.rootViewController as? UITabBarController {
            Preferences.shared.selectedTab = tabBarController.selectedIndex
        }
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        LibraryStore.shared.save()
    }
}
