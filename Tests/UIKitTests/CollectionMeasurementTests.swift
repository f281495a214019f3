import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Measuring of views after updates", .serialized)
struct CollectionMeasurementTests {
    private static let long = String(repeating: "Many words of a row. ", count: 8)

    @Test("a reconfigured item that needs more space grows, and later changes are measured, too")
    func reconfigured() {
        let list = ListCells(4)
        let height = list.cell(1).frame.height
        list.items[1] = Self.long
        list.view.reconfigureItems(at: [[0, 1]])
        list.screen.settle()
        let tall = list.cell(1).frame.height
        #expect(tall > height + 15)
        #expect(list.cell(2).frame.minY == list.cell(1).frame.maxY)
        var content = list.cell(1).defaultContentConfiguration()
        content.text = "Short"
        list.cell(1).contentConfiguration = content
        list.screen.settle()
        #expect(list.cell(1).frame.height == height)
    }

    @Test("a view whose contents change while a batch is applied is measured in its new position")
    func changedInBatch() {
        let list = ListCells(6)
        let height = list.cell(2).frame.height
        let cell = list.cell(2)
        list.items.remove(at: 0)
        list.view.performBatchUpdates {
            list.view.deleteItems(at: [[0, 0]])
            var content = cell.defaultContentConfiguration()
            content.text = Self.long
            cell.contentConfiguration = content
        }
        list.screen.settle()
        #expect(list.cell(1) === cell)
        #expect(cell.frame.height > height + 15 && list.cell(2).frame.minY == cell.frame.maxY)
    }
}
