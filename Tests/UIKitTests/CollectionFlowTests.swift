import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Flow layouts", .serialized)
struct CollectionFlowTests {
    private func flow(_ configure: (UICollectionViewFlowLayout) -> Void) -> UICollectionViewFlowLayout {
        let flow = UICollectionViewFlowLayout()
        configure(flow)
        return flow
    }

    private func attributes(_ grid: TextCollection, _ item: Int, _ section: Int = 0) -> CGRect? {
        grid.view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    @Test("items of one size are justified in lines, and the last line is aligned with those above")
    func justifiedLines() {
        let grid = TextCollection([texts("a", 5)], layout: flow { $0.itemSize = CGSize(width: 100, height: 60) }).show()
        #expect(grid.frame(0) == CGRect(x: 0, y: 0, width: 100, height: 60))
        #expect(grid.frame(1) == CGRect(x: 110, y: 0, width: 100, height: 60))
        #expect(grid.frame(2) == CGRect(x: 220, y: 0, width: 100, height: 60))
        #expect(grid.frame(4) == CGRect(x: 110, y: 70, width: 100, height: 60))
        #expect(grid.view.contentSize == CGSize(width: 320, height: 130))
    }

    @Test("a single column is centered")
    func singleColumn() {
        let grid = TextCollection([texts("a", 2)], layout: flow { $0.itemSize = CGSize(width: 200, height: 60) }).show()
        #expect(grid.frame(1) == CGRect(x: 60, y: 70, width: 200, height: 60))
    }

    @Test("insets, spacing, headers and footers of sections add up")
    func insets() {
        let layout = flow {
            $0.itemSize = CGSize(width: 140, height: 40)
            $0.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 10)
            $0.minimumLineSpacing = 3
            $0.headerReferenceSize = CGSize(width: 0, height: 30)
            $0.footerReferenceSize = CGSize(width: 0, height: 20)
        }
        let grid = TextCollection([texts("a", 3), texts("b", 1)], layout: layout).show()
        #expect(grid.frame(0) == CGRect(x: 10, y: 35, width: 140, height: 40))
        #expect(grid.frame(1) == CGRect(x: 170, y: 35, width: 140, height: 40))
        #expect(grid.frame(2) == CGRect(x: 10, y: 78, width: 140, height: 40))
        let footer = grid.view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 0))
        #expect(footer?.frame == CGRect(x: 0, y: 133, width: 320, height: 20))
        let header = grid.view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
        #expect(header?.frame == CGRect(x: 0, y: 153, width: 320, height: 30))
        #expect((header as? TextHeader)?.label.text == "Header 1")
        #expect(grid.frame(0, section: 1) == CGRect(x: 10, y: 188, width: 140, height: 40))
        #expect(grid.view.contentSize.height == 263)
    }

    @Test("the delegate's sizes break lines, which are justified except the last, with items centered in them")
    func delegateSizes() {
        let grid = TextCollection([texts("a", 5)])
        let widths: [CGFloat] = [100, 150, 40, 100, 60]
        grid.sizes = { CGSize(width: widths[$0.item], height: $0.item == 1 ? 80 : 40) }
        grid.show()
        // 100 + 150 + 40 and two gaps of at least 10 fit into 320.
        #expect(grid.frame(0) == CGRect(x: 0, y: 20, width: 100, height: 40))
        #expect(grid.frame(1) == CGRect(x: 115, y: 0, width: 150, height: 80))
        #expect(grid.frame(2) == CGRect(x: 280, y: 20, width: 40, height: 40))
        #expect(grid.frame(3) == CGRect(x: 0, y: 90, width: 100, height: 40))
        #expect(grid.frame(4) == CGRect(x: 110, y: 90, width: 60, height: 40))
        #expect(grid.sizeRequestCount == 5)
    }

    @Test("a horizontal layout fills columns")
    func horizontal() {
        let layout = flow {
            $0.scrollDirection = .horizontal
            $0.itemSize = CGSize(width: 50, height: 200)
            $0.headerReferenceSize = CGSize(width: 30, height: 0)
        }
        let grid = TextCollection([texts("a", 5)], layout: layout).show()
        #expect(grid.frame(0) == CGRect(x: 30, y: 0, width: 50, height: 200))
        #expect(grid.frame(1) == CGRect(x: 30, y: 280, width: 50, height: 200))
        #expect(grid.frame(2) == CGRect(x: 90, y: 0, width: 50, height: 200))
        #expect(grid.view.contentSize == CGSize(width: 200, height: 480))
        let header = grid.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).first
        #expect(header?.frame == CGRect(x: 0, y: 0, width: 30, height: 480))
    }

    @Test("a million items load only the visible cells, also at the end")
    func million() {
        let grid = MillionItems()
        #expect(grid.view.contentSize.height == CGFloat(200_000 * 60 - 10))
        #expect(grid.requestCount == 40)
        grid.view.scrollToItem(at: IndexPath(item: 999_999, section: 0), at: .bottom, animated: false)
        grid.view.layoutIfNeeded()
        #expect(grid.view.contentOffset.y == CGFloat(200_000 * 60 - 10 - 480))
        #expect(grid.view.indexPathsForVisibleItems.last == IndexPath(item: 999_999, section: 0))
        #expect(grid.requestCount <= 90)
    }

    @Test("pinned headers stay at the top until their section ends")
    func pinnedHeaders() {
        let layout = flow {
            $0.itemSize = CGSize(width: 320, height: 100)
            $0.minimumLineSpacing = 0
            $0.headerReferenceSize = CGSize(width: 0, height: 40)
            $0.sectionHeadersPinToVisibleBounds = true
        }
        let grid = TextCollection([texts("a", 5), texts("b", 20)], layout: layout).show()
        func header(_ section: Int) -> UIView? {
            grid.view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
        }
        grid.view.contentOffset.y = 130
        grid.view.layoutIfNeeded()
        #expect(header(0)?.frame.minY == 130)
        grid.view.contentOffset.y = 520
        grid.view.layoutIfNeeded()
        #expect(header(0)?.frame.minY == 500)
        #expect(header(1)?.frame.minY == 540)
        grid.view.contentOffset.y = 890
        grid.view.layoutIfNeeded()
        #expect(header(0) == nil)
        #expect(header(1)?.frame.minY == 890)
        // Cells are not requested again while only a header moves.
        let count = grid.requestedCells.count
        grid.view.contentOffset.y = 895
        grid.view.layoutIfNeeded()
        #expect(grid.requestedCells.count == count)
    }

    @Test("cells that determine their sizes break the lines")
    func estimatedSizes() {
        let layout = flow { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
        let grid = TextCollection([["wide wide wide wide", "b", "another wide text", "c"]], layout: layout).show()
        let label = UILabel()
        label.text = "wide wide wide wide"
        let width = label.intrinsicContentSize.width.rounded(.up) + 16
        #expect(grid.frame(0)?.width == width)
        #expect(grid.frame(1)?.maxX == 320)
        #expect(grid.frame(2)!.minY > grid.frame(0)!.maxY)
        #expect(grid.visibleTexts.count == 4)
    }

    @Test("estimated sizes above the visible area that are measured do not move visible items")
    func anchoredEstimates() {
        let layout = flow {
            $0.estimatedItemSize = CGSize(width: 320, height: 30)
            $0.minimumLineSpacing = 0
        }
        let grid = SelfSizingItems(layout: layout)
        grid.view.scrollToItem(at: IndexPath(item: 500, section: 0), at: .top, animated: false)
        grid.view.layoutIfNeeded()
        for _ in 0..<40 {
            let anchor = grid.view.indexPathsForVisibleItems[1]
            let before = grid.view.cellForItem(at: anchor)!.frame.minY - grid.view.contentOffset.y
            grid.view.contentOffset.y -= 25
            grid.view.layoutIfNeeded()
            let after = grid.view.cellForItem(at: anchor)!.frame.minY - grid.view.contentOffset.y
            #expect(abs(after - before - 25) < 0.01)
        }
    }

    @Test("new bounds arrange the lines again, and ask the delegate again")
    func rotation() {
        let grid = TextCollection([texts("a", 6)])
        grid.sizes = { _ in CGSize(width: 100, height: 50) }
        grid.show()
        #expect(grid.sizeRequestCount == 6)
        grid.view.frame.size.width = 220
        grid.view.layoutIfNeeded()
        #expect(grid.sizeRequestCount == 12)
        #expect(grid.frame(2)?.origin == CGPoint(x: 0, y: 60))
    }

    @Test("a layout that flips is mirrored right to left and begins at the right")
    func rightToLeft() {
        final class Flipping: UICollectionViewFlowLayout {
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        }
        let layout = Flipping()
        layout.itemSize = CGSize(width: 100, height: 60)
        layout.scrollDirection = .horizontal
        let screen = HeadlessScreen(
            size: CGSize(width: 320, height: 60), scale: 1, safeAreaInsets: .zero, layoutDirection: .rightToLeft)
        let grid = TextCollection(
            [texts("a", 20)], layout: layout, size: CGSize(width: 320, height: 60), screen: screen
        ).show()
        #expect(grid.view.contentSize.width == 2190)
        #expect(grid.view.contentOffset.x == 1870)
        #expect(grid.frame(0)?.maxX == 2190)
        #expect(grid.frame(1)?.maxX == 2080)
        #expect(grid.view.indexPathForItem(at: CGPoint(x: 2185, y: 30)) == IndexPath(item: 0, section: 0))
    }
}

/// A collection view of a million items of one size.
@MainActor
private final class MillionItems: NSObject, UICollectionViewDataSource {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero)
    let view: UICollectionView
    var requestCount = 0

    override init() {
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
        super.init()
        view.register(TextCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
        let controller = UIViewController()
        controller.view = view
        screen.show(controller)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1_000_000 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        requestCount += 1
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

/// A collection view of items whose cells prefer heights that differ from the estimate.
@MainActor
private final class SelfSizingItems: NSObject, UICollectionViewDataSource {
    final class Cell: UICollectionViewCell {
        var item = 0

        override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
            -> UICollectionViewLayoutAttributes
        {
            layoutAttributes.size = CGSize(width: 320, height: 20 + CGFloat(item * 37 % 50))
            return layoutAttributes
        }
    }

    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero)
    let view: UICollectionView

    init(layout: UICollectionViewLayout) {
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        super.init()
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
        let controller = UIViewController()
        controller.view = view
        screen.show(controller)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1_000 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? Cell)?.item = indexPath.item
        return cell
    }
}
