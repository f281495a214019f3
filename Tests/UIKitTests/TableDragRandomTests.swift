import RandomRuns
import RowGeometry
import Testing
import TrestleTesting

@testable import UIKit

/// Random reordering and dragging, compared with new tables of the same data.
@MainActor
@Suite("Random dragging of rows", .serialized)
struct TableDragRandomTests {
    private func expectFresh(_ table: UITableView, _ sections: [[String]], _ heights: [String: CGFloat], _ seed: UInt64)
    {
        #expect(table.displacedRows.displacement.isEmpty && table.displacedRows.reorder == nil, "seed \(seed)")
        #expect(table.numberOfSections == sections.count, "seed \(seed)")
        for path in table.indexPathsForVisibleRows ?? [] {
            let text = sections[path.section][path.row]
            let cell = table.cellForRow(at: path)
            #expect(cell?.textLabel?.text == text, "seed \(seed)")
            #expect(cell?.frame == table.rectForRow(at: path), "seed \(seed)")
            #expect(cell?.frame.height == heights[text], "seed \(seed)")
            #expect(cell?.isHidden == false && cell?.contentView.alpha == 1, "seed \(seed)")
            #expect(cell?.layer.zPosition == 0, "seed \(seed)")
        }
        let total: CGFloat = table.geometry.totalHeight
        #expect(table.contentSize.height == total, "seed \(seed)")
    }

    @Test("after random reordering in scrolling tables a table equals a new one with the same data")
    func randomReorders() {
        repeatRandomly(8) { seed, numbers in
            let sections = (0..<Int.random(in: 1...4, using: &numbers)).map { section in
                texts("\(section)-", Int.random(in: 0...12, using: &numbers))
            }
            guard !sections.joined().isEmpty else { return }
            let heights = Dictionary(
                uniqueKeysWithValues: sections.joined().map { ($0, CGFloat(Int.random(in: 20...90, using: &numbers))) })
            let fixture = ReorderTable(sections)
            fixture.heights = { heights[fixture.sections[$0.section][$0.row]] ?? 44 }
            fixture.show()
            fixture.screen.settle()
            for _ in 0..<6 {
                guard let path = fixture.table.indexPathsForVisibleRows?.randomElement(using: &numbers) else { break }
                let all = fixture.sections.joined().sorted()
                fixture.beginDrag(path)
                for _ in 0..<Int.random(in: 1...5, using: &numbers) {
                    fixture.drag(toRowTop: CGFloat(Int.random(in: -40...500, using: &numbers)))
                    fixture.screen.advance(by: Double.random(in: 0...0.4, using: &numbers))
                }
                if Int.random(in: 0..<5, using: &numbers) == 0 {
                    fixture.table.displacedRows.reorder?.cancel()
                } else {
                    fixture.endDrag()
                }
                fixture.screen.settle()
                #expect(fixture.sections.joined().sorted() == all, "seed \(seed)")
                expectFresh(fixture.table, fixture.sections, heights, seed)
            }
        }
    }

    @Test("after random drags within and between two tables both equal new ones with the same data")
    func randomDrags() {
        repeatRandomly(6) { seed, numbers in
            let first = (0..<2).map { texts("L\($0)-", Int.random(in: 1...9, using: &numbers)) }
            let second = (0..<2).map { texts("R\($0)-", Int.random(in: 0...9, using: &numbers)) }
            let heights = Dictionary(
                uniqueKeysWithValues: (first + second).joined()
                    .map { ($0, CGFloat(Int.random(in: 30...70, using: &numbers))) })
            let tables = TwoTables(first, second)
            for fixture in [tables.left, tables.right] {
                fixture.canMove = Bool.random(using: &numbers)
                fixture.heights = { heights[fixture.sections[$0.section][$0.row]] ?? 44 }
                let intent = UITableViewDropProposal.Intent(rawValue: Int.random(in: 0...3, using: &numbers))
                fixture.propose = { _, _ in
                    UITableViewDropProposal(operation: .move, intent: intent ?? .insertAtDestinationIndexPath)
                }
                fixture.perform = { fixture, coordinator in
                    // Items dropped into a row of the same table are not moved; items of the other table are
                    // removed from it.
                    guard fixture.table.dragAndDrop.highlightedRow == nil,
                        coordinator.proposal.intent == .insertAtDestinationIndexPath
                    else { return }
                    let other = fixture === tables.left ? tables.right : tables.left
                    for item in coordinator.items where item.sourceIndexPath == nil {
                        guard let text = item.dragItem.localObject as? String else { continue }
                        for (section, rows) in other.sections.enumerated() {
                            guard let row = rows.firstIndex(of: text), coordinator.destinationIndexPath != nil else {
                                continue
                            }
                            other.sections[section].remove(at: row)
                            other.table.deleteRows(at: [IndexPath(row: row, section: section)], with: .fade)
                        }
                    }
                    fixture.insertDroppedItems(coordinator)
                }
            }
            tables.show()
            let all = (first + second).joined().sorted()
            for _ in 0..<5 {
                func point() -> CGPoint {
                    CGPoint(x: .random(in: 4...396, using: &numbers), y: .random(in: 4...316, using: &numbers))
                }
                let start = point()
                tables.lift(at: start)
                var last = start
                for _ in 0..<Int.random(in: 1...3, using: &numbers) {
                    let next = point()
                    tables.drag(from: last, to: next)
                    last = next
                    tables.screen.advance(by: Double.random(in: 0...0.5, using: &numbers))
                }
                tables.screen.touchUp(at: last)
                #expect(tables.screen.settle(), "seed \(seed)")
                let now = (tables.left.sections + tables.right.sections).joined().sorted()
                #expect(now == all, "seed \(seed)")
                #expect(tables.platters.isEmpty && tables.screen.application.activeDrags.isEmpty, "seed \(seed)")
                expectFresh(tables.left.table, tables.left.sections, heights, seed)
                expectFresh(tables.right.table, tables.right.sections, heights, seed)
            }
        }
    }
}
