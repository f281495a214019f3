import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Measuring of views after updates", .serialized)
struct CollectionMeasurementTests {
    private static let long = String(repeating: "Many words of a row. ", count: 8)

    @Test("a reconfigured item that needs more space grows, and later changes are measured, too")
    func reconfigured() {
        let list = ListCells(4)
        let height = list.cell(1).frame.height
        list.items[1] = Self.long
        list.view.reconfigureItems(at: [[0, 1]])
        list.screen.settle()
        let tall = list.cell(1).frame.height
        #expect(tall > height + 15)
        #expect(list.cell(2).frame.minY == list.cell(1).frame.maxY)
        var content = list.cell(1).defaultContentConfiguration()
        content.text = "Short"
        list.cell(1).contentConfiguration = content
        list.screen.settle()
        #expect(list.cell(1).frame.height == height)
    }

    @Test("a new layout measures the cells that are visible already", arguments: [false, true])
    func newLayout(isAnimated: Bool) {
        let collection = TextCollection([["a", "a longer text", "c"]])
        collection.show()
        collection.screen.settle()
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 60, height: 60)
        collection.view.setCollectionViewLayout(layout, animated: isAnimated)
        collection.screen.settle()
        let label = UILabel()
        for (item, text) in collection.sections[0].enumerated() {
            label.text = text
            let size = label.sizeThatFits(.zero)
            #expect(collection.frame(item)?.width == size.width.rounded(.up) + 16)
            #expect(collection.frame(item)?.height == size.height.rounded(.up) + 8)
        }
        layout.estimatedItemSize = .zero
        layout.itemSize = CGSize(width: 80, height: 30)
        collection.screen.settle()
        #expect(collection.frame(1)?.size == CGSize(width: 80, height: 30))
        layout.estimatedItemSize = CGSize(width: 70, height: 70)
        collection.screen.settle()
        #expect((collection.frame(1)?.width ?? 0) > (collection.frame(0)?.width ?? 0) + 20)
    }

    @Test("headers grow with the text size")
    func headersAtOtherTextSize() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        let view = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let kind = UICollectionView.elementKindSectionHeader
        let header = UICollectionView.SupplementaryRegistration<TitleView>(elementKind: kind) { _, _, _ in }
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        let screen = HeadlessScreen()
        screen.show(view)
        source.apply(snapshot, animatingDifferences: false)
        screen.settle()
        let height = try #require(view.supplementaryView(forElementKind: kind, at: [0, 0])).frame.height
        screen.change(to: .accessibilityExtraExtraExtraLarge)
        screen.settle()
        #expect(try #require(view.supplementaryView(forElementKind: kind, at: [0, 0])).frame.height > height + 10)
    }

    /// A title whose size is known only to the view itself.
    private final class TitleView: UICollectionReusableView {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size.height = UIFont.preferredFont(forTextStyle: .body).lineHeight + 8
            return layoutAttributes
        }
    }

    @Test("a view whose contents change while a batch is applied is measured in its new position")
    func changedInBatch() {
        let list = ListCells(6)
        let height = list.cell(2).frame.height
        let cell = list.cell(2)
        list.items.remove(at: 0)
        list.view.performBatchUpdates {
            list.view.deleteItems(at: [[0, 0]])
            var content = cell.defaultContentConfiguration()
            content.text = Self.long
            cell.contentConfiguration = content
        }
        list.screen.settle()
        #expect(list.cell(1) === cell)
        #expect(cell.frame.height > height + 15 && list.cell(2).frame.minY == cell.frame.maxY)
    }
}
