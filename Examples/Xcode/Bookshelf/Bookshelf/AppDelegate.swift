//
//  AppDelegate.swift
//  Bookshelf
//

import UIKit
import os

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Preferences.shared.registerDefaults()
        #if DEBUG
            if CommandLine.arguments.contains("-ResetLibrary") {
                LibraryStore.shared.reset()
            }
        #endif
        applyAppearance()
        Log.app.info("Launched with \(LibraryStore.shared.bookCount, privacy: .public) books")
        return true
    }

    private func applyAppearance() {
        let tint = UIColor(named: "Spine") ?? .systemBrown
        UINavigationBar.appearance().tintColor = tint
        UISwitch.appearance().onTintColor = tint
        UIProgressView.appearance(whenContainedInInstancesOf: [BookCell.self]).progressTintColor = tint
    }

    // MARK: UISceneSession Lifecycle

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        Log.app.debug("Discarded \(sceneSessions.count) sessions")
    }
}
