import Testing
import TrestleTesting

@testable import UIKit

/// A controller of numbers in items of a size.
private final class GridController: UICollectionViewController {
    var count = 40

    init(item: CGSize) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = item
        super.init(collectionViewLayout: layout)
    }

    @available(*, unavailable, message: "GridController is created in code")
    required init?(coder: NSCoder) { fatalError("GridController is created in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(TextCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}

@MainActor
@Suite("Navigation between layouts", .serialized)
struct LayoutNavigationTests {
    private let small = GridController(item: CGSize(width: 90, height: 90))
    private let large = GridController(item: CGSize(width: 300, height: 120))
    private let navigation: UINavigationController
    private let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero)

    init() {
        navigation = UINavigationController(rootViewController: small)
        screen.show(navigation)
        screen.settle()
        large.useLayoutToLayoutNavigationTransitions = true
    }

    private func size(_ controller: UICollectionViewController, _ item: Int = 1) -> CGSize? {
        controller.collectionView.cellForItem(at: [0, item])?.frame.size
    }

    @Test("a pushed controller shows the collection view of the one below, whose layout changes with an animation")
    func pushAndPop() throws {
        let collection = try #require(small.collectionView)
        let cell = try #require(collection.cellForItem(at: [0, 1]))
        navigation.pushViewController(large, animated: true)
        screen.advance(by: 0.12)
        let shown = try #require(cell.layer.presentation()?.bounds.width)
        #expect(shown > 95 && shown < 295)
        screen.settle()
        #expect(large.collectionView === collection && collection.isDescendant(of: large.view))
        #expect(collection.collectionViewLayout === large.collectionViewLayout)
        #expect(collection.dataSource === small && collection.delegate === small)
        #expect(collection.cellForItem(at: [0, 1]) === cell && cell.frame.size == CGSize(width: 300, height: 120))
        navigation.popViewController(animated: true)
        screen.advance(by: 0.12)
        #expect((cell.layer.presentation()?.bounds.width).map { $0 > 95 && $0 < 295 } == true)
        screen.settle()
        #expect(collection.isDescendant(of: small.view) && small.collectionView === collection)
        #expect(size(small) == CGSize(width: 90, height: 90))
        #expect(large.sharing == nil && navigation.viewControllers == [small])
    }

    @Test("without animation, and over several controllers, the collection view returns to the lowest one")
    func withoutAnimation() throws {
        let third = GridController(item: CGSize(width: 140, height: 60))
        third.useLayoutToLayoutNavigationTransitions = true
        navigation.pushViewController(large, animated: false)
        screen.settle()
        #expect(size(large) == CGSize(width: 300, height: 120))
        navigation.pushViewController(third, animated: false)
        screen.settle()
        #expect(size(third) == CGSize(width: 140, height: 60) && third.collectionView === small.collectionView)
        navigation.popToRootViewController(animated: true)
        screen.settle()
        #expect(small.collectionView.isDescendant(of: small.view))
        #expect(size(small) == CGSize(width: 90, height: 90))
    }

    @Test("a canceled interactive pop leaves the collection view where it is")
    func canceledPop() {
        navigation.pushViewController(large, animated: true)
        screen.settle()
        screen.touchDown(at: CGPoint(x: 2, y: 200))
        for x in stride(from: 10, through: 60, by: 10) {
            screen.touchMove(to: CGPoint(x: CGFloat(x), y: 200))
            screen.advanceFrame()
        }
        screen.advance(by: 0.3)
        screen.touchUp(at: CGPoint(x: 60, y: 200))
        screen.settle()
        #expect(navigation.topViewController === large)
        #expect(large.collectionView.isDescendant(of: large.view))
        #expect(size(large) == CGSize(width: 300, height: 120))
        #expect(large.sharing != nil)
    }

    @Test("a controller without the property has a collection view of its own")
    func separate() {
        large.useLayoutToLayoutNavigationTransitions = false
        navigation.pushViewController(large, animated: true)
        screen.settle()
        #expect(large.collectionView !== small.collectionView)
        #expect(large.collectionView.dataSource === large)
    }
}
