import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Keys and focus in collection views", .serialized)
struct CollectionFocusTests {
    private func grid(configure: (UICollectionView) -> Void = { _ in }) -> TextCollection {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 60)
        let grid = TextCollection([texts("a", 300)], layout: layout, configure: configure)
        grid.show()
        return grid
    }

    private func focused(_ grid: TextCollection) -> Int? {
        grid.view.visibleCells.first(where: \.isFocused).flatMap { grid.view.indexPath(for: $0)?.item }
    }

    @Test("arrow keys move the focus within lines and between them, and scroll")
    func arrows() {
        let grid = grid()
        grid.screen.press(.keyboardDownArrow)
        #expect(focused(grid) == 0)
        grid.screen.press(.keyboardRightArrow)
        #expect(focused(grid) == 1)
        grid.screen.press(.keyboardDownArrow)
        #expect(focused(grid) == 4)
        for _ in 0..<10 { grid.screen.press(.keyboardDownArrow) }
        #expect(focused(grid) == 34)
        #expect(grid.view.contentOffset.y > 300)
        grid.screen.press(.keyboardLeftArrow)
        grid.screen.press(.keyboardUpArrow)
        #expect(focused(grid) == 30)
    }

    @Test("Home and End move the focus to the first and the last item")
    func far() {
        let grid = grid()
        grid.screen.press(.keyboardDownArrow)
        grid.screen.press(.keyboardEnd)
        #expect(focused(grid) == 299)
        grid.screen.press(.keyboardHome)
        #expect(focused(grid) == 0 && grid.view.contentOffset.y == 0)
    }

    @Test("Return selects the focused item like a tap, and selection can follow the focus")
    func selecting() {
        let grid = grid()
        grid.screen.press(.keyboardDownArrow)
        grid.screen.press(.keyboardRightArrow)
        grid.screen.press(.keyboardReturnOrEnter)
        #expect(grid.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
        grid.view.selectionFollowsFocus = true
        grid.screen.press(.keyboardDownArrow)
        #expect(grid.view.indexPathsForSelectedItems == [IndexPath(item: 4, section: 0)])
    }

    @Test("an update moves the focus with its item")
    func update() {
        let grid = grid()
        grid.screen.press(.keyboardDownArrow)
        grid.sections[0].insert("new", at: 0)
        grid.view.insertItems(at: [IndexPath(item: 0, section: 0)])
        grid.screen.settle()
        #expect(focused(grid) == 1)
    }
}
