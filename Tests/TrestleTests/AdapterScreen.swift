import TrestleTesting
import UIKit

@testable import Trestle

/// A table with an adapter on its own screen.
@MainActor
final class AdapterScreen {
    let screen: HeadlessScreen
    let tableView: UITableView
    let adapter: TableAdapter

    init(style: UITableView.Style = .plain, size: CGSize = CGSize(width: 320, height: 480)) {
        screen = HeadlessScreen(size: size, scale: 1, safeAreaInsets: .zero)
        tableView = UITableView(frame: .zero, style: style)
        adapter = TableAdapter(tableView)
        let controller = UIViewController()
        controller.view = tableView
        screen.show(controller)
    }

    /// Renders a form and lets all animations end. Resets the counts of renderings first.
    func render(_ form: Form, animated: Bool = false) {
        AdapterScreen.forgetRenderings()
        adapter.render(form, animated: animated)
        screen.settle()
    }

    static func forgetRenderings() {
        Word.renderings = []
        Number.renderings = []
        Item.renderings = []
        Banner.renderings = []
    }

    /// The texts of the visible rows, from top to bottom.
    var shownTexts: [String] {
        (tableView.indexPathsForVisibleRows ?? []).map { path in
            tableView.cellForRow(at: path)?.textLabel?.text ?? "no cell at \(path)"
        }
    }

    func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
        tableView.cellForRow(at: IndexPath(row: row, section: section))
    }

    /// Taps the center of a row.
    func tap(_ row: Int, _ section: Int = 0) {
        let rect = tableView.rectForRow(at: IndexPath(row: row, section: section))
        screen.tap(at: CGPoint(x: rect.midX, y: rect.midY - tableView.contentOffset.y))
        screen.settle()
    }
}
