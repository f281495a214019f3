import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Deselection during pops", .serialized)
struct TableControllerPopTests {
    enum Background: String, CaseIterable {
        case system, custom, configured
    }

    private final class List: UITableViewController {
        let background: Background

        init(_ background: Background) {
            self.background = background
            super.init(style: .plain)
            title = "List"
        }

        required init?(coder: NSCoder) { nil }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            switch background {
            case .system: break
            case .custom:
                let view = UIView()
                view.backgroundColor = .systemOrange
                cell.selectedBackgroundView = view
            case .configured: cell.backgroundConfiguration = .listPlainCell()
            }
            return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            let detail = UIViewController()
            detail.title = "Detail"
            detail.view.backgroundColor = .systemBackground
            navigationController?.pushViewController(detail, animated: true)
        }
    }

    @MainActor
    private final class Fixture {
        let screen = HeadlessScreen(size: CGSize(width: 240, height: 230), scale: 1, safeAreaInsets: .zero)
        let list: List
        let navigation: UINavigationController
        let row = IndexPath(row: 1, section: 0)

        init(_ background: Background) {
            list = List(background)
            navigation = UINavigationController(rootViewController: list)
            screen.show(navigation)
            screen.settle()
            screen.tap("Row 1")
            screen.settle()
        }

        /// Drags an interactive pop to a percentage of the width.
        func scrub(to percent: CGFloat, from start: CGFloat? = nil) {
            let end = 15 + percent / 100 * 240
            if let start { screen.touchDown(at: CGPoint(x: start, y: 150)) }
            screen.advance(by: 0.2)
            screen.touchMove(to: CGPoint(x: min(end, 20), y: 150))
            screen.advance(by: 0.2)
            screen.touchMove(to: CGPoint(x: end, y: 150))
            screen.advance(by: 0.2)
        }

        func endDrag(at percent: CGFloat) {
            let end = 15 + percent / 100 * 240
            screen.touchMove(to: CGPoint(x: end, y: 150))
            screen.touchUp(at: CGPoint(x: end, y: 150))
        }
    }

    @Test("the selected row's background fades with the interactive pop", arguments: Background.allCases)
    func fades(background: Background) {
        let fixture = Fixture(background)
        #expect(fixture.list.tableView.indexPathForSelectedRow == fixture.row)
        for percent: CGFloat in [0, 25, 50, 75] {
            fixture.scrub(to: percent, from: percent == 0 ? 5 : nil)
            guard background == .system || percent == 50 else { continue }
            expectSnapshot(fixture.screen, matches: "\(background.rawValue)-\(Int(percent))")
        }
        fixture.endDrag(at: 75)
        fixture.screen.settle()
        #expect(fixture.list.tableView.indexPathsForSelectedRows == nil)
        #expect(fixture.navigation.viewControllers.count == 1)
        expectSnapshot(fixture.screen, matches: "finished")
    }

    @Test("a canceled pop leaves the row selected", arguments: Background.allCases)
    func canceled(background: Background) {
        let fixture = Fixture(background)
        fixture.scrub(to: 40, from: 5)
        fixture.endDrag(at: 40)
        fixture.screen.advance(by: 0.08)
        if background == .system { expectSnapshot(fixture.screen, matches: "system-cancelling") }
        fixture.screen.settle()
        #expect(fixture.list.tableView.indexPathForSelectedRow == fixture.row)
        #expect(fixture.list.tableView.cellForRow(at: fixture.row)?.isSelected == true)
        fixture.scrub(to: 0, from: 5)
        expectSnapshot(fixture.screen, matches: "system-0")
        fixture.scrub(to: 90)
        fixture.endDrag(at: 90)
        fixture.screen.settle()
        #expect(fixture.list.tableView.indexPathsForSelectedRows == nil)
    }

    @Test("the selected row's background fades for the duration of a pop by the back button")
    func byButton() throws {
        let fixture = Fixture(.system)
        fixture.screen.tap("List")
        fixture.screen.advance(by: 0.175)
        let cell = try #require(fixture.list.tableView.cellForRow(at: fixture.row))
        #expect(!cell.isSelected)
        let fill = try #require(cell.shownFill)
        let opacity = try #require(fill.layer.presentation()).opacity
        let x = try #require(fixture.list.view.layer.presentation()).frame.minX
        #expect(x < -5 && x > -67)
        #expect(abs(opacity - Float(x / (-0.3 * 240))) < 0.01, "\(opacity) at \(x)")
        fixture.screen.settle()
        #expect(fill.superview == nil)
    }

    @Test("a controller that does not clear its selection keeps it after a pop")
    func keptSelection() {
        let fixture = Fixture(.system)
        fixture.list.clearsSelectionOnViewWillAppear = false
        fixture.scrub(to: 90, from: 5)
        fixture.endDrag(at: 90)
        fixture.screen.settle()
        #expect(fixture.navigation.viewControllers.count == 1)
        #expect(fixture.list.tableView.indexPathForSelectedRow == fixture.row)
    }
}
