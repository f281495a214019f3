internal import RowGeometry

/// A row of a table, with an image, texts and an accessory in one of four styles, or custom views in
/// `contentView`.
///
/// Cells are reused for other rows while the table scrolls. A property that is set for one row must be set
/// for all rows with the same reuse identifier.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    /// The identifier for reuse, or `nil` for a cell that is not reused.
    open var reuseIdentifier: String? { storedReuseIdentifier }

    /// The superview of custom subviews, which does not overlap accessories. With a content configuration it
    /// is the view that displays the configuration.
    open var contentView: UIView { storedContentView }

    final let storedReuseIdentifier: String?
    final var storedContentView: UIView

    final let style: CellStyle
    final var storedImageView: UIImageView?
    final var storedTextLabel: UILabel?
    final var storedDetailLabel: UILabel?
    final var accessory: UIView?
    final let separator = UIView()
    /// The separator above the first row of a grouped section, created for such rows only.
    final var topSeparator: UIView?
    /// The gray background of selected rows, created for such rows only.
    final var highlightFill: UIView?
    /// The view that displays the selection, or that last did.
    final var shownFill: UIView?
    final weak var table: UITableView?
    /// The time until which an update animates the cell, which may be visible although its row is not.
    final var animatingUntil: CFTimeInterval = 0

    /// Whether the cell has to be measured again.
    final var needsMeasurement = false

    final var configuring: ViewConfiguring?
    final var needsConfigurationUpdate = true
    /// The labels to which the system gives additional lines because of an accessibility text size.
    final var wrappedLabels: Set<ObjectIdentifier> = []
    /// The style of the table that is dequeuing the cell, before the cell is added to it.
    final var dequeuedFor: UITableView.Style?

    /// The position of the row in its section, which determines corners and separators.
    final var sectionPosition = SectionPosition() {
        didSet { if sectionPosition != oldValue { sectionPositionDidChange() } }
    }

    /// Creates a cell of a style.
    ///
    /// - Parameters:
    ///   - style: The style, which determines the labels of the cell and their arrangement.
    ///   - reuseIdentifier: The identifier for reuse, or `nil` for a cell that is not reused.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        storedReuseIdentifier = reuseIdentifier
        storedContentView = UIView()
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.standardRowHeight))
        assemble()
    }

    public required init?(coder: NSCoder) {
        style = coder.choice("UITableViewCellStyle", or: .default)
        storedReuseIdentifier = coder.string("UIReuseIdentifier")
        storedContentView = coder.anyObject("UIContentView") ?? UIView()
        super.init(coder: coder)
        assemble()
        restoreCell(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archiveCell(into: coder)
    }

    /// The parts of the cell are archived by name, and custom views are in the content view.
    override var archivedSubviews: [UIView] { [] }

    private func assemble() {
        // Rows move far more often than their contents change.
        layer.cachesRaster = true
        separator.isUserInteractionEnabled = false
        addSubview(storedContentView)
        addSubview(separator)
        storedContentView.frame = bounds
        storedContentView.preservesSuperviewLayoutMargins = true
    }

    /// The margins of the table's contents by default.
    override var standardLayoutMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: 11, leading: sideMargin, bottom: 11, trailing: sideMargin)
    }

    /// Creates a cell of the default style that is not reused.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    // MARK: Contents of the styles

    /// The image view at the start of the row, created when it is first accessed, or `nil` in the style
    /// `value2`.
    open var imageView: UIImageView? { storedImageView ?? makeImageView() }

    /// The label of the primary text, created when it is first accessed.
    open var textLabel: UILabel? { storedTextLabel ?? makeTextLabel() }

    /// The label of the secondary text, created when it is first accessed, or `nil` in the default style.
    open var detailTextLabel: UILabel? { storedDetailLabel ?? makeDetailLabel() }

    /// The font that the system has set for each label, so that a font of the app is recognized and kept.
    final var systemFonts: [ObjectIdentifier: UIFont] = [:]

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            applyFonts()
        }
        setNeedsUpdateConfiguration()
        setNeedsLayout()
    }

    // MARK: Accessories

    /// The accessory at the end of the row.
    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { accessoryDidChange() } }
    }

    /// The view that replaces the accessory of `accessoryType`.
    open var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { accessoryDidChange() } }
    }

    /// The accessory at the end of the row during editing.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
    }

    /// The view that replaces the accessory of `editingAccessoryType`.
    open var editingAccessoryView: UIView? {
        didSet { if editingAccessoryView !== oldValue { accessoryDidChange() } }
    }

    // MARK: Appearance

    /// The view behind the contents, which has the size of the cell.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView {
                backgroundConfiguration = nil
                insertSubview(backgroundView, at: 0)
            }
            setNeedsLayout()
        }
    }

    /// The view above the background of a selected or highlighted cell. By default it is the system's gray.
    open var selectedBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if selectedBackgroundView != nil { backgroundConfiguration = nil }
            updateHighlightFill(animated: false)
        }
    }

    /// The view that replaces `selectedBackgroundView` in tables with multiple selection.
    open var multipleSelectionBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if multipleSelectionBackgroundView != nil { backgroundConfiguration = nil }
            updateHighlightFill(animated: false)
        }
    }

    // MARK: Configurations

    /// The state on which the appearance of the cell depends. Override this property to add state of a
    /// subclass, and call super.
    open var configurationState: UICellConfigurationState { ownConfigurationState }

    /// Updates the cell for a new state. Override this method in cells that configure themselves, and call
    /// super.
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

    /// Called when the state has changed, before the cell is first displayed, and when the handler is set.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// The appearance of the cell when it is selected.
    open var selectionStyle = SelectionStyle.default {
        didSet { updateHighlightFill(animated: false) }
    }

    /// The indentation of the contents, in multiples of `indentationWidth`.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { setNeedsLayout() } }
    }

    /// The width of one level of indentation, in points.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }

    /// The insets of the separator, by default the table's. Only left and right are used, and they are
    /// exchanged in right-to-left layouts.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? shownSeparatorInset }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    final var ownSeparatorInset: UIEdgeInsets?

    /// The configuration of the contents. Setting it replaces the content view by the view that displays the
    /// configuration, without the labels and the image view of the style. Setting an equal configuration has
    /// no effect.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configuring?.content }
        set { if newValue != nil || configuring != nil { ensuredConfiguring.setContent(newValue) } }
    }

    /// The configuration of the background. Setting it sets `backgroundView`, `selectedBackgroundView` and
    /// `multipleSelectionBackgroundView` to `nil`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configuring?.background }
        set {
            guard newValue != nil || configuring?.background != nil else { return }
            ensuredConfiguring.setBackground(newValue)
            updateHighlightFill(animated: false)
        }
    }

    /// Whether the content configuration is updated automatically for the cell's state.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configuring?.updatesContent ?? true }
        set { ensuredConfiguring.updatesContent = newValue }
    }

    /// Whether the background configuration is updated automatically for the cell's state.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configuring?.updatesBackground ?? true }
        set { ensuredConfiguring.updatesBackground = newValue }
    }

    /// Returns an empty content configuration for the cell's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration { baseDefaultContentConfiguration() }

    /// Returns the background configuration for the table's style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        (table?.storedStyle ?? dequeuedFor ?? .plain) == .plain ? .listPlainCell() : .listGroupedCell()
    }

    /// Schedules an update of content and background for the cell's state before the next frame.
    open func setNeedsUpdateConfiguration() {
        guard !needsConfigurationUpdate else { return }
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    // MARK: State

    /// The row's editing style and its controls, which the table determines.
    final var editing = CellEditing() {
        didSet { if editing != oldValue, storedEditing { updateEditControls() } }
    }
    final var storedEditing = false
    final var storedShowingDeleteConfirmation = false
    final var editControl: EditControl?
    final var reorderGrip: ReorderGrip?
    /// The swipe actions beside the contents, as long as any is visible.
    final var swipe: SwipeSession?
    /// The state that was last passed to `willTransition(to:)`.
    final var announcedState: StateMask = []
    final var isInTransition = false
    private var storedSelected = false
    private var storedHighlighted = false

    /// Actions that assistive technologies offer in addition to the default action, by default the swipe actions
    /// of the row.
    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            guard let own = super.accessibilityCustomActions else { return swipeAccessibilityActions }
            // An app that sets no actions wants none.
            return own.isEmpty ? own : own + (swipeAccessibilityActions ?? [])
        }
        set { super.accessibilityCustomActions = newValue }
    }

    /// Whether the row is selected.
    open var isSelected: Bool {
        get { storedSelected }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether the row is highlighted, for example while it is touched.
    open var isHighlighted: Bool {
        get { storedHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Selects or deselects the cell. Override this method to change its appearance, and call super.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != storedSelected else { return }
        storedSelected = selected
        highlightDidChange(animated: animated)
    }

    /// Highlights or unhighlights the cell. Override this method to change its appearance, and call super.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != storedHighlighted else { return }
        storedHighlighted = highlighted
        highlightDidChange(animated: animated)
    }

    // MARK: Editing

    /// Whether the row is being edited.
    open var isEditing: Bool {
        get { storedEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing of the row. The table calls it. Override this method to change more than the
    /// controls, and call super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        changeEditing(editing, animated: animated)
    }

    /// The editing style of the row.
    open var editingStyle: EditingStyle { editing.style }

    /// Whether the delete button or a swipe action is visible.
    open var showingDeleteConfirmation: Bool { storedShowingDeleteConfirmation }

    /// Whether the row has a reorder control during editing. It has one if the data source allows moving the
    /// row.
    open var showsReorderControl: Bool {
        get { editing.isMovable || wantsReorderControl }
        set { wantsReorderControl = newValue }
    }
    private var wantsReorderControl = false

    /// Whether the contents are indented during editing, unless the delegate returns otherwise.
    open var shouldIndentWhileEditing = true

    /// Called before the cell shows or hides the controls in `state`.
    open func willTransition(to state: StateMask) {}

    /// Called when the cell shows exactly the controls in `state`.
    open func didTransition(to state: StateMask) {}

    /// Prepares the cell for another row. Override this method to reset state that other rows do not set,
    /// and call super.
    open func prepareForReuse() {}

    /// Whether the cell is displayed as selected or highlighted.
    final var showsHighlight: Bool { (storedSelected || storedHighlighted) && selectionStyle != .none }

    /// Whether this row or the one below is highlighted, so that no separator divides them.
    final var isBesideHighlightedRow = false {
        didSet { if isBesideHighlightedRow != oldValue { setNeedsLayout() } }
    }

    // MARK: Focus

    /// The indication of focus on the cell, by the system or by the app.
    open var focusStyle = FocusStyle.default

    open override var canBecomeFocused: Bool {
        guard let table, let path = table.baseIndexPath(for: self) else { return false }
        return table.canFocus(RowPath(path))
    }

    /// A ring inside the cell, unless the app indicates the focus itself.
    open override var focusEffect: UIFocusEffect? {
        get {
            if focusStyle == .custom { return nil }
            return focusSettings?.effect ?? FocusHaloView.effect(for: self)
        }
        set { super.focusEffect = newValue }
    }

    override func focusPressBegan() -> Bool {
        focusedControl?.focusPressBegan() ?? table?.pressFocusedRow(self) ?? false
    }

    override func focusPressEnded() {
        if let focusedControl { focusedControl.focusPressEnded() } else { table?.releaseFocusedRow(chooses: true) }
    }

    override func focusPressCancelled() {
        if let focusedControl { focusedControl.focusPressCancelled() } else { table?.releaseFocusedRow(chooses: false) }
    }

    override func focusKey(_ key: UIKey, _ modifiers: UIKeyModifierFlags) -> Bool {
        focusedControl?.focusKey(key, modifiers) ?? false
    }

    // MARK: Dragging

    /// Called when the row is lifted, dragged, or no longer dragged. Override this method to change the
    /// appearance, and call super.
    open func dragStateDidChange(_ dragState: DragState) {}

    /// Whether controls in the cell receive touches while the row is dragged.
    open var userInteractionEnabledWhileDragging = false

    // MARK: Layout

    open override func layoutSublayers(of layer: CALayer) {
        updateConfigurationIfNeeded()
        super.layoutSublayers(of: layer)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        configuring?.layOut()
        layoutCell()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingHeight(width: size.width))
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        var size = super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        // Constraints in the cell, such as those of a line at its bottom, do not relate the contents.
        if verticalFittingPriority != .required, autoLayoutState?.needsEngine == true, hasSeparateContents {
            size.height = max(size.height, fittingHeight(width: size.width))
        }
        return size
    }

    override func intrinsicContentSizeDidChange(of view: UIView) {
        // The texts determine the positions of the labels, which are in the content view but laid out by the
        // cell.
        if view === storedTextLabel || view === storedDetailLabel || view === storedImageView { setNeedsLayout() }
        guard let table, !isHidden, !needsMeasurement else { return }
        needsMeasurement = table.sizeDidChange(of: view, content: storedContentView, in: self)
    }

    override func constraintsOfSubviewDidChange() {
        guard let table, !isHidden, !needsMeasurement, table.selfSizingInvalidation == .enabledIncludingConstraints
        else {
            return
        }
        needsMeasurement = table.sizeDidChange(of: storedContentView, content: storedContentView, in: self)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        configuring?.tintColorDidChange()
        applyFonts()
    }
}
