import RowGeometry
import Testing
import TrestleTesting

@testable import ScreenDriver
@testable import UIKit

@MainActor
@Suite("Keys and focus in tables", .serialized)
struct TableFocusTests {
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test("the first arrow key shows the focus, further ones move it, and the table scrolls with it")
    func arrows() throws {
        let rows = SelectionTable([100])
        rows.screen.press(.keyboardDownArrow)
        #expect(rows.takeLog() == ["focus - 0"])
        for _ in 0..<3 { rows.screen.press(.keyboardDownArrow) }
        #expect(rows.takeLog() == ["focus 0 1", "focus 1 2", "focus 2 3"])
        rows.screen.press(.keyboardUpArrow)
        #expect(rows.focusedRow == 2 && rows.cell(2)?.isFocused == true)
        for _ in 0..<20 { rows.screen.press(.keyboardDownArrow) }
        rows.screen.settle()
        #expect(rows.focusedRow == 22)
        let rect = rows.table.rectForRow(at: path(22))
        #expect(rows.table.bounds.contains(rect) && rows.table.contentOffset.y > 500)
        #expect(rows.selectedRows == [])
    }

    @Test("Home, End and the page keys move far, and the focus stops at the ends")
    func far() {
        let rows = SelectionTable([1000])
        rows.screen.press(.keyboardDownArrow)
        rows.screen.press(.keyboardEnd)
        rows.screen.settle()
        #expect(rows.focusedRow == 999)
        rows.screen.press(.keyboardDownArrow)
        #expect(rows.focusedRow == 999)
        rows.screen.press(.keyboardPageUp)
        rows.screen.settle()
        #expect(rows.focusedRow == 989)
        rows.screen.press(.keyboardHome)
        rows.screen.settle()
        #expect(rows.focusedRow == 0 && rows.table.contentOffset.y == 0)
        rows.screen.press(.keyboardPageDown)
        rows.screen.settle()
        #expect(rows.focusedRow == 10)
    }

    @Test("holding an arrow key repeats until it is released")
    func held() {
        let rows = SelectionTable([100])
        rows.screen.press(.keyboardDownArrow)
        rows.screen.send(.key(HostKey(code: .keyboardDownArrow, isDown: true, timestamp: rows.screen.time)))
        rows.screen.advance(by: 1)
        rows.screen.send(.key(HostKey(code: .keyboardDownArrow, isDown: false, timestamp: rows.screen.time)))
        let row = rows.focusedRow ?? 0
        #expect((10...15).contains(row))
        rows.screen.advance(by: 1)
        #expect(rows.focusedRow == row)
        #expect(rows.screen.settle())
    }

    @Test("Return and Space select the focused row like a tap")
    func selecting() {
        let rows = SelectionTable([20])
        rows.screen.press(.keyboardDownArrow)
        rows.screen.press(.keyboardDownArrow)
        _ = rows.takeLog()
        rows.screen.press(.keyboardReturnOrEnter)
        #expect(
            rows.takeLog() == [
                "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1",
                "canPerformPrimaryAction 1", "performPrimaryAction 1",
            ])
        rows.screen.press(.keyboardDownArrow)
        rows.screen.press(.keyboardSpacebar)
        #expect(rows.selectedRows == [2])
    }

    @Test("rows that can't be focused are skipped, and the delegate can prevent focus updates")
    func prevented() {
        let rows = SelectionTable([20])
        rows.canFocus = { $0.row % 3 == 0 }
        rows.screen.press(.keyboardDownArrow)
        rows.screen.press(.keyboardDownArrow)
        #expect(rows.focusedRow == 3)
        rows.shouldUpdateFocus = { $0.nextFocusedIndexPath?.row != 6 }
        rows.screen.press(.keyboardDownArrow)
        #expect(rows.focusedRow == 3)
        rows.screen.press(.keyboardUpArrow)
        #expect(rows.focusedRow == 0)
        rows.table.allowsFocus = false
        rows.screen.press(.keyboardDownArrow)
        #expect(rows.focusedRow == 0)
    }

    @Test("the selection follows the focus if enabled, without the primary action")
    func follows() {
        let rows = SelectionTable([20]) { $0.selectionFollowsFocus = true }
        rows.screen.press(.keyboardDownArrow)
        rows.screen.press(.keyboardDownArrow)
        #expect(
            rows.takeLog() == [
                "focus - 0", "shouldHighlight 0", "willSelect 0", "didSelect 0", "focus 0 1", "shouldHighlight 1",
                "willSelect 1", "willDeselect 0", "didDeselect 0", "didSelect 1",
            ])
        rows.screen.press(.keyboardReturnOrEnter)
        #expect(rows.takeLog().last == "performPrimaryAction 1")
        #expect(rows.selectedRows == [1])
    }

    @Test("Shift extends the selection, Space toggles a row, and Command-A selects all")
    func several() {
        let rows = SelectionTable([20]) { $0.allowsMultipleSelection = true }
        rows.screen.press(.keyboardDownArrow)
        rows.screen.press(.keyboardSpacebar)
        for _ in 0..<3 { rows.screen.press(.keyboardDownArrow, modifiers: .shift) }
        #expect(rows.selectedRows == [0, 1, 2, 3])
        rows.screen.press(.keyboardUpArrow, modifiers: .shift)
        #expect(rows.selectedRows == [0, 1, 2] && rows.focusedRow == 2)
        for _ in 0..<3 { rows.screen.press(.keyboardDownArrow) }
        rows.screen.press(.keyboardSpacebar)
        #expect(rows.selectedRows == [0, 1, 2, 5])
        rows.screen.press(.keyboardA, modifiers: .command)
        #expect(rows.selectedRows == Array(0..<20))
    }

    @Test("a touch removes the focus, and an arrow key continues from the selected row")
    func touch() {
        let rows = SelectionTable([20])
        rows.screen.press(.keyboardDownArrow)
        _ = rows.takeLog()
        rows.screen.tap(at: rows.point(5))
        #expect(rows.takeLog().first == "focus 0 -")
        #expect(rows.focusedRow == nil)
        rows.screen.press(.keyboardDownArrow)
        #expect(rows.focusedRow == 6)
    }

    @Test("the focus begins at the preferred index path, or at the remembered one")
    func preferred() {
        let rows = SelectionTable([20])
        rows.preferred = path(4)
        rows.screen.press(.keyboardDownArrow)
        #expect(rows.focusedRow == 4)
        rows.screen.press(.keyboardDownArrow)
        rows.screen.touchDown(at: CGPoint(x: 1, y: 1))
        rows.screen.touchUp(at: CGPoint(x: 1, y: 1))
        rows.table.selectRow(at: nil, animated: false, scrollPosition: .none)
        rows.table.remembersLastFocusedIndexPath = true
        rows.table.focus.path = RowPath(section: 0, row: 7)
        rows.screen.press(.keyboardDownArrow)
        #expect(rows.focusedRow == 7)
    }

    @Test("the focus moves with its row, and to the next one when it is deleted")
    func updates() {
        let rows = SelectionTable([20])
        for _ in 0..<4 { rows.screen.press(.keyboardDownArrow) }
        #expect(rows.focusedRow == 3)
        rows.counts[0] += 2
        rows.table.insertRows(at: [path(0), path(1)], with: .automatic)
        rows.screen.settle()
        #expect(rows.focusedRow == 5)
        rows.counts[0] -= 1
        rows.table.deleteRows(at: [path(5)], with: .automatic)
        rows.screen.settle()
        #expect(rows.focusedRow == 5)
        rows.table.reloadData()
        rows.screen.settle()
        #expect(rows.focusedRow == 5 && rows.cell(5)?.isFocused == true)
        rows.counts[0] = 0
        rows.table.reloadData()
        rows.screen.settle()
        #expect(rows.focusedRow == nil)
    }

    @Test("typed letters move the focus to the section of the index")
    func typing() {
        let rows = SelectionTable([30, 30, 30])
        rows.indexTitles = ["A", "M", "Z"]
        rows.table.reloadSectionIndexTitles()
        rows.screen.settle()
        rows.screen.press(.keyboardDownArrow)
        rows.screen.type("m")
        rows.screen.settle()
        #expect(rows.table.focus.path == RowPath(section: 1, row: 0))
        rows.screen.advance(by: 2)
        rows.screen.type("t")
        rows.screen.settle()
        #expect(rows.table.focus.path == RowPath(section: 2, row: 0))
    }

    // MARK: Outside tables

    final class Key: UIControl {
        override var canBecomeFocused: Bool { true }
    }

    @Test("Tab moves the focus from a table to other views, and back to its last row")
    func tab() {
        let rows = SelectionTable([20], size: CGSize(width: 320, height: 480))
        let key = Key(frame: CGRect(x: 10, y: 400, width: 100, height: 40))
        var pressed = 0
        key.addAction(UIAction { _ in pressed += 1 }, for: .primaryActionTriggered)
        rows.table.frame.size.height = 300
        rows.screen.window?.addSubview(key)
        rows.screen.press(.keyboardTab)
        #expect(rows.focusedRow == 0)
        rows.screen.press(.keyboardDownArrow)
        rows.screen.press(.keyboardTab)
        #expect(key.isFocused && rows.focusedRow == nil)
        rows.screen.press(.keyboardSpacebar)
        #expect(pressed == 1)
        rows.screen.press(.keyboardTab, modifiers: .shift)
        #expect(rows.focusedRow == 1)
    }

    final class Listener: UIViewController {
        var keys: [UIKeyboardHIDUsage] = []
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            keys += presses.compactMap { $0.key?.keyCode }
            if keys.last != .keyboardX { super.pressesBegan(presses, with: event) }
        }
    }

    @Test("the visible controller receives key presses, also through the focused view")
    func presses() {
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero)
        let listener = Listener()
        screen.show(UINavigationController(rootViewController: listener))
        screen.settle()
        screen.press(.keyboardX)
        #expect(listener.keys == [.keyboardX])
        let key = Key(frame: CGRect(x: 10, y: 200, width: 100, height: 40))
        listener.view.addSubview(key)
        screen.press(.keyboardTab)
        #expect(key.isFocused)
        screen.press(.keyboardB)
        #expect(listener.keys == [.keyboardX, .keyboardTab, .keyboardB])
        key.removeFromSuperview()
        screen.settle()
        #expect(screen.window?.windowScene?.focusSystem?.focusedItem == nil)
    }

    @Test(
        "the focused row's ring matches its reference images",
        arguments: [
            (UITableView.Style.plain, UIUserInterfaceStyle.light, "focus-plain"),
            (.insetGrouped, .dark, "focus-cards-dark"),
        ])
    func ring(style: UITableView.Style, appearance: UIUserInterfaceStyle, name: String) {
        let rows = SelectionTable(
            [5], style: style, size: CGSize(width: 320, height: 300), scale: 2, appearance: appearance)
        rows.screen.press(.keyboardDownArrow)
        rows.screen.press(.keyboardSpacebar)
        rows.screen.press(.keyboardDownArrow)
        rows.screen.press(.keyboardDownArrow)
        #expect(rows.screen.settle())
        expectSnapshot(rows.screen, matches: name)
    }
}
