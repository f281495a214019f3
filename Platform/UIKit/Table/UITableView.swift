internal import RowGeometry

/// A list of rows in sections. It asks its data source for what is on the screen and no more, however many rows there
/// are.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// The look of the table.
    public final let style: Style

    // MARK: State

    /// Which row is at which height; what the data source said when it was last asked.
    final var geometry = TableGeometry()
    final var needsReload = true
    final var hasLoaded = false
    final var loadedRows: [RowPath: UITableViewCell] = [:]
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
    /// Whether the focus moves only to select rows up to where it goes.
    final var focusExtends = false
    final var pendingUpdates: PendingUpdates?
    /// What went in updates, and is still on its way out.
    final var leavingViews: [RemovedView] = []
    /// Whether rows that are seen no more keep their cells, since their way out is to be shown.
    final var keepsUnseenRows = false
    /// The row that stays where it is on the screen while an update is carried out.
    final var pinnedAnchor: (path: RowPath, y: CGFloat)?
    final var reconfiguredCell: UITableViewCell?
    final var measuredWidth: CGFloat = 0
    /// Whether something that is seen has come to need another height, and whether it goes there animated.
    final var hasStaleSizes = false
    final var animatesStaleSizes = true
    final var prefetching = RowPrefetching()
    final var sectionIndex = SectionIndex()
    private var ownSeparatorInset: UIEdgeInsets?
    final var fillerRows: FillerRows?
    private(set) final lazy var displacedRows = DisplacedRows(self)
    /// The feature that drags rows out of the table and drops items into it, if it is used.
    final weak var dragObserver: (any TableDragObserver)?
    final var contextMenus: TableContextMenu?
    final var storesEditing = false
    /// The row that is swiped open, or on its way back.
    final var swipe: SwipeSession?
    /// A finger that has swiped where there is nothing to be swiped: it does not come to mean its row any more.
    final weak var spentTouch: UITouch?

    /// Makes a table.
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

    /// Makes a plain table.
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

    /// Rows and headers come from the data source again.
    override var archivedSubviews: [UIView] { [] }

    // MARK: Data

    /// What the table shows.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    /// How the table behaves.
    open var delegate: (any UITableViewDelegate)? {
        get { storedDelegate as? any UITableViewDelegate }
        set {
            storedDelegate = newValue
            reloadData()
        }
    }

    /// Asks for everything anew: how many sections and rows there are, their heights, and the cells that are seen.
    /// The selection is gone.
    open func reloadData() {
        needsReload = true
        setNeedsLayout()
    }

    // MARK: Heights

    /// The height of each row in points; automatic asks the cell. The delegate's word comes first.
    open var rowHeight = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { reloadData() } }
    }

    /// About how high a row is, in points, until it is seen; automatic is the standard height. With 0 all heights are
    /// asked when the data is loaded.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { reloadData() } }
    }

    /// The height of each header in points; automatic asks the view, or makes room for the title.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { reloadData() } }
    }

    /// The height of each footer in points; automatic asks the view, or makes room for the title.
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { reloadData() } }
    }

    /// About how high a header is, in points, until it is seen.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
        didSet { if estimatedSectionHeaderHeight != oldValue { reloadData() } }
    }

    /// About how high a footer is, in points, until it is seen.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension {
        didSet { if estimatedSectionFooterHeight != oldValue { reloadData() } }
    }

    /// Whose change of size makes the table ask a visible row for its height again, animated.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    /// The room in points above each header; automatic is 22 in plain tables and none in others.
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { reloadData() } }
    }

    // MARK: Look

    /// Whether lines divide the rows.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { if separatorStyle != oldValue { updateSectionPositions() } }
    }

    /// The colour of the lines; nil is the system's.
    open var separatorColor: UIColor? {
        didSet { loadedRows.values.forEach { $0.setNeedsLayout() } }
    }

    /// The insets of the lines, of which left and right count; from right to left they are flipped. Until they are set, lines begin
    /// with the cells' text.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
        set {
            ownSeparatorInset = newValue
            loadedRows.values.forEach { $0.setNeedsLayout() }
        }
    }

    /// From where `separatorInset` counts.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
        didSet { loadedRows.values.forEach { $0.setNeedsLayout() } }
    }

    /// The height in points of the rows that a plain table draws below its last one to fill the screen: lines and nothing
    /// else. Automatic takes the rows' height; 0, the default since iOS 15, draws none.
    open var fillerRowHeight: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    /// Whether the contents of cells keep to a width at which text is comfortable to read, where the table is wider.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { marginsDidChange() }
    }

    /// Whether the contents of cells, headers and footers keep clear of what the safe area leaves out.
    open var insetsContentViewsToSafeArea = true {
        didSet { marginsDidChange() }
    }

    final var hasOwnSeparatorInset: Bool { ownSeparatorInset != nil }

    /// What lies behind the rows, as large as the table. It does not scroll.
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

    /// What stands above all sections and scrolls with them. Its height is its frame's.
    open var tableHeaderView: UIView? {
        didSet {
            // It may be elsewhere by now.
            if oldValue !== tableHeaderView, oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let tableHeaderView { addSubview(tableHeaderView) }
            tableHeaderHeight = tableHeaderView?.frame.height ?? 0
            setNeedsLayout()
        }
    }

    /// What stands below all sections and scrolls with them. Its height is its frame's.
    open var tableFooterView: UIView? {
        didSet {
            if oldValue !== tableFooterView { oldValue?.removeFromSuperview() }
            if let tableFooterView { addSubview(tableFooterView) }
            setNeedsLayout()
        }
    }

    /// Where the sections begin.
    final var tableHeaderHeight: CGFloat = 0

    // MARK: Selection

    /// Whether rows can be selected.
    open var allowsSelection = true

    /// Whether several rows can be selected at once.
    open var allowsMultipleSelection = false {
        didSet {
            trimSelection()
        }
    }

    // MARK: Editing

    /// Whether the table is being edited: rows can be deleted, inserted and moved by hand. So it is, too, while a row is
    /// swiped open.
    open var isEditing: Bool {
        get { storesEditing || swipe.map { !$0.isClosing && $0.cause == .finger } ?? false }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing. Whatever was selected is not any more.
    open func setEditing(_ editing: Bool, animated: Bool) {
        changeEditing(editing, animated: animated)
    }

    /// Whether rows can be selected while the table is edited.
    open var allowsSelectionDuringEditing = false

    /// Whether several rows can be selected while the table is edited: they are checked instead of deleted or inserted.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet {
            guard allowsMultipleSelectionDuringEditing != oldValue, storesEditing else { return }
            editingRulesDidChange()
        }
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        // While a row is open, a touch elsewhere closes it and does nothing else.
        guard let swipe, !swipe.isClosing, let hit, !hit.isDescendant(of: swipe.actionsView) else { return hit }
        return self
    }

    // MARK: Focus

    /// Whether rows can be focused: gone to by the keys of a keyboard. The delegate's word comes first.
    open var allowsFocus = true

    /// Whether rows can be focused while the table is edited.
    open var allowsFocusDuringEditing = true

    /// Whether a row is selected as soon as it is focused.
    open var selectionFollowsFocus = false

    /// Whether the focus, when it comes to the table, goes to the row that had it the last time.
    open var remembersLastFocusedIndexPath = false

    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        preferredFocusPath.flatMap { cellToFocus(at: $0) }.map { [$0] } ?? []
    }

    /// A table's rows are a group, unless it is set to be part of another.
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

    override func moveFocus(_ step: FocusStep, from view: UIView, extends: Bool) -> Bool {
        moveFocusByKey(step, from: view, extends: extends)
    }

    override func focusKey(_ key: UIKey, _ modifiers: UIKeyModifierFlags) -> Bool { useFocusKey(key, modifiers) }

    // MARK: Layout

    /// The height of a row must not depend on its distance from the edges of the table, which it passes as it scrolls.
    override var passesVerticalMarginsToSubviews: Bool { false }

    private func marginsDidChange() {
        for view in Array(loadedRows.values) + Array(headers.views.values) + Array(footers.views.values) {
            view.setNeedsLayout()
        }
        remeasure()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        closeSwipeIfScrolled()
        resizeStaleViews()
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
