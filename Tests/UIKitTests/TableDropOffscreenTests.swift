import Testing
import TrestleTesting

@testable import UIKit

/// Rows dropped far from their original position.
@MainActor
@Suite struct TableDropOffscreenTests {
    @Test("a row that is dragged out and back while its original position is offscreen is moved")
    func dragOutAndBack() {
        let tables = TwoTables([["L"]], [(0..<20).map { "R\($0)" }])
        tables.right.canMove = true
        tables.right.propose = { _, _ in
            UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        }
        tables.show()
        let start = CGPoint(x: 300, y: 20)
        tables.lift(at: start)
        tables.drag(from: start, to: CGPoint(x: 50, y: 250))
        tables.screen.advance(by: 0.5)
        tables.right.table.contentOffset.y = 400
        tables.screen.advance(by: 0.5)
        let end = CGPoint(x: 300, y: 150)
        tables.drag(from: CGPoint(x: 50, y: 250), to: end)
        tables.screen.advance(by: 0.5)
        tables.screen.touchUp(at: end)
        tables.screen.settle()
        #expect(tables.right.sections[0].first == "R1")
        #expect(tables.right.sections[0].count == 20)
        #expect(tables.right.table.displacedRows.displacement.isEmpty)
        let last = tables.right.table.indexPathsForVisibleRows?.last
        let text = last.flatMap { tables.right.table.cellForRow(at: $0)?.textLabel?.text }
        #expect(text == last.map { tables.right.sections[0][$0.row] })
    }
}
