@testable import UIKit

extension NumberedCollection {
    /// A badge of an item that prefers a size.
    final class Badge: UICollectionReusableView {
        static let kind = "badge"
        var preferredSize = CGSize.zero

        override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
            -> UICollectionViewLayoutAttributes
        {
            layoutAttributes.size = CGSize(width: preferredSize.width / 4, height: preferredSize.height / 4)
            return layoutAttributes
        }
    }

    /// A header that prefers a height.
    final class SizedHeader: UICollectionReusableView {
        var height: CGFloat = 0

        override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
            -> UICollectionViewLayoutAttributes
        {
            layoutAttributes.size.height = height
            return layoutAttributes
        }
    }

    func makeLayout(_ sizes: Sizes) -> UICollectionViewLayout {
        switch sizes {
        case .grid, .list:
            return UICollectionViewCompositionalLayout(
                section: Self.withHeader(sizes == .grid ? Self.grid : Compose.list()))
        case .plainList, .cards:
            return UICollectionViewCompositionalLayout.list(using: Self.configuration(sizes == .cards))
        case .mixed:
            return UICollectionViewCompositionalLayout { [weak self] section, environment in
                guard let self, sections.indices.contains(section) else { return nil }
                return Self.section(of: sections[section].id, environment)
            }
        case .fixed, .byDelegate, .byCells, .horizontal, .horizontalByCells, .headersByViews: return flow(sizes)
        }
    }

    private func flow(_ sizes: Sizes) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        if sizes.isHorizontal { layout.scrollDirection = .horizontal }
        layout.headerReferenceSize = CGSize(width: sizes.isHorizontal ? 24 : 0, height: sizes.isHorizontal ? 0 : 24)
        if sizes == .headersByViews { layout.headerReferenceSize = UICollectionViewFlowLayout.automaticSize }
        layout.sectionInset = UIEdgeInsets(top: 3, left: 8, bottom: 5, right: 8)
        layout.itemSize = CGSize(width: 70, height: 50)
        if sizes.isMeasured { layout.estimatedItemSize = CGSize(width: 60, height: 40) }
        return layout
    }

    private static func configuration(_ isCard: Bool) -> UICollectionLayoutListConfiguration {
        var configuration = UICollectionLayoutListConfiguration(appearance: isCard ? .insetGrouped : .plain)
        configuration.headerMode = .supplementary
        return configuration
    }

    private static var grid: NSCollectionLayoutSection { Compose.grid(columns: 3, height: 60, spacing: 4) }

    private static func withHeader(_ section: NSCollectionLayoutSection, pins: Bool = false)
        -> NSCollectionLayoutSection
    {
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: Compose.size(.fractionalWidth(1), .absolute(24)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = pins
        section.boundarySupplementaryItems = [header]
        section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 8, bottom: 5, trailing: 8)
        return section
    }

    /// Returns the section of a number in a layout of all kinds.
    private static func section(of number: Int, _ environment: any NSCollectionLayoutEnvironment)
        -> NSCollectionLayoutSection
    {
        switch number % 7 {
        case 0: withHeader(grid, pins: true)
        case 1: .list(using: configuration(true), layoutEnvironment: environment)
        case 2: .list(using: configuration(false), layoutEnvironment: environment)
        case 3: withHeader(Compose.row(.continuous, width: 90, height: 70))
        case 4: withHeader(badges)
        case 5: withHeader(nested, pins: true)
        default: Compose.list(estimate: 30)
        }
    }

    /// Two columns of items with badges that determine their sizes.
    private static var badges: NSCollectionLayoutSection {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: Compose.size(.estimated(12), .estimated(12)), elementKind: Badge.kind,
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
        let item = NSCollectionLayoutItem(
            layoutSize: Compose.size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
        return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: Compose.size(.fractionalWidth(1), .absolute(55)), subitems: [item]))
    }

    /// A large item beside a column of two items, whose heights the cells determine.
    private static var nested: NSCollectionLayoutSection {
        let large = NSCollectionLayoutItem(layoutSize: Compose.size(.fractionalWidth(0.6), .estimated(90)))
        let small = NSCollectionLayoutItem(layoutSize: Compose.size(.fractionalWidth(1), .estimated(40)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: Compose.size(.fractionalWidth(0.4), .estimated(90)), subitems: [small, small])
        return NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: Compose.size(.fractionalWidth(1), .estimated(90)), subitems: [large, column]))
    }
}
