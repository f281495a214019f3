import Testing
import TrestleTesting

@testable import UIKit

/// A navigation controller with lists, whose toolbar is seen.
@MainActor
final class ToolbarStage {
    let screen: HeadlessScreen
    let navigation: UINavigationController
    var toolbar: UIToolbar { navigation.toolbar }

    /// A list with a button in the toolbar that has its name.
    final class List: UITableViewController {
        var rows = 40
        var hidesToolbar: Bool?

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            tableView.rowHeight = 44
            toolbarItems = [
                UIBarButtonItem(title: "\(title ?? "")-tool"), .flexibleSpace(), UIBarButtonItem(systemItem: .compose),
            ]
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if let hidesToolbar { navigationController?.setToolbarHidden(hidesToolbar, animated: animated) }
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    init(
        rows: Int = 40, style: UIUserInterfaceStyle = .light,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, hidden: Bool = false
    ) {
        screen = HeadlessScreen(
            size: CGSize(width: 320, height: 480), scale: 1, style: style,
            safeAreaInsets: UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0), layoutDirection: direction)
        let list = List(style: .plain)
        list.title = "A"
        list.rows = rows
        navigation = UINavigationController(rootViewController: list)
        navigation.isToolbarHidden = hidden
        screen.show(navigation)
        screen.settle()
    }

    func makeList(_ title: String) -> List {
        let list = List(style: .plain)
        list.title = title
        return list
    }

    func push(_ title: String, prepare: (List) -> Void = { _ in }) -> List {
        let list = makeList(title)
        prepare(list)
        navigation.pushViewController(list, animated: true)
        return list
    }

    func drag(to x: CGFloat) {
        screen.touchDown(at: CGPoint(x: 2, y: 150))
        for step in 1...10 {
            screen.advance(by: 0.05)
            screen.touchMove(to: CGPoint(x: 2 + (x - 2) * CGFloat(step) / 10, y: 150))
        }
        screen.advance(by: 0.5)
    }

    /// Whether a button is seen on its way in or out.
    func isBetween(_ text: String) -> Bool {
        toolbar.subviews.compactMap { $0 as? ToolbarContents }.contains { contents in
            let labels = contents.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
            let opacity = contents.layer.presentation()?.opacity ?? 0
            return labels.contains { $0.text == text } && opacity > 0.05 && opacity < 0.95
        }
    }

    var insetBottom: CGFloat { navigation.topViewController?.view.safeAreaInsets.bottom ?? -1 }
    var shownFrame: CGRect { toolbar.layer.presentation()?.frame ?? .null }
}

@MainActor
@Suite("A navigation controller's toolbar", .serialized)
struct NavigationToolbarTests {
    @Test("it stands above the bottom safe area, and the screen's grows by it")
    func place() {
        let stage = ToolbarStage()
        #expect(stage.toolbar.frame == CGRect(x: 0, y: 416, width: 320, height: 44))
        #expect(stage.insetBottom == 64)
        #expect(stage.screen.texts.contains("A-tool"))
    }

    @Test("there is none until someone says so")
    func hiddenAtFirst() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        #expect(navigation.isToolbarHidden)
        #expect(navigation.toolbar.isHidden)
    }

    @Test("it has a background while content goes on behind it", arguments: ["light", "dark", "right-to-left"])
    func picture(look: String) {
        let stage = ToolbarStage(
            rows: 10, style: look == "dark" ? .dark : .light,
            direction: look == "right-to-left" ? .rightToLeft : .leftToRight)
        #expect(stage.toolbar.isContentBelow)
        expectSnapshot(stage.screen, matches: "toolbar-\(look)")
    }

    @Test("and none at the content's end")
    func scrollEdge() throws {
        let stage = ToolbarStage(rows: 10)
        let list = try #require(stage.navigation.topViewController as? ToolbarStage.List)
        list.tableView.scrollToRow(at: [0, 9], at: .bottom, animated: false)
        stage.screen.settle()
        #expect(!stage.toolbar.isContentBelow)
        expectSnapshot(stage.screen, matches: "toolbar-edge")
        list.rows = 20
        list.tableView.reloadData()
        stage.screen.settle()
        #expect(stage.toolbar.isContentBelow)
    }

    @Test("it slides away and back, with the screen's safe area")
    func hiding() {
        let stage = ToolbarStage()
        stage.navigation.setToolbarHidden(true, animated: true)
        stage.screen.advance(by: 0.1)
        #expect(stage.shownFrame.minY > 420 && stage.shownFrame.minY < 476)
        stage.screen.settle()
        #expect(stage.toolbar.isHidden && stage.insetBottom == 20)
        stage.navigation.isToolbarHidden = false
        stage.screen.settle()
        #expect(!stage.toolbar.isHidden && stage.insetBottom == 64)
        #expect(stage.toolbar.frame.minY == 416)
    }

    @Test("buttons of one screen give way to those of the next, by themselves and with a finger")
    func items() {
        let stage = ToolbarStage()
        _ = stage.push("B")
        stage.screen.advance(by: 0.15)
        #expect(stage.isBetween("A-tool") && stage.isBetween("B-tool"))
        #expect(stage.shownFrame.minX == 0)
        stage.screen.settle()
        #expect(!stage.screen.texts.contains("A-tool") && stage.screen.texts.contains("B-tool"))
        stage.drag(to: 100)
        #expect(stage.isBetween("A-tool") && stage.isBetween("B-tool"))
        stage.screen.touchUp(at: CGPoint(x: 100, y: 150))
        stage.screen.settle()
        #expect(!stage.screen.texts.contains("A-tool") && stage.screen.texts.contains("B-tool"))
        stage.navigation.popViewController(animated: false)
        stage.screen.settle()
        #expect(stage.screen.texts.contains("A-tool") && !stage.screen.texts.contains("B-tool"))
    }

    @Test("buttons that are set while the screen is seen come at once, or fade in")
    func setItems() {
        let stage = ToolbarStage()
        stage.navigation.topViewController?.toolbarItems = [UIBarButtonItem(title: "Other")]
        stage.screen.settle()
        #expect(stage.screen.texts.contains("Other") && !stage.screen.texts.contains("A-tool"))
        stage.navigation.topViewController?.setToolbarItems([UIBarButtonItem(title: "Third")], animated: true)
        stage.screen.advance(by: 0.1)
        #expect(stage.isBetween("Other") && stage.isBetween("Third"))
        stage.screen.settle()
        #expect(!stage.screen.texts.contains("Other"))
    }

    @Test("a screen that hides bars at the bottom covers it, and uncovers it again")
    func hidesWhenPushed() {
        let stage = ToolbarStage()
        let next = stage.push("B") { $0.hidesBottomBarWhenPushed = true }
        stage.screen.advance(by: 0.15)
        #expect(stage.shownFrame.minY == 416)
        #expect(stage.shownFrame.minX < -10)
        #expect(next.view.safeAreaInsets.bottom == 20)
        stage.screen.settle()
        #expect(stage.toolbar.isHidden && !stage.navigation.isToolbarHidden)
        stage.drag(to: 200)
        #expect(stage.shownFrame.minY == 416 && stage.shownFrame.minX < -10)
        expectSnapshot(stage.screen, matches: "toolbar-uncovered")
        stage.screen.touchUp(at: CGPoint(x: 200, y: 150))
        stage.screen.settle()
        #expect(stage.navigation.viewControllers.count == 1)
        #expect(!stage.toolbar.isHidden && stage.shownFrame == CGRect(x: 0, y: 416, width: 320, height: 44))
        #expect(stage.insetBottom == 64)
        #expect(stage.screen.texts.contains("A-tool"))
    }

    @Test("one that only the screen above shows goes with that, and comes back if the finger lets go too early")
    func goesWithScreen() {
        let stage = ToolbarStage(hidden: true)
        (stage.navigation.topViewController as? ToolbarStage.List)?.hidesToolbar = true
        _ = stage.push("B") { $0.hidesToolbar = false }
        stage.screen.advance(by: 0.1)
        #expect(stage.shownFrame.minX > 10 && stage.shownFrame.minY == 416)
        stage.screen.settle()
        #expect(stage.toolbar.frame == CGRect(x: 0, y: 416, width: 320, height: 44))
        #expect(stage.toolbar.superview === stage.navigation.view)
        stage.drag(to: 90)
        #expect(stage.shownFrame.minX > 60)
        stage.screen.touchUp(at: CGPoint(x: 90, y: 150))
        stage.screen.settle()
        #expect(stage.toolbar.frame.minX == 0 && !stage.toolbar.isHidden && stage.insetBottom == 64)
        stage.drag(to: 250)
        stage.screen.touchUp(at: CGPoint(x: 250, y: 150))
        stage.screen.settle()
        #expect(stage.toolbar.isHidden && stage.insetBottom == 20)
    }

    @Test("in a tab it stands above the tab bar")
    func tabs() {
        let screen = HeadlessScreen(
            size: CGSize(width: 320, height: 480), scale: 1,
            safeAreaInsets: UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0))
        let list = ToolbarStage.List(style: .plain)
        list.title = "A"
        let navigation = UINavigationController(rootViewController: list)
        navigation.isToolbarHidden = false
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        screen.show(tabs)
        screen.settle()
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 480 - 69 - 44, width: 320, height: 44))
        #expect(list.view.safeAreaInsets.bottom == 113)
        #expect(tabs.tabBar.isContentBelow && navigation.toolbar.isContentBelow)
    }

    @Test("bars of an app's own classes are made of them")
    func classes() {
        final class Bar: UINavigationBar {}
        final class Tools: UIToolbar {}
        let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
        navigation.pushViewController(UIViewController(), animated: false)
        #expect(navigation.navigationBar is Bar)
        #expect(navigation.toolbar is Tools)
        let plain = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
        #expect(type(of: plain.navigationBar) == UINavigationBar.self)
    }
}
