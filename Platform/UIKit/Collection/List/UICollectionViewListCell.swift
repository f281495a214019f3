/// A cell of a list, with accessories at its edges, and with the separators, the background and the corners of its
/// position in the list.
///
/// ```swift fragment
/// let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Walk> { cell, _, walk in
///     var content = cell.defaultContentConfiguration()
///     content.text = walk.name
///     cell.contentConfiguration = content
///     cell.accessories = [.disclosureIndicator()]
/// }
/// ```
///
/// Use it for the items, headers and footers of a section that `NSCollectionLayoutSection.list(using:layoutEnvironment:)`
/// creates. In other layouts it has no separators, and a clear background.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    final var leadingParts: [AccessoryPart] = []
    final var trailingParts: [AccessoryPart] = []
    /// The line between the reorder control and the accessory before it, created when it is first displayed.
    final var reorderLine: UIView?
    /// The arrangement of the current layout.
    final var line: AccessoryLine?
    /// Whether the accessories are those of a cell that is being edited.
    final var showsEditing = false
    final var separators = ListCellSeparators()
    /// Whether the user moves the item by its reorder control.
    final var isReordering = false {
        didSet { if isReordering != oldValue { reorderingDidChange() } }
    }
    /// Whether the background is that of the list, because the app has not set one.
    final private(set) var usesListBackground = true

    /// The position in a list, or `nil` in other layouts.
    final var listItem: ListItemAttributes? {
        didSet { if listItem != oldValue { listItemDidChange(from: oldValue) } }
    }

    /// The position in the outline of the section, or `nil` if the section is not an outline.
    final private(set) var outline: OutlinePosition?

    // MARK: Contents

    /// Returns an empty content configuration for the appearance of the list, and for the role of the cell: item,
    /// header or footer.
    open func defaultContentConfiguration() -> UIListContentConfiguration { baseDefaultContentConfiguration() }

    /// Returns the background configuration for the appearance of the list.
    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { listBackground }

    /// The configuration of the background, by default that of the list. Setting it to `nil` removes the background.
    open override var backgroundConfiguration: UIBackgroundConfiguration? {
        get { super.backgroundConfiguration }
        set {
            usesListBackground = false
            super.backgroundConfiguration = newValue
        }
    }

    private func listItemDidChange(from old: ListItemAttributes?) {
        if usesListBackground, backgroundView == nil, listItem?.background != old?.background {
            super.backgroundConfiguration = listItem.map { _ in defaultBackgroundConfiguration() }
        }
        applyCorners()
        setNeedsUpdateConfiguration()
        setNeedsLayout()
    }

    // MARK: Indentation

    /// The indentation of the contents, in multiples of ``indentationWidth``. It is set to the number of ancestors of an
    /// item in a section snapshot before the cell is configured.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { accessorySizeDidChange() } }
    }

    /// The width of one level of indentation, in points.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { accessorySizeDidChange() } }
    }

    /// Whether the accessories at the leading edge are indented with the contents.
    open var indentsAccessories = true {
        didSet { if indentsAccessories != oldValue { setNeedsLayout() } }
    }

    // MARK: Accessories

    /// The accessories of the cell. The system determines their edges and their order.
    public final var accessories: [UICellAccessory] = [] {
        didSet { accessoriesDidChange(animated: ViewAnimation.current != nil) }
    }

    /// The guide whose leading and trailing edges are those of the automatic separators.
    ///
    /// By default, it begins at the text of a list content configuration, and ends at the end of the cell. Constrain its
    /// leading or trailing anchor to align separators with custom contents.
    open var separatorLayoutGuide: UILayoutGuide { ensuredSeparatorGuide }

    // MARK: State

    open override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.isExpanded = outline?.isExpanded ?? false
        state.isPinned = listItem?.isFloating ?? false
        state.isReordering = isReordering
        return state
    }

    open override var isSelected: Bool {
        didSet { if isSelected != oldValue { listHighlightDidChange() } }
    }

    open override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { listHighlightDidChange() } }
    }

    /// Sets the position in the outline of the section.
    final func setOutline(_ new: OutlinePosition?, animated: Bool) {
        guard new != outline else { return }
        let old = outline
        outline = new
        if new?.level != old?.level { indentationLevel = new?.level ?? 0 }
        for part in trailingParts { part.stateDidChange(animated: animated) }
        setNeedsUpdateConfiguration()
    }

    // MARK: Layout

    /// The margins of the list's contents.
    override var standardLayoutMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: 11, leading: sideMargin, bottom: 11, trailing: sideMargin)
    }

    override var contentViewFrame: CGRect {
        let line = makeLine(width: bounds.width, height: bounds.height)
        self.line = line
        return mirrored(CGRect(x: line.contentStart, y: 0, width: line.contentWidth, height: bounds.height))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutAccessories()
        layoutSeparators()
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        if horizontalFittingPriority == .required, verticalFittingPriority != .required,
            let height = fittingHeight(width: targetSize.width)
        {
            return CGSize(width: targetSize.width, height: height)
        }
        return super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        accessoryStateDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            accessorySizeDidChange()
        }
        setNeedsLayout()
    }

    // MARK: Accessibility

    /// Whether the cell is one element. By default it is if a list content configuration determines its contents.
    open override var isAccessibilityElement: Bool {
        get { accessibilityValues.isElement ?? (storedContentView is UIListContentView) }
        set { accessibilityValues.isElement = newValue }
    }

    /// By default, the texts of the list content configuration.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? textOfContents }
        set { super.accessibilityLabel = newValue }
    }

    /// By default, the texts of the accessories, and whether the children of the item are visible.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? textOfAccessories }
        set { super.accessibilityValue = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues.traits ?? traitsOfState }
        set { super.accessibilityTraits = newValue }
    }

    /// The actions that the app has set, followed by those of the accessories.
    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            let actions = (super.accessibilityCustomActions ?? []) + actionsOfAccessories
            return actions.isEmpty ? nil : actions
        }
        set { super.accessibilityCustomActions = newValue }
    }
}
