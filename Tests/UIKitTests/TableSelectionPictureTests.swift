import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Pictures of selected rows", .serialized)
struct TableSelectionPictureTests {
    @Test(
        "highlighted and selected rows are gray without adjacent separators",
        arguments: [
            (UITableView.Style.plain, UIUserInterfaceStyle.light, "selected-plain"),
            (.insetGrouped, .dark, "selected-cards-dark"),
        ])
    func selected(style: UITableView.Style, appearance: UIUserInterfaceStyle, name: String) {
        let rows = SelectionTable(
            [7], style: style, size: CGSize(width: 320, height: 380), scale: 2, appearance: appearance
        ) { $0.allowsMultipleSelection = true }
        for row in [1, 2] {
            rows.table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        rows.screen.touchDown(at: rows.point(5))
        rows.screen.advance(by: 0.2)
        expectSnapshot(rows.screen, matches: name)
    }
}
