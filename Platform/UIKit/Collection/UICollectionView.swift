internal import RowGeometry

/// A view of items that a layout arranges freely. It loads the cells of visible items only, regardless of the
/// number of items.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    // MARK: State

    final var storedLayout: UICollectionViewLayout
    private final weak var collectionDelegate: (any UICollectionViewDelegate)?
    final var needsReload = true
    final var hasLoaded = false
    /// The numbers of items by section, as the data source last returned them.
    final var itemCounts: [Int] = []
    /// Whether the layout has to be prepared before it is used.
    final var needsPreparation = true
    /// Whether the layout has been prepared since it was set.
    final var hasPrepared = false
    /// The attributes of the elements in and near the visible area.
    final var band = AttributeBand()
    /// The distance by which contexts have adjusted the offset since the layout was last prepared.
    final var offsetAdjustment = CGPoint.zero
    /// Whether elements have determined sizes that the layout has not used yet.
    final var hasNewSizes = false
    /// The elements whose views have been loaded and measured since the layout was last prepared.
    final var measuredElements: Set<CollectionElement> = []
    /// The item that keeps its position on the screen during an update.
    final var pinnedAnchor: Anchor?
    final var loadedCells = SortedDictionary<RowPath, UICollectionViewCell>()
    /// The supplementary and decoration views that are loaded.
    final var loadedViews: [CollectionElement: UICollectionReusableView] = [:]
    /// The loaded elements that the delegate has not been notified of.
    final var undisplayed: [CollectionElement] = []
    final var cells = ReusePool<UICollectionViewCell>()
    /// The supplementary views by kind.
    final var supplementaryViews: [String: ReusePool<UICollectionReusableView>] = [:]
    /// The attributes of the element whose view the data source is creating.
    final var requestedAttributes: UICollectionViewLayoutAttributes?
    /// Whether views of visible elements have to be measured again.
    final var hasInvalidSizes = false
    /// Whether the next measurement of views resizes them with an animation.
    final var animatesInvalidSizes = true
    /// Whether the size of the collection view has changed inside an animation block.
    final var hasAnimatedBoundsChange = false
    final var interactiveTransition: InteractiveLayoutTransition?
    final var isLayingOut = false
    /// Whether a mirrored layout has been scrolled to its right edge, where it begins.
    final var hasScrolledToStart = false
    final var selection: Set<RowPath> = []
    final var touchedItem: TouchedRow?
    final var selecting = SelectionState()
    final var focus = CollectionFocus()
    final var pendingUpdates: PendingItemUpdates?
    /// The change whose initial and final attributes are being determined.
    final var transition: LayoutTransition?
    /// The views of deleted elements that are still animated out.
    final var removedElements: [RemovedElement] = []
    /// Whether views of elements that are no longer visible remain, because their exit is about to be animated.
    final var keepsOffscreenViews = false
    final var reconfiguredCell: UICollectionViewCell?
    final var prefetching = ItemPrefetching()
    final var contextMenus: ItemContextMenu?
    /// The row of a list that is swiped open, or closing.
    final var swipe: SwipeSession?
    /// A touch that has swiped without an effect, and no longer selects its item.
    final weak var ineffectiveSwipeTouch: UITouch?
    /// Whether the recognizer of swipes has been added, which only lists with swipe actions need.
    final var hasSwipeRecognizer = false
    /// The movement of an item by the user.
    final var movement: InteractiveMovement?
    final var indexTitles = CollectionIndexTitles()
    /// The gaps and placeholders that the layout contains in addition to the items of the data source.
    final var displacement = ItemDisplacement()
    /// The placeholders that are displayed, by identifier.
    final var placeholders: [Int: DropPlaceholderItem] = [:]
    final var lastPlaceholderID = RowDisplacement.dropGap
    /// The placeholder that an update replaces by an item.
    final var committedPlaceholder: Int?
    /// Whether index paths that are passed to and returned from the collection view are those of the layout.
    final var usesLayoutPaths = false
    final var dragAndDropIfLoaded: CollectionDragAndDrop?

    /// Creates a collection view.
    ///
    /// - Parameters:
    ///   - frame: The frame.
    ///   - layout: The layout, which arranges the items.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        storedLayout = layout
        super.init(frame: frame)
        layout.storedCollectionView = self
        installContextMenus()
        installMultipleSelection()
    }

    public required init?(coder: NSCoder) {
        let layout: UICollectionViewLayout? = coder.anyObject("UICollectionLayout")
        storedLayout = layout ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
        storedLayout.storedCollectionView = self
        restoreCollection(from: coder)
        installContextMenus()
        installMultipleSelection()
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archiveCollection(into: coder)
    }

    /// Cells and supplementary views are loaded from the data source again.
    override var archivedSubviews: [UIView] { [] }

    // MARK: Data

    /// The object that provides the items.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { performReload() } }
    }

    /// The object that customizes the behavior of the collection view.
    open var delegate: (any UICollectionViewDelegate)? {
        get { collectionDelegate }
        set { storedDelegate = newValue }
    }

    final override func delegateDidChange() {
        collectionDelegate = storedDelegate as? any UICollectionViewDelegate
    }

    /// Reloads the numbers of sections and items, the layout and the visible cells, and removes the selection.
    open func reloadData() { performReload() }

    /// Reloads the data without calling an override of `reloadData()`, which only the app calls.
    final func performReload() {
        needsReload = true
        setNeedsLayout()
    }

    /// The number of sections that the data source has returned.
    open var numberOfSections: Int { baseNumberOfSections }

    /// Returns the number of items that the data source has returned for a section.
    ///
    /// - Precondition: The section exists.
    open func numberOfItems(inSection section: Int) -> Int { baseNumberOfItems(inSection: section) }

    // MARK: Reuse

    /// Registers a class from which cells are created by `init(frame:)`, or removes the registration (`nil`).
    ///
    /// - Precondition: The class is a subclass of `UICollectionViewCell`.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        baseRegister(cellClass, forCellWithReuseIdentifier: identifier)
    }

    /// Registers a nib whose only object is a cell for a reuse identifier, or removes the registration
    /// (`nil`).
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        baseRegister(nib, forCellWithReuseIdentifier: identifier)
    }

    /// Registers a class from which supplementary views of a kind are created by `init(frame:)`, or removes
    /// the registration (`nil`).
    ///
    /// - Precondition: The class is a subclass of `UICollectionReusableView`.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) { baseRegister(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier) }

    /// Registers a nib whose only object is a supplementary view of a kind, or removes the registration
    /// (`nil`).
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { baseRegister(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) }

    /// Returns a recycled or new cell that has the attributes of the item.
    ///
    /// - Precondition: A class or a nib is registered for the identifier.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    { baseDequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) }

    /// Returns a recycled or new supplementary view that has the attributes of the element.
    ///
    /// - Precondition: A class or a nib is registered for the kind and the identifier.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        baseDequeueReusableSupplementaryView(ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
    }

    // MARK: Layout

    /// The layout, which arranges the items. A new layout applies without animation before the next frame.
    open var collectionViewLayout: UICollectionViewLayout {
        get { storedLayout }
        set { replaceLayout(by: newValue) }
    }

    /// Changes to another layout, with an animation of the visible elements.
    ///
    /// - Parameters:
    ///   - layout: The new layout.
    ///   - animated: Whether the change is animated.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        baseSetCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Changes to another layout, with an animation of the visible elements.
    ///
    /// - Parameters:
    ///   - layout: The new layout.
    ///   - animated: Whether the change is animated.
    ///   - completion: Called when the animation has ended, with `false` if it was interrupted.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) { baseSetCollectionViewLayout(layout, animated: animated, completion: completion) }

    /// Replaces the layout by one between it and another layout, whose progress a gesture determines. Set
    /// `transitionProgress` of the returned layout.
    ///
    /// - Parameters:
    ///   - layout: The layout at the end of the transition.
    ///   - completion: Called when the animation after the end of the transition has ended, with whether it
    ///     has not been interrupted, and whether the transition was finished instead of canceled.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout { baseStartInteractiveTransition(to: layout, completion: completion) }

    /// Ends the interactive transition with an animation to the new layout.
    ///
    /// - Precondition: An interactive transition has been started.
    open func finishInteractiveTransition() { endInteractiveTransition(finishes: true) }

    /// Ends the interactive transition with an animation back to the previous layout.
    ///
    /// - Precondition: An interactive transition has been started.
    open func cancelInteractiveTransition() { endInteractiveTransition(finishes: false) }

    /// Returns the attributes of an item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        baseLayoutAttributesForItem(at: indexPath)
    }

    /// Returns the attributes of a supplementary view.
    open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { baseLayoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath) }

    /// The changes of size for which a visible view is measured again.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: Visible elements

    /// Returns the item at a point of the content, or `nil` if there is none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { baseIndexPathForItem(at: point) }

    /// Returns the item that a cell displays, or `nil` if it displays none.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { baseIndexPath(for: cell) }

    /// Returns the cell that displays an item, or `nil` if the item is not visible.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { baseCellForItem(at: indexPath) }

    /// The visible cells.
    open var visibleCells: [UICollectionViewCell] { baseVisibleCells }

    /// The visible items.
    open var indexPathsForVisibleItems: [IndexPath] { baseIndexPathsForVisibleItems }

    /// Returns a supplementary view, or `nil` if it is not visible.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    { baseSupplementaryView(forElementKind: elementKind, at: indexPath) }

    /// Returns the visible supplementary views of a kind.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        baseVisibleSupplementaryViews(ofKind: elementKind).map(\.view)
    }

    /// Returns the index paths of the visible supplementary views of a kind.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        baseVisibleSupplementaryViews(ofKind: elementKind).map(\.path)
    }

    // MARK: Scrolling

    /// Scrolls to an item. With an empty position, it scrolls by the minimum distance that makes the item
    /// visible.
    ///
    /// - Precondition: The item exists.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        baseScrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            boundsWillChange(to: newValue)
            super.bounds = newValue
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            boundsWillChange(to: CGRect(origin: storedLayer.bounds.origin, size: newValue.size))
            super.frame = newValue
        }
    }

    // MARK: Updates

    /// Performs several updates as one animated batch. The completion is called even if nothing changes.
    ///
    /// - Parameters:
    ///   - updates: A closure that calls the methods for inserting, deleting, reloading, and moving.
    ///   - completion: Called once when the animation has ended, with `false` if it was interrupted.
    /// - Precondition: The data source's numbers of items are consistent with the updates.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        basePerformBatchUpdates(updates, completion: completion)
    }

    /// Whether a batch of updates is open, an item is being moved, or a gap or a placeholder is displayed. Avoid calling `reloadData()` in this
    /// state.
    open var hasUncommittedUpdates: Bool { pendingUpdates != nil || movement != nil || !displacement.isEmpty }

    /// Inserts items. The index paths refer to the state after the batch.
    open func insertItems(at indexPaths: [IndexPath]) { baseInsertItems(at: indexPaths) }

    /// Deletes items. The index paths refer to the state before the batch.
    open func deleteItems(at indexPaths: [IndexPath]) { baseDeleteItems(at: indexPaths) }

    /// Reloads items with new cells. The index paths refer to the state before the batch.
    open func reloadItems(at indexPaths: [IndexPath]) { baseReloadItems(at: indexPaths) }

    /// Moves an item, which keeps its cell, from its index path before the batch to its index path after it.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        baseMoveItem(at: indexPath, to: newIndexPath)
    }

    /// Configures the existing cells of items again. The index paths refer to the state before the batch.
    /// Items without a cell are configured when they become visible.
    open func reconfigureItems(at indexPaths: [IndexPath]) { baseReconfigureItems(at: indexPaths) }

    /// Inserts sections. The indices refer to the state after the batch.
    open func insertSections(_ sections: IndexSet) { baseInsertSections(sections) }

    /// Deletes sections. The indices refer to the state before the batch.
    open func deleteSections(_ sections: IndexSet) { baseDeleteSections(sections) }

    /// Reloads sections with their items and supplementary views. The indices refer to the state before the
    /// batch.
    open func reloadSections(_ sections: IndexSet) { baseReloadSections(sections) }

    /// Moves a section from its index before the batch to its index after it.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        baseMoveSection(section, toSection: newSection)
    }

    // MARK: Interactive movement

    /// Begins to move an item if the data source allows it. Call this when a gesture begins.
    ///
    /// - Returns: Whether the item can be moved.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        baseBeginInteractiveMovement(at: indexPath)
    }

    /// Moves the center of the moved item to a point of the content. Other items make room for it.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        baseUpdateInteractiveMovement(targetPosition)
    }

    /// Ends the movement at the current position, and notifies the data source.
    open func endInteractiveMovement() { baseEndInteractiveMovement(cancels: false) }

    /// Ends the movement, and returns the item to its original position.
    open func cancelInteractiveMovement() { baseEndInteractiveMovement(cancels: true) }

    // MARK: Selection

    /// Whether items can be selected.
    open var allowsSelection = true

    /// Whether more than one item can be selected.
    open var allowsMultipleSelection = false {
        didSet { trimSelection() }
    }

    /// The selected items in order. It is never `nil`.
    open var indexPathsForSelectedItems: [IndexPath]? { selection.sorted().map(\.indexPath) }

    /// Selects an item, or none (`nil`), and scrolls to it unless `scrollPosition` is empty. The delegate is
    /// not notified.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        baseSelectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Deselects an item. The delegate is not notified.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        baseDeselectItem(at: indexPath, animated: animated)
    }

    // MARK: Prefetching

    /// Whether items are prefetched.
    open var isPrefetchingEnabled: Bool {
        get { prefetchesItems }
        set { prefetchesItems = newValue }
    }

    /// The object that is notified of items that will probably be displayed soon. It is not retained.
    open var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        get { prefetching.dataSource }
        set {
            guard newValue !== prefetching.dataSource else { return }
            prefetching.dataSource = newValue
            prefetching.forget()
            setNeedsLayout()
        }
    }

    // MARK: Editing

    /// Whether the items are being edited. Cells change their appearance according to their configuration
    /// state.
    open var isEditing = false {
        didSet { if isEditing != oldValue { editingDidChange() } }
    }

    /// Whether items can be selected during editing.
    open var allowsSelectionDuringEditing = false

    /// Whether more than one item can be selected during editing.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { if isEditing { trimSelection() } }
    }

    // MARK: Focus

    /// Whether items can be focused with the keyboard. The delegate's value takes precedence.
    open var allowsFocus = true

    /// Whether items can be focused during editing.
    open var allowsFocusDuringEditing = true

    /// Whether an item is selected when it is focused.
    open var selectionFollowsFocus = false

    /// Whether the focus returns to the last focused item when it moves to the collection view.
    open var remembersLastFocusedIndexPath = false

    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        preferredFocusPath.flatMap { cellToFocus(at: $0) }.map { [$0] } ?? []
    }

    /// The items form a focus group of their own unless another identifier is set.
    open override var focusGroupIdentifier: String? {
        get { super.focusGroupIdentifier ?? "collection view \(ObjectIdentifier(self).hashValue)" }
        set { super.focusGroupIdentifier = newValue }
    }

    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        super.shouldUpdateFocus(in: context)
            && delegate?.collectionView(
                self, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self)) ?? true
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

    // MARK: Context menus

    /// The interaction that presents the context menus of items.
    open var contextMenuInteraction: UIContextMenuInteraction? {
        interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first { $0.delegate === contextMenus }
    }

    // MARK: Dragging and dropping

    /// The delegate that provides the items that are dragged out of the collection view.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
        get { dragAndDropIfLoaded?.dragDelegate }
        set { dragAndDrop.dragDelegate = newValue }
    }

    /// The delegate that accepts drops. Without a delegate only items of the collection view can be dropped, which a
    /// data source that reorders items moves.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
        get { dragAndDropIfLoaded?.dropDelegate }
        set { dragAndDrop.dropDelegate = newValue }
    }

    /// Whether items can be dragged out of the collection view.
    open var dragInteractionEnabled: Bool {
        get { dragAndDropIfLoaded?.isDragEnabled ?? true }
        set { dragAndDrop.isDragEnabled = newValue }
    }

    /// The speed at which items make room for a drop.
    open var reorderingCadence: ReorderingCadence {
        get { dragAndDropIfLoaded?.cadence ?? .immediate }
        set { dragAndDrop.cadence = newValue }
    }

    /// Whether items of the collection view are lifted or dragged.
    open var hasActiveDrag: Bool { dragAndDropIfLoaded?.source?.session != nil }

    /// Whether something that the collection view may accept is being dragged over it.
    open var hasActiveDrop: Bool { dragAndDropIfLoaded?.hasActiveDrop ?? false }

    /// Whether an item is selected when a drag rests on it.
    open var isSpringLoaded: Bool {
        get { springLoadsItems }
        set { springLoadsItems = newValue }
    }

    // MARK: Displayed index paths

    /// Returns the displayed index of a section of the data source, or `NSNotFound`.
    open func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
        (0..<baseNumberOfSections).contains(dataSourceSectionIndex) ? dataSourceSectionIndex : NSNotFound
    }

    /// Returns the section of the data source with a displayed index, or `NSNotFound`.
    open func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
        (0..<baseNumberOfSections).contains(presentationSectionIndex) ? presentationSectionIndex : NSNotFound
    }

    /// Returns the index path at which an item of the data source is displayed, counting gaps and placeholders.
    open func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        loadIfNeeded()
        guard let path = dataSourceIndexPath.map(RowPath.init), contains(path) else { return nil }
        return layoutPath(of: path)?.indexPath
    }

    /// Returns the item of the data source at a displayed index path, or `nil` for gaps and placeholders.
    open func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        loadIfNeeded()
        guard let path = presentationIndexPath.map(RowPath.init), itemCounts.indices.contains(path.section),
            path.row >= 0, case .cell(let item)? = element(ofLayoutElement: .cell(path)), contains(item)
        else { return nil }
        return item.indexPath
    }

    /// Runs a closure in which the index paths of calls and results are displayed ones.
    open func performUsingPresentationValues(_ actionsToTranslate: () -> Void) { withLayoutPaths(actionsToTranslate) }

    // MARK: Appearance

    /// The view behind the items. It has the size of the collection view and does not scroll.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView {
                insertSubview(backgroundView, at: 0)
                // Behind decoration views and a refresh control.
                backgroundView.layer.zPosition = -CGFloat.greatestFiniteMagnitude
            }
            setNeedsLayout()
        }
    }

    override func restingOffset(forProposedOffset proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        storedLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        swipeHit(super.hitTest(point, with: event))
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if let swipe, !swipe.isClosing {
            // A touch of the open row may begin a drag of it.
            if !touches.contains(where: { swipe.cell.bounds.contains($0.location(in: swipe.cell)) }) {
                closeSwipe(animated: true)
            }
            return
        }
        beginTouch(touches)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        moveTouch(touches)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if isSwiping { return closeSwipe(animated: true) }
        endTouch(touches, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        cancelTouch()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        else { return }
        storedLayout.invalidateLayout()
        measureVisibleViewsAgain()
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        storedLayout.insetsDidChange()
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        closeSwipeIfScrolled()
        resizeInvalidatedViews()
        layoutCollection()
        currentWindow?.screen.input?.pointer.contentDidMove()
    }
}
