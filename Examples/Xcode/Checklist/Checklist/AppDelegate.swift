//
//  AppDelegate.swift
//  Checklist
//
//  Created on 9/27/17.
//

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    let store = ChecklistStore()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        store.load()
        let navigationController = window?.rootViewController as? UINavigationController
        let controller = navigationController?.viewControllers.first as? AllListsViewController
        controller?.store = store
        window?.tintColor = UIColor(red: 0.12, green: 0.48, blue: 0.3, alpha: 1)
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        store.save()
    }

    func applicationWillTerminate(_ application: UIApplication) {
        store.save()
    }
}
