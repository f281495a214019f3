import Testing

@testable import TrestleTesting
@testable import UIKit

@MainActor
@Suite("Selecting several rows at one go", .serialized)
struct TableMultipleSelectionTests {
    private func makeRows(_ count: Int = 50) -> SelectionTable {
        let rows = SelectionTable([count])
        rows.shouldBeginMultiple = { _ in true }
        rows.didBeginMultiple = { [table = rows.table] _ in table.allowsMultipleSelection = true }
        return rows
    }

    @Test("two fingers select the rows they are dragged over, and give them back when they return")
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

    @Test("two fingers that begin on a selected row deselect")
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

    @Test("one finger scrolls, and so do two where the delegate does not want them to select")
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

    @Test("a delegate that begins without allowing several rows ends with nothing selected")
    func notAllowed() {
        let rows = makeRows()
        rows.didBeginMultiple = { _ in }
        rows.dragTwoFingers(from: rows.point(2), through: [rows.point(5)])
        #expect(rows.takeLog() == ["shouldBeginMultiple 2", "didBeginMultiple 2", "didEndMultiple"])
        #expect(rows.selectedRows == [])
    }

    @Test("near an edge the table scrolls on, and its rows are selected as they come")
    func autoScroll() {
        let rows = makeRows(200)
        rows.dragTwoFingers(from: rows.point(5), through: [CGPoint(x: 160, y: 470)], lift: false)
        rows.screen.advance(by: 2)
        let offset = rows.table.contentOffset.y
        #expect(offset > 1000)
        #expect(rows.selectedRows == Array(5...(rows.selectedRows.last ?? 0)))
        #expect((rows.selectedRows.last ?? 0) >= Int(offset + 400) / 44)
        // Away from the edge it stands still; beyond the upper one it goes back.
        for finger in 0...1 { rows.screen.touchMove(to: CGPoint(x: 130 + finger * 60, y: 240), finger: finger) }
        rows.screen.advance(by: 0.5)
        let still = rows.table.contentOffset.y
        rows.screen.advance(by: 0.5)
        #expect(rows.table.contentOffset.y == still)
        for finger in 0...1 { rows.screen.touchMove(to: CGPoint(x: 130 + finger * 60, y: 2), finger: finger) }
        rows.screen.advance(by: 10)
        #expect(rows.table.contentOffset.y == 0)
        #expect(rows.selectedRows == [0, 1, 2, 3, 4, 5])
        for finger in 0...1 { rows.screen.touchUp(at: CGPoint(x: 130 + finger * 60, y: 2), finger: finger) }
        rows.screen.settle()
        #expect(rows.takeLog().last == "didEndMultiple")
        #expect(rows.screen.settle())
    }

    @Test("rows that come during the drag leave the selection where it was")
    func updates() {
        let rows = makeRows()
        rows.dragTwoFingers(from: rows.point(2), through: [rows.point(4)], lift: false)
        rows.counts[0] += 2
        rows.table.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .none)
        #expect(rows.selectedRows == [4, 5, 6])
        let point = rows.point(7)
        for finger in 0...1 {
            rows.screen.touchMove(to: CGPoint(x: 130 + CGFloat(finger) * 60, y: point.y), finger: finger)
        }
        #expect(rows.selectedRows == [4, 5, 6, 7])
        rows.table.reloadData()
        rows.screen.advanceFrame()
        for finger in 0...1 { rows.screen.touchMove(to: CGPoint(x: 130 + finger * 60, y: 100), finger: finger) }
        #expect(rows.selectedRows == [])
    }

    // MARK: Mouse

    @Test("shift selects from the last click to this one, and command one row more or less")
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

    @Test("a click with a modifier asks a table whether several rows may be selected")
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

    @Test("a click with a modifier selects one row where there is no more to be had")
    func modifiedClickInSingleSelection() {
        let rows = SelectionTable([20])
        rows.screen.click(at: rows.point(2))
        rows.screen.click(at: rows.point(5), holding: .shift)
        #expect(rows.selectedRows == [5])
    }
}
