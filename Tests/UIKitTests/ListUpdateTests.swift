import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Updates of lists", .serialized)
struct ListUpdateTests {
    @Test(
        "after an update, rows have the frames that those of a table have, and keep their measured heights",
        arguments: [UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped])
    func updates(appearance: UICollectionLayoutListConfiguration.Appearance) {
        let rows: [[CGFloat]] = [[50, 60], (0..<20).map { 40 + CGFloat($0) }, [70, 80, 90], [100]]
        let pair = ListPair(rows, appearance, headers: true)
        pair.measureAll()
        pair.rows[1].insert(75, at: 2)
        pair.rows[1].remove(at: 15)
        pair.rows[3].append(pair.rows[2].remove(at: 1))
        pair.table.performBatchUpdates {
            pair.table.insertRows(at: [[1, 2]], with: .none)
            pair.table.deleteRows(at: [[1, 14]], with: .none)
            pair.table.moveRow(at: [2, 1], to: [3, 1])
        }
        pair.list.performBatchUpdates {
            pair.list.insertItems(at: [[1, 2]])
            pair.list.deleteItems(at: [[1, 14]])
            pair.list.moveItem(at: [2, 1], to: [3, 1])
        }
        pair.screen.settle()
        #expect(pair.differences == "")
        pair.rows.remove(at: 0)
        pair.table.deleteSections([0], with: .none)
        pair.list.deleteSections([0])
        pair.screen.settle()
        #expect(pair.differences == "")
        pair.scroll(to: 900)
        #expect(pair.differences == "")
    }

    @Test("the positions of rows in their sections follow an update")
    func positions() throws {
        let pair = ListPair([[44, 44]], .insetGrouped)
        func position(_ item: Int) -> ListItemAttributes? {
            pair.list.layoutAttributesForItem(at: [0, item])?.listItem
        }
        #expect(position(0)?.isFirst == true && position(1)?.isLast == true)
        #expect(position(0)?.separators?.bottomSeparatorVisibility == .visible)
        #expect(position(1)?.separators?.bottomSeparatorVisibility == .hidden)
        pair.rows[0].append(44)
        pair.list.insertItems(at: [[0, 2]])
        pair.screen.settle()
        #expect(position(1)?.isLast == false && position(2)?.isLast == true)
        #expect(pair.list.cellForItem(at: [0, 1])?.appliedAttributes?.listItem == position(1))
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .firstItemInSection
        configuration.showsSeparators = false
        pair.list.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
        pair.screen.settle()
        #expect(position(0)?.isFirstItemHeader == true && position(0)?.isFirst == false)
        #expect(position(1)?.isFirst == true && position(1)?.separators == nil)
    }

    @Test("the background of a list continues beyond its rows, and is that of the collection view if it is clear")
    func background() throws {
        let pair = ListPair([[44]], .grouped)
        pair.list.backgroundColor = .systemPink
        let view = try #require(pair.list.subviews.first { $0 is ListBackgroundView })
        #expect(view.backgroundColor == .systemGroupedBackground)
        #expect(view.frame.minY < -500 && view.frame.maxY > 1200)
        var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
        configuration.backgroundColor = .clear
        pair.list.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
        pair.screen.settle()
        #expect(!pair.list.subviews.contains { $0 is ListBackgroundView && !$0.isHidden })
    }
}
