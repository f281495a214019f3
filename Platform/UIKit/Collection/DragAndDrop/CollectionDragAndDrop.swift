internal import RowGeometry

/// The drags that begin in a collection view, and the drops into it.
///
/// A collection view has one when its drag or drop delegate or spring loading are first used.
@MainActor
final class CollectionDragAndDrop {
    unowned let collectionView: UICollectionView

    weak var dragDelegate: (any UICollectionViewDragDelegate)? {
        didSet { updateInteractions() }
    }
    weak var dropDelegate: (any UICollectionViewDropDelegate)? {
        didSet { updateInteractions() }
    }
    var isDragEnabled = true {
        didSet { source?.interaction.isEnabled = isDragEnabled }
    }
    var cadence = UICollectionView.ReorderingCadence.immediate
    private(set) var source: ListDragSource?
    private(set) var target: ListDropTarget?
    /// The item into which a drop would insert its items.
    private(set) var highlightedItem: RowPath?
    var springLoading: UISpringLoadedInteraction?
    /// The gap for a drop that is displayed.
    private(set) var gap: Gap?
    private var upcomingGap: (gap: Gap, timer: DisplayClock.Timer)?
    private var lastContentOffset = CGPoint.zero

    init(_ collectionView: UICollectionView) {
        self.collectionView = collectionView
    }

    /// Whether something is being dragged over the collection view that may be dropped there.
    var hasActiveDrop: Bool { target?.session != nil }

    private func updateInteractions() {
        if dragDelegate != nil, source == nil {
            let source = ListDragSource(self)
            self.source = source
            source.interaction.isEnabled = isDragEnabled
            collectionView.addInteraction(source.interaction)
        }
        // A dragged item can be dropped into its own collection view without a drop delegate if the data source
        // moves items.
        if dragDelegate != nil || dropDelegate != nil, target == nil {
            let target = ListDropTarget(self)
            self.target = target
            collectionView.addInteraction(target.interaction)
        }
        target?.setSource(source)
    }

    // MARK: The gap

    /// The gap for a drop.
    struct Gap: Equatable {
        /// The path in the data source, counting the items that are not moved.
        let path: RowPath
        /// The items of the collection view that are moved into the gap.
        let moved: [RowPath]
        /// The size of an item from elsewhere, in points, if it is known.
        let incomingSize: CGSize?
    }

    /// Opens the gap for a drop after the delay of the cadence, or closes it (`nil`).
    func setGap(_ new: Gap?) {
        if let new, new == gap { return cancelUpcomingGap() }
        guard let new, gap != nil, cadence != .immediate else { return show(new) }
        guard upcomingGap?.gap != new else { return }
        cancelUpcomingGap()
        let timer = DisplayClock.schedule(after: cadence.delay) { [weak self] in self?.show(new) }
        upcomingGap = (new, timer)
    }

    private func show(_ new: Gap?) {
        cancelUpcomingGap()
        gap = new
        collectionView.changeDisplacement { displacement in
            guard let new else { return displacement.closeDropGap() }
            displacement.openDropGap(at: new.path, moved: new.moved, count: 1, incomingSize: new.incomingSize)
        }
    }

    private func cancelUpcomingGap() {
        upcomingGap?.timer.cancel()
        upcomingGap = nil
    }

    /// Forgets the gap, which the collection view closes with its next update.
    func forgetGap() {
        cancelUpcomingGap()
        gap = nil
    }

    // MARK: States of cells

    /// Highlights the item into which a drop would insert its items, or none.
    func highlight(_ row: RowPath?) {
        guard row != highlightedItem else { return }
        if let highlightedItem { collectionView.loadedCells[highlightedItem]?.isHighlighted = false }
        highlightedItem = row
        if let row { collectionView.loadedCells[row]?.isHighlighted = true }
        updateDropStates()
    }

    /// Updates the drop states of all cells.
    func updateDropStates() {
        for (path, cell) in collectionView.loadedCells { cell.dropState = dropState(of: path) }
    }

    /// Updates the drag states of all cells.
    func updateDragStates() {
        for (path, cell) in collectionView.loadedCells { cell.setDragState(source?.state(of: path) ?? .none) }
    }

    private func dropState(of path: RowPath) -> UICellConfigurationState.DropState {
        guard hasActiveDrop else { return .none }
        return highlightedItem == path ? .targeted : .notTargeted
    }

    /// Sets the states of a cell that becomes visible.
    func willShow(_ cell: UICollectionViewCell, at path: RowPath) {
        if highlightedItem == path { cell.isHighlighted = true }
        cell.dropState = dropState(of: path)
        cell.setDragState(source?.state(of: path) ?? .none)
        if collectionView.displacement.isMoved(path) { cell.isHidden = true }
    }

    // MARK: Changes of the collection view

    func collectionDidLayout() {
        guard hasActiveDrop, collectionView.contentOffset != lastContentOffset else { return }
        lastContentOffset = collectionView.contentOffset
        // Other items are below the touch now. Not during layout: gaps open by a layout of their own.
        DisplayClock.schedule(after: 0) {
            UIApplication.shared.updateDrags()
        }
    }

    func collectionWillReload() {
        forgetGap()
        highlightedItem = nil
        source?.forgetRows()
    }

    func itemsDidMove(by plan: UpdatePlan) {
        source?.remap(by: plan)
        highlightedItem = highlightedItem.flatMap(plan.newPath(of:))
    }
}

extension UICollectionView {
    /// The speed at which items make room for a drop.
    public enum ReorderingCadence: Int, Sendable {
        /// Items move as soon as the drag is over another position.
        case immediate = 0
        /// Items move after a short delay.
        case fast = 1
        /// Items move after a longer delay.
        case slow = 2

        /// The time for which a drag rests before items move, in seconds. Chosen by feel.
        fileprivate var delay: TimeInterval {
            switch self {
            case .immediate: 0
            case .fast: 0.15
            case .slow: 0.5
            }
        }
    }

    /// The collection view's drags and drops, created when it is first used.
    final var dragAndDrop: CollectionDragAndDrop {
        if let dragAndDropIfLoaded { return dragAndDropIfLoaded }
        let dragAndDrop = CollectionDragAndDrop(self)
        dragAndDropIfLoaded = dragAndDrop
        return dragAndDrop
    }

    /// Returns whether a drop would only move an item of the collection view, which requires no drop delegate.
    final func canReorder(_ session: any UIDropSession) -> Bool {
        dragAndDropIfLoaded?.target?.reorderedRow(session) != nil
    }

    /// Whether the data source is known to implement the movement of items. The default implementation does nothing.
    final var dataSourceMovesItems: Bool {
        dataSource.map { $0 is any SnapshotDisplay || ImplementedMethods.movesItems($0) } ?? false
    }

    /// Whether a drop within the collection view moves the item by the data source instead of the drop delegate: that is known
    /// of diffable data sources and of controllers.
    final var dropMovesItems: Bool {
        (dataSource is any SnapshotDisplay || dataSource is UICollectionViewController) && dataSourceMovesItems
    }
}
