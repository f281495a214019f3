import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Diffable data sources of collection views", .serialized)
@MainActor
struct CollectionDiffableTests {
    @Test("a data source without a collection view holds the applied snapshot")
    func noCollectionView() {
        let source = UICollectionViewDiffableDataSource<Int, String>()
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([1])
        snapshot.appendItems(["a", "b"])
        source.apply(snapshot)
        #expect(source.snapshot().itemIdentifiers == ["a", "b"])
        #expect(source.indexPath(for: "b") == IndexPath(item: 1, section: 0))
    }

    @Test("a snapshot is shown, and the data source returns the items' index paths")
    func show() {
        let list = DiffableCollection(headerHeight: 30)
        list.show([("a", [1, 2]), ("b", [3])])
        #expect(list.texts == ["1", "2", "3"])
        #expect(list.view.numberOfSections == 2)
        #expect(list.source.itemIdentifier(for: IndexPath(item: 0, section: 1)) == 3)
        #expect(list.source.itemIdentifier(for: IndexPath(item: 1, section: 1)) == nil)
        #expect(list.source.indexPath(for: 2) == IndexPath(item: 1, section: 0))
        #expect(list.source.index(for: "b") == 1 && list.source.sectionIdentifier(for: 2) == nil)
        let header = list.view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
        #expect((header as? TextHeader)?.label.text == "b")
    }

    @Test("an animated snapshot keeps the cells of remaining items and calls its completion once at the end")
    func animates() {
        let list = DiffableCollection()
        list.show([("a", [1, 2, 3])])
        let cell = list.cell(3)
        list.clearLog()
        var completions = 0
        list.source.apply(list.snapshot([("a", [3, 4, 1])])) { completions += 1 }
        #expect(completions == 0)
        list.screen.settle()
        #expect(completions == 1)
        #expect(list.texts == ["3", "4", "1"])
        #expect(list.cell(3) === cell && cell?.frame.minY == 0)
        #expect(list.requestedItems == [4])
    }

    @Test("a reconfigured item keeps its cell, a reloaded one receives another configuration")
    func refreshes() {
        let list = DiffableCollection()
        list.show([("a", [1, 2, 3])])
        let cell = list.cell(1)
        list.suffixes = [1: "!", 2: "?"]
        var snapshot = list.source.snapshot()
        snapshot.reconfigureItems([1])
        snapshot.reloadItems([2])
        list.source.apply(snapshot)
        list.screen.settle()
        #expect(list.texts == ["1!", "2?", "3"])
        #expect(list.cell(1) === cell)
        #expect(list.source.snapshot().reconfiguredItemIdentifiers == [])
    }

    @Test("a snapshot applied with a reload requests all cells again")
    func reloads() {
        let list = DiffableCollection()
        list.show([("a", [1, 2])])
        list.clearLog()
        var isComplete = false
        list.source.applySnapshotUsingReloadData(list.snapshot([("a", [1, 2])])) { isComplete = true }
        list.screen.settle()
        #expect(list.requestedItems == [1, 2] && isComplete)
    }

    @Test("a snapshot applied in a window before the first layout pass is displayed at once", arguments: [false, true])
    func beforeLayout(isAnimated: Bool) {
        let list = DiffableCollection(isShown: false)
        let root = UIView()
        list.screen.show(root)
        list.screen.settle()
        root.addSubview(list.view)
        list.source.apply(list.snapshot([("a", [1, 2])]), animatingDifferences: isAnimated)
        #expect(list.requestedItems == [1, 2] && list.texts == ["1", "2"])
        list.screen.settle()
        #expect(list.requestedItems == [1, 2] && list.texts == ["1", "2"])
    }

    @Test(
        "a data source that is released during the animation of its snapshot is deallocated", arguments: [false, true])
    func releases(isAnimated: Bool) {
        let list = DiffableCollection()
        list.show([("a", [1])])
        var isComplete = false
        list.source.apply(list.snapshot([("a", [2, 1])]), animatingDifferences: isAnimated) { isComplete = true }
        weak let source = list.source
        list.source = nil
        #expect(source == nil && !isComplete)
        list.screen.settle()
        #expect(isComplete)
    }

    @Test("items can be moved only if a handler permits it, and the handlers receive the change")
    func reorders() {
        let list = DiffableCollection()
        list.show([("a", [1, 2, 3, 4])])
        #expect(!list.drag(1, to: 100))
        var log: [String] = []
        list.source.reorderingHandlers.canReorderItem = { $0 != 4 }
        list.source.reorderingHandlers.willReorder = { _ in log.append("will \(list.source.snapshot().itemIdentifiers)")
        }
        list.source.reorderingHandlers.didReorder = { transaction in
            log.append("did \(list.source.snapshot().itemIdentifiers)")
            log.append("\(transaction.initialSnapshot.itemIdentifiers) \(transaction.finalSnapshot.itemIdentifiers)")
            log.append("\(transaction.sectionTransactions.map(\.sectionIdentifier)) \(transaction.difference.count)")
        }
        #expect(!list.drag(4, to: 20))
        #expect(list.drag(1, to: 100))
        #expect(list.texts == ["2", "3", "1", "4"])
        #expect(
            log == [
                "will [1, 2, 3, 4]", "did [2, 3, 1, 4]", "[1, 2, 3, 4] [2, 3, 1, 4]", "[\"a\"] 2",
            ])
        #expect(list.source.indexPath(for: 1) == IndexPath(item: 2, section: 0))
    }
}
