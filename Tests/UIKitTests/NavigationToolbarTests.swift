import Testing
import TrestleTesting

@testable import UIKit

/// A navigation controller with tables and a visible toolbar.
@MainActor
final class ToolbarFixture {
    let screen: HeadlessScreen
    let navigation: UINavigationController
    var toolbar: UIToolbar { navigation.toolbar }

    /// A table view controller with a toolbar button named after it.
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

    /// Returns whether a button is cross-fading.
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
@Suite("Toolbars of navigation controllers", .serialized)
struct NavigationToolbarTests {
    @Test("the toolbar is above the bottom safe area, and extends the content's safe area")
    func frame() {
        let fixture = ToolbarFixture()
        #expect(fixture.toolbar.frame == CGRect(x: 0, y: 416, width: 320, height: 44))
        #expect(fixture.insetBottom == 64)
        #expect(fixture.screen.texts.contains("A-tool"))
    }

    @Test("the toolbar is hidden by default")
    func hiddenAtFirst() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        #expect(navigation.isToolbarHidden)
        #expect(navigation.toolbar.isHidden)
    }

    @Test("the toolbar has a background while content is behind it", arguments: ["light", "dark", "right-to-left"])
    func picture(appearance: String) {
        let fixture = ToolbarFixture(
            rows: 10, style: appearance == "dark" ? .dark : .light,
            direction: appearance == "right-to-left" ? .rightToLeft : .leftToRight)
        #expect(fixture.toolbar.isContentBelow)
        expectSnapshot(fixture.screen, matches: "toolbar-\(appearance)")
    }

    @Test("the toolbar has no background at the content's end")
    func scrollEdge() throws {
        let fixture = ToolbarFixture(rows: 10)
        let list = try #require(fixture.navigation.topViewController as? ToolbarFixture.List)
        list.tableView.scrollToRow(at: [0, 9], at: .bottom, animated: false)
        fixture.screen.settle()
        #expect(!fixture.toolbar.isContentBelow)
        expectSnapshot(fixture.screen, matches: "toolbar-edge")
        list.rows = 20
        list.tableView.reloadData()
        fixture.screen.settle()
        #expect(fixture.toolbar.isContentBelow)
    }

    @Test("the toolbar slides in and out with the content's safe area")
    func hiding() {
        let fixture = ToolbarFixture()
        fixture.navigation.setToolbarHidden(true, animated: true)
        fixture.screen.advance(by: 0.1)
        #expect(fixture.shownFrame.minY > 420 && fixture.shownFrame.minY < 476)
        fixture.screen.settle()
        #expect(fixture.toolbar.isHidden && fixture.insetBottom == 20)
        fixture.navigation.isToolbarHidden = false
        fixture.screen.settle()
        #expect(!fixture.toolbar.isHidden && fixture.insetBottom == 64)
        #expect(fixture.toolbar.frame.minY == 416)
    }

    @Test("toolbar items cross-fade during pushes and interactive pops")
    func items() {
        let fixture = ToolbarFixture()
        _ = fixture.push("B")
        fixture.screen.advance(by: 0.15)
        #expect(fixture.isBetween("A-tool") && fixture.isBetween("B-tool"))
        #expect(fixture.shownFrame.minX == 0)
        fixture.screen.settle()
        #expect(!fixture.screen.texts.contains("A-tool") && fixture.screen.texts.contains("B-tool"))
        fixture.drag(to: 100)
        #expect(fixture.isBetween("A-tool") && fixture.isBetween("B-tool"))
        fixture.screen.touchUp(at: CGPoint(x: 100, y: 150))
        fixture.screen.settle()
        #expect(!fixture.screen.texts.contains("A-tool") && fixture.screen.texts.contains("B-tool"))
        fixture.navigation.popViewController(animated: false)
        fixture.screen.settle()
        #expect(fixture.screen.texts.contains("A-tool") && !fixture.screen.texts.contains("B-tool"))
    }

    @Test("toolbar items set on a visible controller change immediately or with a cross-fade")
    func setItems() {
        let fixture = ToolbarFixture()
        fixture.navigation.topViewController?.toolbarItems = [UIBarButtonItem(title: "Other")]
        fixture.screen.settle()
        #expect(fixture.screen.texts.contains("Other") && !fixture.screen.texts.contains("A-tool"))
        fixture.navigation.topViewController?.setToolbarItems([UIBarButtonItem(title: "Third")], animated: true)
        fixture.screen.advance(by: 0.1)
        #expect(fixture.isBetween("Other") && fixture.isBetween("Third"))
        fixture.screen.settle()
        #expect(!fixture.screen.texts.contains("Other"))
    }

    @Test("a pushed view controller that hides the bottom bar covers the toolbar until it is popped")
    func hidesWhenPushed() {
        let fixture = ToolbarFixture()
        let next = fixture.push("B") { $0.hidesBottomBarWhenPushed = true }
        fixture.screen.advance(by: 0.15)
        #expect(fixture.shownFrame.minY == 416)
        #expect(fixture.shownFrame.minX < -10)
        #expect(next.view.safeAreaInsets.bottom == 20)
        fixture.screen.settle()
        #expect(fixture.toolbar.isHidden && !fixture.navigation.isToolbarHidden)
        fixture.drag(to: 200)
        #expect(fixture.shownFrame.minY == 416 && fixture.shownFrame.minX < -10)
        expectSnapshot(fixture.screen, matches: "toolbar-uncovered")
        fixture.screen.touchUp(at: CGPoint(x: 200, y: 150))
        fixture.screen.settle()
        #expect(fixture.navigation.viewControllers.count == 1)
        #expect(!fixture.toolbar.isHidden && fixture.shownFrame == CGRect(x: 0, y: 416, width: 320, height: 44))
        #expect(fixture.insetBottom == 64)
        #expect(fixture.screen.texts.contains("A-tool"))
    }

    @Test("a toolbar that only the top view controller shows moves with it, and with a canceled pop")
    func movesWithController() {
        let fixture = ToolbarFixture(hidden: true)
        (fixture.navigation.topViewController as? ToolbarFixture.List)?.hidesToolbar = true
        _ = fixture.push("B") { $0.hidesToolbar = false }
        fixture.screen.advance(by: 0.1)
        #expect(fixture.shownFrame.minX > 10 && fixture.shownFrame.minY == 416)
        fixture.screen.settle()
        #expect(fixture.toolbar.frame == CGRect(x: 0, y: 416, width: 320, height: 44))
        #expect(fixture.toolbar.superview === fixture.navigation.view)
        fixture.drag(to: 90)
        #expect(fixture.shownFrame.minX > 60)
        fixture.screen.touchUp(at: CGPoint(x: 90, y: 150))
        fixture.screen.settle()
        #expect(fixture.toolbar.frame.minX == 0 && !fixture.toolbar.isHidden && fixture.insetBottom == 64)
        fixture.drag(to: 250)
        fixture.screen.touchUp(at: CGPoint(x: 250, y: 150))
        fixture.screen.settle()
        #expect(fixture.toolbar.isHidden && fixture.insetBottom == 20)
    }

    @Test("in a tab bar controller the toolbar is above the tab bar")
    func tabs() {
        let screen = HeadlessScreen(
            size: CGSize(width: 320, height: 480), scale: 1,
            safeAreaInsets: UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0))
        let list = ToolbarFixture.List(style: .plain)
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

    @Test("custom bar classes are instantiated")
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
