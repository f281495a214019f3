import Testing
import TrestleTesting

@testable import UIKit

/// Placeholders of a collection view for items that are still loading.
@MainActor
@Suite("Drop placeholders of collection views", .serialized)
struct CollectionDropPlaceholderTests {
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    /// A grid into which two items have been dropped, whose placeholders are at 1 and 2.
    private func droppedGrid() -> (grid: DragCollection, contexts: [any UICollectionViewDropPlaceholderContext]) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 60)
        let grid = DragCollection([texts("a", 6)], layout: layout).enable()
        var contexts: [any UICollectionViewDropPlaceholderContext] = []
        grid.propose = { _, _ in
            UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
        }
        grid.perform = { coordinator in
            for (index, item) in coordinator.items.enumerated() {
                let placeholder = UICollectionViewDropPlaceholder(
                    insertionIndexPath: IndexPath(item: 1 + index, section: 0), reuseIdentifier: "placeholder")
                placeholder.cellUpdateHandler = { ($0 as? TextCell)?.label.text = "loading" }
                contexts.append(coordinator.drop(item.dragItem, to: placeholder))
            }
        }
        grid.view.allowsMultipleSelection = true
        grid.show()
        for item in [4, 5] { grid.view.selectItem(at: path(item), animated: false, scrollPosition: []) }
        let (start, end) = (grid.point(4), grid.point(1))
        grid.lift(at: start)
        grid.drag(from: start, to: end)
        grid.screen.touchUp(at: end)
        grid.screen.settle()
        return (grid, contexts)
    }

    @Test("placeholders are displayed between the items, which the data source does not count")
    func shows() {
        let (grid, contexts) = droppedGrid()
        #expect(contexts.count == 2)
        #expect(grid.view.hasUncommittedUpdates)
        #expect(grid.view.numberOfItems(inSection: 0) == 6)
        #expect(grid.shownTexts == ["a0", "loading", "loading", "a1", "a2", "a3", "a4", "a5"])
        #expect(grid.visibleTexts == texts("a", 6))
        #expect(grid.frame(1)?.origin == CGPoint(x: 0, y: 70))
        #expect(grid.view.presentationIndexPath(forDataSourceIndexPath: path(1)) == path(3))
        #expect(grid.view.dataSourceIndexPath(forPresentationIndexPath: path(2)) == nil)
        #expect(grid.view.indexPathForItem(at: CGPoint(x: 150, y: 30)) == nil)
    }

    @Test("placeholders are replaced by items in any order", arguments: [[0, 1], [1, 0]])
    func commits(order: [Int]) {
        let (grid, contexts) = droppedGrid()
        let cell = grid.view.cellForItem(at: path(1))
        for index in order {
            let committed = contexts[index].commitInsertion { path in
                grid.sections[path.section].insert("new\(index)", at: path.item)
            }
            #expect(committed)
        }
        #expect(!contexts[0].commitInsertion { _ in Issue.record("committed twice") })
        grid.screen.settle()
        #expect(grid.sections[0] == ["a0", "new0", "new1", "a1", "a2", "a3", "a4", "a5"])
        #expect(grid.visibleTexts == grid.sections[0])
        #expect(grid.view.cellForItem(at: path(3)) === cell)
        #expect(!grid.view.hasUncommittedUpdates)
    }

    @Test("a deleted placeholder closes its gap")
    func deletes() {
        let (grid, contexts) = droppedGrid()
        #expect(contexts[0].deletePlaceholder())
        #expect(!contexts[0].deletePlaceholder())
        grid.screen.settle()
        #expect(grid.shownTexts == ["a0", "loading", "a1", "a2", "a3", "a4", "a5"])
        #expect(contexts[1].deletePlaceholder())
        grid.screen.settle()
        #expect(grid.shownTexts == texts("a", 6))
        #expect(!grid.view.hasUncommittedUpdates)
        #expect(grid.frame(1)?.origin == CGPoint(x: 110, y: 0))
    }

    @Test("updates of the data source move placeholders with the items around them")
    func updates() {
        let (grid, contexts) = droppedGrid()
        grid.view.performBatchUpdates {
            grid.sections[0].remove(at: 3)
            grid.sections[0].insert("new", at: 0)
            grid.view.deleteItems(at: [path(3)])
            grid.view.insertItems(at: [path(0)])
        }
        grid.screen.settle()
        #expect(grid.shownTexts == ["new", "a0", "loading", "loading", "a1", "a2", "a4", "a5"])
        contexts[1].setNeedsCellUpdate()
        grid.view.reloadData()
        grid.view.layoutIfNeeded()
        #expect(grid.shownTexts == ["new", "a0", "a1", "a2", "a4", "a5"])
        #expect(!contexts[1].deletePlaceholder())
    }
}
