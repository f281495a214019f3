import UIKit

/// The layout of the store's page: carousels above a grid. Lengths are in points.
@MainActor
enum StoreLayout {
    static let badgeKind = "badge"

    private static let featuredWidth: CGFloat = 420
    private static let spacing: CGFloat = 12

    static func make() -> UICollectionViewCompositionalLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 20
        return UICollectionViewCompositionalLayout(
            sectionProvider: { index, environment in
                StoreSection(rawValue: index).map { section($0, in: environment) }
            }, configuration: configuration)
    }

    private static func section(
        _ kind: StoreSection, in environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let width = environment.container.effectiveContentSize.width
        // The margins of the title in the navigation bar.
        let margin: CGFloat = environment.traitCollection.horizontalSizeClass == .regular ? 20 : 16
        let section: NSCollectionLayoutSection
        switch kind {
        case .featured:
            let fills = width - 2 * margin <= featuredWidth
            section = carousel(
                width: min(width - 2 * margin, featuredWidth), height: .estimated(210),
                behavior: fills ? .groupPagingCentered : .groupPaging)
        case .new:
            section = carousel(width: 140, height: .estimated(190), behavior: .continuous, hasBadges: true)
        case .popular:
            section = columns(width: min(width - 2 * margin, 340))
        case .all:
            section = grid(columns: max(2, Int((width - margin) / 180)))
        }
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
        if kind.title != nil { section.boundarySupplementaryItems = [header(isPinned: kind == .all)] }
        return section
    }

    private static func carousel(
        width: CGFloat, height: NSCollectionLayoutDimension,
        behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, hasBadges: Bool = false
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: height)
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .estimated(40), heightDimension: .estimated(20)),
            elementKind: badgeKind,
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], absoluteOffset: CGPoint(x: -8, y: 8)))
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
            supplementaryItems: hasBadges ? [badge] : [])
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
        section.interGroupSpacing = spacing
        section.orthogonalScrollingBehavior = behavior
        return section
    }

    /// Three rows in each column, page by page.
    private static func columns(width: CGFloat) -> NSCollectionLayoutSection {
        let row = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(64)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .estimated(192)),
            repeatingSubitem: row, count: 3)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        section.orthogonalScrollingBehavior = .groupPaging
        return section
    }

    private static func grid(columns: Int) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .estimated(220)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(220)),
            repeatingSubitem: item, count: columns)
        group.interItemSpacing = .fixed(spacing)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        return section
    }

    private static func header(isPinned: Bool) -> NSCollectionLayoutBoundarySupplementaryItem {
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = isPinned
        return header
    }
}
