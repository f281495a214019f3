import RowGeometry
import Testing
import TrestleTesting

@testable import UIKit

/// Rows dragged within and between tables.
@MainActor
@Suite("Drag and drop of rows", .serialized)
struct TableDragAndDropTests {
    @Test("dragging a row to another table calls the delegates in order")
    func between() throws {
        let tables = TwoTables()
        tables.show()
        let start = tables.middle(of: 1, in: tables.left)
        tables.lift(at: start)
        #expect(tables.log.lines == ["L itemsForBeginning 1"])
        #expect(tables.platters.count == 1)
        #expect(tables.left.table.hasActiveDrag && !tables.right.table.hasActiveDrag)
        let end = tables.middle(of: 2, in: tables.right)
        tables.drag(from: start, to: end)
        #expect(tables.left.table.hasActiveDrag && tables.right.table.hasActiveDrop)
        #expect(!tables.left.table.hasActiveDrop && tables.right.table.hasUncommittedUpdates)
        #expect(tables.right.table.contentSize.height == CGFloat(5 * 44))
        tables.screen.touchUp(at: end)
        #expect(tables.right.sections == [["R0", "R1", "L1", "R2", "R3"]])
        tables.screen.settle()
        var lines = tables.log.lines
        lines.removeAll { $0.contains("update") }
        #expect(
            lines == [
                "L itemsForBeginning 1", "L dragWillBegin", "L canHandle", "L didEnter", "L didExit", "R canHandle",
                "R didEnter", "R performDrop 0-2: L1", "L dropDidEnd", "R dropDidEnd", "L dragDidEnd",
            ])
        #expect(tables.log.lines.last { $0.contains("R update") } == "R update 0-2")
        #expect(tables.right.visibleTexts == tables.right.sections[0])
        #expect(tables.platters.isEmpty && tables.screen.application.activeDrags.isEmpty)
        #expect(tables.right.table.visibleCells.map(\.frame.minY) == (0..<5).map { CGFloat($0) * 44 })
        #expect(!tables.left.table.hasActiveDrag && !tables.right.table.hasUncommittedUpdates)
        #expect(tables.left.visibleTexts == texts("L", 6))
    }

    @Test("the drop preview animates to its row, which is visible at the end")
    func landing() throws {
        let tables = TwoTables()
        tables.show()
        let start = tables.middle(of: 1, in: tables.left)
        tables.lift(at: start)
        let end = tables.middle(of: 2, in: tables.right)
        tables.drag(from: start, to: end)
        tables.screen.settle()
        tables.screen.touchUp(at: end)
        let cell = try #require(tables.right.table.cellForRow(at: [0, 2]))
        #expect(cell.isHidden && tables.platters.count == 1)
        // Nothing else moves: the gap is at the position of the row.
        let below = try #require(tables.right.table.cellForRow(at: [0, 3]))
        #expect(below.layer.presentation()?.frame == below.frame)
        tables.screen.advance(by: 0.15)
        let platter = try #require(tables.platters.first)
        let shown = try #require(platter.layer.presentation()?.position)
        #expect(shown.y != end.y)
        tables.screen.settle()
        #expect(!cell.isHidden && cell.contentView.alpha == 1)
    }

    @Test("a row dragged within its table is replaced by the gap")
    func within() throws {
        let tables = TwoTables()
        tables.show()
        let start = tables.middle(of: 0, in: tables.left)
        tables.lift(at: start)
        let end = CGPoint(x: start.x, y: start.y + 3 * 44)
        tables.drag(from: start, to: end)
        tables.screen.settle()
        // The rows below have moved up, and the content height is unchanged.
        #expect(tables.left.table.rectForRow(at: [0, 3]).minY == 88)
        #expect(tables.left.table.rectForRow(at: [0, 4]).minY == 176)
        #expect(tables.left.table.contentSize.height == CGFloat(6 * 44))
        #expect(tables.left.table.cellForRow(at: [0, 0])?.isHidden == true)
        #expect(tables.left.table.presentationIndexPath(forDataSourceIndexPath: [0, 0]) == [0, 3])
        #expect(tables.left.table.presentationIndexPath(forDataSourceIndexPath: [0, 2]) == [0, 1])
        #expect(tables.left.table.dataSourceIndexPath(forPresentationIndexPath: [0, 3]) == [0, 0])
        #expect(tables.left.table.dataSourceIndexPath(forPresentationIndexPath: [0, 4]) == [0, 4])
        tables.screen.touchUp(at: end)
        #expect(tables.log.lines.contains("L performDrop 0-3: L0 from 0"))
        tables.screen.settle()
        #expect(tables.left.sections == [["L1", "L2", "L3", "L0", "L4", "L5"]])
        #expect(tables.left.visibleTexts == tables.left.sections[0])
        #expect(tables.left.table.visibleCells.allSatisfy { !$0.isHidden && $0.contentView.alpha == 1 })
    }

    @Test(
        "if the data source moves rows it handles the drop instead of the drop delegate",
        arguments: [true, false])
    func reorder(hasDropDelegate: Bool) {
        let tables = TwoTables()
        tables.left.canMove = true
        if !hasDropDelegate { tables.left.table.dropDelegate = nil }
        tables.left.retarget = { $0.row > 4 ? [0, 4] : $0 }
        tables.show()
        let start = tables.middle(of: 1, in: tables.left)
        tables.lift(at: start)
        let end = CGPoint(x: start.x, y: 310)
        tables.drag(from: start, to: end)
        tables.screen.touchUp(at: end)
        #expect(tables.log.lines.contains("L moveRow 1 to 4"))
        #expect(!tables.log.lines.contains { $0.contains("performDrop") })
        tables.screen.settle()
        #expect(tables.left.sections == [["L0", "L2", "L3", "L4", "L1", "L5"]])
        #expect(tables.left.visibleTexts == tables.left.sections[0])
        #expect(tables.left.table.visibleCells.allSatisfy { !$0.isHidden })
        #expect(tables.log.lines.last == "L dragDidEnd")
    }

    @Test("a drop outside all tables animates the row back")
    func cancel() throws {
        let tables = TwoTables()
        tables.right.handles = { _ in false }
        tables.show()
        let start = tables.middle(of: 1, in: tables.left)
        tables.lift(at: start)
        let cell = try #require(tables.left.table.cellForRow(at: [0, 1]) as? StateCell)
        #expect(cell.states == [.lifting])
        let end = CGPoint(x: 300, y: 200)
        tables.drag(from: start, to: end)
        #expect(cell.states == [.lifting, .dragging] && cell.contentView.alpha < 1)
        tables.screen.touchUp(at: end)
        tables.screen.advance(by: 0.1)
        #expect(tables.platters.count == 1)
        tables.screen.settle()
        #expect(tables.platters.isEmpty)
        #expect(cell.states == [.lifting, .dragging, .none] && cell.contentView.alpha == 1)
        #expect(tables.left.visibleTexts == texts("L", 6))
        #expect(tables.log.lines.suffix(2) == ["L dropDidEnd", "L dragDidEnd"])
        #expect(!tables.log.lines.contains { $0.contains("performDrop") })
    }

    @Test("a row that is lifted and released is put back without drag callbacks")
    func release() throws {
        let tables = TwoTables()
        tables.show()
        let start = tables.middle(of: 1, in: tables.left)
        tables.lift(at: start)
        let cell = try #require(tables.left.table.cellForRow(at: [0, 1]) as? StateCell)
        tables.screen.touchUp(at: start)
        tables.screen.settle()
        #expect(tables.log.lines == ["L itemsForBeginning 1"])
        #expect(cell.states == [.lifting, .none])
        #expect(tables.platters.isEmpty && !tables.left.table.hasActiveDrag)
    }

    @Test("a row without drag items is not lifted, and its table scrolls")
    func noItems() {
        let tables = TwoTables([texts("L", 30)])
        tables.left.items = { _ in [] }
        tables.show()
        let start = tables.middle(of: 3, in: tables.left)
        tables.lift(at: start)
        #expect(tables.platters.isEmpty)
        tables.drag(from: start, to: CGPoint(x: start.x, y: start.y - 80))
        tables.screen.touchUp(at: CGPoint(x: start.x, y: start.y - 80))
        #expect(tables.left.table.contentOffset.y > 40)
    }

    @Test("dragging a selected row drags all selected rows")
    func selected() {
        let tables = TwoTables()
        tables.left.table.allowsMultipleSelection = true
        tables.show()
        for row in [0, 2, 4] { tables.left.table.selectRow(at: [0, row], animated: false, scrollPosition: .none) }
        let start = tables.middle(of: 2, in: tables.left)
        tables.lift(at: start)
        #expect(
            tables.log.lines == ["L itemsForBeginning 2", "L itemsForBeginning 0", "L itemsForBeginning 4"])
        let end = tables.middle(of: 0, in: tables.right)
        tables.drag(from: start, to: end)
        tables.screen.settle()
        #expect(tables.screen.texts.contains("3"))
        tables.screen.touchUp(at: end)
        tables.screen.settle()
        #expect(tables.log.lines.contains("R performDrop 0-0: L2, L0, L4"))
        #expect(tables.right.visibleTexts == ["L2", "L0", "L4", "R0", "R1", "R2", "R3"])
        #expect(tables.platters.isEmpty)
    }

    @Test("taps with another touch add rows to the drag, and a tap that adds nothing selects")
    func adding() {
        let tables = TwoTables()
        tables.left.added = { path in path.row == 5 ? [] : [tables.left.item(path)] }
        tables.show()
        let start = tables.middle(of: 0, in: tables.left)
        tables.lift(at: start)
        tables.drag(from: start, to: CGPoint(x: 300, y: 300))
        let other = tables.middle(of: 3, in: tables.left)
        tables.screen.touchDown(at: other, touchID: 1)
        tables.screen.advance(by: 0.05)
        tables.screen.touchUp(at: other, touchID: 1)
        tables.screen.settle()
        #expect(tables.log.lines.contains("L itemsForAdding 3"))
        #expect(!tables.log.lines.contains("L didSelect 3"))
        #expect(tables.platters.count == 2 && tables.screen.texts.contains("2"))
        let last = tables.middle(of: 5, in: tables.left)
        tables.screen.touchDown(at: last, touchID: 1)
        tables.screen.advance(by: 0.05)
        tables.screen.touchUp(at: last, touchID: 1)
        tables.screen.settle()
        #expect(tables.log.lines.contains("L didSelect 5"))
        tables.drag(from: CGPoint(x: 300, y: 300), to: tables.middle(of: 1, in: tables.right))
        tables.screen.touchUp(at: tables.middle(of: 1, in: tables.right))
        tables.screen.settle()
        #expect(tables.log.lines.contains { $0.hasPrefix("R performDrop") && $0.hasSuffix(": L0, L3") })
    }

    @Test("a drop into a row highlights it and opens no gap")
    func into() throws {
        let tables = TwoTables()
        tables.right.propose = { _, _ in
            UITableViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
        }
        var moved: UIViewAnimatingPosition?
        tables.right.perform = { fixture, coordinator in
            guard let path = coordinator.destinationIndexPath else { return }
            fixture.sections[0][path.row] += "+"
            coordinator.drop(
                coordinator.items[0].dragItem, intoRowAt: path, rect: CGRect(x: 100, y: 10, width: 40, height: 20)
            ).addCompletion { moved = $0 }
        }
        tables.show()
        let start = tables.middle(of: 0, in: tables.left)
        tables.lift(at: start)
        let end = tables.middle(of: 2, in: tables.right)
        tables.drag(from: start, to: end)
        tables.screen.settle()
        #expect(tables.right.table.cellForRow(at: [0, 2])?.isHighlighted == true)
        #expect(tables.right.table.cellForRow(at: [0, 1])?.isHighlighted == false)
        #expect(tables.right.table.cellForRow(at: [0, 2])?.configurationState.cellDropState == .targeted)
        #expect(tables.right.table.cellForRow(at: [0, 1])?.configurationState.cellDropState == .notTargeted)
        #expect(
            tables.left.table.cellForRow(at: [0, 1])?.configurationState.cellDropState
                == UICellConfigurationState.DropState.none)
        #expect(tables.left.table.cellForRow(at: [0, 0])?.configurationState.cellDragState == .dragging)
        #expect(tables.right.table.contentSize.height == CGFloat(4 * 44))
        #expect(tables.screen.texts.contains("+"))
        tables.screen.touchUp(at: end)
        tables.screen.settle()
        #expect(tables.log.lines.contains("R performDrop 0-2: L0"))
        #expect(moved == .end)
        #expect(tables.right.table.visibleCells.allSatisfy { $0.configurationState.cellDropState == .none })
        #expect(tables.right.table.cellForRow(at: [0, 2])?.isHighlighted == false)
    }

    @Test("an automatic drop is into a row at its center, and beside it at its edges")
    func automatic() {
        let tables = TwoTables()
        tables.right.propose = { _, _ in UITableViewDropProposal(operation: .copy, intent: .automatic) }
        tables.show()
        let start = tables.middle(of: 0, in: tables.left)
        tables.lift(at: start)
        let middle = tables.middle(of: 1, in: tables.right)
        tables.drag(from: start, to: middle)
        #expect(tables.right.table.dragAndDrop.highlightedRow == RowPath([0, 1]))
        let edge = CGPoint(x: middle.x, y: 88 - 4)
        tables.drag(from: middle, to: edge)
        #expect(tables.right.table.dragAndDrop.highlightedRow == nil)
        #expect(tables.right.table.displacedRows.displacement.gaps.map(\.rank) == [2])
        // The result is stable for a constant location.
        for _ in 0..<4 { tables.screen.touchMove(to: edge) }
        #expect(tables.right.table.displacedRows.displacement.gaps.map(\.rank) == [2])
        tables.screen.touchUp(at: edge)
        tables.screen.settle()
        #expect(tables.log.lines.contains("R performDrop 0-2: L0"))
    }

    @Test("a forbidden drop shows a badge and can't be performed, and below all rows there is no destination")
    func forbidden() {
        let tables = TwoTables()
        tables.right.propose = { _, path in
            UITableViewDropProposal(operation: path == nil ? .copy : .forbidden, intent: .unspecified)
        }
        tables.right.perform = { fixture, coordinator in }
        tables.show()
        let start = tables.middle(of: 0, in: tables.left)
        tables.lift(at: start)
        let row = tables.middle(of: 1, in: tables.right)
        tables.drag(from: start, to: row)
        #expect(tables.screen.application.activeDrags.first?.targets.operation == .forbidden)
        let below = CGPoint(x: 300, y: 300)
        tables.drag(from: row, to: below)
        #expect(tables.log.lines.last == "R update nowhere")
        tables.screen.touchUp(at: below)
        tables.screen.settle()
        #expect(tables.log.lines.contains("R performDrop nowhere: L0"))
        #expect(tables.right.visibleTexts == texts("R", 4))
    }

    @Test("rows that may not be moved can only be copied")
    func moveIsNotAllowed() {
        final class Copying: NSObject, UITableViewDragDelegate {
            func tableView(
                _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
            ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
            func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
            {
                false
            }
        }
        let tables = TwoTables()
        let copying = Copying()
        tables.left.table.dragDelegate = copying
        tables.show()
        let start = tables.middle(of: 0, in: tables.left)
        tables.lift(at: start)
        let end = tables.middle(of: 1, in: tables.right)
        tables.drag(from: start, to: end)
        tables.screen.touchUp(at: end)
        tables.screen.settle()
        #expect(!tables.log.lines.contains { $0.contains("performDrop") })
        #expect(tables.platters.isEmpty)
    }

    @Test("the table below the drag scrolls near its edges")
    func scrolls() {
        let tables = TwoTables([texts("L", 6)], [texts("R", 60)])
        tables.show()
        let start = tables.middle(of: 0, in: tables.left)
        tables.lift(at: start)
        let end = CGPoint(x: 300, y: 310)
        tables.drag(from: start, to: end)
        tables.screen.advance(by: 1)
        let offset = tables.right.table.contentOffset.y
        #expect(offset > 200)
        #expect(tables.left.table.contentOffset.y == 0)
        tables.screen.touchUp(at: end)
        tables.screen.settle()
        let row = tables.right.sections[0].firstIndex(of: "L0") ?? 0
        #expect(row > 8)
        #expect(tables.right.visibleTexts.contains("L0"))
    }

    @Test("another touch or the wheel scrolls during a drag, and the gap remains at the touch")
    func scrollsByOtherInput() throws {
        let tables = TwoTables([texts("L", 6)], [texts("R", 60)])
        tables.show()
        let start = tables.middle(of: 0, in: tables.left)
        tables.lift(at: start)
        let end = CGPoint(x: 300, y: 150)
        tables.drag(from: start, to: end)
        tables.screen.touchDown(at: CGPoint(x: 350, y: 250), touchID: 1)
        for step in 1...10 {
            tables.screen.touchMove(to: CGPoint(x: 350, y: 250 - CGFloat(step) * 11), touchID: 1)
            tables.screen.advanceFrame()
        }
        tables.screen.advance(by: 0.3)
        tables.screen.touchUp(at: CGPoint(x: 350, y: 140), touchID: 1)
        tables.screen.settle()
        let offset = tables.right.table.contentOffset.y
        #expect(offset > 80)
        func gapTop() throws -> CGFloat {
            let gaps = tables.right.table.displacedRows.displacement
            return gaps.offset(
                ofGap: try #require(gaps.index(ofGap: RowDisplacement.dropGap)), in: tables.right.table.geometry)
                - tables.right.table.contentOffset.y
        }
        #expect(abs(try gapTop() - 128) <= 22)
        tables.screen.turnWheel(by: CGVector(dx: 0, dy: -100), at: CGPoint(x: 300, y: 150))
        tables.screen.settle()
        #expect(tables.right.table.contentOffset.y > offset + 60)
        #expect(abs(try gapTop() - 128) <= 22)
        tables.screen.touchUp(at: end)
        tables.screen.settle()
        #expect(tables.right.visibleTexts.contains("L0"))
    }

    @Test("`reloadData` during a drag does not cancel it")
    func reloadDuringDrag() {
        let tables = TwoTables()
        tables.show()
        let start = tables.middle(of: 0, in: tables.left)
        tables.lift(at: start)
        let end = tables.middle(of: 1, in: tables.right)
        tables.drag(from: start, to: end)
        tables.left.table.reloadData()
        tables.right.table.reloadData()
        tables.screen.settle()
        tables.drag(from: end, to: CGPoint(x: end.x, y: end.y + 4))
        tables.screen.touchUp(at: end)
        tables.screen.settle()
        #expect(tables.right.visibleTexts == ["R0", "L0", "R1", "R2", "R3"])
    }

    @Test("dragging can be disabled")
    func disabled() {
        let tables = TwoTables()
        #expect(tables.left.table.dragInteractionEnabled)
        tables.left.table.dragInteractionEnabled = false
        tables.show()
        tables.lift(at: tables.middle(of: 0, in: tables.left))
        #expect(tables.log.lines.isEmpty && tables.platters.isEmpty)
        tables.screen.touchUp(at: tables.middle(of: 0, in: tables.left))
    }

    @Test(
        "a drag matches its reference images from lift to drop",
        arguments: [UITableView.Style.plain, .insetGrouped], [false, true]
    )
    func looks(style: UITableView.Style, isDark: Bool) {
        let name = (style == .plain ? "plain" : "inset") + (isDark ? "-dark" : "")
        let tables = TwoTables(
            [["Apple", "Banana", "Cherry"]], [["Kale", "Leek"]], style: style, appearance: isDark ? .dark : .light)
        tables.show()
        let start = tables.middle(of: 1, in: tables.left)
        tables.lift(at: start)
        expectSnapshot(tables.screen, matches: "\(name)-lifted")
        let end = tables.middle(of: 1, in: tables.right)
        tables.drag(from: start, to: CGPoint(x: end.x + 8, y: end.y - 12))
        tables.screen.settle()
        expectSnapshot(tables.screen, matches: "\(name)-dragged")
        tables.screen.touchUp(at: CGPoint(x: end.x + 8, y: end.y - 12))
        tables.screen.advance(by: 0.1)
        expectSnapshot(tables.screen, matches: "\(name)-dropping")
        tables.screen.settle()
        expectSnapshot(tables.screen, matches: "\(name)-dropped")
    }

    @Test("several dragged rows match their reference image with a count badge")
    func stack() {
        let tables = TwoTables([["Apple", "Banana", "Cherry", "Date"]], [["Kale", "Leek"]])
        tables.left.table.allowsMultipleSelection = true
        tables.right.propose = { _, _ in
            UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
        }
        tables.show()
        for row in [0, 1, 3] { tables.left.table.selectRow(at: [0, row], animated: false, scrollPosition: .none) }
        let start = tables.middle(of: 1, in: tables.left)
        tables.lift(at: start)
        tables.drag(from: start, to: CGPoint(x: 250, y: 250))
        tables.screen.settle()
        expectSnapshot(tables.screen, matches: "stack-copy")
    }
}
