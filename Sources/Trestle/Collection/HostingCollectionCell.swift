import UIKit

/// A collection view's cell that is filled by a table view's cell, so that rows look and work as in a table.
///
/// In a list, this cell draws the background, the separators and the editing controls.
final class HostingCollectionCell: UICollectionViewListCell {
    private(set) var tableCell: UITableViewCell?
    private var separatorStart: NSLayoutConstraint?
    private var background: UIBackgroundConfiguration?

    /// The height that the row was given, in points, or `nil` if its content determines the height.
    private var rowHeight: CGFloat?

    /// The appearance of the list whose row the cell is, or `nil` in other layouts.
    var listAppearance: UICollectionLayoutListConfiguration.Appearance?

    /// Whether a row was rendered since the cell was measured last.
    private(set) var mayHaveOtherSize = false

    /// Adds the table cell that the collection view cell shows for its whole life.
    func host(_ cell: UITableViewCell) {
        tableCell = cell
        cell.backgroundConfiguration = .clear()
        cell.frame = contentView.bounds
        cell.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(cell)
        let start = separatorLayoutGuide.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)
        start.isActive = true
        separatorStart = start
        highlightTableCell()
    }

    /// Shows the background and the accessories of a row whose component has been rendered into the table cell.
    func show(_ row: Row, accessories: [UICellAccessory]) {
        rowHeight = row.height
        background = row.appearance.background
        if !accessories.isEmpty || !self.accessories.isEmpty { self.accessories = accessories }
        mayHaveOtherSize = true
        setNeedsUpdateConfiguration()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let tableCell { separatorStart?.constant = tableCell.separatorInset.left }
    }

    // MARK: Highlighting and selection

    override var isSelected: Bool {
        didSet { highlightTableCell() }
    }

    override var isHighlighted: Bool {
        didSet { highlightTableCell() }
    }

    private func highlightTableCell() {
        tableCell?.setSelected(isSelected, animated: false)
        tableCell?.setHighlighted(isHighlighted, animated: false)
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        guard let tableCell else { return }
        var state = state
        if tableCell.selectionStyle == .none {
            state.isSelected = false
            state.isHighlighted = false
        }
        let isActive = state.isSelected || state.isHighlighted
        // Outside a list, only a row that is touched or selected has a background.
        let shown = background ?? listAppearance?.rowBackground ?? (isActive ? .listPlainCell() : .clear())
        backgroundConfiguration = shown.updated(for: state)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        tableCell?.prepareForReuse()
    }

    // MARK: Size

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
        mayHaveOtherSize = false
        guard let tableCell else { return attributes }
        attributes.size = tableCell.systemLayoutSizeFitting(
            CGSize(width: contentView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        attributes.size.width = layoutAttributes.size.width
        if let rowHeight, rowHeight >= 0 { attributes.size.height = rowHeight }
        return attributes
    }
}

extension UICollectionLayoutListConfiguration.Appearance {
    /// The background of rows, which the cell itself tells only since iOS 16.
    fileprivate var rowBackground: UIBackgroundConfiguration {
        switch self {
        case .grouped, .insetGrouped: .listGroupedCell()
        case .sidebar: .listSidebarCell()
        case .plain, .sidebarPlain: .listPlainCell()
        @unknown default: .listPlainCell()
        }
    }
}
