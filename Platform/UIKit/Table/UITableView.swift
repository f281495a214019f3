internal import RowGeometry

/// A list of rows in sections. It loads the cells of visible rows only, regardless of the number of rows.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// The style of the table.
    open var style: Style { storedStyle }

    // MARK: State

    final let storedStyle: Style
    /// The heights and positions of all rows, as the data source last specified them.
    final var geometry = TableGeometry()
    private final weak var tableDelegate: (any UITableViewDelegate)?
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
    final var contextMenus: ItemContextMenu?
    final var storedEditing = false
    /// The row that is swiped open, or closing.
    final var swipe: SwipeSession?
    /// A touch that has swiped without an effect, and no longer selects its row.
    final weak var ineffectiveSwipeTouch: UITouch?

    /// Creates a table with a style.
    public init(frame: CGRect, style: Style) {
        storedStyle = style
        super.init(frame: frame)
        alwaysBounceVertical = true
        backgroundColor = standardBackground
        installGestures()
    }

    final var standardBackground: UIColor { storedStyle == .plain ? .systemBackground : .systemGroupedBackground }

    private func installGestures() {
        installMultipleSelection()
        installSwipeRecognizer()
        installContextMenus()
        installReordering()
    }

    /// Creates a plain table.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        storedStyle = coder.choice("UIStyle", or: .plain)
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
        didSet { if dataSource !== oldValue { performReload() } }
    }

    /// The object that customizes the behavior of the table.
    open var delegate: (any UITableViewDelegate)? {
        get { tableDelegate }
        set {
            storedDelegate = newValue
            performReload()
        }
    }

    final override func delegateDidChange() {
        tableDelegate = storedDelegate as? any UITableViewDelegate
    }

    /// Reloads the numbers of sections and rows, all heights and the visible cells, and removes the
    /// selection.
    open func reloadData() { performReload() }

    /// Reloads the data without calling an override of `reloadData()`, which only the app calls.
    final func performReload() {
        needsReload = true
        setNeedsLayout()
    }

    // MARK: Reuse

    /// Registers a nib whose only object is a cell for a reuse identifier, or unregisters it if `nib` is
    /// `nil`.
    ///
    /// The nib is parsed when the first cell is created. Traps if it contains other objects or if its cell
    /// has another identifier.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        baseRegister(nib, forCellReuseIdentifier: identifier)
    }

    /// Registers a nib whose only object is a `UITableViewHeaderFooterView` for a reuse identifier, or
    /// unregisters it if `nib` is `nil`.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        baseRegister(nib, forHeaderFooterViewReuseIdentifier: identifier)
    }

    /// Registers a class from which cells are created by `init(style: .default, reuseIdentifier:)`, or
    /// removes the registration (`nil`).
    ///
    /// - Precondition: The class is a subclass of `UITableViewCell`.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        baseRegister(cellClass, forCellReuseIdentifier: identifier)
    }

    /// Registers a class from which headers and footers are created by `init(reuseIdentifier:)`, or removes
    /// the registration (`nil`).
    ///
    /// - Precondition: The class is a subclass of `UITableViewHeaderFooterView`.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        baseRegister(aClass, forHeaderFooterViewReuseIdentifier: identifier)
    }

    /// Returns a recycled cell, or a new one of the class or the nib that is registered for the identifier,
    /// or `nil` if there is none.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        baseDequeueReusableCell(withIdentifier: identifier)
    }

    /// Returns a recycled or new cell that has the size of the row.
    ///
    /// - Precondition: A class or a nib is registered for the identifier.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    { baseDequeueReusableCell(withIdentifier: identifier, for: indexPath) }

    /// Returns a recycled header or footer, or a new one of the class or the nib that is registered for the
    /// identifier, or `nil` if there is none.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
        -> UITableViewHeaderFooterView?
    { baseDequeueReusableHeaderFooterView(withIdentifier: identifier) }

    // MARK: Rows and sections

    /// The number of sections that the data source has returned.
    open var numberOfSections: Int { baseNumberOfSections }

    /// Returns the number of rows that the data source has returned for a section.
    ///
    /// - Precondition: The section exists.
    open func numberOfRows(inSection section: Int) -> Int { baseNumberOfRows(inSection: section) }

    /// Returns the rectangle of a section with its header and footer.
    open func rect(forSection section: Int) -> CGRect { baseRect(forSection: section) }

    /// Returns the rectangle of a section's header at its resting position.
    open func rectForHeader(inSection section: Int) -> CGRect { baseRectForHeader(inSection: section) }

    /// Returns the rectangle of a section's footer at its resting position.
    open func rectForFooter(inSection section: Int) -> CGRect { baseRectForFooter(inSection: section) }

    /// Returns the rectangle of a row, or an empty one if the row does not exist.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { baseRectForRow(at: indexPath) }

    /// Returns the row at a point of the table, or `nil` if there is none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { baseIndexPathForRow(at: point) }

    /// Returns the row that a cell displays, or `nil` if it displays none.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { baseIndexPath(for: cell) }

    /// Returns the rows that intersect a rectangle, or `nil` if it is empty.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { baseIndexPathsForRows(in: rect) }

    /// Returns the cell that displays a row, or `nil` if the row is not visible.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { baseCellForRow(at: indexPath) }

    /// The visible cells, from top to bottom.
    open var visibleCells: [UITableViewCell] { baseVisibleCells }

    /// The visible rows, from top to bottom, or `nil` if there are none.
    open var indexPathsForVisibleRows: [IndexPath]? { baseIndexPathsForVisibleRows }

    /// Returns the header of a section if it is visible and of this class.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        baseHeaderView(forSection: section)
    }

    /// Returns the footer of a section if it is visible and of this class.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        baseFooterView(forSection: section)
    }

    // MARK: Scrolling to rows

    /// Scrolls to a row. An index path whose row is `NSNotFound` denotes the top of the section.
    ///
    /// - Precondition: The row exists.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        baseScrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }

    /// Scrolls to the selected row that is nearest to the center of the visible area.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        baseScrollToNearestSelectedRow(at: scrollPosition, animated: animated)
    }

    // MARK: Updates

    /// Performs several updates as one animated batch. The completion is called even if nothing changes.
    ///
    /// - Parameters:
    ///   - updates: A closure that calls the methods for inserting, deleting, reloading, and moving.
    ///   - completion: Called once when the animation has ended, with `false` if it was interrupted.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        basePerformBatchUpdates(updates, completion: completion)
    }

    /// Begins a batch of updates. Batches can be nested: the outermost `endUpdates()` performs the updates.
    open func beginUpdates() { baseBeginUpdates() }

    /// Ends a batch of updates.
    ///
    /// - Precondition: Each call matches a call of `beginUpdates()`, and the data source's row counts are
    ///   consistent with the updates.
    open func endUpdates() { baseEndUpdates() }

    /// Whether a batch of updates is open, or rows are displaced while one is dragged or a gap is open for a
    /// drop. Avoid calling `performReload()` in this state.
    open var hasUncommittedUpdates: Bool { pendingUpdates != nil || !displacedRows.isEmpty }

    /// Inserts rows. The index paths refer to the state after the batch.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        baseInsertRows(at: indexPaths, with: animation)
    }

    /// Deletes rows. The index paths refer to the state before the batch.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        baseDeleteRows(at: indexPaths, with: animation)
    }

    /// Reloads rows with new cells. The index paths refer to the state before the batch.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        baseReloadRows(at: indexPaths, with: animation)
    }

    /// Moves a row, which keeps its cell, from its index path before the batch to its index path after it.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        baseMoveRow(at: indexPath, to: newIndexPath)
    }

    /// Configures the existing cells of rows again. The index paths refer to the state before the batch.
    /// Rows without a cell are configured when they become visible.
    open func reconfigureRows(at indexPaths: [IndexPath]) { baseReconfigureRows(at: indexPaths) }

    /// Inserts sections. The indices refer to the state after the batch.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        baseInsertSections(sections, with: animation)
    }

    /// Deletes sections. The indices refer to the state before the batch.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        baseDeleteSections(sections, with: animation)
    }

    /// Reloads sections with their rows, headers, and footers. The indices refer to the state before the
    /// batch.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        baseReloadSections(sections, with: animation)
    }

    /// Moves a section from its index before the batch to its index after it.
    open func moveSection(_ section: Int, toSection newSection: Int) { baseMoveSection(section, toSection: newSection) }

    // MARK: Heights

    /// The height of each row, in points. With `automaticDimension` the cell determines it. The delegate's
    /// value takes precedence.
    open var rowHeight = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { performReload() } }
    }

    /// The estimated height of rows that have not been visible, in points. With `automaticDimension` it is
    /// the standard height. With 0 all heights are requested when the data is loaded.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { performReload() } }
    }

    /// The height of each header, in points. With `automaticDimension` the view or the title determines it.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { performReload() } }
    }

    /// The height of each footer, in points. With `automaticDimension` the view or the title determines it.
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { performReload() } }
    }

    /// The estimated height of headers that have not been visible, in points.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
        didSet { if estimatedSectionHeaderHeight != oldValue { performReload() } }
    }

    /// The estimated height of footers that have not been visible, in points.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension {
        didSet { if estimatedSectionFooterHeight != oldValue { performReload() } }
    }

    /// The changes of size for which a visible row is measured again and resized with an animation.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    /// The space above each header, in points. With `automaticDimension` it is 22 in plain tables and 0 in
    /// others.
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { performReload() } }
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

    /// The effect that separators have instead of their color alone, or `nil` for none. A vibrancy effect lightens or darkens
    /// what is behind the table, a blur effect shows its material.
    open var separatorEffect: UIVisualEffect? {
        didSet {
            guard separatorEffect != oldValue else { return }
            loadedRows.values.forEach { $0.setNeedsLayout() }
            setNeedsLayout()
        }
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
            if oldValue !== tableHeaderView, oldValue?.parentView === self { oldValue?.removeFromSuperview() }
            if let tableHeaderView { addSubview(tableHeaderView) }
            tableHeaderHeight = tableHeaderView?.frame.height ?? 0
            // The space above the first section depends on it.
            if hasLoaded, !needsReload, (oldValue == nil) != (tableHeaderView == nil), geometry.sectionCount > 0 {
                headers.remeasure(visibleSections: [0])
            }
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

    /// The first selected row, or `nil` if there is none.
    open var indexPathForSelectedRow: IndexPath? { selection.min()?.indexPath }

    /// The selected rows in order, or `nil` if there are none.
    open var indexPathsForSelectedRows: [IndexPath]? {
        selection.isEmpty ? nil : selection.sorted().map(\.indexPath)
    }

    /// Selects a row, or none (`nil`), and scrolls to it unless `scrollPosition` is `.none`. The delegate is
    /// not notified.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        baseSelectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Deselects a row. The delegate is not notified.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        baseDeselectRow(at: indexPath, animated: animated)
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
        swipeHit(super.hitTest(point, with: event))
    }

    // MARK: Section index

    /// The number of rows from which on the index is displayed.
    open var sectionIndexMinimumDisplayRowCount: Int {
        get { sectionIndex.minimumRowCount }
        set {
            sectionIndex.minimumRowCount = newValue
            setNeedsLayout()
        }
    }

    /// The color of the titles, or `nil` for the table's tint color.
    open var sectionIndexColor: UIColor? {
        get { sectionIndex.color }
        set {
            sectionIndex.color = newValue
            setNeedsLayout()
        }
    }

    /// The background color of the index while it is not touched, or `nil` for none.
    open var sectionIndexBackgroundColor: UIColor? {
        get { sectionIndex.backgroundColor }
        set {
            sectionIndex.backgroundColor = newValue
            setNeedsLayout()
        }
    }

    /// The background color of the index while it is touched, or `nil` for the color at other times.
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        get { sectionIndex.trackingBackgroundColor }
        set {
            sectionIndex.trackingBackgroundColor = newValue
            setNeedsLayout()
        }
    }

    /// Requests the titles of the index from the data source again.
    open func reloadSectionIndexTitles() {
        sectionIndex.needsTitles = true
        setNeedsLayout()
    }

    // MARK: Prefetching

    /// Whether rows are prefetched and cells prepared.
    open var isPrefetchingEnabled: Bool {
        get { prefetchesRows }
        set { prefetchesRows = newValue }
    }

    /// The object that is notified of rows that will probably be displayed soon. It is not retained.
    open var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        get { prefetching.dataSource }
        set {
            guard newValue !== prefetching.dataSource else { return }
            prefetching.dataSource = newValue
            prefetching.outstanding = []
            prefetching.lastState = nil
            setNeedsLayout()
        }
    }

    // MARK: Dragging and dropping

    /// The delegate that provides the items of rows. Without a delegate no row can be dragged.
    open weak var dragDelegate: (any UITableViewDragDelegate)? {
        get { dragAndDropIfLoaded?.dragDelegate }
        set { dragAndDrop.dragDelegate = newValue }
    }

    /// The delegate that accepts drops. Without a delegate only rows of the table can be dropped, which the
    /// data source moves.
    open weak var dropDelegate: (any UITableViewDropDelegate)? {
        get { dragAndDropIfLoaded?.dropDelegate }
        set { dragAndDrop.dropDelegate = newValue }
    }

    /// Whether rows can be dragged if there is a drag delegate.
    open var dragInteractionEnabled: Bool {
        get { dragAndDropIfLoaded?.isDragEnabled ?? true }
        set { dragAndDrop.isDragEnabled = newValue }
    }

    /// Whether rows of the table are being dragged.
    open var hasActiveDrag: Bool { dragAndDropIfLoaded?.source?.session != nil }

    /// Whether something that the table may accept is being dragged over it.
    open var hasActiveDrop: Bool { dragAndDropIfLoaded?.hasActiveDrop ?? false }

    /// Whether a row is selected when a drag rests on it.
    open var isSpringLoaded: Bool {
        get { springLoadsRows }
        set { springLoadsRows = newValue }
    }

    // MARK: Presentation values

    /// Runs a closure in which `rectForRow(at:)`, `cellForRow(at:)`, `indexPath(for:)`,
    /// `indexPathForRow(at:)`, `indexPathsForVisibleRows` and `numberOfRows(inSection:)` count displayed
    /// rows, including gaps and placeholders.
    open func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
        let before = displacedRows.usesPresentationValues
        displacedRows.usesPresentationValues = true
        actionsToTranslate()
        displacedRows.usesPresentationValues = before
    }

    /// Returns the index of a section, which is the same in the data source and in the presentation, or
    /// `NSNotFound`.
    open func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
        loadIfNeeded()
        return (0..<geometry.sectionCount).contains(dataSourceSectionIndex) ? dataSourceSectionIndex : NSNotFound
    }

    /// Returns the index of a section, which is the same in the presentation and in the data source, or
    /// `NSNotFound`.
    open func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
        self.presentationSectionIndex(forDataSourceSectionIndex: presentationSectionIndex)
    }

    /// Returns the displayed path of a row of the data source, counting gaps and placeholders. A row that is
    /// being moved is in its gap.
    open func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        loadIfNeeded()
        return dataSourceIndexPath.flatMap { displayedPath(of: RowPath($0)) }?.indexPath
    }

    /// Returns the row of the data source that is displayed at a path, counting gaps and placeholders. The
    /// gap of a row that is being moved denotes that row.
    open func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        loadIfNeeded()
        return presentationIndexPath.flatMap { dataPath(presentedAt: RowPath($0)) }?.indexPath
    }

    // MARK: Context menus

    /// The interaction that presents the context menus of rows.
    open var contextMenuInteraction: UIContextMenuInteraction? {
        interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first { $0.delegate === contextMenus }
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
        currentWindow?.screen.input?.pointer.contentDidMove()
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

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if sectionIndex.bar != nil { setNeedsLayout() }
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        // Floating headers and footers, and the section index, are laid out within the insets.
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            remeasure()
        }
    }

    open override class var objcMembers: [ObjCMember] { super.objcMembers + tableViewMembers }
}
