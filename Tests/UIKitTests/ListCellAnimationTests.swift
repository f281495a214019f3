import Testing
import TrestleTesting

@testable import UIKit

private final class WrappingRows: NSObject, UITableViewDataSource {
    let texts: [String]

    init(_ texts: [String]) {
        self.texts = texts
        super.init()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = texts[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
}

/// The motion of the parts of list cells and table cells whose heights change with them.
@MainActor
@Suite("Animations of cells that change their heights", .serialized)
struct ListCellAnimationTests {
    private static let text = "This text just about fits a line"

    private func expectMotion(of view: UIView, from start: CGFloat, _ comment: Comment) {
        let shown = view.layer.presentation()?.frame.minX ?? view.frame.minX
        #expect(view.frame.minX > start + 5, comment)
        #expect(shown > start + 1 && shown < view.frame.minX - 1, comment)
    }

    @Test("the contents of a list cell move aside while editing begins, although the cell grows")
    func list() {
        let list = ListCells(3)
        list.configure = { cell, item in
            var content = cell.defaultContentConfiguration()
            content.text = item < 2 ? Self.text : "Row"
            cell.contentConfiguration = content
            cell.accessories = [.delete(), .reorder(), .label(text: "A long label", displayed: .whenEditing)]
        }
        list.view.reloadData()
        list.screen.settle()
        let contents = (0..<3).map { list.cell($0).contentView }
        let starts = contents.map(\.frame.minX)
        let height = list.cell(0).frame.height
        list.view.isEditing = true
        list.screen.advance(by: 0.12)
        for item in 0..<3 { expectMotion(of: contents[item], from: starts[item], "row \(item)") }
        #expect(list.cell(0).frame.height > height)
        let shown = list.cell(2).layer.presentation()?.frame.minY ?? 0
        #expect(shown > 2 * height && shown < list.cell(2).frame.minY)
        list.screen.settle()
        #expect(contents[0].layer.presentation()?.frame.minX == contents[0].frame.minX)
    }

    @Test("the contents of a table's row move aside while editing begins, although the row grows")
    func table() throws {
        let rows = WrappingRows(["This text just about fits one line here", "Row", "Row"])
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 300), scale: 2, safeAreaInsets: .zero)
        let controller = UITableViewController(style: .plain)
        controller.tableView.dataSource = rows
        screen.show(controller)
        screen.settle()
        let cells = try (0..<3).map { try #require(controller.tableView.cellForRow(at: [0, $0])) }
        let starts = cells.map(\.contentView.frame.minX)
        let height = cells[0].frame.height
        controller.tableView.setEditing(true, animated: true)
        screen.advance(by: 0.12)
        try #require(cells[0].frame.height > height)
        for cell in cells { expectMotion(of: cell.contentView, from: starts[0], "\(cell.frame.height)") }
    }
}
