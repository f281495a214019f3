import RandomRuns
import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Random tab bar and split view controllers", .serialized)
struct ContainerRandomTests {
    private static let sizes = [
        CGSize(width: 1024, height: 768), CGSize(width: 768, height: 1024), CGSize(width: 390, height: 844),
    ]

    @Test(
        "after random changes of tabs, stacks and sizes only the selected controller has appeared")
    func randomTabs() {
        repeatRandomly(8) { seed, numbers in
            let log = ControllerLog()
            let screen = HeadlessScreen(size: Self.sizes[2], scale: 1, safeAreaInsets: .zero)
            let tabs = UITabBarController()
            var count = 0
            @MainActor func make() -> LoggingScreen {
                count += 1
                let controllers = log.makeScreen("\(count)")
                controllers.hidesBottomBarWhenPushed = count % 3 == 0
                return controllers
            }
            @MainActor func part(_ numbers: inout some RandomNumberGenerator) -> UIViewController {
                Bool.random(using: &numbers)
                    ? UINavigationController(rootViewController: make())
                    : log.makeScreen("p\(UInt16.random(in: 0...65535, using: &numbers))")
            }
            tabs.viewControllers = (1...Int.random(in: 2...7, using: &numbers)).map { _ in part(&numbers) }
            screen.show(tabs)
            for _ in 1...30 {
                let animated = Bool.random(using: &numbers)
                let parts = tabs.viewControllers ?? []
                let stack = tabs.selectedViewController as? UINavigationController
                switch Int.random(in: 0..<8, using: &numbers) {
                case 0: tabs.selectedIndex = Int.random(in: 0..<parts.count, using: &numbers)
                case 1:
                    if let item = tabs.tabBar.items?.randomElement(using: &numbers) {
                        tabs.tabBar(tabs.tabBar, didSelect: item)
                    }
                case 2, 3: stack?.pushViewController(make(), animated: animated)
                case 4: stack?.popViewController(animated: animated)
                case 5: stack?.popToRootViewController(animated: animated)
                case 6:
                    var new = parts.shuffled(using: &numbers)
                    if new.count > 2 { new.removeLast() }
                    new.append(part(&numbers))
                    tabs.setViewControllers(new, animated: animated)
                default: screen.resize(to: Self.sizes.randomElement(using: &numbers) ?? .zero)
                }
                screen.advance(by: Double.random(in: 0...0.3, using: &numbers))
            }
            screen.settle()
            let selected = tabs.selectedViewController
            #expect(tabs.screens.subviews == [selected?.view], "seed \(seed)")
            #expect(selected?.appearance == .appeared, "seed \(seed)")
            let stack = selected as? UINavigationController
            #expect(stack == nil || stack?.topViewController?.appearance == .appeared, "seed \(seed)")
            #expect(tabs.tabBar.superview === tabs.view, "seed \(seed)")
            #expect(
                tabs.tabBar.frame.minX == (stack?.hidesTabBar == true ? -tabs.view.bounds.width : 0), "seed \(seed)")
            #expect(tabs.tabBar.selectedItem === selected?.tabBarItem, "seed \(seed)")
            for part in tabs.viewControllers ?? [] where part !== selected && part.parent === tabs {
                #expect(part.appearance == .disappeared, "seed \(seed)")
            }
            #expect(ControllerLog.unpaired(in: log.take()) == [], "seed \(seed)")
        }
    }

    @Test(
        "after random changes of columns and sizes exactly the visible controllers have appeared")
    func randomColumns() {
        repeatRandomly(8) { seed, numbers in
            let log = ControllerLog()
            let screen = HeadlessScreen(
                size: Self.sizes.randomElement(using: &numbers) ?? .zero, scale: 1, safeAreaInsets: .zero)
            let split = UISplitViewController(style: Bool.random(using: &numbers) ? .doubleColumn : .tripleColumn)
            let columns: [UISplitViewController.Column] =
                split.style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
            var controllers: [LoggingScreen] = []
            @MainActor func make() -> LoggingScreen {
                controllers.append(log.makeScreen("\(controllers.count)"))
                return controllers[controllers.count - 1]
            }
            for column in columns { split.setViewController(make(), for: column) }
            screen.show(split)
            for _ in 1...30 {
                let animated = Bool.random(using: &numbers)
                let column = columns.randomElement(using: &numbers) ?? .primary
                let stack = split.viewControllers.randomElement(using: &numbers) as? UINavigationController
                switch Int.random(in: 0..<10, using: &numbers) {
                case 0, 1: screen.resize(to: Self.sizes.randomElement(using: &numbers) ?? .zero)
                case 2: split.show(column)
                case 3: split.hide(column)
                case 4: split.showDetailViewController(make(), sender: nil)
                case 5: split.setViewController(make(), for: column)
                case 6: stack?.pushViewController(make(), animated: animated)
                case 7: stack?.popViewController(animated: animated)
                case 8:
                    split.preferredSplitBehavior =
                        [.automatic, .tile, .overlay, .displace].randomElement(using: &numbers) ?? .automatic
                default:
                    screen.drag(from: CGPoint(x: 3, y: 300), to: CGPoint(x: 200, y: 300), duration: 0.1)
                }
                screen.advance(by: Double.random(in: 0...0.3, using: &numbers))
            }
            screen.settle()
            #expect(split.modeChange == nil, "seed \(seed)")
            let shown = split.shownColumns.compactMap { split.content(of: $0) as? UINavigationController }
            let tops = shown.compactMap(\.topViewController)
            for navigation in shown {
                #expect(!navigation.viewControllers.isEmpty, "seed \(seed)")
                #expect(navigation.view.window != nil && navigation.appearance == .appeared, "seed \(seed)")
            }
            for controller in controllers {
                let isSeen = tops.contains { $0 === controller }
                #expect(
                    controller.appearance == (isSeen ? .appeared : .disappeared),
                    "\(controller.title ?? ""), seed \(seed)")
                #expect((controller.viewIfLoaded?.window != nil) == isSeen, "\(controller.title ?? ""), seed \(seed)")
            }
            for column in columns {
                #expect(
                    split.viewController(for: column)?.navigationController != nil || split.isCollapsed, "seed \(seed)")
            }
            #expect(ControllerLog.unpaired(in: log.take()) == [], "seed \(seed)")
        }
    }
}
