import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Interactive movement of items", .serialized)
struct CollectionMovementTests {
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func grid(_ count: Int = 9) -> TextCollection {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 60)
        let grid = TextCollection([texts("a", count)], layout: layout)
        grid.isMovable = { $0.item != count - 1 }
        grid.show()
        return grid
    }

    @Test("other items make room for a moved item, and the data source is notified at the end")
    func moves() {
        let grid = grid()
        let cell = grid.view.cellForItem(at: path(0))!
        #expect(grid.view.beginInteractiveMovementForItem(at: path(0)))
        grid.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 90))
        #expect(grid.view.cellForItem(at: path(4)) === cell)
        #expect(cell.center == CGPoint(x: 160, y: 90))
        #expect(grid.visibleTexts == ["a1", "a2", "a3", "a4", "a0", "a5", "a6", "a7", "a8"])
        #expect(grid.moves == [])
        grid.screen.settle()
        #expect(grid.frame(0)?.origin == .zero)
        grid.view.endInteractiveMovement()
        #expect(grid.moves == [[0, 4]])
        grid.screen.settle()
        #expect(cell.frame == CGRect(x: 110, y: 70, width: 100, height: 60))
        #expect(grid.visibleTexts == grid.sections[0])
    }

    @Test("a canceled movement returns the item, and does not notify the data source")
    func cancels() {
        let grid = grid()
        #expect(grid.view.beginInteractiveMovementForItem(at: path(1)))
        grid.view.updateInteractiveMovementTargetPosition(CGPoint(x: 270, y: 160))
        #expect(grid.visibleTexts.last == "a1")
        grid.view.cancelInteractiveMovement()
        grid.screen.settle()
        #expect(grid.visibleTexts == texts("a", 9))
        #expect(grid.moves == [])
        #expect(grid.frame(1)?.origin == CGPoint(x: 110, y: 0))
    }

    @Test("an item that may not be moved does not begin to move")
    func notMovable() {
        let grid = grid()
        #expect(!grid.view.beginInteractiveMovementForItem(at: path(8)))
        grid.view.updateInteractiveMovementTargetPosition(.zero)
        grid.view.endInteractiveMovement()
        #expect(grid.visibleTexts == texts("a", 9))
    }

    @Test("cells that become visible during a movement show the items of their displaced positions")
    func scrollsDuringMovement() {
        let grid = grid(300)
        #expect(grid.view.beginInteractiveMovementForItem(at: path(0)))
        grid.view.contentOffset.y = 1_400
        grid.view.layoutIfNeeded()
        grid.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 1_430))
        #expect(grid.visibleTexts.first == "a0")
        #expect(grid.visibleTexts.dropFirst().first == "a61")
        grid.view.endInteractiveMovement()
        grid.screen.settle()
        #expect(grid.moves == [[0, 60]])
        #expect(grid.visibleTexts.prefix(3) == ["a0", "a61", "a62"])
    }
}
