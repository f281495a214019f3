import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Selection on the way back", .serialized)
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
    private final class Stage {
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

        /// Leads back so far, in hundredths of the width.
        func lead(to percent: CGFloat, from start: CGFloat? = nil) {
            let end = 15 + percent / 100 * 240
            if let start { screen.touchDown(at: CGPoint(x: start, y: 150)) }
            screen.advance(by: 0.2)
            screen.touchMove(to: CGPoint(x: min(end, 20), y: 150))
            screen.advance(by: 0.2)
            screen.touchMove(to: CGPoint(x: end, y: 150))
            screen.advance(by: 0.2)
        }

        func letGo(at percent: CGFloat) {
            let end = 15 + percent / 100 * 240
            screen.touchMove(to: CGPoint(x: end, y: 150))
            screen.touchUp(at: CGPoint(x: end, y: 150))
        }
    }

    @Test("the row's background fades with the finger", arguments: Background.allCases)
    func fades(background: Background) {
        let stage = Stage(background)
        #expect(stage.list.tableView.indexPathForSelectedRow == stage.row)
        for percent: CGFloat in [0, 25, 50, 75] {
            stage.lead(to: percent, from: percent == 0 ? 5 : nil)
            guard background == .system || percent == 50 else { continue }
            expectSnapshot(stage.screen, matches: "\(background.rawValue)-\(Int(percent))")
        }
        stage.letGo(at: 75)
        stage.screen.settle()
        #expect(stage.list.tableView.indexPathsForSelectedRows == nil)
        #expect(stage.navigation.viewControllers.count == 1)
        expectSnapshot(stage.screen, matches: "finished")
    }

    @Test("a finger that lets go too early leaves the row selected", arguments: Background.allCases)
    func cancelled(background: Background) {
        let stage = Stage(background)
        stage.lead(to: 40, from: 5)
        stage.letGo(at: 40)
        stage.screen.advance(by: 0.08)
        if background == .system { expectSnapshot(stage.screen, matches: "system-cancelling") }
        stage.screen.settle()
        #expect(stage.list.tableView.indexPathForSelectedRow == stage.row)
        #expect(stage.list.tableView.cellForRow(at: stage.row)?.isSelected == true)
        stage.lead(to: 0, from: 5)
        expectSnapshot(stage.screen, matches: "system-0")
        stage.lead(to: 90)
        stage.letGo(at: 90)
        stage.screen.settle()
        #expect(stage.list.tableView.indexPathsForSelectedRows == nil)
    }

    @Test("the way back by the button fades the row's background as long as the screen takes")
    func byButton() throws {
        let stage = Stage(.system)
        stage.screen.tap("List")
        stage.screen.advance(by: 0.175)
        let cell = try #require(stage.list.tableView.cellForRow(at: stage.row))
        #expect(!cell.isSelected)
        let fill = try #require(cell.shownFill)
        let opacity = try #require(fill.layer.presentation()).opacity
        let x = try #require(stage.list.view.layer.presentation()).frame.minX
        #expect(x < -5 && x > -67)
        #expect(abs(opacity - Float(x / (-0.3 * 240))) < 0.01, "\(opacity) at \(x)")
        stage.screen.settle()
        #expect(fill.superview == nil)
    }

    @Test("a controller that keeps its selection keeps it on the way back")
    func kept() {
        let stage = Stage(.system)
        stage.list.clearsSelectionOnViewWillAppear = false
        stage.lead(to: 90, from: 5)
        stage.letGo(at: 90)
        stage.screen.settle()
        #expect(stage.navigation.viewControllers.count == 1)
        #expect(stage.list.tableView.indexPathForSelectedRow == stage.row)
    }
}
