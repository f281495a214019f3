import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Context menus of items", .serialized)
struct CollectionContextMenuTests {
    private func grid() -> TextCollection {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 60)
        let grid = TextCollection([texts("a", 12)], layout: layout)
        grid.menuTitle = "Copy"
        return grid.show()
    }

    @Test("a long press opens the menu of an item, and a tap performs its action")
    func opens() {
        let grid = grid()
        grid.screen.longPress(at: grid.point(4))
        grid.screen.settle()
        #expect(grid.menuItems == [[4]])
        #expect(grid.view.indexPathsForSelectedItems == [])
        grid.screen.tap("Copy")
        grid.screen.settle()
        #expect(grid.menuItems == [[4], []])
        #expect(grid.view.visibleCells.allSatisfy { !$0.isHidden })
    }

    @Test("the menu of a selected item is that of the selection, and the space between items has none")
    func selection() {
        let grid = grid()
        grid.view.allowsMultipleSelection = true
        for item in [1, 2] {
            grid.view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        grid.screen.secondaryClick(at: grid.point(2))
        grid.screen.settle()
        #expect(grid.menuItems == [[1, 2]])
        grid.screen.tap("Copy")
        grid.screen.settle()
        grid.screen.secondaryClick(at: CGPoint(x: 105, y: 400))
        #expect(grid.menuItems == [[1, 2], [], []])
    }
}
