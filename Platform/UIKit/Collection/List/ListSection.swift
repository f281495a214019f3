internal import CollectionGeometry

/// The properties of a list section, from which its spaces, separators and background follow.
///
/// Its metrics are those of a table, whose sections depend on their position, so that they are not known when
/// the app creates the section.
@MainActor
struct ListSection {
    let configuration: UICollectionLayoutListConfiguration
    /// The space on each side of the rows, in points.
    let margin: CGFloat

    /// Creates the properties of a section in an environment.
    init(_ configuration: UICollectionLayoutListConfiguration, in environment: any NSCollectionLayoutEnvironment) {
        self.configuration = configuration
        guard configuration.appearance.isInset else {
            margin = 0
            return
        }
        let safe = (environment as? CompositionalEnvironment)?.safeAreaInsets ?? .zero
        margin =
            SystemMargins.side(forWidth: environment.container.effectiveContentSize.width)
            + max(safe.leading, safe.trailing)
    }

    private var isPlain: Bool { configuration.appearance.isPlain }

    // MARK: Space

    /// The insets of a section that is not the first one of its layout.
    var standardInsets: NSDirectionalEdgeInsets { insets(isFirst: false) }

    private func insets(isFirst: Bool) -> NSDirectionalEdgeInsets {
        var insets = NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
        guard !isPlain else { return insets }
        if configuration.headerMode == .none {
            insets.top = isFirst ? SectionMetrics.firstGroupedHeader : SectionMetrics.groupedGap
        }
        if configuration.footerMode == .none { insets.bottom = SectionMetrics.groupedGap }
        return insets
    }

    /// Returns the insets of a section at a position. Edges that the app has changed remain as they are.
    func insets(_ insets: NSDirectionalEdgeInsets, at position: SectionInLayout) -> NSDirectionalEdgeInsets {
        var result = insets
        if position.isFirst, insets.top == standardInsets.top { result.top = self.insets(isFirst: true).top }
        return result
    }

    /// Returns the space above the header of a section at a position, in points.
    func headerPadding(at position: SectionInLayout) -> CGFloat {
        guard configuration.headerMode != .none else { return 0 }
        let padding = configuration.headerTopPadding ?? (isPlain ? SectionMetrics.plainTopPadding : 0)
        return padding + (position.isFirst && !isPlain ? SectionMetrics.firstTitleExtra : 0)
    }

    // MARK: Headers and footers

    /// The supplementary views of the section.
    var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
        var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
        if configuration.headerMode == .supplementary {
            items.append(
                boundaryItem(
                    UICollectionView.elementKindSectionHeader, .top, isPlain ? .plainHeader : .groupedHeader))
        }
        if configuration.footerMode == .supplementary {
            items.append(
                boundaryItem(
                    UICollectionView.elementKindSectionFooter, .bottom, isPlain ? .plainFooter : .groupedFooter))
        }
        return items
    }

    private func boundaryItem(_ kind: String, _ edge: NSRectAlignment, _ style: SectionTitleStyle)
        -> NSCollectionLayoutBoundarySupplementaryItem
    {
        let height = style.height(ofText: SectionMetrics.titleLine)
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(height)),
            elementKind: kind, alignment: edge)
        item.pinToVisibleBounds = isPlain
        return item
    }

    // MARK: Attributes

    /// Returns the position of an item.
    ///
    /// - Parameter count: The number of items of the section.
    func attributes(ofItemAt path: IndexPath, count: Int) -> ListItemAttributes {
        var attributes = ListItemAttributes(appearance: configuration.appearance)
        let hasHeader = configuration.headerMode == .firstItemInSection
        if hasHeader, path.item == 0 {
            attributes.role = .firstItemHeader
            return attributes
        }
        attributes.isFirst = path.item == (hasHeader ? 1 : 0)
        attributes.isLast = path.item == count - 1
        guard configuration.showsSeparators else { return attributes }
        let section = configuration.separatorConfiguration
        attributes.separators = (configuration.itemSeparatorHandler?(path, section) ?? section).resolved(
            for: configuration.appearance, isFirst: attributes.isFirst, isLast: attributes.isLast)
        return attributes
    }

    /// Returns the position of a supplementary view, or `nil` if it is not a header or footer.
    func attributes(ofKind kind: String, isFloating: Bool) -> ListItemAttributes? {
        let roles: [String: ListItemAttributes.Role] = [
            UICollectionView.elementKindSectionHeader: .header, UICollectionView.elementKindSectionFooter: .footer,
        ]
        return roles[kind].map {
            ListItemAttributes(appearance: configuration.appearance, role: $0, isFloating: isFloating)
        }
    }
}
