internal import CollectionGeometry

/// The background of a list section.
final class ListBackgroundView: UICollectionReusableView {
    static let elementKind = "UICollectionViewListSectionBackground"

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    @available(*, unavailable, message: "A list layout creates its backgrounds.")
    required init?(coder: NSCoder) {
        preconditionFailure("ListBackgroundView cannot be decoded. A list layout creates its backgrounds.")
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        backgroundColor = layoutAttributes.listBackgroundColor
    }
}

extension UICollectionLayoutListConfiguration {
    /// The color behind the section, or `nil` if the background of the collection view is visible.
    var visibleBackgroundColor: UIColor? {
        let color = backgroundColor ?? appearance.backgroundColor
        return color == .clear ? nil : color
    }
}

extension UICollectionLayoutListConfiguration.Appearance {
    /// The color behind the rows, as on iOS 17.
    fileprivate var backgroundColor: UIColor {
        switch self {
        case .plain, .sidebarPlain: .systemBackground
        case .grouped, .insetGrouped: .systemGroupedBackground
        case .sidebar: .secondarySystemBackground
        }
    }
}

extension ListSection {
    /// Returns the background of a section at a position, or `nil` if it has none.
    ///
    /// Those of the first and the last section continue where the content bounces or does not fill the
    /// collection view.
    func background(at position: SectionInLayout, container: CGSize) -> BackgroundItem? {
        guard configuration.visibleBackgroundColor != nil else { return nil }
        let reach = 2 * max(container.height, 1)
        return BackgroundItem(
            kind: ListBackgroundView.elementKind,
            insets: DirectionalInsets(
                top: position.isFirst ? -reach : 0, leading: 0,
                bottom: position.isLast ? -reach : -position.spacing, trailing: 0),
            zIndex: -1)
    }
}

extension UICollectionViewCompositionalLayout {
    /// Registers the class of the backgrounds of list sections.
    final func registerListBackground() {
        decorations.register(.type(ListBackgroundView.self), for: ListBackgroundView.elementKind)
    }

    /// Returns the background of a list layout without sections.
    final func emptyListBackground(_ geometry: CompositionalGeometry) -> UICollectionViewLayoutAttributes? {
        guard geometry.sections.isEmpty, let color = listConfiguration?.visibleBackgroundColor else { return nil }
        registerListBackground()
        let attributes = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: ListBackgroundView.elementKind, with: IndexPath(index: 0))
        let size = geometry.container
        attributes.frame = CGRect(x: 0, y: -2 * size.height, width: size.width, height: 5 * size.height)
        attributes.zIndex = -1
        attributes.listBackgroundColor = color
        return attributes
    }

    /// Adds the position in a list section to the attributes of an element.
    final func applyList(
        to attributes: UICollectionViewLayoutAttributes, _ element: PlacedElement, inSection section: Int,
        _ geometry: CompositionalGeometry
    ) {
        guard let list = solution.sections[section]?.list else { return }
        switch attributes.representedElementCategory {
        case .cell:
            attributes.listItem = list.attributes(
                ofItemAt: attributes.indexPath, count: geometry.sections[section].itemCount)
        case .supplementaryView:
            attributes.listItem = list.attributes(
                ofKind: attributes.representedElementKind ?? "", isFloating: element.isFloating)
        case .decorationView:
            guard attributes.representedElementKind == ListBackgroundView.elementKind else { return }
            attributes.listBackgroundColor = list.configuration.visibleBackgroundColor
        }
    }

    /// Returns attributes with the height rounded to pixels as a table does, if they are those of an element of
    /// a list section, and otherwise the same attributes.
    final func roundedToRows(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard attributes.indexPath.count == 2, case let section = attributes.indexPath.section,
            solution.sections.indices.contains(section),
            solution.sections[section]?.list != nil, let traits = collectionView?.traitCollection
        else { return attributes }
        let height = max(0, attributes.size.height.roundedToPixel(traits))
        guard height != attributes.size.height else { return attributes }
        let rounded = attributes.duplicate()
        rounded.size.height = height
        return rounded
    }
}
