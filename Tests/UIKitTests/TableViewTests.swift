import RandomRuns
import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Table views", .serialized)
struct TableViewTests {
    @Test("only visible rows have cells, and cells are reused when rows are scrolled off")
    func reuse() {
        let fixture = TextTable([texts("row ", 1000)])
        fixture.show()
        #expect(fixture.visibleTexts == texts("row ", 11))
        #expect(fixture.requestedCells.count == 11)
        let first = Set(fixture.table.visibleCells.map(ObjectIdentifier.init))
        fixture.table.contentOffset.y = 440
        fixture.screen.settle()
        #expect(fixture.visibleTexts.first == "row 10")
        #expect(fixture.table.visibleCells.filter { !first.contains(ObjectIdentifier($0)) }.isEmpty)
    }

    @Test("a cell class needs no required initializer, and has its reuse identifier")
    func plainSubclass() {
        final class Cell: UITableViewCell {
            var prepared = 0
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
            }

            required init?(coder: NSCoder) {
                fatalError("init(coder:) has not been implemented")
            }
            override func prepareForReuse() {
                super.prepareForReuse()
                prepared += 1
            }
        }
        final class Header: UITableViewHeaderFooterView {
            let mark = "header"
            override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }

            required init?(coder: NSCoder) {
                fatalError("init(coder:) has not been implemented")
            }
        }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
        table.register(Cell.self, forCellReuseIdentifier: "a")
        table.register(Header.self, forHeaderFooterViewReuseIdentifier: "b")
        let cell = table.dequeueReusableCell(withIdentifier: "a")
        #expect(cell is Cell)
        #expect(cell?.reuseIdentifier == "a")
        #expect((table.dequeueReusableHeaderFooterView(withIdentifier: "b") as? Header)?.mark == "header")
        #expect(table.dequeueReusableCell(withIdentifier: "unknown") == nil)
    }

    @Test("a header and a footer that are set after loading extend the content")
    func lateHeaderAndFooter() {
        let fixture = TextTable([texts("row ", 20)])
        fixture.show()
        let rows = fixture.table.contentSize.height
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 120))
        fixture.table.tableHeaderView = header
        #expect(fixture.table.contentSize.height == rows + 120)
        fixture.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 80))
        #expect(fixture.table.contentSize.height == rows + 200)
        fixture.screen.settle()
        fixture.table.scrollToRow(at: [0, 19], at: .bottom, animated: false)
        #expect(fixture.table.contentOffset.y == 120 + rows - fixture.table.bounds.height)
        fixture.table.tableHeaderView = nil
        fixture.table.tableFooterView = nil
        #expect(fixture.table.contentSize.height == rows)
    }

    @Test("separators have the system's color by default")
    func separatorColor() {
        #expect(UITableView().separatorColor == .separator)
    }

    @Test("a million rows are shown, scrolled to the end and inserted at row 0 without linear work")
    func millionRows() {
        final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
            var count = 1_000_000
            var cells = 0
            var heights = 0
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                cells += 1
                return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            }
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                heights += 1
                return 30 + CGFloat(indexPath.row % 7) * 5
            }
        }
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        table.delegate = rows
        let controller = UIViewController()
        controller.view = table
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero)
        screen.show(controller)
        #expect(rows.cells < 40 && rows.heights < 100)

        (rows.cells, rows.heights) = (0, 0)
        table.scrollToRow(at: IndexPath(row: 999_999, section: 0), at: .bottom, animated: false)
        screen.settle()
        #expect(table.indexPathsForVisibleRows?.last?.row == 999_999)
        #expect(abs(table.rectForRow(at: IndexPath(row: 999_999, section: 0)).maxY - table.bounds.maxY) < 1)
        #expect(rows.cells < 80 && rows.heights < 200, "cells \(rows.cells), heights \(rows.heights)")

        (rows.cells, rows.heights) = (0, 0)
        let firstVisible = table.indexPathsForVisibleRows?.first?.row ?? 0
        rows.count += 1
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        #expect(table.indexPathsForVisibleRows?.first?.row == firstVisible + 1)
        #expect(rows.cells < 40 && rows.heights < 100, "cells \(rows.cells), heights \(rows.heights)")
    }

    @Test("rows higher than their estimate do not move the visible rows when scrolling up")
    func estimatesDoNotJump() throws {
        let fixture = TextTable([texts("row ", 500)]) { $0.estimatedRowHeight = 30 }
        fixture.heights = { 50 + CGFloat($0.row % 3) * 10 }
        fixture.show()
        fixture.table.scrollToRow(at: IndexPath(row: 300, section: 0), at: .top, animated: false)
        for _ in 0..<40 {
            let path = try #require(fixture.table.indexPathsForVisibleRows?.dropFirst().first)
            let before = fixture.table.rectForRow(at: path).minY - fixture.table.contentOffset.y
            fixture.table.contentOffset.y -= 20
            fixture.table.layoutIfNeeded()
            let after = fixture.table.rectForRow(at: path).minY - fixture.table.contentOffset.y
            #expect(abs(after - before - 20) < 0.01)
        }
    }

    @Test("the header of a plain table is pinned at the top until the next one pushes it out")
    func stickyHeaders() throws {
        let fixture = TextTable([texts("a", 20), texts("b", 20)])
        fixture.headers = ["A", "B"]
        fixture.show()
        fixture.table.contentOffset.y = 100
        fixture.screen.settle()
        let header = try #require(fixture.table.headerView(forSection: 0))
        #expect(header.frame.minY == 100)
        let end = fixture.table.rect(forSection: 0).maxY
        fixture.table.contentOffset.y = end - 10
        fixture.screen.settle()
        #expect(fixture.table.headerView(forSection: 0)?.frame.maxY == end)
        #expect(fixture.table.headerView(forSection: 1)?.frame.minY == end)
    }

    @Test("headers of a grouped table scroll with the content")
    func groupedHeaders() {
        let fixture = TextTable([texts("a", 40)], style: .grouped)
        fixture.headers = ["A"]
        fixture.show()
        fixture.table.contentOffset.y = 300
        fixture.screen.settle()
        #expect(fixture.table.headerView(forSection: 0) == nil)
    }

    @Test("a tap highlights a row, selects it, and deselects the previous one, in UIKit's order")
    func selection() {
        let fixture = TextTable([texts("row ", 5)])
        fixture.show()
        fixture.screen.tap(at: CGPoint(x: 50, y: 20))
        fixture.clearLog()
        fixture.screen.tap(at: CGPoint(x: 50, y: 60))
        #expect(
            fixture.log == [
                "didHighlight 1", "didUnhighlight 1", "willSelect 1", "willDeselect 0", "didDeselect 0", "didSelect 1",
            ])
        #expect(fixture.table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
        #expect(fixture.table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
    }

    @Test("a drag that scrolls selects nothing")
    func draggingSelectsNothing() {
        let fixture = TextTable([texts("row ", 100)])
        fixture.show()
        fixture.screen.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 100))
        fixture.screen.settle()
        #expect(fixture.table.contentOffset.y > 100)
        #expect(fixture.table.indexPathForSelectedRow == nil)
    }

    @Test("the selection survives scrolling, moves with its row in updates, and is cleared by `reloadData`")
    func selectionFollows() {
        let fixture = TextTable([texts("row ", 100)])
        fixture.show()
        fixture.table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
        fixture.table.contentOffset.y = 2000
        fixture.screen.settle()
        fixture.sections[0].removeFirst(2)
        fixture.table.deleteRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .fade)
        #expect(fixture.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        fixture.table.contentOffset.y = 0
        fixture.screen.settle()
        #expect(fixture.table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
        fixture.table.reloadData()
        fixture.screen.settle()
        #expect(fixture.table.indexPathForSelectedRow == nil)
    }

    @Test("the delegate is notified before cells are displayed and after they are removed")
    func displayCalls() {
        let fixture = TextTable([texts("row ", 100)])
        fixture.show()
        #expect(fixture.log.filter { $0.hasPrefix("willDisplay") }.count == 11)
        fixture.clearLog()
        fixture.table.contentOffset.y = 44
        fixture.screen.settle()
        #expect(fixture.log == ["didEndDisplaying 0", "willDisplay 11"])
    }

    @Test("resizing the screen adapts the row width and keeps the topmost row")
    func resize() {
        let fixture = TextTable([texts("row ", 100)])
        fixture.show()
        fixture.table.contentOffset.y = 440
        fixture.screen.settle()
        fixture.screen.resize(to: CGSize(width: 480, height: 320))
        fixture.screen.settle()
        #expect(fixture.table.visibleCells.allSatisfy { $0.frame.width == 480 })
        #expect(fixture.visibleTexts.first == "row 10")
    }

    @Test("after random updates a table equals a new one with the same data")
    func randomUpdates() {
        repeatRandomly(3) { seed, generator in
            let fixture = TextTable(UpdateRandom.sections(using: &generator))
            fixture.show()
            for _ in 0..<20 {
                let maximumOffset = max(0, Int(fixture.table.contentSize.height) - 480)
                fixture.table.contentOffset.y = CGFloat(Int.random(in: 0...maximumOffset, using: &generator))
                fixture.table.layoutIfNeeded()
                UpdateRandom.update(fixture, using: &generator)
                let fresh = TextTable(fixture.sections, screen: fixture.screen)
                fresh.show()
                fresh.table.contentOffset = fixture.table.contentOffset
                fresh.table.layoutIfNeeded()
                #expect(fixture.table.contentSize == fresh.table.contentSize, "seed \(seed)")
                #expect(fixture.visibleTexts == fresh.visibleTexts, "seed \(seed)")
                #expect(
                    fixture.table.visibleCells.map(\.frame) == fresh.table.visibleCells.map(\.frame), "seed \(seed)")
                fixture.show()
            }
        }
    }
}

/// Random sections of rows and random batch updates.
@MainActor
enum UpdateRandom {
    private static func text(using random: inout SeededGenerator) -> String {
        "text \(UInt32.random(in: 0...UInt32.max, using: &random))"
    }

    static func sections(using random: inout SeededGenerator) -> [[String]] {
        var sections: [[String]] = []
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            sections.append([])
            for _ in 0..<Int.random(in: 0...12, using: &random) {
                sections[sections.count - 1].append(text(using: &random))
            }
        }
        return sections
    }

    /// Changes the fixture's data randomly, and updates its table in one batch.
    static func update(_ fixture: TextTable, using random: inout SeededGenerator) {
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
        var remaining: [[(old: IndexPath?, text: String)]] = fixture.sections.enumerated().map { section, rows in
            rows.enumerated().map { (IndexPath(row: $0.offset, section: section), $0.element) }
        }
        var deleted: [IndexPath] = []
        var reloaded: [IndexPath] = []
        for section in remaining.indices {
            for row in remaining[section].indices.reversed() {
                switch number(0...9) {
                case 0:
                    deleted.append(IndexPath(row: row, section: section))
                    remaining[section].remove(at: row)
                case 1:
                    reloaded.append(IndexPath(row: row, section: section))
                    remaining[section][row].text = text(using: &random)
                default: break
                }
            }
        }
        for section in remaining.indices {
            for _ in 0..<number(0...3) {
                remaining[section].insert((nil, text(using: &random)), at: number(0...remaining[section].count))
            }
        }
        var moved: [(IndexPath, IndexPath)] = []
        if let section = remaining.indices.filter({ !remaining[$0].isEmpty }).first, number(0...1) == 0 {
            let row = number(0...remaining[section].count - 1)
            if let old = remaining[section][row].old, !reloaded.contains(old) {
                let element = remaining[section].remove(at: row)
                let target = number(0...remaining.count - 1)
                let place = number(0...remaining[target].count)
                remaining[target].insert(element, at: place)
                moved.append((old, IndexPath(row: place, section: target)))
            }
        }
        var inserted: [IndexPath] = []
        for (section, rows) in remaining.enumerated() {
            for (row, element) in rows.enumerated() where element.old == nil {
                inserted.append(IndexPath(row: row, section: section))
            }
        }
        fixture.table.performBatchUpdates {
            fixture.sections = remaining.map { $0.map(\.text) }
            fixture.table.insertRows(at: inserted, with: .automatic)
            for (old, new) in moved { fixture.table.moveRow(at: old, to: new) }
            fixture.table.reloadRows(at: reloaded, with: .none)
            fixture.table.deleteRows(at: deleted, with: .fade)
        }
    }
}
