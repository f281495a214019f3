import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Selection of several items", .serialized)
struct CollectionMultipleSelectionTests {
    private func grid() -> TextCollection {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 60)
        let grid = TextCollection([texts("a", 60)], layout: layout)
        grid.beginsMultipleSelection = { $0.item != 0 }
        grid.show()
        return grid
    }

    private func drag(_ screen: HeadlessScreen, from start: CGPoint, to end: CGPoint) {
        for id in 0...1 { screen.touchDown(at: CGPoint(x: start.x + CGFloat(id) * 10, y: start.y), touchID: id) }
        for step in 1...10 {
            let fraction = CGFloat(step) / 10
            for id in 0...1 {
                screen.touchMove(
                    to: CGPoint(
                        x: start.x + (end.x - start.x) * fraction + CGFloat(id) * 10,
                        y: start.y + (end.y - start.y) * fraction), touchID: id)
            }
            screen.advanceFrame()
        }
        for id in 0...1 { screen.touchUp(at: CGPoint(x: end.x + CGFloat(id) * 10, y: end.y), touchID: id) }
        screen.settle()
    }

    @Test("two touches select the items from the first to the last one below them")
    func selects() {
        let grid = grid()
        drag(grid.screen, from: CGPoint(x: 155, y: 30), to: CGPoint(x: 155, y: 170))
        #expect(grid.selectionGestures == ["begin 1", "end"])
        #expect(grid.view.indexPathsForSelectedItems?.map(\.item) == Array(1...7))
        #expect(grid.view.contentOffset == .zero)
    }

    @Test("a drag that may not select scrolls")
    func scrolls() {
        let grid = grid()
        drag(grid.screen, from: CGPoint(x: 40, y: 30), to: CGPoint(x: 40, y: 10))
        #expect(grid.selectionGestures == [])
        #expect(grid.view.indexPathsForSelectedItems == [])
    }
}
