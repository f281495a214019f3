internal import RowGeometry

/// The drags that begin in a table. It translates the requests of drag interactions into those of the
/// table's drag delegate.
@MainActor
final class TableDragSource: NSObject, UIDragInteractionDelegate {
    /// An item with the row that it represents.
    struct DraggedRow {
        let item: UIDragItem
        /// The row's path, or `nil` if the row has been deleted.
        var path: RowPath?
    }

    private(set) weak var table: UITableView?
    private(set) lazy var interaction = UIDragInteraction(delegate: self)
    /// The drag in progress.
    private(set) weak var session: DragSession?
    private(set) var rows: [DraggedRow] = []

    init(_ table: UITableView) {
        self.table = table
    }

    /// Returns the rows of a drag in the order in which they were added, if it began in this table.
    func rows(of session: any UIDragSession) -> [DraggedRow] { session === self.session ? rows : [] }

    /// Returns the drag state of a row.
    func state(of path: RowPath) -> UITableViewCell.DragState {
        guard session != nil, !isDropped, rows.contains(where: { $0.path == path }) else { return .none }
        return isDragging ? .dragging : .lifting
    }

    private var isDragging = false
    /// Whether the rows have been dropped and have their usual appearance, although the drag has not ended.
    private var isDropped = false

    private func updateCells() {
        guard let table else { return }
        for (path, cell) in table.loadedRows { cell.setDragState(state(of: path)) }
    }

    /// Updates the rows after a batch update.
    func remap(by plan: UpdatePlan) {
        for index in rows.indices { rows[index].path = rows[index].path.flatMap(plan.newPath(of:)) }
    }

    /// Discards the paths of the rows after a reload.
    func forgetRows() {
        for index in rows.indices { rows[index].path = nil }
    }

    // MARK: Lifting

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
        guard let table, let delegate = table.dragDelegate, self.session == nil, let session = session as? DragSession,
            let indexPath = table.baseIndexPathForRow(at: session.location(in: table))
        else { return [] }
        let touched = RowPath(indexPath)
        // Dragging a selected row drags all selected rows.
        let others = table.selection.contains(touched) ? table.selection.subtracting([touched]).sorted() : []
        rows = ([touched] + others).flatMap { path in
            delegate.tableView(table, itemsForBeginning: session, at: path.indexPath)
                .map { DraggedRow(item: $0, path: path) }
        }
        return rows.map(\.item)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let row = rows.first(where: { $0.item === item }), let path = row.path,
            // A row with several items has one preview.
            rows.first(where: { $0.path == path })?.item === item
        else { return nil }
        return table?.rowPreview(
            path,
            table?.dragDelegate.flatMap { delegate in
                table.flatMap { delegate.tableView($0, dragPreviewParametersForRowAt: path.indexPath) }
            })
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        self.session = session as? DragSession
        isDragging = false
        updateCells()
        animator.addCompletion { [weak self] position in
            guard position == .start else { return }
            self?.finish()
        }
    }

    private func finish() {
        session = nil
        isDragging = false
        isDropped = false
        rows = []
        updateCells()
    }

    // MARK: Dragging

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        guard let table else { return }
        isDragging = true
        table.dragDelegate?.tableView(table, dragSessionWillBegin: session)
        updateCells()
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession)
        -> Bool
    {
        guard let table else { return false }
        return table.dragDelegate?.tableView(table, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        guard let table else { return false }
        return table.dragDelegate?.tableView(table, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    /// Previews keep the size of their rows, which shows where they fit.
    func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession)
        -> Bool
    {
        true
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        guard let table, let delegate = table.dragDelegate, let indexPath = table.baseIndexPathForRow(at: point),
            !rows.contains(where: { $0.path == RowPath(indexPath) })
        else { return [] }
        let items = delegate.tableView(table, itemsForAddingTo: session, at: indexPath, point: point)
        guard session === self.session || self.session == nil else { return items }
        self.session = session as? DragSession
        isDragging = true
        rows += items.map { DraggedRow(item: $0, path: RowPath(indexPath)) }
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) {
        updateCells()
    }

    // MARK: Ending

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        // The preview returns to the row's current position. It disappears in place if the row has been
        // deleted or is not visible.
        guard let table, let path = rows.first(where: { $0.item === item })?.path, table.geometry.contains(path) else {
            return nil
        }
        let rect = table.baseRectForRow(at: path.indexPath)
        guard rect.intersects(table.bounds) else { return nil }
        return defaultPreview.retargetedPreview(
            with: UIDragPreviewTarget(container: table, center: CGPoint(x: rect.midX, y: rect.midY)))
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) {
        guard operation != .cancel else { return }
        isDropped = true
        updateCells()
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        finish()
        guard let table else { return }
        table.dragDelegate?.tableView(table, dragSessionDidEnd: session)
    }
}

extension TableDragSource: DragContributor {
    func dragDidEnd(_ session: DragSession) {
        if self.session === session { finish() }
    }
}

extension UITableView {
    /// Returns the preview of a row that is dragged or dropped, or `nil` if it has no cell.
    final func rowPreview(_ path: RowPath, _ parameters: UIDragPreviewParameters?) -> UITargetedDragPreview? {
        guard let cell = loadedRows[path], window != nil else { return nil }
        let shown = parameters ?? rowPreviewParameters(cell)
        let center = shown.visiblePath.map { path in
            cell.convert(CGPoint(x: path.bounds.midX, y: path.bounds.midY), to: self)
        }
        return UITargetedDragPreview(
            view: cell, parameters: shown,
            target: UIDragPreviewTarget(container: self, center: center ?? cell.center))
    }

    private func rowPreviewParameters(_ cell: UITableViewCell) -> UIDragPreviewParameters {
        let parameters = UIDragPreviewParameters()
        parameters.backgroundColor = cell.backgroundColor
        // Without the separator below the row.
        var shape = cell.bounds
        shape.size.height -= 1 / max(1, traitCollection.displayScale)
        parameters.visiblePath =
            style == .insetGrouped
            ? UIBezierPath(roundedRect: shape, cornerRadius: Self.cardCornerRadius) : UIBezierPath(rect: shape)
        return parameters
    }
}
