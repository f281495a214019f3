import Testing
import TrestleTesting

@testable import UIKit

/// A navigation controller with a table whose bar prefers large titles.
@MainActor
final class LargeTitleFixture {
    final class List: UITableViewController {
        var rows = 40
        private(set) var layouts = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            tableView.rowHeight = 44
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            layouts += 1
        }
    }

    let screen: HeadlessScreen
    let list = List(style: .plain)
    let navigation: UINavigationController
    var table: UITableView { list.tableView }
    var bar: UINavigationBar { navigation.navigationBar }

    init(
        rows: Int = 40, title: String = "Mailboxes", style: UIUserInterfaceStyle = .light,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, prepare: (List) -> Void = { _ in }
    ) {
        screen = HeadlessScreen(
            size: CGSize(width: 320, height: 420), scale: 1, style: style,
            safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), layoutDirection: direction)
        list.rows = rows
        list.title = title
        prepare(list)
        navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        screen.show(navigation)
        screen.settle()
    }

    /// Drags the table up slowly, and keeps the touch down.
    func hold(up distance: CGFloat, from start: CGFloat = 300) {
        let x: CGFloat = 160
        screen.touchDown(at: CGPoint(x: x, y: start))
        // A drag begins after a threshold of ten points.
        let distance = distance + (distance > 0 ? 10 : -10)
        for step in 1...10 {
            screen.advance(by: 0.05)
            screen.touchMove(to: CGPoint(x: x, y: start - (distance * CGFloat(step) / 10).rounded()))
        }
        screen.advance(by: 0.5)
        touchLocation = CGPoint(x: x, y: start - distance.rounded())
    }

    func release() {
        screen.touchUp(at: touchLocation)
        screen.settle()
    }

    private var touchLocation = CGPoint.zero

    func label(_ text: String, size: CGFloat) -> UILabel? {
        screen.views(UILabel.self).first { $0.text == text && $0.font.pointSize == size }
    }
}

@MainActor
@Suite("Large titles", .serialized)
struct NavigationLargeTitleTests {
    @Test("a large title makes the bar 96 points high, and the content begins below it")
    func rest() throws {
        let fixture = LargeTitleFixture()
        #expect(fixture.bar.frame == CGRect(x: 0, y: 20, width: 320, height: 96))
        #expect(fixture.table.adjustedContentInset.top == 116)
        #expect(fixture.table.contentOffset.y == -116)
        #expect(fixture.list.view.safeAreaInsets.top == 116)
        let label = try #require(fixture.label("Mailboxes", size: 34))
        #expect(label.convert(label.bounds, to: nil as UIView?).minX == 16)
        #expect(fixture.label("Mailboxes", size: 17) == nil)
        #expect(!fixture.bar.isContentBelow)
        expectSnapshot(fixture.screen, matches: "large-title")
    }

    @Test("scrolling collapses the large title continuously, and the inline title replaces it")
    func collapsing() {
        let fixture = LargeTitleFixture()
        fixture.hold(up: 26)
        let offset = fixture.table.contentOffset.y
        #expect(offset == -90)
        #expect(fixture.bar.frame.height == 70)
        #expect(fixture.table.adjustedContentInset.top == 90)
        #expect(!fixture.bar.isContentBelow)
        expectSnapshot(fixture.screen, matches: "large-title-half")
        fixture.screen.touchMove(to: CGPoint(x: 160, y: 200))
        fixture.screen.advance(by: 0.5)
        fixture.screen.touchUp(at: CGPoint(x: 160, y: 200))
        fixture.screen.settle()
        #expect(fixture.table.contentOffset.y > -64)
        #expect(fixture.bar.frame.height == 44)
        #expect(fixture.table.adjustedContentInset.top == 64)
        #expect(fixture.label("Mailboxes", size: 17)?.alpha == 1)
        #expect(fixture.bar.isContentBelow)
        expectSnapshot(fixture.screen, matches: "large-title-collapsed")
    }

    @Test(
        "a drag that ends between the states snaps to the nearest one",
        arguments: [(15, 96), (40, 44)] as [(CGFloat, CGFloat)])
    func snaps(distance: CGFloat, height: CGFloat) {
        let fixture = LargeTitleFixture()
        fixture.hold(up: distance)
        fixture.release()
        #expect(fixture.bar.frame.height == height)
        #expect(fixture.table.contentOffset.y == -20 - height)
    }

    @Test("the title expands when the content is dragged down, and when it scrolls to the top")
    func expanding() {
        let fixture = LargeTitleFixture()
        fixture.table.contentOffset.y = 300
        fixture.screen.settle()
        #expect(fixture.bar.frame.height == 44)
        fixture.table.setContentOffset(CGPoint(x: 0, y: -64), animated: true)
        fixture.screen.settle()
        #expect(fixture.bar.frame.height == 44)
        fixture.hold(up: -40, from: 200)
        fixture.release()
        #expect(fixture.bar.frame.height == 96)
        fixture.table.contentOffset.y = 300
        fixture.screen.settle()
        fixture.screen.window?.scrollToTop()
        fixture.screen.settle()
        #expect(fixture.table.contentOffset.y == -116)
        #expect(fixture.bar.frame.height == 96)
    }

    @Test("the title follows content that is pulled down, and grows slightly")
    func pulling() throws {
        let fixture = LargeTitleFixture()
        fixture.hold(up: -150, from: 150)
        let pull = -fixture.table.contentOffset.y - 116
        #expect(pull > 40)
        let label = try #require(fixture.label("Mailboxes", size: 34))
        #expect(label.transform.a > 1.02 && label.transform.a <= 1.1)
        let frame = label.convert(label.bounds, to: nil as UIView?)
        #expect(abs(frame.minX - 16) < 0.01)
        #expect(abs(frame.midY - (64 + 3 + label.bounds.height / 2 + pull)) < 0.01)
        #expect(fixture.table.adjustedContentInset.top == 116)
        expectSnapshot(fixture.screen, matches: "large-title-pulled")
        fixture.release()
        #expect(label.transform == .identity)
    }

    @Test("a refresh control is between the buttons and the title")
    func refresh() throws {
        let fixture = LargeTitleFixture { $0.refreshControl = UIRefreshControl() }
        fixture.hold(up: -300, from: 100)
        let control = try #require(fixture.list.refreshControl)
        #expect(control.isRefreshing)
        fixture.release()
        #expect(fixture.table.contentOffset.y == -176)
        #expect(control.convert(control.bounds, to: nil as UIView?) == CGRect(x: 0, y: 64, width: 320, height: 60))
        let label = try #require(fixture.label("Mailboxes", size: 34))
        #expect(label.convert(label.bounds, to: nil as UIView?).minY > 126)
        control.endRefreshing()
        fixture.screen.settle()
        #expect(fixture.table.contentOffset.y == -116)
        #expect(fixture.bar.frame.height == 96)
    }

    @Test("an item's display mode determines whether its title is large, and defaults to the item below")
    func modes() {
        let fixture = LargeTitleFixture()
        let next = UIViewController()
        fixture.navigation.pushViewController(next, animated: false)
        #expect(fixture.bar.frame.height == 96)
        next.navigationItem.largeTitleDisplayMode = .never
        fixture.screen.settle()
        #expect(fixture.bar.frame.height == 44)
        #expect(next.view.safeAreaInsets.top == 64)
        let third = UIViewController()
        fixture.navigation.pushViewController(third, animated: false)
        #expect(fixture.bar.frame.height == 44)
        third.navigationItem.largeTitleDisplayMode = .always
        fixture.screen.settle()
        #expect(fixture.bar.frame.height == 96)
        fixture.bar.prefersLargeTitles = false
        fixture.screen.settle()
        #expect(fixture.bar.frame.height == 44)
        #expect(third.view.safeAreaInsets.top == 64)
    }

    @Test("the bar's height changes with a push, and with an interactive pop")
    func transitions() throws {
        let fixture = LargeTitleFixture()
        let next = LargeTitleFixture.List(style: .plain)
        next.title = "Inbox"
        next.navigationItem.largeTitleDisplayMode = .never
        fixture.navigation.pushViewController(next, animated: true)
        fixture.screen.advance(by: 0.15)
        let half = try #require(fixture.bar.layer.presentation()).frame.height
        #expect(half > 46 && half < 94)
        #expect(next.tableView.contentOffset.y == -64)
        fixture.screen.settle()
        #expect(fixture.bar.frame.height == 44)
        fixture.screen.touchDown(at: CGPoint(x: 5, y: 200))
        for step in 1...10 {
            fixture.screen.advance(by: 0.05)
            fixture.screen.touchMove(to: CGPoint(x: 5 + 14 * CGFloat(step), y: 200))
        }
        fixture.screen.advance(by: 0.5)
        let distance = try #require(next.view.layer.presentation()).frame.minX / 320
        let height = try #require(fixture.bar.layer.presentation()).frame.height
        #expect(abs(height - (44 + 52 * distance)) < 1)
        expectSnapshot(fixture.screen, matches: "large-title-pop")
        fixture.screen.touchUp(at: CGPoint(x: 145, y: 200))
        fixture.screen.settle()
        #expect(fixture.navigation.topViewController === next)
        #expect(fixture.bar.frame.height == 44)
        fixture.navigation.popViewController(animated: true)
        fixture.screen.settle()
        #expect(fixture.bar.frame.height == 96)
        #expect(fixture.table.contentOffset.y == -116)
    }

    @Test("popping to a scrolled view controller restores its collapsed title")
    func restoring() {
        let fixture = LargeTitleFixture()
        fixture.table.contentOffset.y = 200
        fixture.screen.settle()
        fixture.navigation.pushViewController(LargeTitleFixture.List(style: .plain), animated: true)
        fixture.screen.settle()
        #expect(fixture.bar.frame.height == 96)
        fixture.navigation.popViewController(animated: true)
        fixture.screen.settle()
        #expect(fixture.bar.frame.height == 44)
        #expect(fixture.table.contentOffset.y == 200)
        #expect(fixture.bar.isContentBelow)
    }

    @Test("a long title is truncated, and does not grow beyond the screen")
    func long() throws {
        let title = "A title that is much too long for the screen"
        let fixture = LargeTitleFixture(title: title)
        let label = try #require(fixture.label(title, size: 34))
        #expect(label.bounds.width == 288)
        fixture.hold(up: -100, from: 150)
        #expect(label.transform == .identity)
        fixture.release()
    }

    @Test("a large title matches its reference image in dark mode and right to left")
    func mirrored() {
        expectSnapshot(
            LargeTitleFixture(title: "דואר", style: .dark, direction: .rightToLeft).screen,
            matches: "large-title-mirrored")
    }

    @Test("short content does not collapse the title")
    func short() {
        let fixture = LargeTitleFixture(rows: 2)
        fixture.hold(up: 60)
        fixture.release()
        #expect(fixture.bar.frame.height == 96)
        #expect(fixture.table.contentOffset.y == -116)
    }

    @Test("the title has the large title text attributes")
    func attributes() throws {
        let fixture = LargeTitleFixture()
        fixture.bar.largeTitleTextAttributes = [
            .foregroundColor: UIColor.systemRed, .font: UIFont.systemFont(ofSize: 28, weight: .black),
        ]
        fixture.screen.settle()
        #expect(try #require(fixture.label("Mailboxes", size: 28)).textColor == .systemRed)
    }

    @Test("scrolling with a collapsed title lays out neither the bar nor the controller's view")
    func cost() {
        let fixture = LargeTitleFixture(rows: 1_000_000)
        fixture.table.contentOffset.y = 1000
        fixture.screen.settle()
        let layouts = fixture.list.layouts
        let frame = fixture.bar.frame
        for step in 1...20 {
            fixture.table.contentOffset.y = 1000 + 10 * CGFloat(step)
            #expect(!fixture.navigation.view.layer.needsLayout())
            #expect(!fixture.bar.layer.needsLayout())
            fixture.screen.advanceFrame()
        }
        #expect(fixture.bar.frame == frame)
        // The table is the controller's view: it lays out its rows once per frame.
        #expect(fixture.list.layouts - layouts <= 20)
    }

    @Test("a prompt is above the title in a higher bar")
    func prompt() throws {
        let fixture = LargeTitleFixture()
        fixture.list.navigationItem.prompt = "Choose one"
        fixture.screen.settle()
        #expect(fixture.bar.frame.height == 126)
        #expect(fixture.table.contentOffset.y == -146)
        #expect(fixture.screen.texts.contains("Choose one"))
        expectSnapshot(fixture.screen, matches: "large-title-prompt")
        fixture.list.navigationItem.prompt = nil
        fixture.screen.settle()
        #expect(fixture.bar.frame.height == 96)
        #expect(fixture.table.contentOffset.y == -116)
    }

    /// A screen whose table begins at the safe area, as many storyboards pin it.
    final class PinnedList: UIViewController, UITableViewDataSource {
        let table = UITableView()
        var rows = 40

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Mailboxes"
            table.dataSource = self
            table.rowHeight = 44
            table.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(table)
            let guide = view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                table.topAnchor.constraint(equalTo: guide.topAnchor),
                table.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                table.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                table.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            ])
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    private func pinned(rows: Int) -> (screen: HeadlessScreen, list: PinnedList, bar: UINavigationBar) {
        let screen = HeadlessScreen(
            size: CGSize(width: 320, height: 420), scale: 1,
            safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        let list = PinnedList()
        list.rows = rows
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        screen.show(navigation)
        screen.settle()
        return (screen, list, navigation.navigationBar)
    }

    @Test("the title collapses above a table that begins at the safe area, and expands at the top")
    func pinnedTable() {
        let (screen, list, bar) = pinned(rows: 40)
        #expect(bar.frame.height == 96)
        #expect(list.table.frame == CGRect(x: 0, y: 116, width: 320, height: 304))
        screen.drag(from: CGPoint(x: 160, y: 350), to: CGPoint(x: 160, y: 200))
        screen.settle()
        #expect(bar.frame.height == 44)
        #expect(list.table.frame == CGRect(x: 0, y: 64, width: 320, height: 356))
        #expect(list.table.contentOffset.y > 100)
        screen.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 400))
        screen.settle()
        screen.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 400))
        screen.settle()
        #expect(list.table.contentOffset.y == 0)
        #expect(bar.frame.height == 96)
        #expect(list.table.frame.minY == 116)
    }

    @Test("a table at the safe area that is popped to keeps its collapsed title")
    func pinnedTableReturns() {
        let (screen, list, bar) = pinned(rows: 40)
        list.table.contentOffset.y = 200
        screen.settle()
        #expect(bar.frame.height == 44)
        list.navigationController?.pushViewController(UIViewController(), animated: true)
        screen.settle()
        #expect(bar.frame.height == 96)
        list.navigationController?.popViewController(animated: true)
        screen.settle()
        #expect(bar.frame.height == 44)
        #expect(list.table.contentOffset.y == 200)
        #expect(list.table.frame.minY == 64)
    }

    @Test("the title does not collapse above rows that then fit", arguments: [3, 7, 8])
    func pinnedShortTable(rows: Int) {
        let (screen, list, bar) = pinned(rows: rows)
        screen.drag(from: CGPoint(x: 160, y: 350), to: CGPoint(x: 160, y: 200))
        screen.settle()
        #expect(bar.frame.height == 96)
        #expect(list.table.frame.minY == 116)
    }
}
