import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Table editing", .serialized)
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

    @Test("cells are indented for their controls and back with animation")
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

    @Test("the delete control reveals a confirmation button, which deletes the row")
    func deletes() throws {
        let (list, source) = list()
        list.table.setEditing(true, animated: false)
        list.screen.settle()
        list.log = []
        list.screen.tap(at: CGPoint(x: 27, y: 66))
        list.screen.settle()
        #expect(source.log.isEmpty)
        let cell = try #require(list.table.cellForRow(at: [0, 1]))
        #expect(cell.bounds.minX == 75 && cell.showingDeleteConfirmation)
        list.screen.tap("Delete")
        list.screen.settle()
        #expect(source.log == ["commit delete 1"] && source.rows.count == 5)
        // Only a swipe calls `willBeginEditing` and `didEndEditing`.
        #expect(list.log == ["trailing 1"])
    }

    @Test("the insert control inserts immediately")
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

    @Test("a data source that implements moving shows reorder grips, and dragging one moves its row")
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

    @Test("editing disables selection unless it is allowed, with checkmarks for multiple selection")
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
            expectSnapshot(list.screen, matches: "checked")
        }
    }

    @Test("a cell is notified before and after its state transitions")
    func transitions() throws {
        Cell.log = []
        let list = EditableTable(2, cellClass: Cell.self)
        let source = ListDataSource()
        list.table.dataSource = source
        list.screen.settle()
        list.table.setEditing(true, animated: true)
        #expect(Cell.log == Array(repeating: "will 1", count: 6))
        list.screen.settle()
        #expect(Cell.log.dropFirst(6) == ArraySlice(repeating: "did 1", count: 6))
        Cell.log = []
        list.screen.tap(at: CGPoint(x: 27, y: 66))
        #expect(Cell.log == ["will 3"])
        list.screen.settle()
        #expect(Cell.log == ["will 3", "did 3"])
        list.screen.tap(at: CGPoint(x: 100, y: 200))
        list.screen.settle()
        #expect(Cell.log == ["will 3", "did 3", "will 1", "did 1"])
        list.table.setEditing(false, animated: false)
        Cell.log = []
        list.swipe(1, by: -150)
        list.screen.settle()
        list.table.setEditing(false, animated: true)
        list.screen.settle()
        #expect(Cell.log == ["will 2", "did 2", "will 0", "did 0"])
    }

    @Test("the editing methods are called once per row, from top to bottom")
    func order() {
        let list = EditingQueryTable(2)
        list.screen.settle()
        list.log = []
        list.table.setEditing(true, animated: true)
        #expect(
            list.log == [
                "canMove 0", "canEdit 0", "style 0", "indent 0", "canMove 1", "canEdit 1", "style 1", "indent 1",
            ])
        list.table.setEditing(false, animated: false)
        list.table.allowsMultipleSelectionDuringEditing = true
        list.log = []
        list.table.setEditing(true, animated: true)
        // Selection circles require no calls.
        #expect(list.log == ["canMove 0", "canEdit 0", "canMove 1", "canEdit 1"])
    }

    @Test("editing a table with pending changes waits for the new rows")
    func editingWhileStale() {
        let list = EditingQueryTable(4)
        list.screen.settle()
        list.rows = ["only"]
        list.table.reloadData()
        list.log = []
        list.table.setEditing(true, animated: true)
        #expect(list.log.isEmpty)
        list.screen.settle()
        #expect(list.log.filter { $0.hasPrefix("style") } == ["style 0"])
        #expect(list.table.cellForRow(at: [0, 0])?.isEditing == true)
    }

    @Test("reused cells show only the controls of their new rows")
    func reuse() throws {
        let list = EditingQueryTable(40)
        for row in 0..<40 { list.styles[row] = [UITableViewCell.EditingStyle.delete, .insert, .none][row % 3] }
        list.movable = { $0 % 2 == 0 }
        list.table.setEditing(true, animated: false)
        list.screen.settle()
        for offset in stride(from: CGFloat(0), through: 1_400, by: 130) {
            list.table.contentOffset.y = offset
            list.screen.settle()
            for path in list.table.indexPathsForVisibleRows ?? [] {
                let cell = try #require(list.table.cellForRow(at: path))
                #expect(cell.editingStyle == list.styles[path.row])
                #expect((cell.reorderControl != nil) == (path.row % 2 == 0))
                let shown = cell.editControl.map { $0.alpha == 1 && $0.frame.minX >= 0 } ?? false
                #expect(shown == (path.row % 3 != 2))
            }
        }
    }

    @Test("a self-sizing row becomes higher and lower when its text wraps")
    func heights() throws {
        let list = EditingQueryTable(3)
        list.table.rowHeight = UITableView.automaticDimension
        list.rows[0] = "A text that just about fits in its line"
        list.wraps = true
        list.table.reloadData()
        list.screen.settle()
        let before = list.table.rectForRow(at: [0, 0]).height
        list.table.setEditing(true, animated: true)
        list.screen.settle()
        #expect(list.table.rectForRow(at: [0, 0]).height > before)
        list.table.setEditing(false, animated: true)
        list.screen.settle()
        #expect(list.table.rectForRow(at: [0, 0]).height == before)
    }

    @Test("rows have separate accessories while they are edited")
    func accessories() throws {
        let list = EditingQueryTable(1)
        list.screen.settle()
        let cell = try #require(list.table.cellForRow(at: [0, 0]))
        cell.accessoryType = .disclosureIndicator
        cell.editingAccessoryType = .detailButton
        list.screen.settle()
        let arrow = try #require(cell.accessory)
        list.table.setEditing(true, animated: true)
        list.screen.advance(by: 0.15)
        // The accessories cross-fade.
        #expect(arrow.superview === cell && cell.accessory !== arrow)
        let shown = cell.accessory?.layer.presentation()?.opacity ?? 0
        #expect(shown > 0.2 && shown < 0.8)
        list.screen.settle()
        #expect(arrow.superview == nil && arrow.alpha == 1)
        list.table.setEditing(false, animated: false)
        #expect((cell.accessory as? CellAccessory)?.type == .disclosureIndicator)
    }

    @Test(
        "system texts are in the user's language",
        arguments: [
            ("de-DE", "Bearbeiten", "Fertig", "Löschen"), ("fr", "Modifier", "OK", "Supprimer"),
            ("zh-Hant-TW", "編輯", "完成", "刪除"), ("zh-CN", "编辑", "完成", "删除"), ("xx", "Edit", "Done", "Delete"),
            ("pt-BR", "Editar", "OK", "Apagar"),
        ])
    func systemTexts(language: String, edit: String, done: String, delete: String) {
        #expect(SystemWord.edit.text(in: [language]) == edit)
        #expect(SystemWord.done.text(in: [language]) == done)
        #expect(SystemWord.delete.text(in: [language]) == delete)
    }

    @Test("bar button items cross-fade if requested")
    func barButtons() throws {
        let controller = UIViewController()
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 200), scale: 1, safeAreaInsets: .zero)
        screen.show(UINavigationController(rootViewController: controller))
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "One")
        screen.settle()
        controller.navigationItem.setRightBarButton(UIBarButtonItem(title: "Two"), animated: true)
        screen.advance(by: 0.1)
        let bar = try #require(screen.views(UINavigationBar.self).first)
        let fading = bar.subviews.compactMap { $0.layer.presentation()?.opacity }.filter { $0 > 0.2 && $0 < 0.8 }
        #expect(fading.count == 2)
        screen.settle()
        #expect(!screen.texts.contains("One") && screen.texts.contains("Two"))
        controller.navigationItem.setLeftBarButtonItems([UIBarButtonItem(title: "Left")], animated: false)
        screen.settle()
        #expect(screen.texts.contains("Left"))
    }

    @Test("the edit button of a controller toggles editing and its title")
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
        "edited tables match their reference images",
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
            expectSnapshot(list.screen, matches: name)
        }
    }

    @Test("contents and controls halfway through the animation match their reference image")
    func halfway() {
        let (list, source) = list()
        withExtendedLifetime(source) {
            list.table.setEditing(true, animated: true)
            list.screen.advance(by: 0.15)
            expectSnapshot(list.screen, matches: "halfway")
        }
    }
}
