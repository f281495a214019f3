import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Collection views", .serialized)
struct CollectionViewTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    private func grid(_ count: Int, configure: (UICollectionView) -> Void = { _ in }) -> TextCollection {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 60)
        return TextCollection([texts("a", count)], layout: layout, configure: configure).show()
    }

    @Test("scrolling recycles the cells of items that are no longer visible")
    func recycling() {
        let grid = grid(300)
        #expect(grid.visibleTexts.first == "a0")
        #expect(grid.visibleTexts.count == 21)
        let cells = Set(grid.view.visibleCells.map { ObjectIdentifier($0) })
        _ = grid.takeLog()
        grid.view.contentOffset.y = 70 * 20
        grid.view.layoutIfNeeded()
        #expect(grid.visibleTexts.first == "a60")
        #expect(Set(grid.view.visibleCells.map { ObjectIdentifier($0) }) == cells)
        let log = grid.takeLog()
        #expect(log.prefix(21).allSatisfy { $0.hasPrefix("didEndDisplaying") })
        #expect(log.suffix(21).allSatisfy { $0.hasPrefix("willDisplay") })
    }

    @Test("items are found by point, by cell and by index path")
    func lookups() {
        let grid = grid(30)
        #expect(grid.view.indexPathForItem(at: CGPoint(x: 115, y: 75)) == path(4))
        #expect(grid.view.indexPathForItem(at: CGPoint(x: 105, y: 75)) == nil)
        let cell = grid.view.cellForItem(at: path(5))!
        #expect(grid.view.indexPath(for: cell) == path(5))
        #expect(grid.view.cellForItem(at: path(29)) == nil)
        #expect(grid.view.indexPathsForVisibleItems == (0..<21).map { path($0) })
        #expect(grid.view.numberOfItems(inSection: 0) == 30)
    }

    @Test(
        "scrolling to an item brings it to each position",
        arguments: [
            (UICollectionView.ScrollPosition.top, CGFloat(700)), (.bottom, 280), (.centeredVertically, 490),
            (UICollectionView.ScrollPosition(), 280),
        ])
    func scrollToItem(position: UICollectionView.ScrollPosition, offset: CGFloat) {
        let grid = grid(300)
        grid.view.scrollToItem(at: path(30), at: position, animated: false)
        #expect(grid.view.contentOffset.y == offset)
        #expect(grid.view.cellForItem(at: path(30)) != nil)
    }

    @Test("an animated scroll ends at the item")
    func animatedScroll() {
        let grid = grid(300)
        grid.view.scrollToItem(at: path(150), at: .centeredVertically, animated: true)
        #expect(grid.view.contentOffset.y == 0)
        grid.screen.settle()
        #expect(grid.view.contentOffset.y == CGFloat(50 * 70 + 30 - 240))
    }

    @Test("a tap highlights and selects an item in UIKit's order")
    func tap() {
        let grid = grid(30)
        _ = grid.takeLog()
        grid.screen.tap(at: grid.point(4))
        #expect(
            grid.takeLog() == [
                "shouldHighlight 4", "didHighlight 4", "shouldSelect 4", "didSelect 4", "didUnhighlight 4",
            ])
        #expect(grid.view.indexPathsForSelectedItems == [path(4)])
        #expect(grid.view.cellForItem(at: path(4))?.isSelected == true)
        #expect(grid.view.cellForItem(at: path(4))?.isHighlighted == false)
        grid.screen.tap(at: grid.point(5))
        #expect(
            grid.takeLog() == [
                "shouldHighlight 5", "didHighlight 5", "shouldSelect 5", "didDeselect 4", "didSelect 5",
                "didUnhighlight 5",
            ])
        #expect(grid.view.indexPathsForSelectedItems == [path(5)])
    }

    @Test("with multiple selection a second tap deselects")
    func multipleSelection() {
        let grid = grid(30) { $0.allowsMultipleSelection = true }
        grid.screen.tap(at: grid.point(1))
        grid.screen.tap(at: grid.point(2))
        _ = grid.takeLog()
        grid.screen.tap(at: grid.point(1))
        #expect(
            grid.takeLog() == [
                "shouldHighlight 1", "didHighlight 1", "shouldDeselect 1", "didDeselect 1", "didUnhighlight 1",
            ])
        #expect(grid.view.indexPathsForSelectedItems == [path(2)])
        grid.view.allowsMultipleSelection = false
        grid.view.selectItem(at: path(20), animated: false, scrollPosition: .top)
        #expect(grid.view.indexPathsForSelectedItems == [path(20)])
    }

    @Test("a drag unhighlights the touched item and selects nothing")
    func dragCancelsTouch() {
        let grid = grid(300)
        _ = grid.takeLog()
        grid.screen.drag(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 50, y: 100))
        #expect(grid.view.contentOffset.y > 100)
        #expect(grid.view.indexPathsForSelectedItems == [])
        #expect(!grid.takeLog().contains { $0.hasPrefix("didSelect") })
    }

    @Test("a reload replaces the cells and removes the selection")
    func reload() {
        let grid = grid(30)
        grid.view.selectItem(at: path(2), animated: false, scrollPosition: [])
        grid.sections = [texts("b", 3)]
        grid.view.reloadData()
        #expect(grid.view.numberOfItems(inSection: 0) == 3)
        grid.view.layoutIfNeeded()
        #expect(grid.visibleTexts == ["b0", "b1", "b2"])
        #expect(grid.view.indexPathsForSelectedItems == [])
        #expect(grid.view.contentSize.height == 60)
    }

    @Test("an app's layout is prepared, asked and applied with its own attributes and decoration views")
    func customLayout() {
        let layout = CircleLayout()
        let grid = TextCollection([texts("a", 4)], layout: layout) { view in
            view.register(CircleCell.self, forCellWithReuseIdentifier: "cell")
        }.show()
        #expect(layout.prepareCount == 1)
        #expect(grid.frame(0)?.origin == CGPoint(x: 285, y: 225))
        #expect((grid.view.cellForItem(at: path(1)) as? CircleCell)?.angle == .pi / 2)
        let ring = grid.view.subviews.first { $0 is Ring }
        #expect(ring?.frame == CGRect(x: 10, y: 90, width: 300, height: 300))
        #expect(grid.view.subviews.firstIndex { $0 is Ring } == 0)
        layout.invalidateLayout()
        grid.view.layoutIfNeeded()
        #expect(layout.prepareCount == 2)
        #expect(grid.view.indexPathForItem(at: CGPoint(x: 290, y: 240)) == path(0))
    }

    @Test("the layout changes the offset at which a drag comes to rest")
    func snapping() {
        final class Snapping: UICollectionViewFlowLayout {
            override func targetContentOffset(
                forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
            ) -> CGPoint { CGPoint(x: 0, y: (proposedContentOffset.y / 70).rounded() * 70) }
        }
        let layout = Snapping()
        layout.itemSize = CGSize(width: 100, height: 60)
        let grid = TextCollection([texts("a", 300)], layout: layout).show()
        grid.screen.drag(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 50, y: 287))
        grid.screen.settle()
        #expect(grid.view.contentOffset.y > 0)
        #expect(grid.view.contentOffset.y.truncatingRemainder(dividingBy: 70) == 0)
    }

    @Test("registrations create and configure cells and supplementary views")
    func registrations() {
        @MainActor
        final class Source: NSObject, UICollectionViewDataSource {
            let cells = UICollectionView.CellRegistration<TextCell, String> { cell, path, text in
                cell.label.text = "\(text) at \(path.item)"
            }
            let headers = UICollectionView.SupplementaryRegistration<TextHeader>(
                elementKind: UICollectionView.elementKindSectionHeader
            ) { view, _, path in view.label.text = "section \(path.section)" }

            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
                -> UICollectionViewCell
            { collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: "item") }
            func collectionView(
                _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                at indexPath: IndexPath
            ) -> UICollectionReusableView {
                collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
            }
        }
        let source = Source()
        let grid = grid(1)
        grid.flow.headerReferenceSize = CGSize(width: 0, height: 30)
        grid.view.dataSource = source
        grid.view.layoutIfNeeded()
        #expect(grid.visibleTexts == ["item at 0", "item at 1"])
        let header = grid.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).first
        #expect((header as? TextHeader)?.label.text == "section 0")
    }

    @Test("a configured cell displays its content and its state")
    func configurations() {
        let grid = grid(1)
        let cell = grid.view.cellForItem(at: path(0))!
        var states: [Bool] = []
        cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
        var content = UIListContentConfiguration.cell()
        content.text = "configured"
        cell.contentConfiguration = content
        grid.view.layoutIfNeeded()
        grid.screen.advanceFrame()
        #expect(cell.contentView is UIListContentView)
        #expect(cell.contentView.frame == cell.bounds)
        grid.view.selectItem(at: path(0), animated: false, scrollPosition: [])
        grid.screen.advanceFrame()
        #expect(states.last == true)
    }

    @Test("a controller is its collection view's data source, and clears the selection when it appears again")
    func controller() {
        final class Numbers: UICollectionViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                collectionView.register(TextCell.self, forCellWithReuseIdentifier: "cell")
            }
            override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
            { 8 }
            override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
                -> UICollectionViewCell
            { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        }
        let screen = HeadlessScreen(scale: 1)
        let numbers = Numbers(collectionViewLayout: UICollectionViewFlowLayout())
        let navigation = UINavigationController(rootViewController: numbers)
        screen.show(navigation)
        #expect(numbers.collectionView.visibleCells.count == 8)
        #expect(numbers.collectionView.superview === numbers.view)
        #expect(numbers.collectionView.adjustedContentInset.top > 44)
        numbers.collectionView.selectItem(at: path(3), animated: false, scrollPosition: [])
        navigation.pushViewController(UIViewController(), animated: false)
        screen.settle()
        navigation.popViewController(animated: false)
        screen.settle()
        #expect(numbers.collectionView.indexPathsForSelectedItems == [])
    }
}

/// Attributes with the angle of an item.
private final class CircleAttributes: UICollectionViewLayoutAttributes {
    var angle: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? CircleAttributes)?.angle = angle
        return copy
    }
}

private final class CircleCell: UICollectionViewCell {
    var angle: CGFloat = 0

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        angle = (layoutAttributes as? CircleAttributes)?.angle ?? -1
    }
}

private final class Ring: UICollectionReusableView {}

/// A layout that places items on a circle, with a ring behind them.
private final class CircleLayout: UICollectionViewLayout {
    var prepareCount = 0
    private var count = 0

    override init() {
        super.init()
        register(Ring.self, forDecorationViewOfKind: "ring")
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var layoutAttributesClass: AnyClass { CircleAttributes.self }

    override func prepare() {
        super.prepare()
        prepareCount += 1
        count = collectionView?.numberOfItems(inSection: 0) ?? 0
    }

    override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = CircleAttributes(forCellWith: indexPath)
        attributes.angle = 2 * .pi * CGFloat(indexPath.item) / CGFloat(count)
        attributes.size = CGSize(width: 30, height: 30)
        attributes.center = CGPoint(x: 160 + 140 * cos(attributes.angle), y: 240 + 140 * sin(attributes.angle))
        return attributes
    }

    override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        let attributes = CircleAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
        attributes.frame = CGRect(x: 10, y: 90, width: 300, height: 300)
        attributes.zIndex = -1
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        let ring = layoutAttributesForDecorationView(ofKind: "ring", at: IndexPath(item: 0, section: 0))
        return (all + [ring].compactMap { $0 }).filter { $0.frame.intersects(rect) }
    }
}
