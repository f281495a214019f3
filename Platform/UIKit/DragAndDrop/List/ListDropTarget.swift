internal import RowGeometry

/// The drops into a table or collection view. It translates the requests of drop interactions into those of the drop
/// delegate.
@MainActor
final class ListDropTarget: NSObject, UIDropInteractionDelegate {
    private weak var host: (any DragDropHost)?
    private weak var source: ListDragSource?
    private(set) lazy var interaction = UIDropInteraction(delegate: self)
    /// The drag over the table.
    private(set) weak var session: DropSession?
    private var proposal: ListDropProposal?
    /// The destination of a drop at the current location.
    private var place = DropDestination.nowhere
    private var scroller: EdgeScroller?
    /// The destinations of the items that have been dropped, by item.
    var landings: [ObjectIdentifier: DropLanding] = [:]

    /// Creates the target of a list view.
    init(_ host: any DragDropHost) {
        self.host = host
    }

    /// Sets the source of the list view's own drags.
    func setSource(_ source: ListDragSource?) { self.source = source }

    // MARK: Rows of the list view itself

    /// Returns the dragged rows of this list view, in order.
    func ownRows(_ session: any UIDropSession) -> [RowPath] {
        guard let source, let drag = session.localDragSession else { return [] }
        return source.rows(of: drag).compactMap(\.path)
    }

    /// Returns the row of this list view that an item represents.
    private func ownRow(of item: UIDragItem, _ session: any UIDropSession) -> RowPath? {
        guard let source, let drag = session.localDragSession else { return nil }
        return source.rows(of: drag).first { $0.item === item }?.path
    }

    /// Returns the row that a drop would only move within the list view, which requires no drop delegate, or
    /// `nil` for other drops.
    func reorderedRow(_ session: any UIDropSession) -> RowPath? {
        let rows = ownRows(session)
        guard let host, rows.count == 1, session.items.count == 1, session.allowsMoveOperation,
            host.movesRowItself(rows[0])
        else { return nil }
        return rows[0]
    }

    /// Returns the rows that are moved within the list view, in the order in which they were added to the drag.
    private func movedRows(_ session: any UIDropSession) -> [RowPath] {
        guard let host else { return [] }
        var rows: [RowPath] = []
        for row in ownRows(session) where host.containsRow(row) && !rows.contains(row) { rows.append(row) }
        return rows
    }

    // MARK: Over the list view

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let host else { return false }
        return host.hasDropDelegate ? host.canHandleDrop(session) : reorderedRow(session) != nil
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        guard let host, let session = session as? DropSession else { return }
        self.session = session
        scroller = EdgeScroller(host.listView) { [weak session] in
            session?.drag.point
        } didScroll: {
            UIApplication.shared.updateDrags()
        }
        host.updateDropStates()
        host.dropDidEnter(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    {
        guard let host else { return UIDropProposal(operation: .cancel) }
        scroller?.update()
        let candidate = candidate(session)
        let new =
            host.hasDropDelegate
            ? host.propose(session, at: candidate.path)
            : ListDropProposal(proposal: UIDropProposal(operation: .move), intent: .insertAt)
        proposal = new
        show(place(for: new, candidate, session), new, session)
        return new.proposal
    }

    /// Returns whether rows of the list view would be removed from their positions, as far as known before the
    /// delegate has proposed an operation.
    private func removesRows(_ session: any UIDropSession) -> Bool {
        guard let proposal else { return session.allowsMoveOperation }
        return proposal.proposal.operation == .move
    }

    private func finder(_ session: any UIDropSession) -> (any DropDestinationFinding)? {
        host?.dropFinder(session, moved: removesRows(session) ? movedRows(session) : [])
    }

    /// Returns the destination of a drop if the delegate's proposal does not change.
    private func candidate(_ session: any UIDropSession) -> DropDestination {
        guard let finder = finder(session) else { return .nowhere }
        if let row = reorderedRow(session), proposal?.intent != .insertInto { return retarget(row, finder.between) }
        // Items from elsewhere that are far below the last row are not inserted after it.
        if finder.isBelowAll, ownRows(session).isEmpty { return .nowhere }
        return place(proposal?.intent ?? .insertAt, finder)
    }

    private func place(_ intent: ListDropProposal.Intent, _ finder: any DropDestinationFinding) -> DropDestination {
        switch intent {
        case .insertAt: finder.between
        case .insertInto, .unspecified: finder.into
        case .automatic: finder.automatic
        }
    }

    private var lastRetarget: (source: RowPath, proposed: RowPath, target: RowPath)?

    /// Returns the destination that the delegate allows for a row of the list view. The last result is cached,
    /// so the delegate is called only when the proposed path changes.
    private func retarget(_ source: RowPath, _ place: DropDestination) -> DropDestination {
        guard let host, case .between(let proposed) = place else { return place }
        if let last = lastRetarget, last.source == source, last.proposed == proposed { return .between(last.target) }
        let target = host.moveTarget(from: source, proposed: proposed)
        lastRetarget = (source, proposed, target)
        return .between(target)
    }

    /// Returns the destination of a drop for the delegate's proposal.
    private func place(for new: ListDropProposal, _ candidate: DropDestination, _ session: any UIDropSession)
        -> DropDestination
    {
        let operation = new.proposal.operation
        guard operation == .copy || operation == .move, let finder = finder(session), candidate != .nowhere else {
            return .nowhere
        }
        if case .between = candidate, new.intent == .insertAt { return candidate }
        return place(new.intent, finder)
    }

    private func show(_ new: DropDestination, _ proposal: ListDropProposal, _ session: any UIDropSession) {
        guard let host else { return }
        place = new
        switch new {
        case .between(let path):
            host.highlight(nil)
            host.showDropGap(
                at: path, moved: proposal.proposal.operation == .move ? movedRows(session) : [], session)
        case .into(let path):
            host.highlight(proposal.intent == .unspecified ? nil : path)
            host.showDropGap(at: nil, moved: [], session)
        case .nowhere:
            host.highlight(nil)
            host.showDropGap(at: nil, moved: [], session)
        }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        leave()
        host?.showDropGap(at: nil, moved: [], session)
        host?.dropDidExit(session)
    }

    private func leave() {
        scroller?.stop()
        scroller = nil
        session = nil
        proposal = nil
        place = .nowhere
        lastRetarget = nil
        host?.highlight(nil)
        host?.updateDropStates()
    }

    // MARK: Dropping

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let host, let proposal else { return }
        let place = place
        let reordered = reorderedRow(session)
        let hidden = host.cellsHiddenByDrop
        leave()
        landings = [:]
        if let reordered, proposal.proposal.operation == .move, case .between(let target) = place {
            if let item = session.items.first {
                landings[ObjectIdentifier(item)] = DropLanding(place: .row(target.indexPath), animator: DragAnimator())
                host.finishMove(from: reordered, to: target)
            }
        } else if host.hasDropDelegate {
            let items = session.items.map { item in
                ListDropItem(
                    item, source: ownRow(of: item, session)?.indexPath, size: item.platter?.bounds.size ?? .zero)
            }
            host.perform(
                ListDrop(session: session, proposal: proposal.proposal, destination: place.path, items: items),
                on: self)
        }
        // Cells of dropped items are hidden until their previews have reached them. Others become visible.
        let landing = landings.values.compactMap(landingCell)
        for cell in hidden where !landing.contains(where: { $0 === cell }) && isDisplayed(cell) {
            cell.isHidden = false
        }
        for cell in landing { cell.isHidden = true }
    }

    /// Returns whether a cell still displays a row, instead of waiting to be reused.
    private func isDisplayed(_ cell: UIView) -> Bool {
        switch cell {
        case let cell as UITableViewCell: cell.table?.baseIndexPath(for: cell) != nil
        case let cell as UICollectionViewCell: cell.storedCollectionView?.baseIndexPath(for: cell) != nil
        default: false
        }
    }

    /// Returns the cell that an item becomes at its destination.
    private func landingCell(_ landing: DropLanding) -> UIView? {
        switch landing.place {
        case .row(let path): host?.cell(ofRow: RowPath(path))
        case .placeholder(let placeholder): placeholder.displayedCell
        case .rect, .target: nil
        }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let host, let landing = landings[ObjectIdentifier(item)] else { return defaultPreview }
        let view = host.listView
        view.layoutIfNeeded()
        switch landing.place {
        case .row(let path):
            let row = RowPath(path)
            guard let cell = host.cell(ofRow: row) else {
                guard let rect = host.frame(ofRow: row) else { return defaultPreview }
                return defaultPreview.retargetedPreview(
                    with: UIDragPreviewTarget(container: view, center: CGPoint(x: rect.midX, y: rect.midY)))
            }
            return landingPreview(of: cell, at: row, host.dropPreviewParameters(at: row)) ?? defaultPreview
        case .rect(let rect, let path):
            guard let cell = host.cell(ofRow: RowPath(path)) else { return defaultPreview }
            return defaultPreview.retargetedPreview(
                with: UIDragPreviewTarget(
                    container: cell, center: CGPoint(x: rect.midX, y: rect.midY),
                    transform: defaultPreview.size.scale(toFit: rect.size)))
        case .target(let target): return defaultPreview.retargetedPreview(with: target)
        case .placeholder(let placeholder):
            guard let cell = placeholder.displayedCell, let container = cell.superview else { return defaultPreview }
            return UITargetedDragPreview(
                view: cell, parameters: placeholder.previewParameters ?? UIDragPreviewParameters(),
                target: UIDragPreviewTarget(container: container, center: cell.center))
        }
    }

    /// Returns a snapshot of a cell that a preview turns into. The cell is hidden otherwise.
    private func landingPreview(of cell: UIView, at row: RowPath, _ parameters: UIDragPreviewParameters?)
        -> UITargetedDragPreview?
    {
        guard let host else { return nil }
        cell.isHidden = false
        cell.layoutIfNeeded()
        defer { cell.isHidden = true }
        guard let preview = host.preview(ofRow: row, parameters),
            let snapshot = cell.snapshotView(afterScreenUpdates: true)
        else { return nil }
        return UITargetedDragPreview(view: snapshot, parameters: preview.parameters, target: preview.target)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) {
        guard let landing = landings[ObjectIdentifier(item)] else { return }
        animator.addAnimations { landing.animator.runAnimations() }
        animator.addCompletion { [weak self] position in
            self?.landingCell(landing)?.isHidden = false
            landing.animator.finish(at: position)
        }
    }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        for landing in landings.values { landingCell(landing)?.isHidden = false }
        landings = [:]
        host?.listView.setNeedsLayout()
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        host?.dropDidEnd(session)
    }
}

extension CGSize {
    /// Returns the scale at which a rectangle of this size fits into another, at most 1.
    fileprivate func scale(toFit other: CGSize) -> CGAffineTransform {
        let scale = min(1, other.width / max(1, width), other.height / max(1, height))
        return CGAffineTransform(scaleX: scale, y: scale)
    }
}
