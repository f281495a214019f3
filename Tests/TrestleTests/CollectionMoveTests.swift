import Testing
import TrestleTesting
import UIKit

@testable import Trestle

/// Rows of a collection that the user holds and drags.
@MainActor
@Suite("Moving rows of collections", .serialized)
struct CollectionMoveTests {
    private final class Rows {
        var names = ["a", "b", "c", "d", "e"]
    }

    private func makeScreen(_ rows: Rows, fixed: Set<String> = []) -> CollectionScreen {
        let collection = CollectionScreen()
        collection.adapter.render {
            Section("Rows", id: "rows") {
                for name in rows.names { TextRow(name).id(name).movable(!fixed.contains(name)) }
            }
        }
        collection.screen.settle()
        return collection
    }

    private func drag(_ row: Int, to target: Int, in collection: CollectionScreen) {
        let (start, end) = (collection.frame(row), collection.frame(target))
        let screen = collection.screen
        screen.touchDown(at: CGPoint(x: start.midX, y: start.midY))
        screen.advance(by: 0.8)
        for step in 1...8 {
            let fraction = CGFloat(step) / 8
            screen.touchMove(to: CGPoint(x: start.midX, y: start.midY + (end.midY - start.midY) * fraction))
            screen.advanceFrame()
        }
        screen.advance(by: 0.5)
        screen.touchUp(at: CGPoint(x: end.midX, y: end.midY))
        screen.settle()
    }

    @Test("a movable row that is held and dragged moves, and `onMove` is called with its ids")
    func moves() {
        let rows = Rows()
        let collection = makeScreen(rows)
        var moves: [[Int]] = []
        collection.adapter.onMove = { move in
            moves.append([move.source.item, move.destination.item])
            rows.names.insert(rows.names.remove(at: move.source.item), at: move.destination.item)
            collection.adapter.setNeedsRender()
        }
        drag(0, to: 3, in: collection)
        #expect(moves == [[0, 3]])
        #expect(rows.names == ["b", "c", "d", "a", "e"])
        #expect(collection.shownTexts == rows.names)
        drag(4, to: 1, in: collection)
        #expect(rows.names == ["b", "e", "c", "d", "a"])
        #expect(collection.shownTexts == rows.names)
    }

    @Test(
        "the rows of a selection are dragged together, and `onMove` is called for each of them",
        arguments: [
            ([0, 2], 0, 3, "bdace"), ([1, 3], 3, 0, "bdace"), ([0, 1], 1, 4, "cdeab"), ([3, 4], 4, 0, "deabc"),
        ])
    func selection(selected: [Int], touched: Int, target: Int, expected: String) {
        let rows = Rows()
        let collection = makeScreen(rows)
        var count = 0
        collection.adapter.selectionMode = .multiple
        collection.adapter.onMove = { move in
            count += 1
            rows.names.insert(rows.names.remove(at: move.source.item), at: move.destination.item)
            collection.adapter.setNeedsRender()
        }
        for row in selected { collection.tap(row) }
        let before = collection.adapter.selectedRows
        drag(touched, to: target, in: collection)
        #expect(rows.names.joined() == expected)
        #expect(collection.shownTexts == rows.names)
        #expect(count == 2)
        #expect(collection.adapter.selectedRows == before)
        let selectedNames = (collection.collectionView.indexPathsForSelectedItems ?? []).map { rows.names[$0.item] }
        #expect(Set(selectedNames) == Set(selected.map { ["a", "b", "c", "d", "e"][$0] }))
    }

    @Test("rows that are not movable, and rows without `onMove`, are not lifted")
    func notMovable() {
        let rows = Rows()
        let collection = makeScreen(rows, fixed: ["a"])
        drag(1, to: 3, in: collection)
        var isCalled = false
        collection.adapter.onMove = { _ in isCalled = true }
        drag(0, to: 3, in: collection)
        #expect(!isCalled)
        #expect(collection.shownTexts == ["a", "b", "c", "d", "e"])
    }

    @Test("an app's own drag delegate is kept")
    func ownDelegate() {
        final class Delegate: NSObject, UICollectionViewDragDelegate {
            func collectionView(
                _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
                at indexPath: IndexPath
            ) -> [UIDragItem] { [] }
        }
        let delegate = Delegate()
        let adapter = CollectionAdapter()
        let view = UICollectionView(frame: .zero, collectionViewLayout: adapter.layout)
        view.dragDelegate = delegate
        adapter.collectionView = view
        #expect(view.dragDelegate === delegate && view.dropDelegate == nil)
        adapter.collectionView = nil
        #expect(view.dragDelegate === delegate)
    }
}
