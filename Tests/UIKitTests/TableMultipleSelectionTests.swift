import Testing

@testable import ScreenDriver
@testable import UIKit

@MainActor
@Suite("Multiple selection with gestures and clicks", .serialized)
struct TableMultipleSelectionTests {
    private func makeRows(_ count: Int = 50) -> SelectionTable {
        let rows = SelectionTable([count])
        rows.shouldBeginMultiple = { _ in true }
        rows.didBeginMultiple = { [table = rows.table] _ in table.allowsMultipleSelection = true }
        return rows
    }

    @Test("a two-finger drag selects the rows it passes, and deselects them when it returns")
    func twoFingers() {
        let rows = makeRows()
        rows.dragTwoFingers(from: rows.point(2), through: [rows.point(4), rows.point(3)])
        #expect(
            rows.takeLog() == [
                "shouldBeginMultiple 2", "didBeginMultiple 2", "shouldHighlight 2", "willSelect 2", "didSelect 2",
                "shouldHighlight 3", "willSelect 3", "didSelect 3", "shouldHighlight 4", "willSelect 4",
                "didSelect 4", "willDeselect 4", "didDeselect 4", "didEndMultiple",
            ])
        #expect(rows.selectedRows == [2, 3])
        #expect(rows.table.contentOffset.y == 0)
    }

    @Test("a two-finger drag that begins on a selected row deselects rows")
    func deselect() {
        let rows = makeRows()
        rows.table.allowsMultipleSelection = true
        for row in 1...5 {
            rows.table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        rows.dragTwoFingers(from: rows.point(3), through: [rows.point(7)])
        #expect(rows.selectedRows == [1, 2])
        rows.dragTwoFingers(from: rows.point(6), through: [rows.point(1)])
        #expect(rows.selectedRows == [1, 2, 3, 4, 5, 6])
    }

    @Test("a one-finger drag scrolls, and so does a two-finger drag that the delegate rejects")
    func scrolls() {
        let rows = makeRows()
        rows.screen.drag(from: rows.point(6), to: rows.point(2))
        #expect(rows.takeLog() == [])
        #expect(rows.table.contentOffset.y > 100)
        rows.screen.settle()
        rows.table.contentOffset.y = 0
        rows.shouldBeginMultiple = { _ in false }
        rows.dragTwoFingers(from: rows.point(6), through: [rows.point(2)])
        #expect(rows.takeLog() == ["shouldBeginMultiple 6"])
        #expect(rows.table.contentOffset.y > 100)
        #expect(rows.selectedRows == [])
    }

    @Test("without multiple selection after the delegate's call the gesture selects nothing")
    func notAllowed() {
        let rows = makeRows()
        rows.didBeginMultiple = { _ in }
        rows.dragTwoFingers(from: rows.point(2), through: [rows.point(5)])
        #expect(rows.takeLog() == ["shouldBeginMultiple 2", "didBeginMultiple 2", "didEndMultiple"])
        #expect(rows.selectedRows == [])
    }

    @Test("the table scrolls near its edges, and rows are selected as they appear")
    func autoScroll() {
        let rows = makeRows(200)
        rows.dragTwoFingers(from: rows.point(5), through: [CGPoint(x: 160, y: 470)], lift: false)
        rows.screen.advance(by: 2)
        let offset = rows.table.contentOffset.y
        #expect(offset > 1000)
        #expect(rows.selectedRows == Array(5...(rows.selectedRows.last ?? 0)))
        #expect((rows.selectedRows.last ?? 0) >= Int(offset + 400) / 44)
        // Away from the edge it stops; beyond the upper edge it scrolls back.
        for touchID in 0...1 { rows.screen.touchMove(to: CGPoint(x: 130 + touchID * 60, y: 240), touchID: touchID) }
        rows.screen.advance(by: 0.5)
        let still = rows.table.contentOffset.y
        rows.screen.advance(by: 0.5)
        #expect(rows.table.contentOffset.y == still)
        for touchID in 0...1 { rows.screen.touchMove(to: CGPoint(x: 130 + touchID * 60, y: 2), touchID: touchID) }
        rows.screen.advance(by: 10)
        #expect(rows.table.contentOffset.y == 0)
        #expect(rows.selectedRows == [0, 1, 2, 3, 4, 5])
        for touchID in 0...1 { rows.screen.touchUp(at: CGPoint(x: 130 + touchID * 60, y: 2), touchID: touchID) }
        rows.screen.settle()
        #expect(rows.takeLog().last == "didEndMultiple")
        #expect(rows.screen.settle())
    }

    @Test("the selection moves with its rows when rows are inserted during the drag")
    func updates() {
        let rows = makeRows()
        rows.dragTwoFingers(from: rows.point(2), through: [rows.point(4)], lift: false)
        rows.counts[0] += 2
        rows.table.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .none)
        #expect(rows.selectedRows == [4, 5, 6])
        let point = rows.point(7)
        for touchID in 0...1 {
            rows.screen.touchMove(to: CGPoint(x: 130 + CGFloat(touchID) * 60, y: point.y), touchID: touchID)
        }
        #expect(rows.selectedRows == [4, 5, 6, 7])
        rows.table.reloadData()
        rows.screen.advanceFrame()
        for touchID in 0...1 { rows.screen.touchMove(to: CGPoint(x: 130 + touchID * 60, y: 100), touchID: touchID) }
        #expect(rows.selectedRows == [])
    }

    // MARK: Clicks

    @Test("a Shift-click selects a range from the last click, and a Command-click toggles one row")
    func clicks() {
        let rows = SelectionTable([20]) { $0.allowsMultipleSelection = true }
        rows.screen.click(at: rows.point(3))
        _ = rows.takeLog()
        rows.screen.click(at: rows.point(6), holding: .shift)
        #expect(rows.selectedRows == [3, 4, 5, 6])
        #expect(
            rows.takeLog() == [
                "shouldHighlight 6", "didHighlight 6", "didUnhighlight 6", "shouldHighlight 4", "willSelect 4",
                "didSelect 4", "shouldHighlight 5", "willSelect 5", "didSelect 5", "shouldHighlight 6",
                "willSelect 6", "didSelect 6",
            ])
        rows.screen.click(at: rows.point(1), holding: .shift)
        #expect(rows.selectedRows == [1, 2, 3])
        rows.screen.click(at: rows.point(8), holding: .command)
        #expect(rows.selectedRows == [1, 2, 3, 8])
        rows.screen.click(at: rows.point(2), holding: .control)
        #expect(rows.selectedRows == [1, 3, 8])
        _ = rows.takeLog()
        rows.screen.click(at: rows.point(8), holding: .command)
        #expect(
            rows.takeLog() == [
                "shouldHighlight 8", "didHighlight 8", "didUnhighlight 8", "willDeselect 8", "didDeselect 8",
            ])
    }

    @Test("a click with a modifier requests the delegate to begin multiple selection")
    func modifiedClickBegins() {
        let rows = makeRows()
        rows.screen.click(at: rows.point(2), holding: .command)
        #expect(
            rows.takeLog() == [
                "shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "shouldBeginMultiple 2",
                "didBeginMultiple 2", "willSelect 2", "didSelect 2", "didEndMultiple",
            ])
        rows.screen.click(at: rows.point(4), holding: .shift)
        #expect(rows.selectedRows == [2, 3, 4])
    }

    @Test("with single selection a click with a modifier selects one row")
    func modifiedClickInSingleSelection() {
        let rows = SelectionTable([20])
        rows.screen.click(at: rows.point(2))
        rows.screen.click(at: rows.point(5), holding: .shift)
        #expect(rows.selectedRows == [5])
    }
}
