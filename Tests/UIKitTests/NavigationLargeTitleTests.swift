import Testing
import TrestleTesting

@testable import UIKit

/// A navigation controller with lists, whose bar prefers large titles.
@MainActor
final class LargeTitleStage {
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

    /// Drags the list up by so much, slowly, and leaves the finger there.
    func hold(up way: CGFloat, from start: CGFloat = 300) {
        let x: CGFloat = 160
        screen.touchDown(at: CGPoint(x: x, y: start))
        // Ten points are spent before it counts as dragging.
        let way = way + (way > 0 ? 10 : -10)
        for step in 1...10 {
            screen.advance(by: 0.05)
            screen.touchMove(to: CGPoint(x: x, y: start - (way * CGFloat(step) / 10).rounded()))
        }
        screen.advance(by: 0.5)
        finger = CGPoint(x: x, y: start - way.rounded())
    }

    func release() {
        screen.touchUp(at: finger)
        screen.settle()
    }

    private var finger = CGPoint.zero

    func label(_ text: String, size: CGFloat) -> UILabel? {
        screen.views(UILabel.self).first { $0.text == text && $0.font.pointSize == size }
    }
}

@MainActor
@Suite("Large titles", .serialized)
struct NavigationLargeTitleTests {
    @Test("a large title makes the bar 96 points high, and the content begins below it")
    func rest() throws {
        let stage = LargeTitleStage()
        #expect(stage.bar.frame == CGRect(x: 0, y: 20, width: 320, height: 96))
        #expect(stage.table.adjustedContentInset.top == 116)
        #expect(stage.table.contentOffset.y == -116)
        #expect(stage.list.view.safeAreaInsets.top == 116)
        let label = try #require(stage.label("Mailboxes", size: 34))
        #expect(label.convert(label.bounds, to: nil as UIView?).minX == 16)
        #expect(stage.label("Mailboxes", size: 17) == nil)
        #expect(!stage.bar.isContentBelow)
        expectSnapshot(stage.screen, matches: "large-title")
    }

    @Test("it goes under the bar point by point, and the small one comes in its place")
    func collapsing() {
        let stage = LargeTitleStage()
        stage.hold(up: 26)
        let offset = stage.table.contentOffset.y
        #expect(offset == -90)
        #expect(stage.bar.frame.height == 70)
        #expect(stage.table.adjustedContentInset.top == 90)
        #expect(!stage.bar.isContentBelow)
        expectSnapshot(stage.screen, matches: "large-title-half")
        stage.screen.touchMove(to: CGPoint(x: 160, y: 200))
        stage.screen.advance(by: 0.5)
        stage.screen.touchUp(at: CGPoint(x: 160, y: 200))
        stage.screen.settle()
        #expect(stage.table.contentOffset.y > -64)
        #expect(stage.bar.frame.height == 44)
        #expect(stage.table.adjustedContentInset.top == 64)
        #expect(stage.label("Mailboxes", size: 17)?.alpha == 1)
        #expect(stage.bar.isContentBelow)
        expectSnapshot(stage.screen, matches: "large-title-collapsed")
    }

    @Test(
        "a finger that lifts in between lets it close or open", arguments: [(15, 96), (40, 44)] as [(CGFloat, CGFloat)])
    func snaps(way: CGFloat, height: CGFloat) {
        let stage = LargeTitleStage()
        stage.hold(up: way)
        stage.release()
        #expect(stage.bar.frame.height == height)
        #expect(stage.table.contentOffset.y == -20 - height)
    }

    @Test("it opens again when the content comes down, and on the way to the top")
    func opens() {
        let stage = LargeTitleStage()
        stage.table.contentOffset.y = 300
        stage.screen.settle()
        #expect(stage.bar.frame.height == 44)
        stage.table.setContentOffset(CGPoint(x: 0, y: -64), animated: true)
        stage.screen.settle()
        #expect(stage.bar.frame.height == 44)
        stage.hold(up: -40, from: 200)
        stage.release()
        #expect(stage.bar.frame.height == 96)
        stage.table.contentOffset.y = 300
        stage.screen.settle()
        stage.screen.window?.scrollToTop()
        stage.screen.settle()
        #expect(stage.table.contentOffset.y == -116)
        #expect(stage.bar.frame.height == 96)
    }

    @Test("it follows content that is pulled down, and grows a little")
    func pulled() throws {
        let stage = LargeTitleStage()
        stage.hold(up: -150, from: 150)
        let pull = -stage.table.contentOffset.y - 116
        #expect(pull > 40)
        let label = try #require(stage.label("Mailboxes", size: 34))
        #expect(label.transform.a > 1.02 && label.transform.a <= 1.1)
        let frame = label.convert(label.bounds, to: nil as UIView?)
        #expect(abs(frame.minX - 16) < 0.01)
        #expect(abs(frame.midY - (64 + 3 + label.bounds.height / 2 + pull)) < 0.01)
        #expect(stage.table.adjustedContentInset.top == 116)
        expectSnapshot(stage.screen, matches: "large-title-pulled")
        stage.release()
        #expect(label.transform == .identity)
    }

    @Test("a refresh turns between the buttons and the title")
    func refresh() throws {
        let stage = LargeTitleStage { $0.refreshControl = UIRefreshControl() }
        stage.hold(up: -300, from: 100)
        let control = try #require(stage.list.refreshControl)
        #expect(control.isRefreshing)
        stage.release()
        #expect(stage.table.contentOffset.y == -176)
        #expect(control.convert(control.bounds, to: nil as UIView?) == CGRect(x: 0, y: 64, width: 320, height: 60))
        let label = try #require(stage.label("Mailboxes", size: 34))
        #expect(label.convert(label.bounds, to: nil as UIView?).minY > 126)
        control.endRefreshing()
        stage.screen.settle()
        #expect(stage.table.contentOffset.y == -116)
        #expect(stage.bar.frame.height == 96)
    }

    @Test("an item says when its title is large; by itself it is as the one below")
    func modes() {
        let stage = LargeTitleStage()
        let next = UIViewController()
        stage.navigation.pushViewController(next, animated: false)
        #expect(stage.bar.frame.height == 96)
        next.navigationItem.largeTitleDisplayMode = .never
        stage.screen.settle()
        #expect(stage.bar.frame.height == 44)
        #expect(next.view.safeAreaInsets.top == 64)
        let third = UIViewController()
        stage.navigation.pushViewController(third, animated: false)
        #expect(stage.bar.frame.height == 44)
        third.navigationItem.largeTitleDisplayMode = .always
        stage.screen.settle()
        #expect(stage.bar.frame.height == 96)
        stage.bar.prefersLargeTitles = false
        stage.screen.settle()
        #expect(stage.bar.frame.height == 44)
        #expect(third.view.safeAreaInsets.top == 64)
    }

    @Test("the bar's height goes along with a push, and with the finger that leads back")
    func transitions() throws {
        let stage = LargeTitleStage()
        let next = LargeTitleStage.List(style: .plain)
        next.title = "Inbox"
        next.navigationItem.largeTitleDisplayMode = .never
        stage.navigation.pushViewController(next, animated: true)
        stage.screen.advance(by: 0.15)
        let half = try #require(stage.bar.layer.presentation()).frame.height
        #expect(half > 46 && half < 94)
        #expect(next.tableView.contentOffset.y == -64)
        stage.screen.settle()
        #expect(stage.bar.frame.height == 44)
        stage.screen.touchDown(at: CGPoint(x: 5, y: 200))
        for step in 1...10 {
            stage.screen.advance(by: 0.05)
            stage.screen.touchMove(to: CGPoint(x: 5 + 14 * CGFloat(step), y: 200))
        }
        stage.screen.advance(by: 0.5)
        let way = try #require(next.view.layer.presentation()).frame.minX / 320
        let height = try #require(stage.bar.layer.presentation()).frame.height
        #expect(abs(height - (44 + 52 * way)) < 1)
        expectSnapshot(stage.screen, matches: "large-title-pop")
        stage.screen.touchUp(at: CGPoint(x: 145, y: 200))
        stage.screen.settle()
        #expect(stage.navigation.topViewController === next)
        #expect(stage.bar.frame.height == 44)
        stage.navigation.popViewController(animated: true)
        stage.screen.settle()
        #expect(stage.bar.frame.height == 96)
        #expect(stage.table.contentOffset.y == -116)
    }

    @Test("a screen that was scrolled comes back as it was left")
    func returns() {
        let stage = LargeTitleStage()
        stage.table.contentOffset.y = 200
        stage.screen.settle()
        stage.navigation.pushViewController(LargeTitleStage.List(style: .plain), animated: true)
        stage.screen.settle()
        #expect(stage.bar.frame.height == 96)
        stage.navigation.popViewController(animated: true)
        stage.screen.settle()
        #expect(stage.bar.frame.height == 44)
        #expect(stage.table.contentOffset.y == 200)
        #expect(stage.bar.isContentBelow)
    }

    @Test("a long title ends in dots, and does not grow out of the screen")
    func long() throws {
        let title = "A title that is much too long for the screen"
        let stage = LargeTitleStage(title: title)
        let label = try #require(stage.label(title, size: 34))
        #expect(label.bounds.width == 288)
        stage.hold(up: -100, from: 150)
        #expect(label.transform == .identity)
        stage.release()
    }

    @Test("from right to left, and in the dark")
    func mirrored() {
        expectSnapshot(
            LargeTitleStage(title: "דואר", style: .dark, direction: .rightToLeft).screen,
            matches: "large-title-mirrored")
    }

    @Test("short content does not close it")
    func short() {
        let stage = LargeTitleStage(rows: 2)
        stage.hold(up: 60)
        stage.release()
        #expect(stage.bar.frame.height == 96)
        #expect(stage.table.contentOffset.y == -116)
    }

    @Test("it is written as the bar says")
    func attributes() throws {
        let stage = LargeTitleStage()
        stage.bar.largeTitleTextAttributes = [
            .foregroundColor: UIColor.systemRed, .font: UIFont.systemFont(ofSize: 28, weight: .black),
        ]
        stage.screen.settle()
        #expect(try #require(stage.label("Mailboxes", size: 28)).textColor == .systemRed)
    }

    @Test("scrolling further lays out neither the bar nor the controller's view")
    func cost() {
        let stage = LargeTitleStage(rows: 1_000_000)
        stage.table.contentOffset.y = 1000
        stage.screen.settle()
        let layouts = stage.list.layouts
        let frame = stage.bar.frame
        for step in 1...20 {
            stage.table.contentOffset.y = 1000 + 10 * CGFloat(step)
            #expect(!stage.navigation.view.layer.needsLayout())
            #expect(!stage.bar.layer.needsLayout())
            stage.screen.advanceFrame()
        }
        #expect(stage.bar.frame == frame)
        // The table is the controller's view here: it lays out its rows, once a frame.
        #expect(stage.list.layouts - layouts <= 20)
    }

    @Test("a prompt stands above the title in a higher bar")
    func prompt() throws {
        let stage = LargeTitleStage()
        stage.list.navigationItem.prompt = "Choose one"
        stage.screen.settle()
        #expect(stage.bar.frame.height == 126)
        #expect(stage.table.contentOffset.y == -146)
        #expect(stage.screen.texts.contains("Choose one"))
        expectSnapshot(stage.screen, matches: "large-title-prompt")
        stage.list.navigationItem.prompt = nil
        stage.screen.settle()
        #expect(stage.bar.frame.height == 96)
        #expect(stage.table.contentOffset.y == -116)
    }
}
