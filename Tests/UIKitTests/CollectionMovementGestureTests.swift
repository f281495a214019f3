import Testing
import TrestleTesting

@testable import UIKit

/// The long press by which the user moves items.
@MainActor
@Suite("Movement of items by a long press", .serialized)
struct CollectionMovementGestureTests {
    /// A controller of items with different sizes that can be moved.
    private final class Controller: UICollectionViewController, UICollectionViewDelegateFlowLayout {
        var items = texts("a", 40)
        var sizes: (Int) -> CGSize = { CGSize(width: $0 % 3 == 0 ? 150 : 70, height: $0 % 2 == 0 ? 60 : 40) }
        private(set) var moves: [[Int]] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(TextCell.self, forCellWithReuseIdentifier: "cell")
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            items.count
        }

        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? TextCell)?.label.text = items[indexPath.item]
            return cell
        }

        override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
            indexPath.item != 1
        }

        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            moves.append([sourceIndexPath.item, destinationIndexPath.item])
            items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
        }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { sizes(Int(items[indexPath.item].dropFirst()) ?? 0) }

        var visibleTexts: [String] {
            collectionView.visibleCells.compactMap { ($0 as? TextCell)?.label.text }
        }
    }

    private func show() -> (Controller, HeadlessScreen) {
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero)
        let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
        screen.show(controller)
        screen.settle()
        return (controller, screen)
    }

    private func middle(_ item: Int, _ controller: Controller) -> CGPoint {
        let frame = controller.collectionView.cellForItem(at: IndexPath(item: item, section: 0))?.frame ?? .zero
        return CGPoint(x: frame.midX, y: frame.midY - controller.collectionView.contentOffset.y)
    }

    private func move(_ screen: HeadlessScreen, from start: CGPoint, to end: CGPoint) {
        for step in 1...10 {
            let fraction = CGFloat(step) / 10
            screen.touchMove(
                to: CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction))
            screen.advanceFrame()
        }
    }

    @Test("an item that is held follows the touch over items of other sizes, and stays where it is released")
    func moves() throws {
        let (controller, screen) = show()
        let start = middle(0, controller)
        let end = middle(7, controller)
        let cell = try #require(controller.collectionView.cellForItem(at: [0, 0]))
        screen.touchDown(at: start)
        screen.advance(by: 0.8)
        move(screen, from: start, to: end)
        #expect(cell.center == end)
        #expect(cell.bounds.size == CGSize(width: 150, height: 60))
        #expect(controller.moves.isEmpty)
        screen.touchUp(at: end)
        screen.settle()
        let target = try #require(controller.moves.first?.last)
        #expect(controller.moves.count == 1 && target > 3)
        #expect(controller.items[target] == "a0")
        #expect(controller.visibleTexts == Array(controller.items.prefix(controller.visibleTexts.count)))
        #expect(cell.frame == controller.collectionView.layoutAttributesForItem(at: [0, target])?.frame)
    }

    @Test("holding a moved item near the bottom scrolls, and the item remains below the touch")
    func scrolls() {
        let (controller, screen) = show()
        let start = middle(0, controller)
        let end = CGPoint(x: start.x, y: 470)
        screen.touchDown(at: start)
        screen.advance(by: 0.8)
        move(screen, from: start, to: end)
        screen.advance(by: 0.6)
        let view = controller.collectionView!
        let offset = view.contentOffset.y
        #expect(offset > 100)
        let cell = view.visibleCells.first { ($0 as? TextCell)?.label.text == "a0" }
        #expect(cell.map { abs($0.center.y - view.contentOffset.y - 470) < 2 } == true)
        screen.touchUp(at: end)
        screen.settle()
        #expect(controller.moves.count == 1)
        #expect(controller.items.firstIndex(of: "a0")! > 10)
        #expect(view.contentOffset.y >= offset)
    }

    @Test("a touch that scrolls, an item that may not be moved, and a controller without the gesture move nothing")
    func notMoved() {
        let (controller, screen) = show()
        let start = middle(1, controller)
        screen.touchDown(at: start)
        screen.advance(by: 0.8)
        move(screen, from: start, to: CGPoint(x: start.x, y: start.y + 100))
        screen.touchUp(at: CGPoint(x: start.x, y: start.y + 100))
        screen.settle()
        controller.installsStandardGestureForInteractiveMovement = false
        let first = middle(0, controller)
        screen.touchDown(at: first)
        screen.advance(by: 0.8)
        move(screen, from: first, to: CGPoint(x: first.x, y: first.y + 100))
        screen.touchUp(at: CGPoint(x: first.x, y: first.y + 100))
        screen.settle()
        #expect(controller.moves.isEmpty && controller.items == texts("a", 40))
    }

    @Test("whether a controller implements moves is known from its class")
    func noMoves() {
        final class Fixed: UICollectionViewController {}
        #expect(!ImplementedMethods.movesItems(Fixed(collectionViewLayout: UICollectionViewFlowLayout())))
        #expect(ImplementedMethods.movesItems(Controller(collectionViewLayout: UICollectionViewFlowLayout())))
    }
}
