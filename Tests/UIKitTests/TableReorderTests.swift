import RowGeometry
import Testing
import TrestleTesting

@testable import UIKit

/// Rows reordered by their grips.
@MainActor
@Suite("Reordering rows", .serialized)
struct TableReorderTests {
    private func fixture(
        _ sections: [[String]] = [texts("row ", 8)], style: UITableView.Style = .plain,
        configure: (ReorderTable) -> Void = { _ in }
    ) -> ReorderTable {
        let fixture = ReorderTable(sections, style: style)
        configure(fixture)
        fixture.show()
        fixture.screen.settle()
        return fixture
    }

    private func top(of view: UIView, in table: UITableView) -> CGFloat {
        (view.layer.presentation()?.frame ?? view.frame).minY - table.contentOffset.y
    }

    @Test("rows move out of the way, and the data source is notified once when the drag ends")
    func calls() throws {
        let fixture = fixture()
        fixture.beginDrag([0, 1])
        #expect(fixture.log == ["canMove 0-1"])
        fixture.drag(toRowTop: 50)
        #expect(fixture.log == ["canMove 0-1"])
        fixture.drag(toRowTop: 70)
        fixture.drag(toRowTop: 112)
        fixture.drag(toRowTop: 130)
        #expect(fixture.log == ["canMove 0-1", "target 0-1 to 0-2", "target 0-1 to 0-3"])
        fixture.screen.settle()
        // The third and fourth rows have moved up; a gap is at the destination.
        #expect(fixture.table.rectForRow(at: [0, 2]).minY == 44)
        #expect(fixture.table.rectForRow(at: [0, 3]).minY == 88)
        #expect(fixture.table.rectForRow(at: [0, 4]).minY == 176)
        #expect(fixture.table.indexPathForRow(at: CGPoint(x: 10, y: 100)) == [0, 3])
        #expect(fixture.table.indexPathForRow(at: CGPoint(x: 10, y: 140)) == nil)
        fixture.endDrag()
        #expect(fixture.log.last == "move 0-1 to 0-3")
        #expect(fixture.log.filter { $0.hasPrefix("move") }.count == 1)
        #expect(fixture.sections[0] == ["row 0", "row 2", "row 3", "row 1", "row 4", "row 5", "row 6", "row 7"])
        fixture.screen.settle()
        #expect(fixture.visibleTexts == fixture.sections[0])
        #expect(fixture.table.displacedRows.displacement.isEmpty && fixture.table.displacedRows.reorder == nil)
        #expect(fixture.table.visibleCells.map(\.frame.minY) == (0..<8).map { CGFloat($0) * 44 })
        #expect(fixture.table.visibleCells.allSatisfy { $0.layer.animationKeys() == nil && $0.layer.zPosition == 0 })
    }

    @Test("the dragged row keeps its cell, which animates from the touch to its destination")
    func keepsCell() throws {
        let fixture = fixture()
        let cell = try #require(fixture.table.cellForRow(at: [0, 0]))
        fixture.beginDrag([0, 0])
        fixture.drag(toRowTop: 100)
        #expect(cell.frame.minY == 100)
        fixture.endDrag()
        #expect(fixture.table.cellForRow(at: [0, 2]) === cell)
        #expect(cell.frame.minY == 88)
        #expect(top(of: cell, in: fixture.table) == 100)
        fixture.screen.advance(by: 0.15)
        #expect(top(of: cell, in: fixture.table) < 100 && top(of: cell, in: fixture.table) > 88)
    }

    @Test("a row dropped at its original position is not moved")
    func unchangedDrop() {
        let fixture = fixture()
        fixture.beginDrag([0, 2])
        fixture.drag(toRowTop: 10)
        fixture.drag(toRowTop: 85)
        fixture.endDrag()
        fixture.screen.settle()
        #expect(!fixture.log.contains { $0.hasPrefix("move") })
        #expect(fixture.visibleTexts == fixture.sections[0])
        #expect(fixture.table.visibleCells.map(\.frame.minY) == (0..<8).map { CGFloat($0) * 44 })
    }

    @Test("the delegate can retarget the proposed destination")
    func retarget() {
        let fixture = fixture {
            $0.retarget = { source, proposed in proposed.row > 4 ? [0, 4] : proposed }
        }
        fixture.beginDrag([0, 0])
        fixture.drag(toRowTop: 300)
        fixture.screen.settle()
        #expect(fixture.table.rectForRow(at: [0, 5]).minY == 220)
        fixture.endDrag()
        #expect(fixture.log.last == "move 0-0 to 0-4")
        fixture.screen.settle()
        #expect(fixture.visibleTexts == fixture.sections[0])
    }

    @Test("a row that can't be moved can't be dragged", arguments: [true, false])
    func immovable(implements: Bool) {
        let fixture = fixture { $0.canMove = { $0.row != 1 } }
        #expect(!fixture.table.beginReorder(of: RowPath([0, 1]), location: CGPoint(x: 10, y: 60)))
        #expect(fixture.table.displacedRows.displacement.isEmpty)
        let plain = TextTable([["a", "b"]])
        plain.show()
        #expect(!plain.table.beginReorder(of: RowPath([0, 1]), location: CGPoint(x: 10, y: 60)))
    }

    @Test("rows can be dragged into other sections, including empty ones, and headers move out of the way")
    func sections() throws {
        let fixture = fixture([["a0", "a1"], [], ["c0"]]) { $0.headers = ["A", "B", "C"] }
        let header = try #require(fixture.table.headerView(forSection: 1))
        let before = header.frame.minY
        fixture.beginDrag([0, 0])
        let empty = fixture.table.rect(forSection: 1).maxY
        fixture.drag(toRowTop: empty - 44)
        fixture.screen.settle()
        #expect(fixture.log.last == "target 0-0 to 1-0")
        #expect(header.frame.minY == before - 44)
        #expect(fixture.table.contentSize.height == fixture.table.rect(forSection: 2).maxY)
        fixture.endDrag()
        #expect(fixture.log.last == "move 0-0 to 1-0")
        fixture.screen.settle()
        #expect(fixture.sections == [["a1"], ["a0"], ["c0"]])
        #expect(fixture.visibleTexts == ["a1", "a0", "c0"])
        #expect(fixture.table.numberOfRows(inSection: 1) == 1)
    }

    @Test("rows of other heights move out of the way by the dragged row's height, without oscillating")
    func heights() throws {
        let fixture = fixture { fixture in
            fixture.heights = { [30, 120, 60, 44, 44, 44, 44, 44][$0.row] }
        }
        fixture.beginDrag([0, 0])
        fixture.drag(toRowTop: 59)
        #expect(fixture.log == ["canMove 0-0"])
        fixture.drag(toRowTop: 61)
        #expect(fixture.log.last == "target 0-0 to 0-1")
        for _ in 0..<5 { fixture.drag(toRowTop: 61) }
        #expect(fixture.log.count == 2)
        fixture.screen.settle()
        #expect(fixture.table.rectForRow(at: [0, 1]).minY == 0)
        #expect(fixture.table.rectForRow(at: [0, 2]).minY == 150)
    }

    @Test("the table scrolls near its edges, the dragged row remains under the touch, and new rows move out of the way")
    func edges() throws {
        let fixture = fixture([texts("row ", 60)])
        let cell = try #require(fixture.table.cellForRow(at: [0, 1]))
        fixture.beginDrag([0, 1])
        fixture.drag(toRowTop: 430)
        fixture.screen.advance(by: 1.5)
        let offset = fixture.table.contentOffset.y
        #expect(offset > 400)
        #expect(abs(cell.frame.minY - offset - 430) < 1)
        #expect(fixture.table.cellForRow(at: [0, 1]) === cell)
        #expect(fixture.table.loadedRows.count < 30)
        fixture.drag(toRowTop: 200)
        let still = fixture.table.contentOffset.y
        fixture.screen.advance(by: 0.5)
        #expect(fixture.table.contentOffset.y == still)
        fixture.endDrag()
        fixture.screen.settle()
        let target = try #require(fixture.table.indexPath(for: cell))
        #expect(fixture.sections[0][target.row] == "row 1" && target.row > 10)
        #expect(abs(cell.frame.minY - still - 200) < 44)
        #expect(fixture.visibleTexts.count >= 10)
        // Scrolling stops at the end.
        fixture.beginDrag(target)
        fixture.drag(toRowTop: 436)
        #expect(fixture.screen.settle(limit: 20))
        #expect(fixture.table.contentOffset.y == CGFloat(60 * 44 - 480))
        fixture.endDrag()
        #expect(fixture.log.last?.hasSuffix("to 0-59") == true)
    }

    @Test("reordering continues after an update of the table, and ends when its row is deleted")
    func updates() throws {
        let fixture = fixture()
        fixture.beginDrag([0, 2])
        fixture.drag(toRowTop: 100)
        fixture.sections[0].insert("new", at: 0)
        fixture.table.insertRows(at: [[0, 0]], with: .none)
        #expect(fixture.table.displacedRows.reorder?.source == RowPath([0, 3]))
        fixture.drag(toRowTop: 10)
        fixture.endDrag()
        #expect(fixture.log.last == "move 0-3 to 0-0")
        fixture.screen.settle()
        #expect(fixture.visibleTexts == fixture.sections[0])
        fixture.beginDrag([0, 1])
        fixture.sections[0].remove(at: 1)
        fixture.table.deleteRows(at: [[0, 1]], with: .none)
        #expect(fixture.table.displacedRows.reorder == nil && fixture.table.displacedRows.displacement.isEmpty)
        fixture.screen.settle()
        #expect(fixture.visibleTexts == fixture.sections[0])
    }

    @Test("`reloadData` ends reordering")
    func reload() {
        let fixture = fixture()
        fixture.beginDrag([0, 2])
        fixture.drag(toRowTop: 200)
        fixture.table.reloadData()
        fixture.screen.settle()
        #expect(fixture.table.displacedRows.reorder == nil && fixture.table.displacedRows.displacement.isEmpty)
        #expect(fixture.table.visibleCells.map(\.frame.minY) == (0..<8).map { CGFloat($0) * 44 })
        #expect(fixture.visibleTexts == fixture.sections[0])
    }

    @Test("a data source may reload the table or move the row itself during the move")
    func dataSourceUpdates() {
        for variant in [0, 1] {
            let fixture = fixture()
            fixture.afterMove = { table, source, target in
                if variant == 0 { table.reloadData() } else { table.moveRow(at: source, to: target) }
            }
            fixture.beginDrag([0, 0])
            fixture.drag(toRowTop: 100)
            fixture.endDrag()
            fixture.screen.settle()
            #expect(fixture.sections[0][2] == "row 0")
            #expect(fixture.visibleTexts == fixture.sections[0])
            #expect(fixture.table.visibleCells.map(\.frame.minY) == (0..<8).map { CGFloat($0) * 44 })
        }
    }

    @Test("selected rows remain selected when they or others are dragged")
    func selection() {
        let fixture = fixture()
        fixture.table.allowsMultipleSelection = true
        for row in [1, 3] { fixture.table.selectRow(at: [0, row], animated: false, scrollPosition: .none) }
        fixture.beginDrag([0, 1])
        fixture.drag(toRowTop: 200)
        fixture.endDrag()
        #expect(fixture.table.indexPathsForSelectedRows == [[0, 2], [0, 5]])
        #expect(
            fixture.table.indexPathsForSelectedRows?.map { fixture.sections[0][$0.row] }.sorted() == ["row 1", "row 3"])
    }

    @Test("the dragged row's cell has the dragging state, and the table has uncommitted updates")
    func states() throws {
        let fixture = fixture()
        let cell = try #require(fixture.table.cellForRow(at: [0, 0]) as? StateCell)
        #expect(!fixture.table.hasUncommittedUpdates)
        fixture.beginDrag([0, 0])
        #expect(cell.states == [.dragging] && fixture.table.hasUncommittedUpdates)
        fixture.endDrag()
        #expect(cell.states == [.dragging, .none] && !fixture.table.hasUncommittedUpdates)
    }

    @Test("a touch on a grip begins dragging immediately in an edited table, without scrolling")
    func grip() throws {
        let fixture = fixture([texts("row ", 30)])
        fixture.table.setEditing(true, animated: false)
        fixture.screen.settle()
        fixture.log = []
        let grip = CGPoint(x: 300, y: 22)
        fixture.screen.touchDown(at: CGPoint(x: 100, y: 22))
        #expect(fixture.table.displacedRows.reorder == nil)
        fixture.screen.touchUp(at: CGPoint(x: 100, y: 22))
        fixture.screen.settle()
        fixture.screen.touchDown(at: grip)
        #expect(fixture.table.displacedRows.reorder?.source == RowPath([0, 0]))
        for y in stride(from: 22, through: 122, by: 10) {
            fixture.screen.touchMove(to: CGPoint(x: 300, y: CGFloat(y)))
            fixture.screen.advanceFrame()
        }
        #expect(fixture.table.contentOffset.y == 0)
        fixture.screen.settle()
        expectSnapshot(fixture.screen, matches: "grip")
        fixture.screen.touchUp(at: CGPoint(x: 300, y: 122))
        fixture.screen.settle()
        #expect(fixture.log.last { $0.hasPrefix("move") } == "move 0-0 to 0-2")
        #expect(fixture.sections[0].prefix(3) == ["row 1", "row 2", "row 0"])
        #expect(fixture.visibleTexts == Array(fixture.sections[0].prefix(fixture.visibleTexts.count)))
        // A canceled touch, for instance by an alert, moves the row back.
        fixture.screen.touchDown(at: grip)
        fixture.screen.touchMove(to: CGPoint(x: 300, y: 200))
        fixture.table.gestureRecognizers?.first { $0 is ReorderGestureRecognizer }?.isEnabled = false
        fixture.screen.settle()
        #expect(fixture.table.displacedRows.reorder == nil && fixture.table.displacedRows.displacement.isEmpty)
        #expect(fixture.visibleTexts == Array(fixture.sections[0].prefix(fixture.visibleTexts.count)))
    }

    @Test("a dragged row matches its reference images", arguments: ["plain", "inset", "rtl", "dark"])
    func looks(name: String) {
        let style: UITableView.Style = name == "plain" ? .plain : .insetGrouped
        let screen = HeadlessScreen(
            size: CGSize(width: 280, height: 380), scale: 1, style: name == "dark" ? .dark : .light,
            safeAreaInsets: .zero)
        let fixture = ReorderTable(
            [["Apple", "Banana", "Cherry"], ["Date", "Elderberry"]], style: style,
            size: CGSize(width: 280, height: 380), screen: screen)
        fixture.headers = ["Fruit", "More"]
        if name == "rtl" { fixture.table.semanticContentAttribute = .forceRightToLeft }
        fixture.show()
        screen.settle()
        fixture.beginDrag([0, 1])
        fixture.drag(toRowTop: fixture.table.rectForRow(at: [0, 2]).minY - 4)
        screen.advance(by: 0.1)
        expectSnapshot(screen, matches: "\(name)-moving")
        screen.settle()
        fixture.drag(toRowTop: fixture.table.rectForRow(at: [1, 0]).maxY - 20)
        screen.settle()
        expectSnapshot(screen, matches: "\(name)-other-section")
        fixture.endDrag()
        screen.advance(by: 0.1)
        expectSnapshot(screen, matches: "\(name)-dropping")
        screen.settle()
        expectSnapshot(screen, matches: "\(name)-dropped")
    }
}
