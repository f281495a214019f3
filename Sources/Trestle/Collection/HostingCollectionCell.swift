import UIKit

/// A collection view's cell that is filled by a table view's cell, so that rows look and work as in a table.
///
/// In a list, this cell draws the background, the separators and the editing controls.
final class HostingCollectionCell: UICollectionViewListCell {
    private(set) var tableCell: UITableViewCell?
    private var separatorStart: NSLayoutConstraint?
    private var background: UIBackgroundConfiguration?
    /// Whether the custom view of the background is that of a row.
    private var hasBackgroundView = false

    /// The height that the row was given, in points, or `nil` if its content determines the height.
    private var rowHeight: CGFloat?

    /// The appearance of the list whose row the cell is, or `nil` in other layouts.
    var listAppearance: UICollectionLayoutListConfiguration.Appearance?

    /// Whether a row was rendered since the cell was measured last.
    private(set) var mayHaveOtherSize = false

    /// The object that performs the actions of the accessories.
    weak var proxy: CollectionDelegateProxy?

    private var hostedAccessories = HostedAccessories()

    /// The distance of the labels of a cell from its edges, in points.
    private static let labelMargin: CGFloat = 16
    private static let maximumNaturalWidth: CGFloat = 10_000

    /// Adds the table cell that the collection view cell shows for its whole life.
    func host(_ cell: UITableViewCell) {
        tableCell = cell
        cell.backgroundConfiguration = .clear()
        // The controls are beside the table cell.
        cell.shouldIndentWhileEditing = false
        cell.frame = contentView.bounds
        cell.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(cell)
        let start = separatorLayoutGuide.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)
        start.isActive = true
        separatorStart = start
        highlightTableCell()
    }

    /// Shows the background and the height of a row whose component has been rendered into the table cell.
    func show(_ row: Row) {
        rowHeight = row.height
        let appearance = row.appearance
        background = appearance.backgroundConfiguration(reusing: hasBackgroundView ? background?.customView : nil)
        hasBackgroundView = appearance.backgroundView != nil
        if let tableCell { moveDetailButton(of: tableCell) }
        mayHaveOtherSize = true
        setNeedsUpdateConfiguration()
    }

    func changeHeight(to height: CGFloat?) {
        rowHeight = height
        mayHaveOtherSize = true
    }

    /// Shows the detail button of the table cell beside it, because it works only in cells of tables.
    private func moveDetailButton(of tableCell: UITableViewCell) {
        guard #available(iOS 15.4, tvOS 15.4, *) else { return }
        let type = tableCell.accessoryType
        let isButton = type == .detailButton || type == .detailDisclosureButton
        if isButton { tableCell.accessoryType = .none }
        showAccessories { $0.button = isButton ? type : .none }
    }

    /// Shows the controls of a row while the collection view is edited.
    func show(_ controls: EditingControls) {
        guard controls != hostedAccessories.controls else { return }
        showAccessories { $0.controls = controls }
        setNeedsUpdateConfiguration()
    }

    private func showAccessories(_ change: (inout HostedAccessories) -> Void) {
        let old = hostedAccessories
        change(&hostedAccessories)
        guard hostedAccessories != old else { return }
        accessories = hostedAccessories.cellAccessories(
            onInsert: { [weak self] in self.map { $0.proxy?.didTapInsertionControl(of: $0) } },
            onDetail: { [weak self] in self.map { $0.proxy?.didTapDetailButton(of: $0) } })
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
        // An edited row of a table hides its accessory.
        let isEditing = state.isEditing && hostedAccessories.controls.leading != .none
        if tableCell.isEditing != isEditing {
            tableCell.setEditing(isEditing, animated: UIView.areAnimationsEnabled && tableCell.window != nil)
        }
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

    // MARK: Accessibility

    // The component and the modifiers of the row describe the table cell, for which this cell stands.

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? tableCell?.accessibilityLabel }
        set { super.accessibilityLabel = newValue }
    }

    override var accessibilityValue: String? {
        get { super.accessibilityValue ?? tableCell?.accessibilityValue }
        set { super.accessibilityValue = newValue }
    }

    override var accessibilityHint: String? {
        get { super.accessibilityHint ?? tableCell?.accessibilityHint }
        set { super.accessibilityHint = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(tableCell?.accessibilityTraits ?? []) }
        set { super.accessibilityTraits = newValue }
    }

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            let actions = (tableCell?.accessibilityCustomActions ?? []) + (super.accessibilityCustomActions ?? [])
            return actions.isEmpty ? nil : actions
        }
        set { super.accessibilityCustomActions = newValue }
    }

    override var accessibilityElementsHidden: Bool {
        get { super.accessibilityElementsHidden || tableCell?.accessibilityElementsHidden == true }
        set { super.accessibilityElementsHidden = newValue }
    }

    override func accessibilityIncrement() { tableCell?.accessibilityIncrement() }

    override func accessibilityDecrement() { tableCell?.accessibilityDecrement() }

    override func accessibilityActivate() -> Bool { tableCell?.accessibilityActivate() ?? false }

    // MARK: Size

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        mayHaveOtherSize = false
        return super.preferredLayoutAttributesFitting(layoutAttributes)
    }

    /// Returns the size of the table cell, which is as wide as the contents only where the layout estimates widths.
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard let tableCell else {
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
        let isWidthFixed = horizontalFittingPriority == .required
        let fixedHeight = rowHeight.flatMap { $0 >= 0 ? $0 : nil }
        if isWidthFixed, let fixedHeight { return CGSize(width: targetSize.width, height: fixedHeight) }
        let width = isWidthFixed ? targetSize.width : (naturalWidth(of: tableCell) + accessoryWidth).rounded(.up)
        if let fixedHeight { return CGSize(width: width, height: fixedHeight) }
        let size = tableCell.systemLayoutSizeFitting(
            CGSize(width: width - accessoryWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return CGSize(width: width, height: size.height)
    }

    /// Returns the width of a cell in which no text is broken, or the current width if the contents have no width of their own.
    private func naturalWidth(of cell: UITableViewCell) -> CGFloat {
        let hasLabels = cell.contentConfiguration == nil && cell.textLabel?.text != nil
        let width =
            hasLabels
            ? 2 * Self.labelMargin
                + max(
                    cell.textLabel?.intrinsicContentSize.width ?? 0,
                    cell.detailTextLabel?.intrinsicContentSize.width ?? 0)
            : cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
        // Views without constraints and intrinsic sizes accept any width.
        return width > 0 && width < Self.maximumNaturalWidth ? width : bounds.width
    }

    /// The width that the accessories take from the table cell, in points.
    private var accessoryWidth: CGFloat {
        guard !hostedAccessories.isEmpty else { return 0 }
        layoutIfNeeded()
        return bounds.width - contentView.bounds.width
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
