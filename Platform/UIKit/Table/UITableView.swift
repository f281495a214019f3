internal import RowGeometry

/// A list of rows in sections. It loads the cells of visible rows only, regardless of the number of rows.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// The style of the table.
    public final let style: Style

    // MARK: State

    /// The heights and positions of all rows, as the data source last specified them.
    final var geometry = TableGeometry()
    final var needsReload = true
    final var hasLoaded = false
    final var loadedRows = SortedDictionary<RowPath, UITableViewCell>()
    private(set) final lazy var headers = SectionHeaders(of: self)
    private(set) final lazy var footers = SectionFooters(of: self)
    final var cells = ReusePool<UITableViewCell>()
    /// The rows that exist as long as the table, if a storyboard declares them.
    final var staticContent: StaticTableContent?
    final var headersAndFooters = ReusePool<UITableViewHeaderFooterView>()
    final var selection: Set<RowPath> = []
    final var touchedRow: TouchedRow?
    final var selecting = SelectionState()
    final var focus = TableFocus()
    /// Whether moving the focus extends the selection up to the focused row.
    final var focusExtends = false
    final var pendingUpdates: PendingUpdates?
    /// The views of deleted rows and sections that are still animated out.
    final var removedViews: [RemovedView] = []
    /// Whether rows that are no longer visible keep their cells, because their exit is about to be animated.
    final var keepsOffscreenCells = false
    /// The row that remains at its position on the screen during an update.
    final var pinnedAnchor: (path: RowPath, y: CGFloat)?
    final var reconfiguredCell: UITableViewCell?
    final var measuredWidth: CGFloat = 0
    /// Whether visible rows, headers or footers have to be measured again, and whether their resizing is
    /// animated.
    final var hasInvalidSizes = false
    final var animatesInvalidSizes = true
    final var prefetching = RowPrefetching()
    final var sectionIndex = SectionIndex()
    private var ownSeparatorInset: UIEdgeInsets?
    final var fillerRows: FillerRows?
    private(set) final lazy var displacedRows = DisplacedRows(self)
    /// The feature that drags rows out of the table and drops items into it, if it is used.
    final weak var dragObserver: (any TableDragObserver)?
    final var contextMenus: TableContextMenu?
    final var storedEditing = false
    /// The row that is swiped open, or closing.
    final var swipe: SwipeSession?
    /// A touch that has swiped without an effect, and no longer selects its row.
    final weak var ineffectiveSwipeTouch: UITouch?

    /// Creates a table with a style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        alwaysBounceVertical = true
        backgroundColor = standardBackground
        installGestures()
    }

    final var standardBackground: UIColor { style == .plain ? .systemBackground : .systemGroupedBackground }

    private func installGestures() {
        installMultipleSelection()
        installSwiping()
        installContextMenus()
        installReordering()
    }

    /// Creates a plain table.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        style = coder.choice("UIStyle", or: .plain)
        super.init(coder: coder)
        restoreTable(from: coder)
        installGestures()
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archiveTable(into: coder)
    }

    /// Rows and headers are loaded from the data source again.
    override var archivedSubviews: [UIView] { [] }

    // MARK: Data

    /// The object that provides the rows.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    /// The object that customizes the behavior of the table.
    open var delegate: (any UITableViewDelegate)? {
        get { storedDelegate as? any UITableViewDelegate }
        set {
            storedDelegate = newValue
            reloadData()
        }
    }

    /// Reloads the numbers of sections and rows, all heights and the visible cells, and removes the
    /// selection.
    open func reloadData() {
        needsReload = true
        setNeedsLayout()
    }

    // MARK: Heights

    /// The height of each row, in points. With `automaticDimension` the cell determines it. The delegate's
    /// value takes precedence.
    open var rowHeight = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { reloadData() } }
    }

    /// The estimated height of rows that have not been visible, in points. With `automaticDimension` it is
    /// the standard height. With 0 all heights are requested when the data is loaded.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { reloadData() } }
    }

    /// The height of each header, in points. With `automaticDimension` the view or the title determines it.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { reloadData() } }
    }

    /// The height of each footer, in points. With `automaticDimension` the view or the title determines it.
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { reloadData() } }
    }

    /// The estimated height of headers that have not been visible, in points.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
        didSet { if estimatedSectionHeaderHeight != oldValue { reloadData() } }
    }

    /// The estimated height of footers that have not been visible, in points.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension {
        didSet { if estimatedSectionFooterHeight != oldValue { reloadData() } }
    }

    /// The changes of size for which a visible row is measured again and resized with an animation.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    /// The space above each header, in points. With `automaticDimension` it is 22 in plain tables and 0 in
    /// others.
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { reloadData() } }
    }

    // MARK: Appearance

    /// The style of the separators between rows.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { if separatorStyle != oldValue { updateSectionPositions() } }
    }

    /// The color of the separators. `nil` is the system's color.
    open var separatorColor: UIColor? = .separator {
        didSet { loadedRows.values.forEach { $0.setNeedsLayout() } }
    }

    /// The insets of the separators. Only left and right are used, and they are exchanged in right-to-left
    /// layouts. By default separators begin at the cells' text.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
        set {
            ownSeparatorInset = newValue
            loadedRows.values.forEach { $0.setNeedsLayout() }
        }
    }

    /// The edges from which `separatorInset` is measured.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
        didSet { loadedRows.values.forEach { $0.setNeedsLayout() } }
    }

    /// The height of the empty rows with separators that fill a plain table below its last row, in points.
    /// With `automaticDimension` it is the height of rows. The default, since iOS 15, is 0, which draws
    /// none.
    open var fillerRowHeight: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    /// Whether the contents of cells are limited to a readable width in wide tables.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { marginsDidChange() }
    }

    /// Whether the contents of cells, headers and footers are inset to the safe area.
    open var insetsContentViewsToSafeArea = true {
        didSet { marginsDidChange() }
    }

    final var hasOwnSeparatorInset: Bool { ownSeparatorInset != nil }

    /// The view behind the rows. It has the size of the table and does not scroll.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView {
                insertSubview(backgroundView, at: 0)
                // Behind a refresh control, which is behind the rows.
                backgroundView.layer.zPosition = -2
            }
            setNeedsLayout()
        }
    }

    /// The view above all sections, which scrolls with them. Its frame determines its height.
    open var tableHeaderView: UIView? {
        didSet {
            // It may have been moved to another superview.
            if oldValue !== tableHeaderView, oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let tableHeaderView { addSubview(tableHeaderView) }
            tableHeaderHeight = tableHeaderView?.frame.height ?? 0
            edgeViewsDidChange()
        }
    }

    /// The view below all sections, which scrolls with them. Its frame determines its height.
    open var tableFooterView: UIView? {
        didSet {
            if oldValue !== tableFooterView { oldValue?.removeFromSuperview() }
            if let tableFooterView { addSubview(tableFooterView) }
            edgeViewsDidChange()
        }
    }

    private func edgeViewsDidChange() {
        if hasLoaded, !needsReload { updateContentSize() }
        setNeedsLayout()
    }

    /// The offset of the first section, in points.
    final var tableHeaderHeight: CGFloat = 0

    // MARK: Selection

    /// Whether rows can be selected.
    open var allowsSelection = true

    /// Whether more than one row can be selected.
    open var allowsMultipleSelection = false {
        didSet {
            trimSelection()
        }
    }

    // MARK: Editing

    /// Whether the table is being edited, so that the user can delete, insert and move rows. Also `true`
    /// while the user has swiped a row open.
    open var isEditing: Bool {
        get { storedEditing || swipe.map { !$0.isClosing && $0.cause == .finger } ?? false }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing, and removes the selection.
    open func setEditing(_ editing: Bool, animated: Bool) {
        changeEditing(editing, animated: animated)
    }

    /// Whether rows can be selected during editing.
    open var allowsSelectionDuringEditing = false

    /// Whether more than one row can be selected during editing. Rows then have checkmarks instead of
    /// controls for deletion and insertion.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet {
            guard allowsMultipleSelectionDuringEditing != oldValue, storedEditing else { return }
            editingRulesDidChange()
        }
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        // While a row is swiped open, a touch elsewhere only closes it.
        guard let swipe, !swipe.isClosing, let hit, !hit.isDescendant(of: swipe.actionsView) else { return hit }
        return self
    }

    // MARK: Focus

    /// Whether rows can be focused with the keyboard. The delegate's value takes precedence.
    open var allowsFocus = true

    /// Whether rows can be focused during editing.
    open var allowsFocusDuringEditing = true

    /// Whether a row is selected when it is focused.
    open var selectionFollowsFocus = false

    /// Whether the focus returns to the last focused row when it moves to the table.
    open var remembersLastFocusedIndexPath = false

    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        preferredFocusPath.flatMap { cellToFocus(at: $0) }.map { [$0] } ?? []
    }

    /// The rows form a focus group of their own unless another identifier is set.
    open override var focusGroupIdentifier: String? {
        get { super.focusGroupIdentifier ?? "table \(ObjectIdentifier(self).hashValue)" }
        set { super.focusGroupIdentifier = newValue }
    }

    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        super.shouldUpdateFocus(in: context)
            && delegate?.tableView(self, shouldUpdateFocusIn: UITableViewFocusUpdateContext(context, in: self)) ?? true
    }

    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        focusDidUpdate(context, coordinator)
    }

    override func moveFocus(_ step: FocusMovement, from view: UIView, extends: Bool) -> Bool {
        moveFocusByKey(step, from: view, extends: extends)
    }

    override func focusKey(_ key: UIKey, _ modifiers: UIKeyModifierFlags) -> Bool { useFocusKey(key, modifiers) }

    // MARK: Layout

    /// The height of a row must not depend on its distance from the edges of the table, which it passes as it scrolls.
    override var passesVerticalMarginsToSubviews: Bool { false }

    private func marginsDidChange() {
        for view in loadedRows.values + headers.views.values + footers.views.values {
            view.setNeedsLayout()
        }
        remeasure()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        closeSwipeIfScrolled()
        resizeInvalidatedViews()
        layoutTable()
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if isSwiping { return closeSwipe(animated: true) }
        beginTouch(touches)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        moveTouch(touches)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        endTouch(touches, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        cancelTouch()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            remeasure()
        }
    }
}
