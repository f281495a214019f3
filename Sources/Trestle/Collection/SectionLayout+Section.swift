import UIKit

extension SectionLayout {
    /// The height of an item before it has been measured, in points.
    private static let estimatedHeight: CGFloat = 44

    /// Returns the layout of a section of a compositional layout.
    ///
    /// - Parameter list: The configuration of the section if it is a list.
    @MainActor
    func makeSection(
        for content: TableState.DisplayedSection, list: UICollectionLayoutListConfiguration,
        in environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let section = makeItems(list: list, in: environment)
        guard kind != .list, section.boundarySupplementaryItems.isEmpty else {
            if content.attributes.pinsHeader { section.pinHeader() }
            return section
        }
        if content.header != nil {
            let header = Self.boundary(UICollectionView.elementKindSectionHeader, .top, content.attributes.headerHeight)
            header.pinToVisibleBounds = content.attributes.pinsHeader
            section.boundarySupplementaryItems.append(header)
        }
        if content.footer != nil {
            section.boundarySupplementaryItems.append(
                Self.boundary(UICollectionView.elementKindSectionFooter, .bottom, content.attributes.footerHeight))
        }
        return section
    }

    @MainActor
    private static func boundary(
        _ kind: String, _ alignment: NSRectAlignment, _ height: CGFloat?
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        let isFixed = height.map { $0 >= 0 } ?? false
        let dimension: NSCollectionLayoutDimension =
            isFixed ? .absolute(height ?? 0) : .estimated(estimatedHeight)
        return NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: dimension),
            elementKind: kind, alignment: alignment)
    }

    @MainActor
    private func makeItems(
        list: UICollectionLayoutListConfiguration, in environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        switch kind {
        case .custom(let section):
            return section
        case .list:
            return .list(using: list, layoutEnvironment: environment)
        case .grid(let columns, let spacing, let aspectRatio):
            return Self.grid(columns, spacing, aspectRatio, width: environment.container.effectiveContentSize.width)
        case .carousel(let width, let height, let spacing):
            let size = NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = spacing
            section.orthogonalScrollingBehavior = .continuous
            return section
        case .flow(let width, let spacing):
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .estimated(width), heightDimension: .estimated(Self.estimatedHeight)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(Self.estimatedHeight)),
                subitems: [item])
            group.interItemSpacing = .fixed(spacing)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = spacing
            return section
        }
    }

    @MainActor
    private static func grid(
        _ columns: Columns, _ spacing: CGFloat, _ aspectRatio: CGFloat?, width: CGFloat
    ) -> NSCollectionLayoutSection {
        let count: CGFloat
        switch columns {
        case .count(let fixed): count = CGFloat(fixed)
        case .adaptive(let minimum): count = max(1, ((width + spacing) / (minimum + spacing)).rounded(.down))
        }
        // Rounded down, because the last column would otherwise wrap when the sum exceeds the width by an error.
        let itemWidth = max(1, ((width - spacing * (count - 1)) / count * 100).rounded(.down) / 100)
        let height: NSCollectionLayoutDimension =
            aspectRatio.map { .absolute(itemWidth / $0) } ?? .estimated(estimatedHeight)
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(itemWidth), heightDimension: height))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
            subitems: [item])
        group.interItemSpacing = .fixed(spacing)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        return section
    }
}

extension NSCollectionLayoutSection {
    fileprivate func pinHeader() {
        for item in boundarySupplementaryItems where item.elementKind == UICollectionView.elementKindSectionHeader {
            item.pinToVisibleBounds = true
        }
    }
}
