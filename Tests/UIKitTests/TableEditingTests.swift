import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Edited tables", .serialized)
struct TableEditingTests {
    private final class Cell: UITableViewCell {
        static var log: [String] = []

        override func willTransition(to state: StateMask) {
            super.willTransition(to: state)
            Self.log.append("will \(state.rawValue)")
        }

        override func didTransition(to state: StateMask) {
            super.didTransition(to: state)
            Self.log.append("did \(state.rawValue)")
        }
    }

    private func list() -> (EditableTable, ListDataSource) {
        let list = EditableTable()
        let source = ListDataSource()
        list.table.dataSource = source
        list.screen.settle()
        return (list, source)
    }

    @Test("cells move in for their controls, animated, and back again")
    func indents() throws {
        let (list, source) = list()
        withExtendedLifetime(source) {
            let cell = list.table.cellForRow(at: [0, 0])
            list.table.setEditing(true, animated: true)
            #expect(list.table.isEditing && cell?.isEditing == true && cell?.editingStyle == .delete)
            #expect(cell?.contentView.frame.minX == 38)
            list.screen.advance(by: 0.15)
            let shown = cell?.contentView.layer.presentation()?.frame.minX ?? 0
            #expect(shown > 5 && shown < 33)
            list.screen.settle()
            list.table.setEditing(false, animated: true)
            list.screen.settle()
            #expect(cell?.contentView.frame.minX == 0 && cell?.editControl == nil && cell?.reorderGrip == nil)
        }
    }

    @Test("the red button asks, and only the button that it reveals deletes")
    func deletes() throws {
        let (list, source) = list()
        list.table.setEditing(true, animated: false)
        list.screen.settle()
        list.log = []
        list.screen.tap(at: CGPoint(x: 27, y: 66))
        list.screen.settle()
        #expect(source.log.isEmpty)
        let cell = try #require(list.table.cellForRow(at: [0, 1]))
        #expect(cell.frame.minX == -75 && cell.showingDeleteConfirmation)
        list.screen.tap("Delete")
        list.screen.settle()
        #expect(source.log == ["commit delete 1"] && source.rows.count == 5)
        #expect(list.log == ["trailing 1", "willBegin 1", "didEnd nil"])
    }

    @Test("the green button inserts at once")
    func inserts() {
        let (list, source) = list()
        list.styles = [0: .insert]
        list.table.setEditing(true, animated: false)
        list.screen.settle()
        list.screen.tap(at: CGPoint(x: 27, y: 22))
        list.screen.settle()
        #expect(source.log == ["commit insert 0"] && source.rows[1] == "New")
        #expect(list.table.cellForRow(at: [0, 1])?.textLabel?.text == "New")
        #expect(list.table.cellForRow(at: [0, 1])?.isEditing == true)
    }

    @Test("a data source that moves rows gets grips by that alone, and a drag of one moves its row")
    func moves() {
        let (list, source) = list()
        list.table.setEditing(true, animated: false)
        list.screen.settle()
        #expect(list.table.cellForRow(at: [0, 0])?.reorderGrip != nil)
        list.screen.drag(from: CGPoint(x: 300, y: 22), to: CGPoint(x: 300, y: 120), duration: 0.5)
        list.screen.settle()
        #expect(source.rows.prefix(3) == ["Row 1", "Row 2", "Row 0"])
        let (still, _) = (EditableTable(), 0)
        still.table.setEditing(true, animated: false)
        still.screen.settle()
        #expect(still.table.cellForRow(at: [0, 0])?.reorderGrip == nil)
    }

    @Test("rows are not selected while the table is edited, unless it lets them be; then several are checked")
    func selection() {
        let (list, source) = list()
        withExtendedLifetime(source) {
            list.table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
            list.table.setEditing(true, animated: false)
            #expect(list.table.indexPathsForSelectedRows == nil)
            list.screen.settle()
            list.log = []
            list.screen.tap(at: CGPoint(x: 150, y: 66))
            #expect(list.log.isEmpty)
            list.table.setEditing(false, animated: false)
            list.table.allowsMultipleSelectionDuringEditing = true
            list.table.setEditing(true, animated: false)
            list.screen.settle()
            list.screen.tap(at: CGPoint(x: 150, y: 66))
            list.screen.tap(at: CGPoint(x: 150, y: 154))
            list.screen.settle()
            #expect(list.table.indexPathsForSelectedRows == [[0, 1], [0, 3]])
            expectPicture(list.screen, matches: "checked")
        }
    }

    @Test("a cell is told what it will show, and what it shows")
    func transitions() {
        let (list, source) = list()
        list.table.register(Cell.self, forCellReuseIdentifier: "cell")
        list.table.reloadData()
        source.rows = ["only"]
        list.screen.settle()
        list.table.register(Cell.self, forCellReuseIdentifier: "cell")
        let fresh = EditableTable(1)
        fresh.table.register(Cell.self, forCellReuseIdentifier: "other")
        let cell = Cell(style: .default, reuseIdentifier: nil)
        Cell.log = []
        cell.editing = CellEditing(style: .delete, indents: true)
        cell.setEditing(true, animated: false)
        cell.changeDeleteConfirmation(true)
        cell.changeDeleteConfirmation(false)
        cell.setEditing(false, animated: false)
        #expect(Cell.log == ["will 1", "did 1", "will 3", "did 3", "will 1", "did 1", "will 0", "did 0"])
    }

    @Test("the edit button of a controller begins and ends editing, and says which")
    func editButton() {
        let controller = UITableViewController(style: .plain)
        controller.navigationItem.rightBarButtonItem = controller.editButtonItem
        let screen = HeadlessScreen()
        screen.show(UINavigationController(rootViewController: controller))
        screen.settle()
        screen.tap("Edit")
        screen.settle()
        #expect(controller.isEditing && controller.tableView.isEditing)
        screen.tap("Done")
        screen.settle()
        #expect(!controller.isEditing && !controller.tableView.isEditing && controller.editButtonItem.title == "Edit")
    }

    @Test(
        "it looks as on iOS",
        arguments: [
            ("editing", UITableView.Style.plain, UIUserInterfaceStyle.light, false), ("dark", .plain, .dark, false),
            ("inset", .insetGrouped, .light, false), ("right-to-left", .plain, .light, true),
        ])
    func looks(name: String, style: UITableView.Style, appearance: UIUserInterfaceStyle, isRightToLeft: Bool) {
        let list = EditableTable(style: style, appearance: appearance, isRightToLeft: isRightToLeft)
        list.styles = [1: .insert, 2: .none]
        let source = ListDataSource()
        list.rows = source.rows
        withExtendedLifetime(source) {
            if !isRightToLeft { list.table.dataSource = source }
            list.screen.settle()
            list.table.setEditing(true, animated: true)
            list.screen.settle()
            expectPicture(list.screen, matches: name)
        }
    }

    @Test("halfway, contents and controls are on their way")
    func halfway() {
        let (list, source) = list()
        withExtendedLifetime(source) {
            list.table.setEditing(true, animated: true)
            list.screen.advance(by: 0.15)
            expectPicture(list.screen, matches: "halfway")
        }
    }
}
