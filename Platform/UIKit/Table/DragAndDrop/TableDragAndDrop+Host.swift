internal import RowGeometry

extension TableDragAndDrop: DragDropHost {
    var listView: UIScrollView { table }

    // MARK: Rows

    func row(at point: CGPoint) -> RowPath? { table.baseIndexPathForRow(at: point).map(RowPath.init) }

    func containsRow(_ row: RowPath) -> Bool { table.geometry.contains(row) }

    var selectedRows: Set<RowPath> { table.selection }

    func frame(ofRow row: RowPath) -> CGRect? { table.baseRectForRow(at: row.indexPath) }

    func cell(ofRow row: RowPath) -> UIView? { table.loadedRows[row] }

    func preview(ofRow row: RowPath, _ parameters: UIDragPreviewParameters?) -> UITargetedDragPreview? {
        table.rowPreview(row, parameters)
    }

    func updateDragStates() {
        for (path, cell) in table.loadedRows { cell.setDragState(dragState(of: path)) }
    }

    // MARK: Drag delegate

    var hasDragDelegate: Bool { dragDelegate != nil }

    func items(forBeginning session: DragSession, at row: RowPath) -> [UIDragItem] {
        dragDelegate?.tableView(table, itemsForBeginning: session, at: row.indexPath) ?? []
    }

    func items(forAddingTo session: any UIDragSession, at row: RowPath, point: CGPoint) -> [UIDragItem] {
        dragDelegate?.tableView(table, itemsForAddingTo: session, at: row.indexPath, point: point) ?? []
    }

    func dragPreviewParameters(at row: RowPath) -> UIDragPreviewParameters? {
        dragDelegate?.tableView(table, dragPreviewParametersForRowAt: row.indexPath)
    }

    func dragWillBegin(_ session: any UIDragSession) { dragDelegate?.tableView(table, dragSessionWillBegin: session) }

    func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.tableView(table, dragSessionDidEnd: session) }

    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(table, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragIsRestrictedToApplication(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(table, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    // MARK: Drop delegate

    var hasDropDelegate: Bool { dropDelegate != nil }

    func canHandleDrop(_ session: any UIDropSession) -> Bool {
        dropDelegate?.tableView(table, canHandle: session) ?? false
    }

    func dropDidEnter(_ session: any UIDropSession) { dropDelegate?.tableView(table, dropSessionDidEnter: session) }

    func dropDidExit(_ session: any UIDropSession) { dropDelegate?.tableView(table, dropSessionDidExit: session) }

    func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.tableView(table, dropSessionDidEnd: session) }

    func propose(_ session: any UIDropSession, at destination: RowPath?) -> ListDropProposal {
        guard
            let proposal = dropDelegate?.tableView(
                table, dropSessionDidUpdate: session, withDestinationIndexPath: destination?.indexPath)
        else { return ListDropProposal(proposal: UIDropProposal(operation: .cancel), intent: .unspecified) }
        let intent: ListDropProposal.Intent =
            switch proposal.intent {
            case .unspecified: .unspecified
            case .insertAtDestinationIndexPath: .insertAt
            case .insertIntoDestinationIndexPath: .insertInto
            case .automatic: .automatic
            }
        return ListDropProposal(proposal: proposal, intent: intent)
    }

    func dropPreviewParameters(at row: RowPath) -> UIDragPreviewParameters? {
        dropDelegate?.tableView(table, dropPreviewParametersForRowAt: row.indexPath)
    }

    func perform(_ drop: ListDrop, on target: ListDropTarget) {
        guard let dropDelegate, let proposal = drop.proposal as? UITableViewDropProposal else { return }
        let coordinator = TableDropCoordinator(drop, proposal: proposal, on: target, of: table)
        // Frames do not change before the next layout, so that inserted rows find their gap open.
        table.displacedRows.changeBeforeUpdate { $0.closeDropGap() }
        dropDelegate.tableView(table, performDropWith: coordinator)
        coordinator.close()
        UIView.animate(withDuration: DisplacedRows.duration, delay: 0, options: .allowUserInteraction) { [table] in
            table.displacedRows.layoutTable()
            table.layoutIfNeeded()
        }
    }

    // MARK: Destinations

    func movesRowItself(_ row: RowPath) -> Bool { table.canMoveRow(at: row) }

    func moveTarget(from source: RowPath, proposed: RowPath) -> RowPath {
        table.moveTarget(from: source, proposed: proposed)
    }

    func finishMove(from source: RowPath, to target: RowPath) {
        // The cell may have been recycled while the row was dragged over another view.
        table.finishMove(of: table.loadedRows[source] ?? table.show(source), from: source, to: target)
    }

    func dropFinder(_ session: any UIDropSession, moved: [RowPath]) -> any DropDestinationFinding {
        let hiddenRows = hiddenRows(moved)
        return TableDropFinder(
            geometry: table.geometry, hiddenRows: hiddenRows,
            offset: session.location(in: table).y - table.tableHeaderHeight,
            height: hiddenRows.first?.height ?? table.incomingRowHeight(session))
    }

    private func hiddenRows(_ rows: [RowPath]) -> [RowDisplacement.HiddenRow] {
        rows.map { RowDisplacement.HiddenRow(path: $0, height: table.geometry.height(of: $0)) }
    }

    func showDropGap(at destination: RowPath?, moved: [RowPath], _ session: any UIDropSession) {
        guard let destination else { return table.showDropGap(at: nil, height: 0, hiddenRows: []) }
        let hiddenRows = hiddenRows(moved)
        let height = hiddenRows.isEmpty ? table.incomingHeight(session) : hiddenRows.reduce(0) { $0 + $1.height }
        table.showDropGap(at: destination, height: height, hiddenRows: hiddenRows)
    }

    var cellsHiddenByDrop: [UIView] {
        table.displacedRows.displacement.hiddenRows.compactMap { table.loadedRows[$0.path] }
    }
}
