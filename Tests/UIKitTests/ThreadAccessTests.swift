import Dispatch
import Foundation
import Testing
import TrestleTesting

@testable import UIKit

/// Runs `body` on a background thread and waits for it, as an app in the Swift 5 language mode reads UIKit in a
/// completion handler.
private func onBackgroundThread(_ body: @escaping @MainActor () -> Void) {
    let isDone = DispatchSemaphore(value: 0)
    let unchecked = unsafeBitCast(body, to: (@Sendable () -> Void).self)
    DispatchQueue.global().async {
        unchecked()
        isDone.signal()
    }
    isDone.wait()
}

/// As on iOS, reading UIKit on another thread is an error of the app that has no effect most of the time. A closure
/// inside a getter would trap, because it checks its isolation to the main actor.
@Suite("Properties that are read on another thread", .serialized) @MainActor
struct ThreadAccessTests {
    @Test("a controller's containers can be read")
    func containers() {
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), navigation]
        tabs.selectedIndex = 1
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(tabs, for: .secondary)
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
        onBackgroundThread {
            #expect(page.navigationController === navigation && page.tabBarController === tabs)
            #expect(page.splitViewController === split && page.presentingViewController == nil)
            #expect(page.transitionCoordinator == nil && page.presentedViewController == nil)
            #expect(tabs.selectedIndex == 1 && tabs.selectedViewController === navigation)
            #expect(navigation.topViewController === page && navigation.viewControllers.count == 1)
            #expect(navigation.visibleViewController === page)
            #expect(!split.viewControllers.isEmpty && pages.viewControllers?.count == 1)
        }
    }

    @Test("the app's windows and a view's texts and colors can be read")
    func values() {
        let screen = HeadlessScreen(size: CGSize(width: 100, height: 100), scale: 1)
        let controller = UIViewController()
        let (label, field) = (UILabel(), UITextField())
        label.text = "Owl"
        field.placeholder = "Name"
        controller.view.addSubview(label)
        controller.view.addSubview(field)
        label.tintAdjustmentMode = .normal
        screen.show(controller)
        onBackgroundThread {
            #expect(label.window.map(UIApplication.shared.windows.contains) == true)
            #expect(label.window?.windowScene?.windows.count == 1)
            #expect(label.window?.windowScene?.keyWindow === UIApplication.shared.keyWindow)
            #expect(label.attributedText?.string == "Owl" && field.attributedPlaceholder?.string == "Name")
            #expect(
                label.tintColor != nil && label.tintAdjustmentMode == .normal && label.superview?.subviews.count == 2)
        }
    }

    @Test("a value is read and set by its key, also if that is the first access of the process")
    func keys() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let label = UILabel()
            onBackgroundThread {
                label.setValue("Owl", forKey: "text")
                precondition(label.value(forKey: "text") as? String == "Owl")
                precondition(label.value(forKeyPath: "layer.cornerRadius") as? CGFloat == 0)
            }
        }
    }
}
