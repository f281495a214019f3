import UIKit

/// The page of a store: featured products, carousels, and a grid of everything under a header that stays at the top.
final class StoreViewController: UICollectionViewController {
    /// A product in a section: a product may stand in several.
    private struct Item: Hashable, Sendable {
        let section: StoreSection
        let product: Product
    }

    private var dataSource: UICollectionViewDiffableDataSource<StoreSection, Item>?

    init() {
        super.init(collectionViewLayout: StoreLayout.make())
        title = "Store"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("StoreViewController does not support init(coder:). Create it with init().")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let dataSource = makeDataSource()
        var snapshot = NSDiffableDataSourceSnapshot<StoreSection, Item>()
        for section in StoreSection.allCases {
            snapshot.appendSections([section])
            snapshot.appendItems(section.products.map { Item(section: section, product: $0) })
        }
        dataSource.apply(snapshot, animatingDifferences: false)
        self.dataSource = dataSource
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<StoreSection, Item> {
        let featured = UICollectionView.CellRegistration<FeaturedProductCell, Product> { cell, _, product in
            cell.show(product)
        }
        let card = UICollectionView.CellRegistration<ProductCardCell, Product> { cell, _, product in cell.show(product)
        }
        let row = UICollectionView.CellRegistration<ProductRowCell, Product> { cell, _, product in cell.show(product) }
        let dataSource = UICollectionViewDiffableDataSource<StoreSection, Item>(collectionView: collectionView) {
            collectionView, indexPath, item in
            switch item.section {
            case .featured:
                collectionView.dequeueConfiguredReusableCell(using: featured, for: indexPath, item: item.product)
            case .new, .all:
                collectionView.dequeueConfiguredReusableCell(using: card, for: indexPath, item: item.product)
            case .popular:
                collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item.product)
            }
        }
        let header = UICollectionView.SupplementaryRegistration<StoreHeaderView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, indexPath in
            view.title = StoreSection(rawValue: indexPath.section)?.title
        }
        let badge = UICollectionView.SupplementaryRegistration<BadgeView>(elementKind: StoreLayout.badgeKind) {
            [weak dataSource] view, _, indexPath in
            view.isHidden = dataSource?.itemIdentifier(for: indexPath)?.product.isNew != true
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            kind == StoreLayout.badgeKind
                ? collectionView.dequeueConfiguredReusableSupplementary(using: badge, for: indexPath)
                : collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        return dataSource
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let product = dataSource?.itemIdentifier(for: indexPath)?.product else { return }
        let alert = UIAlertController(title: product.name, message: product.detail, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Buy for \(product.price) €", style: .default))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        let cell = collectionView.cellForItem(at: indexPath)
        alert.popoverPresentationController?.sourceView = cell ?? collectionView
        alert.popoverPresentationController?.sourceRect = cell?.bounds ?? .zero
        present(alert, animated: true)
    }
}
