internal import RowGeometry

/// The drags that begin in a table or collection view. It translates the requests of drag interactions into those of
/// the drag delegate.
@MainActor
final class ListDragSource: NSObject, UIDragInteractionDelegate {
    /// An item with the row that it represents.
    struct DraggedRow {
        let item: UIDragItem
        /// The row's path, or `nil` if the row has been deleted.
        var path: RowPath?
    }

    private weak var host: (any DragDropHost)?
    private(set) lazy var interaction = UIDragInteraction(delegate: self)
    /// The drag in progress.
    private(set) weak var session: DragSession?
    private(set) var rows: [DraggedRow] = []

    init(_ host: any DragDropHost) {
        self.host = host
    }

    /// Returns the rows of a drag in the order in which they were added, if it began in this list view.
    func rows(of session: any UIDragSession) -> [DraggedRow] { session === self.session ? rows : [] }

    /// Returns the drag state of a row.
    func state(of path: RowPath) -> UICellConfigurationState.DragState {
        guard session != nil, !isDropped, rows.contains(where: { $0.path == path }) else { return .none }
        return isDragging ? .dragging : .lifting
    }

    private var isDragging = false
    /// Whether the rows have been dropped and have their usual appearance, although the drag has not ended.
    private var isDropped = false

    private func updateCells() { host?.updateDragStates() }

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
        guard let host, host.hasDragDelegate, self.session == nil, let session = session as? DragSession,
            let touched = host.row(at: session.location(in: host.listView))
        else { return [] }
        // Dragging a selected row drags all selected rows.
        let others = host.selectedRows.contains(touched) ? host.selectedRows.subtracting([touched]).sorted() : []
        rows = ([touched] + others).flatMap { path in
            host.items(forBeginning: session, at: path).map { DraggedRow(item: $0, path: path) }
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
        return host?.preview(ofRow: path, host?.dragPreviewParameters(at: path))
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
        isDragging = true
        host?.dragWillBegin(session)
        updateCells()
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession)
        -> Bool
    {
        host?.dragAllowsMove(session) ?? false
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        host?.dragIsRestrictedToApplication(session) ?? false
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
        guard let host, host.hasDragDelegate, let row = host.row(at: point),
            !rows.contains(where: { $0.path == row })
        else { return [] }
        let items = host.items(forAddingTo: session, at: row, point: point)
        guard session === self.session || self.session == nil else { return items }
        self.session = session as? DragSession
        isDragging = true
        rows += items.map { DraggedRow(item: $0, path: row) }
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
        guard let host, let path = rows.first(where: { $0.item === item })?.path, host.containsRow(path),
            let rect = host.frame(ofRow: path), rect.intersects(host.listView.bounds)
        else { return nil }
        return defaultPreview.retargetedPreview(
            with: UIDragPreviewTarget(container: host.listView, center: CGPoint(x: rect.midX, y: rect.midY)))
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
        host?.dragDidEnd(session)
    }
}

extension ListDragSource: DragContributor {
    func dragDidEnd(_ session: DragSession) {
        if self.session === session { finish() }
    }
}
