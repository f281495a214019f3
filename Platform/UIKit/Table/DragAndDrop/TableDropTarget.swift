internal import RowGeometry

/// The drops into a table. It translates the requests of drop interactions into those of the table's drop
/// delegate.
@MainActor
final class TableDropTarget: NSObject, UIDropInteractionDelegate {
    private(set) weak var table: UITableView?
    private(set) lazy var interaction = UIDropInteraction(delegate: self)
    /// The drag over the table.
    private(set) weak var session: DropSession?
    private var proposal: UITableViewDropProposal?
    /// The destination of a drop at the current location.
    private var place = DropDestination.nowhere
    private var scroller: EdgeScroller?
    /// The destinations of the items that have been dropped, by item.
    var landings: [ObjectIdentifier: DropLanding] = [:]

    init(_ table: UITableView) {
        self.table = table
    }

    // MARK: Rows of the table itself

    /// Returns the dragged rows of this table, in order.
    private func ownRows(_ session: any UIDropSession) -> [RowPath] {
        guard let source = table?.dragAndDropIfLoaded?.source, let drag = session.localDragSession else { return [] }
        return source.rows(of: drag).compactMap(\.path)
    }

    /// Returns the row of this table that an item represents.
    private func ownRow(of item: UIDragItem, _ session: any UIDropSession) -> RowPath? {
        guard let source = table?.dragAndDropIfLoaded?.source, let drag = session.localDragSession else { return nil }
        return source.rows(of: drag).first { $0.item === item }?.path
    }

    /// Returns the row that a drop would only move within the table, which requires no drop delegate, or
    /// `nil` for other drops.
    func reorderedRow(_ session: any UIDropSession) -> RowPath? {
        let rows = ownRows(session)
        guard let table, rows.count == 1, session.items.count == 1, session.allowsMoveOperation,
            table.canMoveRow(at: rows[0])
        else { return nil }
        return rows[0]
    }

    /// Returns the rows that take up no space because they are moved within the table.
    private func hiddenRows(_ session: any UIDropSession) -> [RowDisplacement.HiddenRow] {
        guard let table else { return [] }
        return Set(ownRows(session)).filter(table.geometry.contains)
            .map { RowDisplacement.HiddenRow(path: $0, height: table.geometry.height(of: $0)) }
    }

    // MARK: Over the table

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let table else { return false }
        return table.dropDelegate?.tableView(table, canHandle: session) ?? (reorderedRow(session) != nil)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        guard let table, let session = session as? DropSession else { return }
        self.session = session
        scroller = EdgeScroller(table) { [weak session] in
            session?.drag.point
        } didScroll: {
            for drag in UIApplication.shared.activeDrags { drag.update() }
        }
        table.dragAndDropIfLoaded?.updateDropStates()
        table.dropDelegate?.tableView(table, dropSessionDidEnter: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    {
        guard table != nil else { return UIDropProposal(operation: .cancel) }
        scroller?.update()
        let candidate = candidate(session)
        let destination: RowPath? =
            switch candidate {
            case .between(let path), .into(let path): path
            case .nowhere: nil
            }
        let new = ask(session, destination)
        proposal = new
        show(place(for: new, candidate, session), new, session)
        return new
    }

    private func ask(_ session: any UIDropSession, _ destination: RowPath?) -> UITableViewDropProposal {
        guard let table, let delegate = table.dropDelegate else {
            return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        }
        return delegate.tableView(
            table, dropSessionDidUpdate: session, withDestinationIndexPath: destination?.indexPath)
    }

    /// Returns whether rows of the table would be removed from their positions, as far as known before the
    /// delegate has proposed an operation.
    private func removesRows(_ session: any UIDropSession) -> Bool {
        guard let proposal else { return session.allowsMoveOperation }
        return proposal.operation == .move
    }

    private func finder(_ session: any UIDropSession) -> DropDestinationFinder? {
        guard let table else { return nil }
        let hiddenRows = removesRows(session) ? hiddenRows(session) : []
        return DropDestinationFinder(
            geometry: table.geometry, hiddenRows: hiddenRows,
            offset: session.location(in: table).y - table.tableHeaderHeight,
            height: hiddenRows.first?.height ?? table.incomingRowHeight(session))
    }

    /// Returns the destination of a drop if the delegate's proposal does not change.
    private func candidate(_ session: any UIDropSession) -> DropDestination {
        guard let finder = finder(session) else { return .nowhere }
        if let row = reorderedRow(session), proposal?.intent != .insertIntoDestinationIndexPath {
            return retarget(row, finder.between)
        }
        // Items from elsewhere that are far below the last row are not inserted after it.
        if finder.isBelowAll, ownRows(session).isEmpty { return .nowhere }
        return place(proposal?.intent ?? .insertAtDestinationIndexPath, finder)
    }

    private func place(_ intent: UITableViewDropProposal.Intent, _ finder: DropDestinationFinder) -> DropDestination {
        switch intent {
        case .insertAtDestinationIndexPath: finder.between
        case .insertIntoDestinationIndexPath, .unspecified: finder.into
        case .automatic: finder.automatic
        }
    }

    private var lastRetarget: (source: RowPath, proposed: RowPath, target: RowPath)?

    /// Returns the destination that the delegate allows for a row of the table. The last result is cached,
    /// so the delegate is called only when the proposed path changes.
    private func retarget(_ source: RowPath, _ place: DropDestination) -> DropDestination {
        guard let table, case .between(let proposed) = place else { return place }
        if let last = lastRetarget, last.source == source, last.proposed == proposed { return .between(last.target) }
        let target = table.moveTarget(from: source, proposed: proposed)
        lastRetarget = (source, proposed, target)
        return .between(target)
    }

    /// Returns the destination of a drop for the delegate's proposal.
    private func place(
        for proposal: UITableViewDropProposal, _ candidate: DropDestination, _ session: any UIDropSession
    ) -> DropDestination {
        guard proposal.operation == .copy || proposal.operation == .move, let finder = finder(session) else {
            return .nowhere
        }
        if candidate == .nowhere { return .nowhere }
        if case .between = candidate, proposal.intent == .insertAtDestinationIndexPath { return candidate }
        return place(proposal.intent, finder)
    }

    private func show(_ new: DropDestination, _ proposal: UITableViewDropProposal, _ session: any UIDropSession) {
        guard let table else { return }
        place = new
        switch new {
        case .between(let path):
            let hiddenRows = proposal.operation == .move ? hiddenRows(session) : []
            let height = hiddenRows.isEmpty ? table.incomingHeight(session) : hiddenRows.reduce(0) { $0 + $1.height }
            table.dragAndDropIfLoaded?.highlight(nil)
            table.showDropGap(at: path, height: height, hiddenRows: hiddenRows)
        case .into(let path):
            table.dragAndDropIfLoaded?.highlight(proposal.intent == .unspecified ? nil : path)
            table.showDropGap(at: nil, height: 0, hiddenRows: [])
        case .nowhere:
            table.dragAndDropIfLoaded?.highlight(nil)
            table.showDropGap(at: nil, height: 0, hiddenRows: [])
        }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        guard let table else { return }
        leave()
        table.showDropGap(at: nil, height: 0, hiddenRows: [])
        table.dropDelegate?.tableView(table, dropSessionDidExit: session)
    }

    private func leave() {
        scroller?.stop()
        scroller = nil
        session = nil
        proposal = nil
        place = .nowhere
        lastRetarget = nil
        table?.dragAndDropIfLoaded?.highlight(nil)
        table?.dragAndDropIfLoaded?.updateDropStates()
    }

    // MARK: Dropping

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let table, let proposal else { return }
        let place = place
        let reordered = reorderedRow(session)
        let hidden = table.displacedRows.displacement.hiddenRows.compactMap { table.loadedRows[$0.path] }
        leave()
        landings = [:]
        if let reordered, proposal.operation == .move, case .between(let target) = place {
            reorder(reordered, to: target, session)
        } else {
            perform(session, proposal, place)
        }
        // Cells of dropped items are hidden until their previews have reached them. Others become visible.
        let landing = landings.values.compactMap { table.landingCell($0) }
        for cell in hidden where !landing.contains(where: { $0 === cell }) && table.baseIndexPath(for: cell) != nil {
            cell.isHidden = false
        }
        for cell in landing { cell.isHidden = true }
    }

    /// Moves a row within the table through the data source.
    private func reorder(_ source: RowPath, to target: RowPath, _ session: any UIDropSession) {
        guard let table, let item = session.items.first else { return }
        landings[ObjectIdentifier(item)] = DropLanding(place: .row(target.indexPath), animator: DragAnimator())
        // The cell may have been recycled while the row was dragged over another view.
        table.finishMove(of: table.loadedRows[source] ?? table.show(source), from: source, to: target)
    }

    private func perform(_ session: any UIDropSession, _ proposal: UITableViewDropProposal, _ place: DropDestination) {
        guard let table, let delegate = table.dropDelegate else { return }
        let destination: IndexPath? =
            switch place {
            case .between(let path), .into(let path): path.indexPath
            case .nowhere: nil
            }
        let items = session.items.map { item in
            TableDropItem(
                item, source: ownRow(of: item, session)?.indexPath, size: item.platter?.bounds.size ?? .zero)
        }
        let coordinator = TableDropCoordinator(
            self, items: items, destination: destination, proposal: proposal, session: session)
        // Frames do not change before the next layout, so that inserted rows find their gap open.
        table.displacedRows.changeBeforeUpdate { $0.closeDropGap() }
        delegate.tableView(table, performDropWith: coordinator)
        coordinator.isOpen = false
        UIView.animate(withDuration: DisplacedRows.duration, delay: 0, options: .allowUserInteraction) {
            table.displacedRows.layoutTable()
            table.layoutIfNeeded()
        }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let table else { return defaultPreview }
        guard let landing = landings[ObjectIdentifier(item)] else { return defaultPreview }
        table.layoutIfNeeded()
        switch landing.place {
        case .row(let path):
            let rect = table.baseRectForRow(at: path)
            guard let cell = table.landingCell(landing) else {
                return defaultPreview.retargetedPreview(
                    with: UIDragPreviewTarget(container: table, center: CGPoint(x: rect.midX, y: rect.midY)))
            }
            let parameters = table.dropDelegate?.tableView(table, dropPreviewParametersForRowAt: path)
            return landingPreview(of: cell, at: path, parameters) ?? defaultPreview
        case .rect(let rect, let path):
            guard let cell = table.baseCellForRow(at: path) else { return defaultPreview }
            return defaultPreview.retargetedPreview(
                with: UIDragPreviewTarget(
                    container: cell, center: CGPoint(x: rect.midX, y: rect.midY),
                    transform: defaultPreview.size.scale(toFit: rect.size)))
        case .target(let target): return defaultPreview.retargetedPreview(with: target)
        case .placeholder(let row):
            let parameters = row.placeholder.previewParametersProvider?(row.cell)
            return UITargetedDragPreview(
                view: row.cell, parameters: parameters ?? UIDragPreviewParameters(),
                target: UIDragPreviewTarget(container: table, center: row.cell.center))
        }
    }

    /// Returns a snapshot of a cell that a preview turns into. The cell is hidden otherwise.
    private func landingPreview(
        of cell: UITableViewCell, at path: IndexPath, _ parameters: UIDragPreviewParameters?
    ) -> UITargetedDragPreview? {
        guard let table else { return nil }
        cell.isHidden = false
        cell.layoutIfNeeded()
        defer { cell.isHidden = true }
        guard let preview = table.rowPreview(RowPath(path), parameters),
            let snapshot = cell.snapshotView(afterScreenUpdates: true)
        else { return nil }
        return UITargetedDragPreview(view: snapshot, parameters: preview.parameters, target: preview.target)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) {
        guard let table, let landing = landings[ObjectIdentifier(item)] else { return }
        animator.addAnimations { landing.animator.runAnimations() }
        animator.addCompletion { [weak table] position in
            table.flatMap { $0.landingCell(landing) }?.isHidden = false
            landing.animator.finish(at: position)
        }
    }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        guard let table else { return }
        for landing in landings.values { table.landingCell(landing)?.isHidden = false }
        landings = [:]
        table.setNeedsLayout()
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        guard let table else { return }
        table.dropDelegate?.tableView(table, dropSessionDidEnd: session)
    }
}

extension CGSize {
    /// Returns the scale at which a rectangle of this size fits into another, at most 1.
    fileprivate func scale(toFit other: CGSize) -> CGAffineTransform {
        let scale = min(1, other.width / max(1, width), other.height / max(1, height))
        return CGAffineTransform(scaleX: scale, y: scale)
    }
}
