import Testing
import TrestleTesting

@testable import UIKit

/// Rows that are carried to another place by their grips.
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

    @Test("the rows make way as one passes, and the data source hears of it once, when the finger lets go")
    func calls() throws {
        let fixture = fixture()
        fixture.take([0, 1])
        #expect(fixture.log == ["canMove 0-1"])
        fixture.carry(toRowTop: 50)
        #expect(fixture.log == ["canMove 0-1"])
        fixture.carry(toRowTop: 70)
        fixture.carry(toRowTop: 112)
        fixture.carry(toRowTop: 130)
        #expect(fixture.log == ["canMove 0-1", "target 0-1 to 0-2", "target 0-1 to 0-3"])
        fixture.screen.settle()
        // The third and fourth row have gone up; a gap is where the carried one would land.
        #expect(fixture.table.rectForRow(at: [0, 2]).minY == 44)
        #expect(fixture.table.rectForRow(at: [0, 3]).minY == 88)
        #expect(fixture.table.rectForRow(at: [0, 4]).minY == 176)
        #expect(fixture.table.indexPathForRow(at: CGPoint(x: 10, y: 100)) == [0, 3])
        #expect(fixture.table.indexPathForRow(at: CGPoint(x: 10, y: 140)) == nil)
        fixture.letGo()
        #expect(fixture.log.last == "move 0-1 to 0-3")
        #expect(fixture.log.filter { $0.hasPrefix("move") }.count == 1)
        #expect(fixture.sections[0] == ["row 0", "row 2", "row 3", "row 1", "row 4", "row 5", "row 6", "row 7"])
        fixture.screen.settle()
        #expect(fixture.visibleTexts == fixture.sections[0])
        #expect(fixture.table.displacedRows.displacement.isEmpty && fixture.table.displacedRows.reorder == nil)
        #expect(fixture.table.visibleCells.map(\.frame.minY) == (0..<8).map { CGFloat($0) * 44 })
        #expect(fixture.table.visibleCells.allSatisfy { $0.layer.animationKeys() == nil && $0.layer.zPosition == 0 })
    }

    @Test("the carried row keeps its cell, which goes from under the finger to its place")
    func keepsCell() throws {
        let fixture = fixture()
        let cell = try #require(fixture.table.cellForRow(at: [0, 0]))
        fixture.take([0, 0])
        fixture.carry(toRowTop: 100)
        #expect(cell.frame.minY == 100)
        fixture.letGo()
        #expect(fixture.table.cellForRow(at: [0, 2]) === cell)
        #expect(cell.frame.minY == 88)
        #expect(top(of: cell, in: fixture.table) == 100)
        fixture.screen.advance(by: 0.15)
        #expect(top(of: cell, in: fixture.table) < 100 && top(of: cell, in: fixture.table) > 88)
    }

    @Test("a row that is put back where it was is not moved")
    func putBack() {
        let fixture = fixture()
        fixture.take([0, 2])
        fixture.carry(toRowTop: 10)
        fixture.carry(toRowTop: 85)
        fixture.letGo()
        fixture.screen.settle()
        #expect(!fixture.log.contains { $0.hasPrefix("move") })
        #expect(fixture.visibleTexts == fixture.sections[0])
        #expect(fixture.table.visibleCells.map(\.frame.minY) == (0..<8).map { CGFloat($0) * 44 })
    }

    @Test("the delegate sends the row elsewhere than the finger proposes")
    func retarget() {
        let fixture = fixture {
            $0.retarget = { source, proposed in proposed.row > 4 ? [0, 4] : proposed }
        }
        fixture.take([0, 0])
        fixture.carry(toRowTop: 300)
        fixture.screen.settle()
        #expect(fixture.table.rectForRow(at: [0, 5]).minY == 220)
        fixture.letGo()
        #expect(fixture.log.last == "move 0-0 to 0-4")
        fixture.screen.settle()
        #expect(fixture.visibleTexts == fixture.sections[0])
    }

    @Test("a row that can't be moved stays", arguments: [true, false])
    func immovable(implements: Bool) {
        let fixture = fixture { $0.canMove = { $0.row != 1 } }
        #expect(!fixture.table.beginReorder(of: RowPath([0, 1]), location: CGPoint(x: 10, y: 60)))
        #expect(fixture.table.displacedRows.displacement.isEmpty)
        let plain = TextTable([["a", "b"]])
        plain.show()
        #expect(!plain.table.beginReorder(of: RowPath([0, 1]), location: CGPoint(x: 10, y: 60)))
    }

    @Test("rows go into other sections, empty ones as well, and headers make way")
    func sections() throws {
        let fixture = fixture([["a0", "a1"], [], ["c0"]]) { $0.headers = ["A", "B", "C"] }
        let header = try #require(fixture.table.headerView(forSection: 1))
        let before = header.frame.minY
        fixture.take([0, 0])
        let empty = fixture.table.rect(forSection: 1).maxY
        fixture.carry(toRowTop: empty - 44)
        fixture.screen.settle()
        #expect(fixture.log.last == "target 0-0 to 1-0")
        #expect(header.frame.minY == before - 44)
        #expect(fixture.table.contentSize.height == fixture.table.rect(forSection: 2).maxY)
        fixture.letGo()
        #expect(fixture.log.last == "move 0-0 to 1-0")
        fixture.screen.settle()
        #expect(fixture.sections == [["a1"], ["a0"], ["c0"]])
        #expect(fixture.visibleTexts == ["a1", "a0", "c0"])
        #expect(fixture.table.numberOfRows(inSection: 1) == 1)
    }

    @Test("rows of other heights make way by the height of the carried one, and never swing to and fro")
    func heights() throws {
        let fixture = fixture { fixture in
            fixture.heights = { [30, 120, 60, 44, 44, 44, 44, 44][$0.row] }
        }
        fixture.take([0, 0])
        fixture.carry(toRowTop: 59)
        #expect(fixture.log == ["canMove 0-0"])
        fixture.carry(toRowTop: 61)
        #expect(fixture.log.last == "target 0-0 to 0-1")
        for _ in 0..<5 { fixture.carry(toRowTop: 61) }
        #expect(fixture.log.count == 2)
        fixture.screen.settle()
        #expect(fixture.table.rectForRow(at: [0, 1]).minY == 0)
        #expect(fixture.table.rectForRow(at: [0, 2]).minY == 150)
    }

    @Test("near an edge the table scrolls, the carried row stays under the finger, and new rows make way")
    func edges() throws {
        let fixture = fixture([texts("row ", 60)])
        let cell = try #require(fixture.table.cellForRow(at: [0, 1]))
        fixture.take([0, 1])
        fixture.carry(toRowTop: 430)
        fixture.screen.advance(by: 1.5)
        let offset = fixture.table.contentOffset.y
        #expect(offset > 400)
        #expect(abs(cell.frame.minY - offset - 430) < 1)
        #expect(fixture.table.cellForRow(at: [0, 1]) === cell)
        #expect(fixture.table.loadedRows.count < 30)
        fixture.carry(toRowTop: 200)
        let still = fixture.table.contentOffset.y
        fixture.screen.advance(by: 0.5)
        #expect(fixture.table.contentOffset.y == still)
        fixture.letGo()
        fixture.screen.settle()
        let target = try #require(fixture.table.indexPath(for: cell))
        #expect(fixture.sections[0][target.row] == "row 1" && target.row > 10)
        #expect(abs(cell.frame.minY - still - 200) < 44)
        #expect(fixture.visibleTexts.count >= 10)
        // And at the end it stops.
        fixture.take(target)
        fixture.carry(toRowTop: 436)
        #expect(fixture.screen.settle(limit: 20))
        #expect(fixture.table.contentOffset.y == CGFloat(60 * 44 - 480))
        fixture.letGo()
        #expect(fixture.log.last?.hasSuffix("to 0-59") == true)
    }

    @Test("reordering goes on where its row was left by an update, and ends where it was deleted")
    func updates() throws {
        let fixture = fixture()
        fixture.take([0, 2])
        fixture.carry(toRowTop: 100)
        fixture.sections[0].insert("new", at: 0)
        fixture.table.insertRows(at: [[0, 0]], with: .none)
        #expect(fixture.table.displacedRows.reorder?.source == RowPath([0, 3]))
        fixture.carry(toRowTop: 10)
        fixture.letGo()
        #expect(fixture.log.last == "move 0-3 to 0-0")
        fixture.screen.settle()
        #expect(fixture.visibleTexts == fixture.sections[0])
        fixture.take([0, 1])
        fixture.sections[0].remove(at: 1)
        fixture.table.deleteRows(at: [[0, 1]], with: .none)
        #expect(fixture.table.displacedRows.reorder == nil && fixture.table.displacedRows.displacement.isEmpty)
        fixture.screen.settle()
        #expect(fixture.visibleTexts == fixture.sections[0])
    }

    @Test("reloadData ends it")
    func reload() {
        let fixture = fixture()
        fixture.take([0, 2])
        fixture.carry(toRowTop: 200)
        fixture.table.reloadData()
        fixture.screen.settle()
        #expect(fixture.table.displacedRows.reorder == nil && fixture.table.displacedRows.displacement.isEmpty)
        #expect(fixture.table.visibleCells.map(\.frame.minY) == (0..<8).map { CGFloat($0) * 44 })
        #expect(fixture.visibleTexts == fixture.sections[0])
    }

    @Test("a data source that loads the table anew as it moves the row, or moves it itself, is left to it")
    func ownDoing() {
        for way in [0, 1] {
            let fixture = fixture()
            fixture.afterMove = { table, source, target in
                if way == 0 { table.reloadData() } else { table.moveRow(at: source, to: target) }
            }
            fixture.take([0, 0])
            fixture.carry(toRowTop: 100)
            fixture.letGo()
            fixture.screen.settle()
            #expect(fixture.sections[0][2] == "row 0")
            #expect(fixture.visibleTexts == fixture.sections[0])
            #expect(fixture.table.visibleCells.map(\.frame.minY) == (0..<8).map { CGFloat($0) * 44 })
        }
    }

    @Test("selected rows keep their selection as they are carried and as others are carried past them")
    func selection() {
        let fixture = fixture()
        fixture.table.allowsMultipleSelection = true
        for row in [1, 3] { fixture.table.selectRow(at: [0, row], animated: false, scrollPosition: .none) }
        fixture.take([0, 1])
        fixture.carry(toRowTop: 200)
        fixture.letGo()
        #expect(fixture.table.indexPathsForSelectedRows == [[0, 2], [0, 5]])
        #expect(
            fixture.table.indexPathsForSelectedRows?.map { fixture.sections[0][$0.row] }.sorted() == ["row 1", "row 3"])
    }

    @Test("while a row is carried its cell is in the drag state, and the table has uncommitted updates")
    func states() throws {
        let fixture = fixture()
        let cell = try #require(fixture.table.cellForRow(at: [0, 0]) as? StateCell)
        #expect(!fixture.table.hasUncommittedUpdates)
        fixture.take([0, 0])
        #expect(cell.states == [.dragging] && fixture.table.hasUncommittedUpdates)
        fixture.letGo()
        #expect(cell.states == [.dragging, .none] && !fixture.table.hasUncommittedUpdates)
    }

    @Test("a finger takes a row by its grip in a table that is edited, at once, and the table does not scroll")
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
        // What takes touches away, such as an alert, puts the row back.
        fixture.screen.touchDown(at: grip)
        fixture.screen.touchMove(to: CGPoint(x: 300, y: 200))
        fixture.table.gestureRecognizers?.first { $0 is ReorderGestureRecognizer }?.isEnabled = false
        fixture.screen.settle()
        #expect(fixture.table.displacedRows.reorder == nil && fixture.table.displacedRows.displacement.isEmpty)
        #expect(fixture.visibleTexts == Array(fixture.sections[0].prefix(fixture.visibleTexts.count)))
    }

    @Test("it looks right while a row is carried", arguments: ["plain", "inset", "rtl", "dark"])
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
        fixture.take([0, 1])
        fixture.carry(toRowTop: fixture.table.rectForRow(at: [0, 2]).minY - 4)
        screen.advance(by: 0.1)
        expectSnapshot(screen, matches: "\(name)-moving")
        screen.settle()
        fixture.carry(toRowTop: fixture.table.rectForRow(at: [1, 0]).maxY - 20)
        screen.settle()
        expectSnapshot(screen, matches: "\(name)-other-section")
        fixture.letGo()
        screen.advance(by: 0.1)
        expectSnapshot(screen, matches: "\(name)-dropping")
        screen.settle()
        expectSnapshot(screen, matches: "\(name)-dropped")
    }
}
