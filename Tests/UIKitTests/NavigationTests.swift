import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Navigation controllers", .serialized)
struct NavigationTests {
    /// A view controller that logs its appearance callbacks.
    final class Logging: UIViewController {
        static var log: [String] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            Self.log.append("\(title ?? "") load")
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            Self.log.append("\(title ?? "") will appear")
        }
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            Self.log.append("\(title ?? "") is appearing")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            Self.log.append("\(title ?? "") did appear")
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            Self.log.append("\(title ?? "") will disappear")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            Self.log.append("\(title ?? "") did disappear")
        }
    }

    private func make(_ title: String) -> Logging {
        let controller = Logging()
        controller.title = title
        return controller
    }

    private func makeStack() -> (HeadlessScreen, UINavigationController) {
        Logging.log = []
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero)
        let navigation = UINavigationController(rootViewController: make("A"))
        screen.show(navigation)
        return (screen, navigation)
    }

    @Test("pushes and pops send the appearance callbacks in UIKit's order")
    func lifeCycle() {
        let (screen, navigation) = makeStack()
        #expect(Logging.log == ["A load", "A will appear", "A is appearing", "A did appear"])
        Logging.log = []
        navigation.pushViewController(make("B"), animated: true)
        screen.settle()
        #expect(
            Logging.log.filter { $0 != "B load" } == [
                "A will disappear", "B will appear", "B is appearing", "A did disappear", "B did appear",
            ])
        #expect(screen.texts.contains("B"))
        Logging.log = []
        screen.tap("A")
        screen.settle()
        #expect(navigation.viewControllers.count == 1)
        #expect(
            Logging.log == [
                "B will disappear", "A will appear", "A is appearing", "B did disappear", "A did appear",
            ])
    }

    @Test("a pushed view slides in and has its final frame at the end")
    func push() throws {
        let (screen, navigation) = makeStack()
        let next = make("B")
        navigation.pushViewController(next, animated: true)
        screen.advance(by: 0.1)
        let x = try #require(next.view.layer.presentation()).frame.minX
        #expect(x > 0 && x < 320)
        screen.settle()
        #expect(next.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(next.view.safeAreaInsets.top == 44)
        #expect(navigation.viewControllers.first?.view.superview == nil)
    }

    @Test("a push during a push ends the first one immediately")
    func pushDuringPush() {
        let (screen, navigation) = makeStack()
        navigation.pushViewController(make("B"), animated: true)
        screen.advance(by: 0.1)
        navigation.pushViewController(make("C"), animated: true)
        screen.settle()
        #expect(navigation.topViewController?.title == "C")
        #expect(
            Logging.log.filter { $0 == "B did appear" || $0 == "B did disappear" } == [
                "B did appear", "B did disappear",
            ])
    }

    @Test("a bar button item performs its action, and the bar follows changes of the item")
    func barButtons() {
        let (screen, navigation) = makeStack()
        var taps = 0
        navigation.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Go", primaryAction: UIAction { _ in taps += 1 })
        screen.settle()
        screen.tap("Go")
        #expect(taps == 1)
        navigation.topViewController?.navigationItem.rightBarButtonItem?.isEnabled = false
        screen.settle()
        #expect(screen.texts.contains("Go"))
        navigation.topViewController?.title = "Other"
        screen.settle()
        #expect(screen.texts.contains("Other"))
    }

    @Test("the bar has a background while content is below it")
    func barBackground() {
        let data = TextTable([texts("row ", 50)])
        let screen = data.screen
        let table = UITableViewController(style: .plain)
        table.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.tableView.dataSource = data
        let navigation = UINavigationController(rootViewController: table)
        screen.show(navigation)
        #expect(!navigation.navigationBar.isContentBelow)
        screen.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200))
        screen.settle()
        #expect(navigation.navigationBar.isContentBelow)
    }

    @Test("rows are deselected when a table view controller appears again")
    func clearsSelection() {
        let data = TextTable([texts("row ", 5)])
        let screen = data.screen
        let table = UITableViewController(style: .plain)
        table.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.tableView.dataSource = data
        let navigation = UINavigationController(rootViewController: table)
        screen.show(navigation)
        screen.tap("row 1")
        #expect(table.tableView.indexPathForSelectedRow?.row == 1)
        navigation.pushViewController(UIViewController(), animated: true)
        screen.settle()
        #expect(table.tableView.indexPathForSelectedRow?.row == 1)
        navigation.popViewController(animated: true)
        screen.settle()
        #expect(table.tableView.indexPathForSelectedRow == nil)
    }

    @Test("a child whose view is added to a visible parent appears, and disappears with the parent")
    func containment() {
        let (screen, navigation) = makeStack()
        Logging.log = []
        let child = make("child")
        let parent = navigation.viewControllers[0]
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        screen.settle()
        #expect(
            Logging.log == ["child load", "child will appear", "child is appearing", "child did appear"])
        Logging.log = []
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(Logging.log == ["child will disappear", "child did disappear"])
    }
}
