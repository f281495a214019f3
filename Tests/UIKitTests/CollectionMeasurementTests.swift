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

    @Test("a new layout measures the cells that are visible already", arguments: [false, true])
    func newLayout(isAnimated: Bool) {
        let collection = TextCollection([["a", "a longer text", "c"]])
        collection.show()
        collection.screen.settle()
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 60, height: 60)
        collection.view.setCollectionViewLayout(layout, animated: isAnimated)
        collection.screen.settle()
        let label = UILabel()
        for (item, text) in collection.sections[0].enumerated() {
            label.text = text
            let size = label.sizeThatFits(.zero)
            #expect(collection.frame(item)?.width == size.width.rounded(.up) + 16)
            #expect(collection.frame(item)?.height == size.height.rounded(.up) + 8)
        }
        layout.estimatedItemSize = .zero
        layout.itemSize = CGSize(width: 80, height: 30)
        collection.screen.settle()
        #expect(collection.frame(1)?.size == CGSize(width: 80, height: 30))
        layout.estimatedItemSize = CGSize(width: 70, height: 70)
        collection.screen.settle()
        #expect((collection.frame(1)?.width ?? 0) > (collection.frame(0)?.width ?? 0) + 20)
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
