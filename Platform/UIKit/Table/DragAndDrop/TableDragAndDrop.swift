internal import RowGeometry

/// The drags that begin in a table, and the drops into it.
///
/// A table has one when its drag or drop delegate, placeholders or spring loading are first used.
@MainActor
final class TableDragAndDrop: TableDragObserver {
    unowned let table: UITableView

    weak var dragDelegate: (any UITableViewDragDelegate)? {
        didSet { updateInteractions() }
    }
    weak var dropDelegate: (any UITableViewDropDelegate)? {
        didSet { updateInteractions() }
    }
    var isDragEnabled = true {
        didSet { source?.interaction.isEnabled = isDragEnabled }
    }
    private(set) var source: ListDragSource?
    private(set) var target: ListDropTarget?
    /// The row into which a drop would insert its items.
    private(set) var highlightedRow: RowPath?
    var placeholders: [DropPlaceholderRow] = []
    var springLoading: UISpringLoadedInteraction?
    private var lastContentOffset = CGPoint.zero

    init(_ table: UITableView) {
        self.table = table
    }

    /// Whether something is being dragged over the table that may be dropped there.
    var hasActiveDrop: Bool { target?.session != nil }

    private func updateInteractions() {
        if dragDelegate != nil, source == nil {
            let source = ListDragSource(self)
            self.source = source
            source.interaction.isEnabled = isDragEnabled
            table.addInteraction(source.interaction)
        }
        // A dragged row can be dropped into its own table without a drop delegate if the data source moves rows.
        if dragDelegate != nil || dropDelegate != nil, target == nil {
            let target = ListDropTarget(self)
            self.target = target
            table.addInteraction(target.interaction)
        }
        target?.setSource(source)
    }

    // MARK: Drop state of cells

    /// Highlights the row into which a drop would insert its items, or none.
    func highlight(_ path: RowPath?) {
        guard path != highlightedRow else { return }
        if let highlightedRow { table.loadedRows[highlightedRow]?.setHighlighted(false, animated: false) }
        highlightedRow = path
        if let path { table.loadedRows[path]?.setHighlighted(true, animated: false) }
        updateDropStates()
    }

    /// Updates the drop states of all cells.
    func updateDropStates() {
        for (path, cell) in table.loadedRows { cell.dropState = dropState(of: path) }
    }

    private func dropState(of path: RowPath) -> UICellConfigurationState.DropState {
        guard hasActiveDrop else { return .none }
        return highlightedRow == path ? .targeted : .notTargeted
    }

    // MARK: TableDragObserver

    func dragState(of path: RowPath) -> UICellConfigurationState.DragState { source?.state(of: path) ?? .none }

    func didShow(_ cell: UITableViewCell, at path: RowPath) {
        if highlightedRow == path { cell.setHighlighted(true, animated: false) }
        cell.dropState = dropState(of: path)
    }

    func tableDidLayout() {
        guard hasActiveDrop, table.contentOffset != lastContentOffset else { return }
        lastContentOffset = table.contentOffset
        // Other rows are below the touch now. Not during layout: gaps open by a layout of their own.
        DisplayClock.schedule(after: 0) {
            UIApplication.shared.updateDrags()
        }
    }

    func tableWillReload() {
        table.removePlaceholders()
        highlightedRow = nil
        source?.forgetRows()
    }

    func rowsDidMove(by plan: UpdatePlan) {
        source?.remap(by: plan)
        highlightedRow = highlightedRow.flatMap(plan.newPath(of:))
    }
}

private enum TableDragAndDropKey: FeatureKey {
    static var defaultValue: TableDragAndDrop? { nil }
}

extension UITableView {
    /// The table's drags and drops, or `nil` if none of it has been used.
    final var dragAndDropIfLoaded: TableDragAndDrop? { features[TableDragAndDropKey.self] }

    /// The table's drags and drops, created when it is first used.
    final var dragAndDrop: TableDragAndDrop {
        if let dragAndDropIfLoaded { return dragAndDropIfLoaded }
        let dragAndDrop = TableDragAndDrop(self)
        features[TableDragAndDropKey.self] = dragAndDrop
        dragObserver = dragAndDrop
        return dragAndDrop
    }
}
