/// The contents, the background and the corners of list cells by their position in the list.
extension UICollectionViewListCell {
    final func baseDefaultContentConfiguration() -> UIListContentConfiguration {
        listItem.content.updated(for: UIViewConfigurationState(traitCollection: traitCollection))
    }

    final var listBackground: UIBackgroundConfiguration {
        switch listItem?.background {
        case .plainRow: .listPlainCell()
        case .groupedRow: .listGroupedCell()
        case .sidebarRow: .listSidebarCell()
        case .plainHeaderFooter: .listPlainHeaderFooter()
        case .groupedHeaderFooter: .listGroupedHeaderFooter()
        case .sidebarHeader: .listSidebarHeader()
        case nil: .clear()
        }
    }

    /// Rounds the corners of the first and last row of a card, and all corners of a row that is carried.
    final func applyCorners() {
        var corners: CACornerMask = []
        if let listItem, listItem.appearance == .insetGrouped, listItem.role == .row {
            if listItem.isFirst || isReordering { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
            if listItem.isLast || isReordering { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        }
        guard layer.cornerRadius > 0 || !corners.isEmpty else { return }
        layer.maskedCorners = corners
        layer.cornerRadius = corners.isEmpty ? 0 : UITableView.cardCornerRadius
        layer.cornerCurve = .continuous
        // Contents that a swipe moves out of the row are clipped too.
        clipsToBounds = !corners.isEmpty || swipe != nil
    }

    final func reorderingDidChange() {
        applyCorners()
        setNeedsUpdateConfiguration()
        setNeedsLayout()
    }

    final func listHighlightDidChange() {
        accessoryStateDidChange()
        separatorsMayHaveChanged()
    }

    /// The color of accessories in front of the tint color, which is the background of selected cells of a sidebar, or
    /// `nil` for the colors of the accessories.
    final var accessoryContrastColor: UIColor? {
        isSelected && usesListBackground && listItem?.background == .sidebarRow ? .white : nil
    }

    /// The margin of the list's contents, in points.
    final var sideMargin: CGFloat { SystemMargins.side(forWidth: storedCollectionView?.bounds.width ?? bounds.width) }
}

extension ListItemAttributes {
    /// The type of a background.
    enum Background: Equatable {
        case plainRow, groupedRow, sidebarRow, plainHeaderFooter, groupedHeaderFooter, sidebarHeader
    }

    var background: Background {
        switch (appearance, role) {
        case (.plain, .row), (.sidebarPlain, .row): .plainRow
        case (.grouped, .row), (.insetGrouped, .row): .groupedRow
        case (.sidebar, .row): .sidebarRow
        case (.plain, _): .plainHeaderFooter
        case (.grouped, _), (.insetGrouped, _): .groupedHeaderFooter
        case (.sidebar, _), (.sidebarPlain, _): .sidebarHeader
        }
    }
}

extension ListItemAttributes? {
    /// The content configuration of a cell at the position.
    fileprivate var content: UIListContentConfiguration {
        switch (self?.background, self?.role) {
        case (.sidebarRow, _): .sidebarCell()
        case (.plainHeaderFooter, .footer): .plainFooter()
        case (.plainHeaderFooter, _): .plainHeader()
        case (.groupedHeaderFooter, .footer), (.sidebarHeader, .footer): .groupedFooter()
        case (.groupedHeaderFooter, _): .groupedHeader()
        case (.sidebarHeader, _): .sidebarHeader()
        case (.plainRow, _), (.groupedRow, _), (nil, _): .cell()
        }
    }
}
