import Testing
import TrestleTesting

@testable import UIKit

@Suite("Refresh controls", .serialized) @MainActor
final class RefreshControlTests {
    private lazy var list = TextTable([texts("row ", 40)])
    private let control = UIRefreshControl()
    private let log = Log()

    @MainActor
    final class Log {
        var refreshes = 0
    }

    private var table: UITableView { list.table }
    private var screen: HeadlessScreen { list.screen }

    private func prepare(_ list: TextTable? = nil) {
        if let list { self.list = list }
        table.refreshControl = control
        control.addAction(UIAction { [log] _ in log.refreshes += 1 }, for: .valueChanged)
        self.list.show()
    }

    private func pull(by distance: CGFloat, lift: Bool = true) {
        let start = CGPoint(x: 100, y: 100)
        let end = CGPoint(x: 100, y: 100 + distance)
        if lift {
            screen.drag(from: start, to: end)
        } else {
            screen.touchDown(at: start)
            screen.touchMove(to: end)
        }
    }

    @Test("a refresh control is 60 points high, as wide as the table, and hidden until it is pulled")
    func rest() {
        prepare()
        #expect(control.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
        #expect(control.isHidden && !control.isRefreshing)
        #expect(control.superview === table)
        #expect(table.contentOffset == .zero && table.adjustedContentInset == .zero)
    }

    @Test("pulling beyond the threshold begins a refresh, and keeps an inset after the touch ends")
    func pulling() {
        prepare()
        pull(by: 340, lift: false)
        #expect(control.isRefreshing && log.refreshes == 1)
        let dragged = table.contentOffset.y
        #expect(dragged < -110)
        screen.touchUp(at: CGPoint(x: 100, y: 440))
        screen.advance(by: 2)
        #expect(table.contentOffset.y == -60)
        #expect(table.adjustedContentInset.top == 60 && table.contentInset == .zero)
        #expect(control.frame == CGRect(x: 0, y: -60, width: 320, height: 60) && !control.isHidden)
        #expect(log.refreshes == 1)
        control.endRefreshing()
        #expect(!control.isRefreshing && table.contentOffset.y == -60)
        screen.advance(by: 0.15)
        #expect(table.contentOffset.y > -60 && table.contentOffset.y < 0)
        #expect(screen.settle())
        #expect(table.contentOffset.y == 0 && table.adjustedContentInset == .zero && control.isHidden)
    }

    @Test("pulling below the threshold has no effect")
    func tooLittle() {
        prepare()
        pull(by: 150)
        screen.settle()
        #expect(log.refreshes == 0 && table.contentOffset.y == 0 && control.isHidden)
    }

    @Test("the content remains under the touch when the inset changes")
    func continuity() {
        prepare()
        pull(by: 340, lift: false)
        let before = table.contentOffset.y
        control.endRefreshing()
        #expect(table.contentOffset.y == before)
        screen.touchMove(to: CGPoint(x: 100, y: 441))
        #expect(abs(table.contentOffset.y - before) < 1)
        // One pull refreshes only once.
        screen.touchMove(to: CGPoint(x: 100, y: 460))
        #expect(log.refreshes == 1)
        screen.touchUp(at: CGPoint(x: 100, y: 460))
        #expect(screen.settle())
        #expect(table.contentOffset.y == 0)
        pull(by: 360)
        #expect(log.refreshes == 2)
    }

    @Test("`beginRefreshing()` sets the inset without scrolling or sending an action")
    func programmaticBegin() {
        prepare()
        control.beginRefreshing()
        #expect(control.isRefreshing && log.refreshes == 0)
        #expect(table.contentOffset.y == 0 && table.adjustedContentInset.top == 60)
        // Apps scroll like this to show the control.
        table.setContentOffset(CGPoint(x: 0, y: table.contentOffset.y - control.frame.height), animated: true)
        screen.advance(by: 1)
        #expect(table.contentOffset.y == -60)
        control.endRefreshing()
        screen.settle()
        #expect(table.contentOffset.y == 0)
    }

    @Test("ending a refresh does not move content that is scrolled down")
    func scrolledAway() {
        prepare()
        pull(by: 340)
        screen.advance(by: 1)
        table.contentOffset.y = 200
        #expect(control.frame.minY == -60)
        control.endRefreshing()
        screen.settle()
        #expect(table.contentOffset.y == 200)
    }

    @Test("a control below a navigation bar is pulled from the bar, also if it began before the first layout")
    func underBar() {
        let controller = UITableViewController(style: .plain)
        let control = UIRefreshControl()
        controller.refreshControl = control
        #expect(controller.tableView.refreshControl === control)
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)
        control.beginRefreshing()
        screen.show(UINavigationController(rootViewController: controller))
        screen.advance(by: 0.1)
        let table = controller.tableView as UITableView
        let bar = table.safeAreaInsets.top
        #expect(bar > 44)
        #expect(table.adjustedContentInset.top == bar + 60)
        #expect(table.contentOffset.y == -bar || table.contentOffset.y == -bar - 60)
        control.endRefreshing()
        screen.settle()
        #expect(table.contentOffset.y == -bar)
    }

    @Test("a control works as a plain subview of any scroll view")
    func subview() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        scrollView.alwaysBounceVertical = true
        scrollView.addSubview(control)
        control.addAction(UIAction { [log] _ in log.refreshes += 1 }, for: .valueChanged)
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero)
        screen.show(scrollView)
        screen.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 450))
        #expect(log.refreshes == 1)
        screen.advance(by: 1)
        #expect(scrollView.contentOffset.y == -60)
        control.removeFromSuperview()
        #expect(scrollView.adjustedContentInset == .zero && scrollView.contentOffset.y == 0)
    }

    @Test("setting another control replaces the first one, and nil removes it")
    func replaced() {
        prepare()
        let other = UIRefreshControl()
        table.refreshControl = other
        #expect(control.superview == nil && other.superview === table)
        pull(by: 340)
        #expect(log.refreshes == 0 && other.isRefreshing)
        table.refreshControl = nil
        #expect(table.adjustedContentInset == .zero)
        screen.settle()
        #expect(table.contentOffset.y == 0)
    }

    @Test("section headers are pinned to the top of the table, not below the inset")
    func headers() {
        let list = TextTable([texts("row ", 40)])
        list.headers = ["Header"]
        prepare(list)
        pull(by: 340)
        screen.advance(by: 1)
        table.contentOffset.y = 100
        screen.advance(by: 0.1)
        #expect(table.headerView(forSection: 0)?.frame.minY == 100)
    }

    @Test("rows inserted at the top during a refresh are visible")
    func insertion() {
        prepare()
        pull(by: 340)
        screen.advance(by: 1)
        list.sections[0].insert("new", at: 0)
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        control.endRefreshing()
        screen.settle()
        #expect(table.contentOffset.y == 0 && list.visibleTexts.first == "new")
    }

    @Test("F5 begins a refresh and scrolls to the control")
    func key() {
        prepare()
        screen.press(.keyboardF5)
        #expect(log.refreshes == 1 && control.isRefreshing)
        screen.advance(by: 1)
        #expect(table.contentOffset.y == -60)
        screen.press(.keyboardF5)
        #expect(log.refreshes == 1)
        control.endRefreshing()
        screen.settle()
        table.contentOffset.y = 300
        screen.press(.keyboardF5)
        screen.advance(by: 1)
        #expect(log.refreshes == 2 && table.contentOffset.y == 300)
    }

    @Test("a disabled control does not refresh when it is pulled")
    func disabled() {
        prepare()
        control.isEnabled = false
        pull(by: 340)
        #expect(log.refreshes == 0 && !control.isRefreshing)
    }

    @Test("a title increases the height only if it has several lines")
    func title() {
        control.attributedTitle = NSAttributedString(string: "Pull to refresh")
        prepare()
        #expect(control.frame.height == 60)
        control.attributedTitle = NSAttributedString(string: "Two\nlines")
        #expect(control.frame.height > 70)
        control.attributedTitle = nil
        #expect(control.frame.height == 60)
    }

    @Test(
        "a refresh control matches its reference images while it is pulled, refreshes and ends",
        arguments: [UIUserInterfaceStyle.light, .dark])
    func look(style: UIUserInterfaceStyle) {
        let screen = HeadlessScreen(
            size: CGSize(width: 240, height: 400), scale: 2, style: style, safeAreaInsets: .zero)
        prepare(TextTable([texts("row ", 40)], size: CGSize(width: 240, height: 400), screen: screen))
        let name = style == .dark ? "-dark" : ""
        if style == .dark {
            control.tintColor = .systemOrange
            control.attributedTitle = NSAttributedString(string: "Looking for more")
        }
        screen.touchDown(at: CGPoint(x: 100, y: 100))
        screen.touchMove(to: CGPoint(x: 100, y: 240))
        expectSnapshot(screen, matches: "refresh-pulled" + name)
        screen.touchMove(to: CGPoint(x: 100, y: 380))
        screen.touchUp(at: CGPoint(x: 100, y: 380))
        screen.advance(by: 1.5)
        expectSnapshot(screen, matches: "refresh-held" + name)
        control.endRefreshing()
        screen.advance(by: 0.1)
        expectSnapshot(screen, matches: "refresh-ending" + name)
    }
}
