import Testing

@testable import ScreenDriver
@testable import UIKit

@MainActor
@Suite("Table selection", .serialized)
struct TableSelectionTests {
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test("a tap highlights its row, selects it and performs its primary action, in UIKit's order")
    func tap() {
        let rows = SelectionTable([20])
        rows.screen.tap(at: rows.point(2))
        #expect(
            rows.takeLog() == [
                "shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2", "didSelect 2",
                "canPerformPrimaryAction 2", "performPrimaryAction 2",
            ])
        rows.screen.tap(at: rows.point(4))
        #expect(
            rows.takeLog() == [
                "shouldHighlight 4", "didHighlight 4", "didUnhighlight 4", "willSelect 4", "willDeselect 2",
                "didDeselect 2", "didSelect 4", "canPerformPrimaryAction 4", "performPrimaryAction 4",
            ])
        #expect(rows.selectedRows == [4])
    }

    @Test("another tap selects the same row again without deselecting it")
    func tapSelectedRow() {
        let rows = SelectionTable([20])
        rows.screen.tap(at: rows.point(2))
        _ = rows.takeLog()
        rows.screen.tap(at: rows.point(2))
        #expect(
            rows.takeLog() == [
                "shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2", "didSelect 2",
                "canPerformPrimaryAction 2", "performPrimaryAction 2",
            ])
        #expect(rows.selectedRows == [2])
    }

    @Test("with multiple selection another tap deselects, and only the first row performs its primary action")
    func multiple() {
        let rows = SelectionTable([20]) { $0.allowsMultipleSelection = true }
        rows.screen.tap(at: rows.point(1))
        #expect(rows.takeLog().suffix(2) == ["canPerformPrimaryAction 1", "performPrimaryAction 1"])
        rows.screen.tap(at: rows.point(3))
        #expect(
            rows.takeLog() == [
                "shouldHighlight 3", "didHighlight 3", "didUnhighlight 3", "willSelect 3", "didSelect 3",
            ])
        #expect(rows.selectedRows == [1, 3])
        rows.screen.tap(at: rows.point(1))
        #expect(
            rows.takeLog() == [
                "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willDeselect 1", "didDeselect 1",
            ])
        #expect(rows.selectedRows == [3])
    }

    @Test("a row that must not be highlighted is not selected, and the selection is unchanged")
    func shouldNotHighlight() {
        let rows = SelectionTable([20])
        rows.screen.tap(at: rows.point(1))
        _ = rows.takeLog()
        rows.shouldHighlight = { $0.row != 2 }
        rows.screen.longPress(at: rows.point(2))
        #expect(rows.takeLog() == ["shouldHighlight 2"])
        #expect(rows.selectedRows == [1])
        #expect(rows.cell(1)?.isSelected == true)
    }

    @Test("the delegate may select another row or none instead of the tapped one")
    func retarget() {
        let rows = SelectionTable([20])
        rows.willSelect = { $0.row == 5 ? nil : IndexPath(row: $0.row + 1, section: 0) }
        rows.screen.tap(at: rows.point(2))
        #expect(
            rows.takeLog() == [
                "shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2", "didSelect 3",
                "canPerformPrimaryAction 3", "performPrimaryAction 3",
            ])
        #expect(rows.selectedRows == [3])
        #expect(rows.cell(2)?.isHighlighted == false && rows.cell(3)?.isSelected == true)
        rows.canPerformPrimaryAction = { _ in false }
        rows.screen.tap(at: rows.point(5))
        #expect(
            rows.takeLog() == [
                "shouldHighlight 5", "didHighlight 5", "didUnhighlight 5", "willSelect 5",
                "canPerformPrimaryAction 5",
            ])
        #expect(rows.selectedRows == [3])
    }

    @Test("the delegate may prevent the deselection of a row")
    func keepSelected() {
        let rows = SelectionTable([20])
        rows.willDeselect = { _ in nil }
        rows.screen.tap(at: rows.point(1))
        rows.screen.tap(at: rows.point(2))
        #expect(rows.selectedRows == [1, 2])
    }

    @Test("nothing is highlighted or selected if selection is not allowed")
    func notAllowed() {
        let rows = SelectionTable([20]) { $0.allowsSelection = false }
        rows.screen.longPress(at: rows.point(2))
        #expect(rows.takeLog() == [])
        rows.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
        #expect(rows.table.indexPathForSelectedRow == nil)
    }

    @Test("programmatic selection does not call the delegate")
    func programmaticSelection() {
        let rows = SelectionTable([20])
        let count = Counter()
        let observer = NotificationCenter.default.addObserver(
            forName: UITableView.selectionDidChangeNotification, object: rows.table, queue: nil
        ) { _ in MainActor.assumeIsolated { count.value += 1 } }
        defer { NotificationCenter.default.removeObserver(observer) }
        rows.table.selectRow(at: path(3), animated: true, scrollPosition: .none)
        rows.table.deselectRow(at: path(3), animated: true)
        rows.table.selectRow(at: path(4), animated: false, scrollPosition: .none)
        rows.table.selectRow(at: nil, animated: false, scrollPosition: .none)
        #expect(rows.takeLog() == [] && count.value == 0)
        #expect(rows.table.indexPathsForSelectedRows == nil)
        rows.screen.tap(at: rows.point(4))
        #expect(count.value == 1)
    }

    @MainActor final class Counter { var value = 0 }

    @Test("a row is highlighted after the delay in which a touch could begin to scroll")
    func delay() {
        let rows = SelectionTable([50])
        let point = rows.point(5)
        rows.screen.touchDown(at: point)
        rows.screen.advance(by: 0.1)
        #expect(rows.takeLog() == [])
        rows.screen.advance(by: 0.1)
        #expect(rows.takeLog() == ["shouldHighlight 5", "didHighlight 5"])
        rows.screen.touchMove(to: CGPoint(x: point.x, y: point.y - 30))
        rows.screen.advanceFrame()
        #expect(rows.takeLog() == ["didUnhighlight 5"])
        #expect(rows.cell(5)?.isHighlighted == false)
        rows.screen.touchUp(at: CGPoint(x: point.x, y: point.y - 30))
        rows.screen.settle()
        #expect(rows.takeLog() == [] && rows.selectedRows == [])
    }

    @Test("no row is highlighted by a touch that scrolls immediately, or that stops a deceleration")
    func scrolling() {
        let rows = SelectionTable([500])
        rows.screen.fling(from: rows.point(8), by: CGVector(dx: 0, dy: -200))
        #expect(rows.takeLog() == [])
        rows.screen.tap(at: CGPoint(x: 160, y: 200))
        #expect(rows.takeLog() == [])
        rows.screen.settle()
        rows.screen.tap(at: CGPoint(x: 160, y: 200))
        #expect(rows.takeLog().contains { $0.hasPrefix("didSelect") })
    }

    @Test("a short tap on a row that is deselected immediately keeps it highlighted briefly")
    func shortTapShows() throws {
        let rows = SelectionTable([20])
        rows.didSelect = { [table = rows.table] in table.deselectRow(at: $0, animated: true) }
        rows.screen.tap(at: rows.point(2))
        let cell = try #require(rows.cell(2))
        #expect(!cell.isSelected && !cell.isHighlighted)
        func fill() -> UIView? { cell.subviews.first { $0 !== cell.contentView && $0.frame == cell.bounds } }
        #expect(fill() != nil)
        rows.screen.advance(by: 0.4)
        #expect(fill() == nil)
    }

    @Test("a touch that leaves its row does not select it")
    func leavesRow() {
        let rows = SelectionTable([5]) { $0.isScrollEnabled = false }
        rows.screen.touchDown(at: rows.point(1))
        rows.screen.advance(by: 0.3)
        rows.screen.touchMove(to: rows.point(3))
        rows.screen.touchUp(at: rows.point(3))
        rows.screen.advanceFrame()
        #expect(rows.takeLog() == ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1"])
        #expect(rows.selectedRows == [])
    }

    @Test("a second touch neither highlights a row nor selects the first one's")
    func secondTouch() {
        let rows = SelectionTable([20])
        rows.screen.touchDown(at: rows.point(1))
        rows.screen.advance(by: 0.3)
        rows.screen.touchDown(at: rows.point(4), touchID: 1)
        rows.screen.advance(by: 0.3)
        rows.screen.touchUp(at: rows.point(4), touchID: 1)
        rows.screen.advanceFrame()
        #expect(rows.takeLog() == ["shouldHighlight 1", "didHighlight 1"])
        rows.screen.touchUp(at: rows.point(1))
        rows.screen.advanceFrame()
        #expect(rows.selectedRows == [1])
    }

    @Test("separators next to a highlighted or selected row are hidden")
    func lines() throws {
        let rows = SelectionTable([10])
        func hidden() -> [Int] { (0..<10).filter { rows.cell($0)?.separator.isHidden == true } }
        #expect(hidden() == [])
        rows.screen.touchDown(at: rows.point(3))
        rows.screen.advance(by: 0.3)
        #expect(hidden() == [2, 3])
        rows.screen.touchUp(at: rows.point(3))
        rows.screen.advanceFrame()
        #expect(hidden() == [2, 3])
        rows.counts[0] += 1
        rows.table.insertRows(at: [path(0)], with: .none)
        rows.screen.settle()
        #expect(hidden() == [3, 4])
        rows.table.deselectRow(at: path(4), animated: false)
        rows.screen.advanceFrame()
        #expect(hidden() == [])
    }

    @Test("separators are hidden and shown as selected rows scroll in and out")
    func linesOfNewRows() {
        let rows = SelectionTable([100])
        rows.table.selectRow(at: path(60), animated: false, scrollPosition: .middle)
        rows.screen.settle()
        #expect(rows.cell(59)?.separator.isHidden == true)
        #expect(rows.cell(60)?.separator.isHidden == true)
        #expect(rows.cell(58)?.separator.isHidden == false)
        rows.table.scrollToRow(at: path(0), at: .top, animated: false)
        rows.screen.settle()
        #expect(rows.table.visibleCells.allSatisfy { !$0.separator.isHidden })
    }
}
