import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Index titles of collection views", .serialized)
struct CollectionIndexTests {
    private func indexed(pinsHeaders: Bool = false) -> TextCollection {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 40)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.sectionHeadersPinToVisibleBounds = pinsHeaders
        let collection = TextCollection(
            (0..<4).map { texts("\($0)", 20) }, layout: layout, size: CGSize(width: 320, height: 400))
        collection.titles = ["A", "B", "C", "D"]
        collection.show()
        collection.screen.settle()
        return collection
    }

    /// The point on the screen at the center of an index title.
    private func point(_ title: Int, _ bar: SectionIndexBar) -> CGPoint {
        let height: CGFloat = 14
        let top = (bar.bounds.height - height * CGFloat(bar.titles.count)) / 2
        return bar.convert(CGPoint(x: bar.bounds.midX, y: top + height * (CGFloat(title) + 0.5)), to: nil)
    }

    @Test("the index is at the trailing edge, in front of the items, and does not scroll")
    func bar() throws {
        let collection = indexed()
        let bar = try #require(collection.view.indexTitles.bar)
        #expect(bar.titles == ["A", "B", "C", "D"])
        collection.view.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
        collection.screen.settle()
        #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 305, y: 0, width: 15, height: 400))
        expectSnapshot(collection.screen, matches: "collection-index")
    }

    @Test("touching a title scrolls to its section, with the header at the top", arguments: [false, true])
    func touches(pinsHeaders: Bool) throws {
        let collection = indexed(pinsHeaders: pinsHeaders)
        let bar = try #require(collection.view.indexTitles.bar)
        collection.screen.tap(at: point(2, bar))
        collection.screen.settle()
        let top: CGFloat = 2 * (30 + 20 * 40)
        #expect(collection.view.contentOffset.y == top)
        #expect(collection.view.indexPathsForSelectedItems == [])
        collection.screen.tap(at: point(0, bar))
        collection.screen.settle()
        #expect(collection.view.contentOffset.y == CGFloat(0))
    }

    @Test("the data source determines the item of a title")
    func items() throws {
        let collection = indexed()
        collection.itemForTitle = { IndexPath(item: 10, section: $0) }
        let bar = try #require(collection.view.indexTitles.bar)
        collection.screen.tap(at: point(1, bar))
        collection.screen.settle()
        let top: CGFloat = 830 + 30 + 400
        #expect(collection.view.contentOffset.y == top)
        collection.itemForTitle = { _ in IndexPath(item: 99, section: 0) }
        collection.screen.tap(at: point(3, bar))
        #expect(collection.view.contentOffset.y == top, "an item that does not exist has no effect")
    }

    @Test("the index disappears with its titles")
    func reload() {
        let collection = indexed()
        collection.titles = nil
        collection.view.reloadData()
        collection.screen.settle()
        #expect(collection.view.indexTitles.bar == nil)
        #expect(collection.view.subviews.allSatisfy { !($0 is SectionIndexBar) })
    }

    @Test("items that may not be edited have no editing state")
    func editing() throws {
        let collection = indexed()
        collection.isEditable = { $0.item != 1 }
        collection.view.isEditing = true
        collection.screen.settle()
        let states = (0..<3).map { collection.view.cellForItem(at: [0, $0])?.configurationState.isEditing }
        #expect(states == [true, false, true])
    }
}

@MainActor
@Suite("Clicks of items with modifier keys", .serialized)
struct CollectionModifierTests {
    private func grid() -> TextCollection {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 60)
        let grid = TextCollection([texts("a", 12)], layout: layout) { $0.allowsMultipleSelection = true }
        grid.show()
        grid.screen.settle()
        return grid
    }

    private func selected(_ grid: TextCollection) -> [Int] {
        (grid.view.indexPathsForSelectedItems ?? []).map(\.item)
    }

    @Test("a click with the Shift key selects all items from the last selected one, and the next one adjusts the range")
    func shift() {
        let grid = grid()
        grid.screen.click(at: grid.point(2))
        grid.screen.click(at: grid.point(5), holding: .shift)
        #expect(selected(grid) == [2, 3, 4, 5])
        grid.screen.click(at: grid.point(3), holding: .shift)
        #expect(selected(grid) == [2, 3])
        grid.screen.click(at: grid.point(0), holding: .shift)
        #expect(selected(grid) == [0, 1, 2])
    }

    @Test("a click with the Command key adds or removes one item")
    func command() {
        let grid = grid()
        grid.screen.click(at: grid.point(2))
        grid.screen.click(at: grid.point(7), holding: .command)
        #expect(selected(grid) == [2, 7])
        grid.screen.click(at: grid.point(2), holding: .command)
        #expect(selected(grid) == [7])
    }

    @Test("a click with a modifier key begins multiple selection if the delegate allows it")
    func begins() {
        let grid = grid()
        grid.view.allowsMultipleSelection = false
        grid.screen.click(at: grid.point(1))
        grid.screen.click(at: grid.point(3), holding: .shift)
        #expect(selected(grid) == [3])
        grid.beginsMultipleSelection = { _ in true }
        grid.screen.click(at: grid.point(5), holding: .shift)
        #expect(selected(grid) == [3, 4, 5])
        #expect(grid.selectionGestures == ["begin 5", "end"])
    }
}
