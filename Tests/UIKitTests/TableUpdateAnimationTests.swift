import Testing
import TrestleTesting

@testable import UIKit

/// Intermediate states of animated batch updates.
@MainActor
@Suite("Animated table updates", .serialized)
struct TableUpdateAnimationTests {
    /// Returns the visible vertical position of a view relative to the table's visible area.
    private func top(of view: UIView, in table: UITableView) -> CGFloat {
        let shown = view.layer.presentation()?.frame ?? view.frame
        return shown.minY - table.contentOffset.y
    }

    private func fixture(_ rows: Int = 8, style: UITableView.Style = .plain) -> TextTable {
        let fixture = TextTable(
            [texts("row ", rows)], style: style)
        fixture.show()
        fixture.screen.settle()
        return fixture
    }

    @Test(
        "rows are inserted and deleted with the given animation",
        arguments: [
            (UITableView.RowAnimation.fade, "fade"), (.left, "left"), (.right, "right"), (.top, "top"),
            (.bottom, "bottom"), (.middle, "middle"), (.none, "none"), (.automatic, "automatic"),
        ])
    func animations(animation: UITableView.RowAnimation, name: String) {
        let fixture = TextTable(
            [["Apple", "Banana", "Cherry", "Date", "Elderberry"]], size: CGSize(width: 240, height: 300),
            screen: HeadlessScreen(size: CGSize(width: 240, height: 300), scale: 1, safeAreaInsets: .zero))
        fixture.show()
        fixture.screen.settle()
        fixture.table.performBatchUpdates {
            fixture.sections = [["Apple", "Coconut", "Grape", "Cherry", "Elderberry"]]
            fixture.table.deleteRows(at: [[0, 1], [0, 3]], with: animation)
            fixture.table.insertRows(at: [[0, 1], [0, 2]], with: animation)
        }
        fixture.screen.advance(by: 0.1)
        expectSnapshot(fixture.screen, matches: name)
        fixture.screen.settle()
        #expect(fixture.visibleTexts == fixture.sections[0])
        #expect(fixture.table.removedViews.isEmpty)
    }

    @Test("sections are inserted, deleted and moved with their headers and footers")
    func sections() {
        let screen = HeadlessScreen(size: CGSize(width: 280, height: 420), scale: 1, safeAreaInsets: .zero)
        let fixture = TextTable(
            [["One", "Two"], ["Three"], ["Four", "Five"]], style: .insetGrouped, size: CGSize(width: 280, height: 420),
            screen: screen)
        fixture.headers = ["First", "Second", "Third"]
        fixture.show()
        screen.settle()
        fixture.table.performBatchUpdates {
            fixture.sections = [["Four", "Five"], ["Six"], ["One", "Two"]]
            fixture.headers = ["Third", "Fourth", "First"]
            fixture.table.moveSection(2, toSection: 0)
            fixture.table.deleteSections([1], with: .fade)
            fixture.table.insertSections([1], with: .fade)
        }
        screen.advance(by: 0.15)
        expectSnapshot(screen, matches: "sections")
        screen.settle()
        expectSnapshot(screen, matches: "sections-done")
    }

    @Test("a moved row keeps its cell and passes above the others")
    func moves() throws {
        let fixture = fixture()
        let cell = try #require(fixture.table.cellForRow(at: [0, 1]))
        fixture.table.performBatchUpdates {
            fixture.sections[0].insert(fixture.sections[0].remove(at: 1), at: 5)
            fixture.table.moveRow(at: [0, 1], to: [0, 5])
        }
        #expect(fixture.table.cellForRow(at: [0, 5]) === cell)
        #expect(top(of: cell, in: fixture.table) == 44)
        fixture.screen.advance(by: 0.15)
        let halfway = top(of: cell, in: fixture.table)
        #expect(halfway > 88 && halfway < 176)
        fixture.screen.settle()
        #expect(top(of: cell, in: fixture.table) == 220)
    }

    @Test("a second update continues from the current positions of the first one")
    func interrupted() throws {
        let fixture = fixture()
        let cell = try #require(fixture.table.cellForRow(at: [0, 3]))
        func insert() {
            fixture.sections[0].insert("new", at: 0)
            fixture.table.insertRows(at: [[0, 0]], with: .fade)
        }
        insert()
        fixture.screen.advance(by: 0.15)
        let before = top(of: cell, in: fixture.table)
        insert()
        #expect(abs(top(of: cell, in: fixture.table) - before) < 0.01)
        fixture.screen.settle()
        #expect(abs(top(of: cell, in: fixture.table) - 5 * 44) < 0.01)
    }

    @Test("an update during scrolling does not move the visible rows, and scrolling continues")
    func whileScrolling() throws {
        let fixture = fixture(200)
        fixture.screen.fling(from: CGPoint(x: 160, y: 400), by: CGVector(dx: 0, dy: -300))
        fixture.screen.advance(by: 0.1)
        #expect(fixture.table.isDecelerating)
        let cell = try #require(fixture.table.visibleCells.first)
        let before = top(of: cell, in: fixture.table)
        fixture.sections[0].insert(contentsOf: texts("new ", 10), at: 0)
        fixture.table.insertRows(at: (0..<10).map { [0, $0] }, with: .fade)
        #expect(abs(top(of: cell, in: fixture.table) - before) < 1)
        #expect(fixture.table.isDecelerating)
        let offset = fixture.table.contentOffset.y
        fixture.screen.settle()
        #expect(fixture.table.contentOffset.y > offset + 44)
    }

    @Test("rows that move off the screen remain visible until then, and those that move in start outside")
    func offscreenMoves() throws {
        let fixture = fixture(40)
        let last = try #require(fixture.table.visibleCells.last)
        fixture.sections[0].insert(contentsOf: texts("new ", 3), at: 0)
        fixture.table.insertRows(at: (0..<3).map { [0, $0] }, with: .top)
        #expect(!fixture.table.visibleCells.contains(last))
        #expect(last.superview === fixture.table && !last.isHidden)
        fixture.screen.settle()
        #expect(last.isHidden || last.superview == nil || fixture.table.visibleCells.contains(last))

        fixture.sections[0].removeFirst(3)
        fixture.table.deleteRows(at: (0..<3).map { [0, $0] }, with: .top)
        let insertedCell = try #require(fixture.table.visibleCells.last)
        #expect(top(of: insertedCell, in: fixture.table) >= 480)
        fixture.screen.settle()
        #expect(top(of: insertedCell, in: fixture.table) < 480)
    }

    @Test("the completion is called once at the end of the animation")
    func completion() {
        let fixture = fixture()
        var completions: [Bool] = []
        fixture.table.performBatchUpdates {
            fixture.sections[0].removeFirst()
            fixture.table.deleteRows(at: [[0, 0]], with: .fade)
        } completion: {
            completions.append($0)
        }
        #expect(completions.isEmpty)
        fixture.screen.advance(by: 0.2)
        #expect(completions.isEmpty)
        fixture.screen.settle()
        #expect(completions == [true])
    }

    @Test("`reloadData` ends an animation: completions are called and no removed views remain")
    func reloadDuringUpdate() {
        let fixture = fixture()
        var completions: [Bool] = []
        fixture.table.performBatchUpdates {
            fixture.sections[0].removeFirst()
            fixture.table.deleteRows(at: [[0, 0]], with: .fade)
        } completion: {
            completions.append($0)
        }
        fixture.screen.advance(by: 0.1)
        fixture.table.reloadData()
        fixture.screen.settle()
        #expect(completions == [false])
        #expect(fixture.table.removedViews.isEmpty)
        #expect(fixture.visibleTexts == fixture.sections[0])
        #expect(fixture.table.visibleCells.allSatisfy { $0.alpha == 1 && $0.layer.animationKeys() == nil })
    }

    @Test("with animations disabled an update applies immediately, and its completion is called in the next turn")
    func unanimated() {
        let fixture = fixture()
        var completions: [Bool] = []
        UIView.performWithoutAnimation {
            fixture.table.performBatchUpdates {
                fixture.sections[0].removeFirst()
                fixture.table.deleteRows(at: [[0, 0]], with: .fade)
            } completion: {
                completions.append($0)
            }
        }
        #expect(fixture.table.removedViews.isEmpty)
        #expect(fixture.table.visibleCells.allSatisfy { $0.layer.animationKeys() == nil })
        #expect(completions.isEmpty)
        fixture.screen.advanceFrame()
        #expect(completions == [true])
    }

    @Test("a surrounding animation determines the update's duration")
    func duration() throws {
        let fixture = fixture()
        let cell = try #require(fixture.table.cellForRow(at: [0, 3]))
        UIView.animate(withDuration: 2) {
            fixture.sections[0].removeFirst()
            fixture.table.deleteRows(at: [[0, 0]], with: .fade)
        }
        fixture.screen.advance(by: 1)
        let halfway = top(of: cell, in: fixture.table)
        #expect(halfway > 88 && halfway < 132)
    }

    @Test("an empty batch reads the heights again, and rows are resized with animation")
    func heights() throws {
        let fixture = fixture()
        fixture.heights = { $0.row == 1 ? 100 : 44 }
        let cell = try #require(fixture.table.cellForRow(at: [0, 1]))
        let below = try #require(fixture.table.cellForRow(at: [0, 2]))
        fixture.table.beginUpdates()
        fixture.table.endUpdates()
        #expect(top(of: below, in: fixture.table) == 88)
        #expect(cell.frame.height == 100)
        fixture.screen.advance(by: 0.15)
        let height = cell.layer.presentation()?.bounds.height ?? 0

        #expect(height > 55 && height < 90)
        let content = cell.contentView.layer.presentation()?.bounds.height ?? 0
        #expect(abs(content - height) < 0.01)
        fixture.screen.settle()
        #expect(top(of: below, in: fixture.table) == 144)
    }

    @Test("`didEndDisplaying` is called at the end of the animation, with the original index path")
    func endDisplaying() {
        let fixture = fixture()
        fixture.clearLog()
        fixture.sections[0].remove(at: 2)
        fixture.table.deleteRows(at: [[0, 2]], with: .left)
        #expect(fixture.log.isEmpty)
        fixture.screen.settle()
        #expect(fixture.log == ["didEndDisplaying 2"])
    }

    @Test("a reloaded row gets a new cell, and the old one is removed")
    func reload() throws {
        let fixture = fixture()
        let old = try #require(fixture.table.cellForRow(at: [0, 2]))
        fixture.table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
        fixture.sections[0][2] = "changed"
        fixture.table.reloadRows(at: [[0, 2]], with: .fade)
        let new = try #require(fixture.table.cellForRow(at: [0, 2]))
        #expect(new !== old && new.textLabel?.text == "changed")
        #expect(fixture.table.indexPathForSelectedRow == nil)
        fixture.screen.advance(by: 0.15)
        let shown = try #require(old.layer.presentation()?.opacity)
        #expect(shown > 0.2 && shown < 0.8)
        fixture.screen.settle()
        #expect(old.isHidden && old.alpha == 1)
    }

    @Test("nested batches are performed as one with the outermost")
    func nested() {
        let fixture = fixture()
        var completions: [String] = []
        fixture.table.performBatchUpdates {
            fixture.sections[0].removeFirst()
            fixture.table.deleteRows(at: [[0, 0]], with: .fade)
            fixture.table.performBatchUpdates {
                fixture.sections[0].append("last")
                fixture.table.insertRows(at: [[0, 7]], with: .fade)
            } completion: { _ in
                completions.append("inner")
            }
            #expect(fixture.table.hasUncommittedUpdates)
            #expect(fixture.table.numberOfRows(inSection: 0) == 8)
        } completion: { _ in
            completions.append("outer")
        }
        #expect(!fixture.table.hasUncommittedUpdates)
        fixture.screen.settle()
        #expect(completions == ["outer", "inner"])
        #expect(fixture.visibleTexts == fixture.sections[0])
    }
}
