import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Tab bar controllers", .serialized)
struct TabBarControllerTests {
    /// Logs the delegate calls of a tab bar controller.
    final class Delegate: NSObject, UITabBarControllerDelegate {
        let log: ControllerLog
        var allows = true

        init(_ log: ControllerLog) { self.log = log }

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            log.add("should select \(viewController.title ?? "")")
            return allows
        }

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            log.add("did select \(viewController.title ?? "")")
        }
    }

    private let log = ControllerLog()

    private func makeScreen(size: CGSize = HeadlessScreen.phoneSize) -> HeadlessScreen {
        HeadlessScreen(size: size, scale: 1)
    }

    private func makeTabs(_ names: String...) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = names.map(log.makeScreen)
        return tabs
    }

    @Test("a tap on a tab calls the delegate, and shows the view controller with the callbacks in UIKit's order")
    func selection() {
        let screen = makeScreen()
        let tabs = makeTabs("A", "B")
        let delegate = Delegate(log)
        tabs.delegate = delegate
        screen.show(tabs)
        #expect(log.take() == ["A load", "A will appear", "A is appearing", "A did appear"])
        screen.tap("B")
        #expect(
            log.take() == [
                "should select B", "B load", "B will appear", "A will disappear", "B is appearing",
                "A did disappear", "B did appear", "did select B",
            ])
        #expect(tabs.selectedIndex == 1)
        #expect(tabs.tabBar.selectedItem === tabs.viewControllers?[1].tabBarItem)
        screen.tap("B")
        #expect(log.take() == ["should select B", "did select B"])
        delegate.allows = false
        screen.tap("A")
        #expect(log.take() == ["should select A"])
        #expect(tabs.selectedViewController?.title == "B")
    }

    @Test("a programmatic selection does not call the delegate, and loads the view when it is first shown")
    func selectionByCode() {
        let screen = makeScreen()
        let tabs = makeTabs("A", "B", "C")
        let delegate = Delegate(log)
        tabs.delegate = delegate
        tabs.selectedIndex = 2
        #expect(log.take() == [])
        screen.show(tabs)
        #expect(log.take() == ["C load", "C will appear", "C is appearing", "C did appear"])
        #expect(tabs.children.count == 3)
        #expect(tabs.viewControllers?.map(\.isViewLoaded) == [false, false, true])
        tabs.selectedIndex = 0
        #expect(
            log.take() == [
                "A load", "A will appear", "C will disappear", "A is appearing", "C did disappear", "A did appear",
            ])
    }

    @Test("covering the tab bar controller sends the appearance callbacks only to the selected controller")
    func appearance() {
        let screen = makeScreen()
        let tabs = makeTabs("A", "B")
        let navigation = UINavigationController(rootViewController: tabs)
        screen.show(navigation)
        _ = log.take()
        navigation.pushViewController(UIViewController(), animated: false)
        screen.settle()
        #expect(log.take() == ["A will disappear", "A did disappear"])
        tabs.selectedIndex = 1
        #expect(log.take() == ["B load"])
        navigation.popViewController(animated: false)
        screen.settle()
        #expect(log.take() == ["B will appear", "B is appearing", "B did appear"])
    }

    @Test("replacing the controllers keeps the selected one if possible, or selects the one at its index")
    func replacing() {
        let screen = makeScreen()
        let tabs = makeTabs("A", "B", "C")
        screen.show(tabs)
        tabs.selectedIndex = 1
        let b = tabs.selectedViewController
        let others = [log.makeScreen("D"), log.makeScreen("E")]
        _ = log.take()
        tabs.setViewControllers([others[0], b!], animated: false)
        #expect(tabs.selectedViewController === b)
        #expect(log.take() == [])
        tabs.setViewControllers(others, animated: true)
        #expect(tabs.selectedViewController === others[1])
        #expect(
            log.take() == [
                "E load", "E will appear", "B will disappear", "E is appearing", "B did disappear", "E did appear",
            ])
        #expect(b?.parent == nil)
        screen.settle()
        #expect(screen.texts == ["D", "E"])
    }

    @Test("the bar is part of the safe area of the selected controller")
    func safeArea() throws {
        let screen = makeScreen()
        let tabs = makeTabs("A", "B")
        screen.show(tabs)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 844 - 83, width: 390, height: 83))
        #expect(
            tabs.selectedViewController?.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
        tabs.tabBar.isHidden = true
        screen.settle()
        #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 34)
        let label = try #require(screen.window).safeAreaInsets
        #expect(label.bottom == 34)
    }

    @Test("a controller's title is its tab's title, and a navigation controller has the tab of its root")
    func titles() {
        let first = UIViewController()
        first.title = "First"
        let navigation = UINavigationController(rootViewController: first)
        #expect(navigation.tabBarItem === first.tabBarItem)
        #expect(first.tabBarItem.title == "First")
        first.title = "Other"
        #expect(first.tabBarItem.title == "Other")
        first.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 3)
        #expect(navigation.tabBarItem.title == "Own")
        navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 4)
        #expect(navigation.tabBarItem.tag == 4)
        #expect(first.tabBarItem.tag == 3)
    }

    @Test("a tap on the selected tab pops to the root, and another one scrolls to the top")
    func reselection() {
        let screen = makeScreen()
        let list = WordList("List", (1...60).map { "Row \($0)" })
        let navigation = UINavigationController(rootViewController: list)
        navigation.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController()]
        screen.show(tabs)
        list.tableView.contentOffset.y = 500
        navigation.pushViewController(log.makeScreen("Pushed"), animated: false)
        screen.settle()
        screen.tap("Tab")
        screen.settle()
        #expect(navigation.viewControllers.count == 1)
        #expect(list.tableView.contentOffset.y == 500)
        screen.tap("Tab")
        screen.settle()
        #expect(list.tableView.contentOffset.y == -91)
    }

    @Test("each tab keeps its state while another one is selected")
    func state() {
        let screen = makeScreen()
        let navigation = UINavigationController(rootViewController: log.makeScreen("Root"))
        let tabs = UITabBarController()
        let list = WordList("List", (1...60).map { "Row \($0)" })
        tabs.viewControllers = [navigation, list]
        screen.show(tabs)
        navigation.pushViewController(log.makeScreen("Pushed"), animated: true)
        screen.settle()
        screen.tap("List")
        screen.settle()
        list.tableView.contentOffset.y = 300
        _ = log.take()
        tabs.selectedIndex = 0
        screen.settle()
        #expect(navigation.viewControllers.count == 2)
        #expect(log.take() == ["Pushed will appear", "Pushed is appearing", "Pushed did appear"])
        tabs.selectedIndex = 1
        screen.settle()
        #expect(list.tableView.contentOffset.y == 300)
    }

    @Test("a controller with `hidesBottomBarWhenPushed` hides the bar until it is popped")
    func hidesBottomBar() throws {
        let screen = makeScreen()
        let root = log.makeScreen("Root")
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, log.makeScreen("Other")]
        screen.show(tabs)
        let detail = log.makeScreen("Detail")
        detail.hidesBottomBarWhenPushed = true
        navigation.pushViewController(detail, animated: true)
        screen.advance(by: 0.15)
        let x = try #require(tabs.tabBar.layer.presentation()).frame.minX
        #expect(x < 0 && x > -117)
        #expect(tabs.tabBar.superview === root.view.superview)
        screen.settle()
        #expect(screen.visibleRect(of: tabs.tabBar) == nil)
        #expect(detail.view.safeAreaInsets.bottom == 34)
        #expect(tabs.tabBar.superview === tabs.view)
        let deeper = log.makeScreen("Deeper")
        navigation.pushViewController(deeper, animated: true)
        screen.settle()
        #expect(deeper.view.safeAreaInsets.bottom == 34)
        #expect(screen.visibleRect(of: tabs.tabBar) == nil)
        navigation.popToRootViewController(animated: true)
        screen.settle()
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
        #expect(root.view.safeAreaInsets.bottom == 83)
    }

    @Test("a canceled pop keeps the bar hidden")
    func canceledPop() {
        let screen = makeScreen()
        let navigation = UINavigationController(rootViewController: log.makeScreen("Root"))
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        screen.show(tabs)
        let detail = log.makeScreen("Detail")
        detail.hidesBottomBarWhenPushed = true
        navigation.pushViewController(detail, animated: false)
        screen.settle()
        #expect(screen.visibleRect(of: tabs.tabBar) == nil)
        screen.touchDown(at: CGPoint(x: 2, y: 400))
        for x in stride(from: CGFloat(10), to: 150, by: 20) {
            screen.advance(by: 0.05)
            screen.touchMove(to: CGPoint(x: x, y: 400))
        }
        #expect(screen.visibleRect(of: tabs.tabBar) != nil)
        screen.advance(by: 0.3)
        screen.touchUp(at: CGPoint(x: 130, y: 400))
        screen.settle()
        #expect(navigation.viewControllers.count == 2)
        #expect(screen.visibleRect(of: tabs.tabBar) == nil)
        #expect(detail.view.safeAreaInsets.bottom == 34)
    }

    @Test("the bar has a background while content is below it")
    func background() {
        let screen = makeScreen()
        let list = WordList("List", (1...60).map { "Row \($0)" })
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: list)]
        screen.show(tabs)
        screen.settle()
        #expect(tabs.tabBar.isContentBelow)
        list.tableView.scrollToRow(at: IndexPath(row: 59, section: 0), at: .bottom, animated: false)
        screen.settle()
        #expect(!tabs.tabBar.isContentBelow)
        list.words = ["One"]
        list.tableView.reloadData()
        screen.settle()
        #expect(!tabs.tabBar.isContentBelow)
    }

    @Test("the selected controller determines the status bar style")
    func statusBar() {
        final class Dark: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        let screen = makeScreen()
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), Dark()]
        screen.show(tabs)
        #expect(screen.window?.windowScene?.statusBarManager?.statusBarStyle == .default)
        tabs.selectedIndex = 1
        screen.settle()
        #expect(screen.window?.windowScene?.statusBarManager?.statusBarStyle == .lightContent)
    }

    @Test("the delegate's animator performs the transition between tabs")
    func animator() {
        final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(
                using transitionContext: (any UIViewControllerContextTransitioning)?
            ) -> TimeInterval { 0.3 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                guard let new = context.view(forKey: .to) else { return context.completeTransition(false) }
                context.containerView.addSubview(new)
                new.alpha = 0
                UIView.animate(withDuration: 0.3) {
                    new.alpha = 1
                } completion: { _ in
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }
        }
        final class Animating: NSObject, UITabBarControllerDelegate {
            func tabBarController(
                _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
                to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }
        }
        let screen = makeScreen()
        let tabs = makeTabs("A", "B", "C")
        let delegate = Animating()
        tabs.delegate = delegate
        screen.show(tabs)
        _ = log.take()
        screen.tap("B")
        #expect(log.take() == ["B load", "B will appear", "A will disappear", "B is appearing"])
        #expect(tabs.viewControllers?[0].view.superview != nil)
        screen.settle()
        #expect(log.take() == ["A did disappear", "B did appear"])
        #expect(tabs.viewControllers?[0].view.superview == nil)
        // A tap during the transition ends it immediately.
        screen.tap("A")
        screen.tap("C")
        screen.settle()
        #expect(tabs.selectedIndex == 2)
        #expect(log.take().filter { $0.hasSuffix("did appear") } == ["A did appear", "C did appear"])
    }

    @Test("tabs that don't fit are in the More list, which shows them and keeps their stacks")
    func more() {
        let screen = makeScreen()
        let tabs = UITabBarController()
        let stack = UINavigationController(rootViewController: log.makeScreen("F"))
        tabs.viewControllers = ["A", "B", "C", "D", "E"].map(log.makeScreen) + [stack]
        screen.show(tabs)
        #expect(screen.texts.suffix(5) == ["A", "B", "C", "D", "More"])
        screen.tap("More")
        screen.settle()
        #expect(tabs.selectedViewController === tabs.moreNavigationController)
        #expect(tabs.selectedIndex == NSNotFound)
        #expect(screen.texts.contains("E") && screen.texts.contains("F"))
        _ = log.take()
        screen.tap("F")
        screen.settle()
        #expect(log.take() == ["F load", "F will appear", "F is appearing", "F did appear"])
        #expect(tabs.selectedIndex == 5)
        #expect(stack.viewControllers.isEmpty)
        #expect(tabs.moreNavigationController.viewControllers.count == 2)
        tabs.moreNavigationController.popViewController(animated: true)
        screen.settle()
        #expect(stack.viewControllers.map(\.title) == ["F"])
        screen.tap("E")
        screen.settle()
        #expect(tabs.viewControllers?[4].parent === tabs.moreNavigationController)
        screen.tap("A")
        screen.settle()
        tabs.selectedIndex = 5
        screen.settle()
        #expect(tabs.moreNavigationController.topViewController?.title == "F")
        #expect(tabs.viewControllers?[4].parent === tabs)
    }

    @Test("a wide bar has up to eight tabs, and a controller shown in the More list moves to its tab")
    func moreSpace() {
        let screen = makeScreen()
        let tabs = makeTabs("A", "B", "C", "D", "E", "F")
        screen.show(tabs)
        tabs.selectedIndex = 5
        screen.settle()
        screen.resize(to: CGSize(width: 1024, height: 768))
        screen.settle()
        #expect(tabs.tabBar.items?.count == 6)
        #expect(tabs.selectedViewController?.title == "F")
        #expect(tabs.selectedViewController?.parent === tabs)
        #expect(tabs.selectedViewController?.view.window != nil)
        screen.resize(to: HeadlessScreen.phoneSize)
        screen.settle()
        #expect(tabs.tabBar.items?.count == 5)
        #expect(tabs.selectedViewController === tabs.moreNavigationController)
        #expect(tabs.selectedIndex == 5)
    }

    @Test("a stack in the More list keeps its first screen if the bar gets space while that is popped")
    func moreSpaceDuringPop() {
        let screen = makeScreen()
        let tabs = UITabBarController()
        let stack = UINavigationController(rootViewController: log.makeScreen("F"))
        tabs.viewControllers = ["A", "B", "C", "D", "E"].map(log.makeScreen) + [stack]
        screen.show(tabs)
        tabs.selectedIndex = 5
        screen.settle()
        tabs.moreNavigationController.popViewController(animated: true)
        screen.advance(by: 0.1)
        screen.resize(to: CGSize(width: 1024, height: 768))
        screen.settle()
        #expect(stack.viewControllers.map(\.title) == ["F"])
        #expect(tabs.selectedViewController === stack)
        #expect(stack.topViewController?.view.window != nil)
    }

    @Test("arrow keys move the focus in the bar, and Space selects a tab")
    func keys() {
        let screen = makeScreen()
        let tabs = UITabBarController()
        tabs.viewControllers = [WordList("List", ["One", "Two"]), log.makeScreen("Other")]
        screen.show(tabs)
        screen.press(.keyboardTab)
        screen.press(.keyboardTab)
        screen.press(.keyboardRightArrow)
        screen.press(.keyboardSpacebar)
        screen.settle()
        #expect(tabs.selectedIndex == 1)
    }

    @Test("a stand-alone tab bar selects a tapped item")
    func barAlone() {
        final class Listener: NSObject, UITabBarDelegate {
            var selectedTags: [Int] = []
            func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { selectedTags.append(item.tag) }
        }
        let screen = makeScreen()
        let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 390, height: 49))
        let listener = Listener()
        bar.delegate = listener
        bar.items = [UITabBarItem(title: "One", image: nil, tag: 1), UITabBarItem(title: "Two", image: nil, tag: 2)]
        let controller = UIViewController()
        controller.view.addSubview(bar)
        screen.show(controller)
        #expect(bar.selectedItem == nil)
        screen.tap("Two")
        #expect(listener.selectedTags == [2])
        #expect(bar.selectedItem?.tag == 2)
    }

    @Test("a tab bar controller is decoded with its controllers")
    func coding() throws {
        let tabs = UITabBarController()
        let first = UIViewController()
        first.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 7)
        first.tabBarItem.badgeValue = "3"
        tabs.viewControllers = [first, UIViewController()]
        tabs.selectedIndex = 1
        let data = try NSKeyedArchiver.archivedData(withRootObject: tabs, requiringSecureCoding: false)
        let copy = try #require(
            try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UITabBarController)
        #expect(copy.viewControllers?.count == 2)
        #expect(copy.selectedIndex == 1)
        #expect(copy.viewControllers?[0].tabBarItem.tag == 7)
        #expect(copy.viewControllers?[0].tabBarItem.badgeValue == "3")
    }

    // MARK: Pictures

    private func makeMailTabs() -> UITabBarController {
        let list = WordList(
            "Houses", ["Gryffindor", "Hufflepuff", "Ravenclaw", "Slytherin"] + (1...30).map { "Row \($0)" })
        let first = UINavigationController(rootViewController: list)
        first.tabBarItem = UITabBarItem(title: "Houses", image: UIImage(systemName: "list.bullet"), tag: 0)
        let second = UIViewController()
        second.tabBarItem = UITabBarItem(title: "Favorites", image: UIImage(systemName: "star"), tag: 1)
        second.tabBarItem.badgeValue = "3"
        let third = UIViewController()
        third.tabBarItem = UITabBarItem(title: "Search", image: UIImage(systemName: "magnifyingglass"), tag: 2)
        third.tabBarItem.badgeValue = "128"
        let fourth = UIViewController()
        fourth.tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gearshape"), tag: 3)
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second, third, fourth]
        return tabs
    }

    @Test("the bar matches its reference images", arguments: [UIUserInterfaceStyle.light, .dark])
    func look(style: UIUserInterfaceStyle) {
        let screen = HeadlessScreen(style: style)
        screen.show(makeMailTabs())
        screen.settle()
        expectSnapshot(screen, matches: style == .dark ? "tabs-dark" : "tabs")
    }

    @Test("a mirrored bar matches its reference image")
    func lookRightToLeft() {
        let screen = HeadlessScreen(layoutDirection: .rightToLeft)
        screen.show(makeMailTabs())
        screen.settle()
        expectSnapshot(screen, matches: "tabs-right-to-left")
    }

    @Test("a wide bar with centered tabs and titles beside the images matches its reference image")
    func lookWide() {
        let screen = HeadlessScreen(size: CGSize(width: 1024, height: 768), scale: 1, safeAreaInsets: .zero)
        screen.show(makeMailTabs())
        screen.settle()
        expectSnapshot(screen, matches: "tabs-wide")
    }

    @Test("the bar moves with the root view during a push, and matches its reference image")
    func lookLeaving() {
        let screen = HeadlessScreen()
        let tabs = makeMailTabs()
        screen.show(tabs)
        screen.settle()
        let detail = UIViewController()
        detail.title = "Detail"
        detail.view.backgroundColor = .systemBackground
        detail.hidesBottomBarWhenPushed = true
        (tabs.selectedViewController as? UINavigationController)?.pushViewController(detail, animated: true)
        screen.advance(by: 0.18)
        expectSnapshot(screen, matches: "tabs-leaving")
    }
}
