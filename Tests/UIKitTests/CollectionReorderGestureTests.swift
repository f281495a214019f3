import Testing
import TrestleTesting

@testable import UIKit

private class NumbersController: UICollectionViewController {
    var numbers = Array(0..<12)

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 60)
        super.init(collectionViewLayout: layout)
    }

    @available(*, unavailable, message: "NumbersController is created in code")
    required init?(coder: NSCoder) { fatalError("NumbersController is created in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(TextCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        numbers.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? TextCell)?.label.text = "\(numbers[indexPath.item])"
        return cell
    }
}

private class MovableNumbersController: NumbersController {
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        indexPath.item > 0
    }

    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { numbers.insert(numbers.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
}

/// A data source without `collectionView(_:moveItemAt:to:)`.
private final class FixedNumbers: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}

@MainActor
@Suite("Reordering by a long press", .serialized)
struct CollectionReorderGestureTests {
    private func show(_ controller: NumbersController, height: CGFloat = 480) -> HeadlessScreen {
        let screen = HeadlessScreen(size: CGSize(width: 320, height: height), scale: 1, safeAreaInsets: .zero)
        screen.show(controller)
        screen.settle()
        return screen
    }

    /// Presses at a point for a second, moves to another one, and lifts the touch.
    private func press(_ screen: HeadlessScreen, _ start: CGPoint, dragTo end: CGPoint, waits: Double = 0.1) {
        screen.touchDown(at: start)
        screen.advance(by: 1)
        screen.touchMove(to: end)
        screen.advance(by: waits)
        screen.touchUp(at: end)
        screen.settle()
    }

    @Test("a long press in a collection view controller moves an item to where the touch ends")
    func moves() {
        let controller = MovableNumbersController()
        let screen = show(controller)
        press(screen, CGPoint(x: 160, y: 30), dragTo: CGPoint(x: 160, y: 100))
        #expect(controller.numbers.prefix(6) == [0, 2, 3, 4, 1, 5])
        #expect(controller.collectionView.cellForItem(at: [0, 4])?.frame.origin == CGPoint(x: 110, y: 70))
        #expect(controller.collectionView.indexPathsForSelectedItems == [])
    }

    @Test("an item that may not move stays where it is")
    func notMovable() {
        let controller = MovableNumbersController()
        let screen = show(controller)
        press(screen, CGPoint(x: 50, y: 30), dragTo: CGPoint(x: 160, y: 100))
        #expect(controller.numbers == Array(0..<12))
    }

    @Test("without an implementation of the moves, a long press selects as a tap does")
    func notImplemented() {
        let controller = NumbersController()
        let screen = show(controller)
        #expect(controller.installsStandardGestureForInteractiveMovement)
        press(screen, CGPoint(x: 160, y: 30), dragTo: CGPoint(x: 160, y: 32))
        #expect(controller.numbers == Array(0..<12))
        #expect(controller.collectionView.indexPathsForSelectedItems == [[0, 1]])
    }

    @Test("a controller without the standard gesture moves no items by long presses")
    func notInstalled() {
        let controller = MovableNumbersController()
        let screen = show(controller)
        controller.installsStandardGestureForInteractiveMovement = false
        press(screen, CGPoint(x: 160, y: 30), dragTo: CGPoint(x: 160, y: 100))
        #expect(controller.numbers == Array(0..<12))
    }

    @Test("a drag that is not preceded by a long press scrolls")
    func scrolls() {
        let controller = MovableNumbersController()
        let screen = show(controller, height: 150)
        screen.drag(from: CGPoint(x: 160, y: 120), to: CGPoint(x: 160, y: 40))
        screen.settle()
        #expect(controller.numbers == Array(0..<12))
        #expect(controller.collectionView.contentOffset.y > 0)
    }

    @Test("an item at the edge scrolls the collection view, and moves along")
    func scrollsAtEdge() {
        let controller = MovableNumbersController()
        controller.numbers = Array(0..<60)
        let screen = show(controller, height: 200)
        press(screen, CGPoint(x: 160, y: 30), dragTo: CGPoint(x: 160, y: 198), waits: 2)
        #expect(controller.collectionView.contentOffset.y > 200)
        #expect((controller.numbers.firstIndex(of: 1) ?? 0) > 12)
    }

    @Test("the data source's implementation of moves is detected")
    func detection() {
        #expect(ImplementedMethods.movesItems(MovableNumbersController()))
        #expect(!ImplementedMethods.movesItems(NumbersController()))
        #expect(!ImplementedMethods.movesItems(FixedNumbers()))
        #expect(ImplementedMethods.movesItems(TextCollection([["a"]])))
    }
}
