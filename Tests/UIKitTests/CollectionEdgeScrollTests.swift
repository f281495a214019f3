import Testing
import TrestleTesting

@testable import UIKit

/// Scrolling while a touch that moves or selects items is near an edge.
@MainActor
@Suite("Scrolling of collection views near edges", .serialized)
struct CollectionEdgeScrollTests {
    @Test("a list scrolls while the reorder control of a row is held near an edge, and the row moves with it")
    func reorderControl() {
        let list = ListCells(30)
        list.configure = { cell, _ in cell.accessories = [.reorder(displayed: .always)] }
        list.view.reloadData()
        list.screen.settle()
        let cell = list.cell(1)
        let start = list.point(1, x: -20)
        list.screen.touchDown(at: start)
        list.screen.advance(by: 0.1)
        list.screen.touchMove(to: CGPoint(x: start.x, y: 150))
        list.screen.advance(by: 0.3)
        #expect(list.view.contentOffset.y == 0)
        list.screen.touchMove(to: CGPoint(x: start.x, y: 295))
        list.screen.advance(by: 0.5)
        let offset = list.view.contentOffset.y
        #expect(offset > 100)
        #expect(abs(cell.frame.maxY - list.view.bounds.maxY) < 22)
        list.screen.advance(by: 3)
        #expect(list.view.contentOffset.y == list.view.contentSize.height - 300)
        list.screen.touchMove(to: CGPoint(x: start.x, y: 150))
        list.screen.advance(by: 0.3)
        #expect(list.view.contentOffset.y == list.view.contentSize.height - 300)
        list.screen.touchUp(at: CGPoint(x: start.x, y: 150))
        list.screen.settle()
        #expect(list.log.count == 1 && list.log[0].hasPrefix("move 1 to 2"))
        #expect(list.items.firstIndex(of: "Row 1").map { $0 > 20 } == true)
    }

    @Test("two touches that select items near an edge scroll, and select the items that appear")
    func selection() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 60)
        let grid = TextCollection([texts("a", 90)], layout: layout)
        grid.beginsMultipleSelection = { _ in true }
        grid.show()
        for id in 0...1 { grid.screen.touchDown(at: CGPoint(x: 150 + CGFloat(id) * 10, y: 170), touchID: id) }
        for y in stride(from: 180, through: 470, by: 15) {
            for id in 0...1 {
                grid.screen.touchMove(to: CGPoint(x: 150 + CGFloat(id) * 10, y: CGFloat(y)), touchID: id)
            }
            grid.screen.advanceFrame()
        }
        grid.screen.advance(by: 1)
        let offset = grid.view.contentOffset.y
        #expect(offset > 300)
        let selected = grid.view.indexPathsForSelectedItems?.map(\.item) ?? []
        #expect(selected.first == 7 && selected.count > 25)
        #expect(selected == Array(7..<(7 + selected.count)))
        for id in 0...1 { grid.screen.touchUp(at: CGPoint(x: 150 + CGFloat(id) * 10, y: 465), touchID: id) }
        grid.screen.settle()
        #expect(grid.view.contentOffset.y == offset)
    }
}
