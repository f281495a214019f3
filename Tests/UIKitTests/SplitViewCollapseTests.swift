import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Collapsing split views", .serialized)
struct SplitViewCollapseTests {
    /// Answers the delegate calls of a split view controller and logs them.
    final class Delegate: UISplitViewControllerDelegate {
        let log: ControllerLog
        var top: UISplitViewController.Column?
        var mode: UISplitViewController.DisplayMode?
        var keepsSecondaryOut = false

        init(_ log: ControllerLog) { self.log = log }

        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            log.add("top for \(proposedTopColumn)")
            return top ?? proposedTopColumn
        }
        func splitViewController(
            _ svc: UISplitViewController,
            displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
        ) -> UISplitViewController.DisplayMode {
            log.add("mode for \(proposedDisplayMode)")
            return mode ?? proposedDisplayMode
        }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.add("did collapse") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.add("did expand") }
        func splitViewController(
            _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool {
            log.add("collapse \((secondaryViewController as? UINavigationController)?.topViewController?.title ?? "")")
            return keepsSecondaryOut
        }
        func splitViewController(
            _ splitViewController: UISplitViewController,
            separateSecondaryFrom primaryViewController: UIViewController
        ) -> UIViewController? {
            log.add("separate")
            return nil
        }
    }

    static let wide = CGSize(width: 1024, height: 768)
    static let narrow = CGSize(width: 390, height: 844)

    private let log = ControllerLog()

    private func makeScreen(_ size: CGSize) -> HeadlessScreen {
        HeadlessScreen(size: size, scale: 1, safeAreaInsets: .zero)
    }

    private func makeSplit() -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(log.makeScreen("P"), for: .primary)
        split.setViewController(log.makeScreen("D"), for: .secondary)
        return split
    }

    private func stack(_ split: UISplitViewController) -> [String] {
        (split.viewControllers.first as? UINavigationController)?.viewControllers.map { $0.title ?? "" } ?? []
    }

    @Test("a narrow window shows the delegate's top column with a back button")
    func launchNarrow() {
        let screen = makeScreen(Self.narrow)
        let split = makeSplit()
        let delegate = Delegate(log)
        split.delegate = delegate
        screen.show(split)
        #expect(split.isCollapsed)
        #expect(
            log.take() == [
                "top for secondary", "D load", "did collapse", "D will appear", "D is appearing", "D did appear",
            ])
        #expect(stack(split) == ["P", "D"])
        screen.tap("P")
        screen.settle()
        #expect(stack(split) == ["P"])
    }

    @Test("a detail is pushed in a collapsed split view, and moves to its own column when it expands")
    func showDetailNarrow() {
        let screen = makeScreen(Self.narrow)
        let split = UISplitViewController(style: .doubleColumn)
        let delegate = Delegate(log)
        delegate.top = .primary
        split.delegate = delegate
        let list = WordList("Houses", ["Gryffindor", "Hufflepuff"])
        list.onSelect = { [unowned list, log] in
            list.showDetailViewController(log.makeScreen($0 + " detail"), sender: nil)
        }
        split.setViewController(list, for: .primary)
        split.setViewController(log.makeScreen("D"), for: .secondary)
        screen.show(split)
        #expect(stack(split) == ["Houses"])
        screen.tap("Gryffindor")
        screen.settle()
        #expect(stack(split) == ["Houses", "Gryffindor detail"])
        screen.tap("Houses")
        screen.settle()
        #expect(stack(split) == ["Houses"])
        #expect(list.tableView.indexPathForSelectedRow == nil)
        screen.tap("Hufflepuff")
        screen.settle()
        _ = log.take()
        screen.resize(to: Self.wide)
        screen.settle()
        #expect(
            log.take() == [
                "mode for oneBesideSecondary", "Hufflepuff detail will disappear",
                "Hufflepuff detail did disappear", "Hufflepuff detail will appear",
                "Hufflepuff detail is appearing", "Hufflepuff detail did appear", "did expand",
            ])
        #expect(!split.isCollapsed)
        #expect(split.viewController(for: .secondary)?.title == "Hufflepuff detail")
        #expect(stack(split) == ["Houses"])
        #expect(screen.texts.contains("Hufflepuff detail"))
        #expect(screen.texts.contains("Gryffindor"))
    }

    @Test("columns keep their stacks when the window becomes narrow and wide again")
    func resizing() {
        let screen = makeScreen(Self.wide)
        let split = makeSplit()
        let delegate = Delegate(log)
        split.delegate = delegate
        screen.show(split)
        split.viewController(for: .secondary)?.navigationController?
            .pushViewController(log.makeScreen("D2"), animated: false)
        screen.settle()
        _ = log.take()
        screen.resize(to: Self.narrow)
        screen.settle()
        #expect(
            log.take() == [
                "top for secondary", "D2 will disappear", "D2 did disappear", "P will disappear", "D2 will appear",
                "D2 is appearing", "P did disappear", "D2 did appear", "did collapse",
            ])
        #expect(stack(split) == ["P", "D", "D2"])
        #expect(split.viewController(for: .primary)?.traitCollection.horizontalSizeClass == .compact)
        split.viewController(for: .secondary)?.navigationController?
            .pushViewController(log.makeScreen("D3"), animated: true)
        screen.settle()
        screen.resize(to: Self.wide)
        screen.settle()
        #expect(stack(split) == ["P"])
        let secondary = split.viewControllers.last as? UINavigationController
        #expect(secondary?.viewControllers.map { $0.title ?? "" } == ["D", "D2", "D3"])
        #expect(secondary?.topViewController?.view.window != nil)
        #expect(split.viewController(for: .primary)?.view.window != nil)
        // Pops everything while the window is narrow, down to the first view controller.
        screen.resize(to: Self.narrow)
        (split.viewControllers.first as? UINavigationController)?.popToRootViewController(animated: false)
        screen.resize(to: Self.wide)
        screen.settle()
        #expect(secondary?.viewControllers.map { $0.title ?? "" } == ["D"])
        #expect(secondary?.topViewController?.view.window != nil)
    }

    @Test("a window that becomes narrow during a push shows the combined stack")
    func narrowDuringPush() {
        let screen = makeScreen(Self.wide)
        let split = UISplitViewController(style: .tripleColumn)
        for (column, title) in [(UISplitViewController.Column.primary, "P"), (.supplementary, "S"), (.secondary, "D")] {
            split.setViewController(log.makeScreen(title), for: column)
        }
        screen.show(split)
        split.show(.primary)
        screen.settle()
        #expect(split.displayMode == .twoBesideSecondary)
        let pushed = log.makeScreen("E")
        split.viewController(for: .secondary)?.navigationController?.pushViewController(pushed, animated: true)
        screen.advance(by: 0.1)
        screen.resize(to: Self.narrow)
        screen.settle()
        #expect(stack(split) == ["P", "S", "D", "E"])
        #expect(pushed.appearance == .appeared && pushed.navigationController?.appearance == .appeared)
        #expect(ControllerLog.unpaired(in: log.take()) == [])
    }

    @Test("an expanded split view has the delegate's display mode")
    func modeForExpanding() {
        let screen = makeScreen(Self.narrow)
        let split = makeSplit()
        let delegate = Delegate(log)
        delegate.mode = .secondaryOnly
        split.delegate = delegate
        screen.show(split)
        screen.resize(to: Self.wide)
        screen.settle()
        #expect(split.displayMode == .secondaryOnly && split.shownColumns == [.secondary])
    }

    @Test("showing and hiding columns of a collapsed split view changes the stack")
    func showCollapsed() {
        let screen = makeScreen(Self.narrow)
        let split = UISplitViewController(style: .tripleColumn)
        let delegate = Delegate(log)
        delegate.top = .primary
        split.delegate = delegate
        split.setViewController(log.makeScreen("P"), for: .primary)
        split.setViewController(log.makeScreen("S"), for: .supplementary)
        split.setViewController(log.makeScreen("D"), for: .secondary)
        screen.show(split)
        #expect(stack(split) == ["P"])
        split.show(.supplementary)
        screen.settle()
        #expect(stack(split) == ["P", "S"])
        split.show(.secondary)
        screen.settle()
        #expect(stack(split) == ["P", "S", "D"])
        split.hide(.supplementary)
        screen.settle()
        #expect(stack(split) == ["P"])
        split.setViewController(log.makeScreen("D2"), for: .secondary)
        split.show(.secondary)
        screen.settle()
        #expect(stack(split) == ["P", "S", "D2"])
        split.setViewController(log.makeScreen("S2"), for: .supplementary)
        #expect(stack(split) == ["P", "S2", "D2"])
        delegate.mode = .twoBesideSecondary
        screen.resize(to: Self.wide)
        screen.settle()
        #expect(split.displayMode == .twoBesideSecondary)
        #expect(
            split.viewControllers.map { ($0 as? UINavigationController)?.viewControllers.map { $0.title ?? "" } } == [
                ["P"], ["S2"], ["D2"],
            ])
    }

    @Test("a narrow window shows the compact column, which shows details by its own rules")
    func compactColumn() {
        let screen = makeScreen(Self.wide)
        let split = makeSplit()
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: log.makeScreen("Compact"))]
        split.setViewController(tabs, for: .compact)
        screen.show(split)
        #expect(!screen.texts.contains("Compact"))
        _ = log.take()
        screen.resize(to: Self.narrow)
        screen.settle()
        #expect(
            log.take() == [
                "P will disappear", "D will disappear", "P did disappear", "D did disappear", "Compact load",
                "Compact will appear", "Compact is appearing", "Compact did appear",
            ])
        #expect(split.viewControllers == [tabs])
        split.showDetailViewController(log.makeScreen("Detail"), sender: nil)
        screen.settle()
        #expect(screen.texts.contains("Detail"))
        screen.resize(to: Self.wide)
        screen.settle()
        #expect(screen.texts.contains("P") && screen.texts.contains("D"))
        #expect(!screen.texts.contains("Compact"))
    }

    @Test("without columns the primary controller takes over the secondary one and separates it again")
    func withoutColumns() {
        let screen = makeScreen(Self.wide)
        let split = UISplitViewController()
        let delegate = Delegate(log)
        split.delegate = delegate
        let primary = UINavigationController(rootViewController: log.makeScreen("P"))
        let secondary = UINavigationController(rootViewController: log.makeScreen("D"))
        split.viewControllers = [primary, secondary]
        screen.show(split)
        #expect(split.displayMode == .oneBesideSecondary)
        _ = log.take()
        screen.resize(to: Self.narrow)
        screen.settle()
        #expect(log.take().filter { !$0.contains("appear") } == ["collapse D", "did collapse"])
        #expect(stack(split) == ["P", "D"])
        screen.resize(to: Self.wide)
        screen.settle()
        #expect(
            log.take().filter { !$0.contains("appear") } == ["mode for oneBesideSecondary", "separate", "did expand"])
        #expect(split.viewControllers == [primary, secondary])
        #expect(secondary.viewControllers.map { $0.title ?? "" } == ["D"])
        #expect(secondary.topViewController?.view.window != nil)
        delegate.keepsSecondaryOut = true
        screen.resize(to: Self.narrow)
        screen.settle()
        #expect(stack(split) == ["P"])
        split.showDetailViewController(log.makeScreen("New"), sender: nil)
        screen.settle()
        #expect(stack(split) == ["P", "New"])
        screen.resize(to: Self.wide)
        screen.settle()
        #expect(stack(split) == ["P"])
        #expect(split.viewControllers.last?.title == "New")
        #expect(split.viewControllers.last?.view.window != nil)
    }

    @Test("a split view in a tab collapses with the window")
    func inTab() {
        let screen = makeScreen(Self.wide)
        let split = makeSplit()
        split.tabBarItem = UITabBarItem(title: "Split", image: nil, tag: 0)
        let tabs = UITabBarController()
        tabs.viewControllers = [split, log.makeScreen("Other")]
        screen.show(tabs)
        #expect(!split.isCollapsed)
        #expect(split.viewController(for: .primary)?.view.safeAreaInsets.bottom == 49)
        screen.tap("Other")
        screen.resize(to: Self.narrow)
        screen.tap("Split")
        screen.settle()
        #expect(split.isCollapsed)
        #expect(screen.texts.contains("D"))
    }

    @Test("the tab bar follows the columns' content, and one of them can hide it")
    func tabBarOfColumns() {
        let screen = makeScreen(Self.narrow)
        let delegate = Delegate(log)
        delegate.top = .primary
        let split = UISplitViewController(style: .doubleColumn)
        split.delegate = delegate
        split.setViewController(WordList("Long", (1...60).map { "Row \($0)" }), for: .primary)
        let detail = log.makeScreen("D")
        detail.hidesBottomBarWhenPushed = true
        split.setViewController(detail, for: .secondary)
        let tabs = UITabBarController()
        tabs.viewControllers = [split]
        screen.show(tabs)
        screen.settle()
        #expect(tabs.tabBar.isContentBelow)
        split.show(.secondary)
        screen.settle()
        #expect(screen.visibleRect(of: tabs.tabBar) == nil)
        #expect(detail.view.safeAreaInsets.bottom == 0)
        screen.resize(to: Self.wide)
        screen.settle()
        #expect(tabs.tabBar.frame.minX == 0)
        #expect(detail.view.safeAreaInsets.bottom == 49)
        #expect(tabs.tabBar.isContentBelow)
    }

    @Test("a collapsed split view matches its reference image")
    func look() {
        let screen = HeadlessScreen()
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(WordList("Houses", ["Gryffindor", "Hufflepuff"]), for: .primary)
        split.setViewController(WordList("Hufflepuff", (1...30).map { "Student \($0)" }), for: .secondary)
        screen.show(split)
        screen.settle()
        expectSnapshot(screen, matches: "collapsed")
    }
}
