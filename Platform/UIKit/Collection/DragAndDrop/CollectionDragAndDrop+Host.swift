internal import RowGeometry

extension CollectionDragAndDrop: DragDropHost {
    var listView: UIScrollView { collectionView }

    // MARK: Rows

    func row(at point: CGPoint) -> RowPath? { collectionView.baseIndexPathForItem(at: point).map(RowPath.init) }

    func containsRow(_ row: RowPath) -> Bool { collectionView.contains(row) }

    var selectedRows: Set<RowPath> { collectionView.selection }

    func frame(ofRow row: RowPath) -> CGRect? {
        collectionView.prepareIfNeeded()
        guard collectionView.contains(row) else { return nil }
        return collectionView.attributes(of: .cell(row))?.visibleFrame
    }

    func cell(ofRow row: RowPath) -> UIView? { collectionView.loadedCells[row] }

    func preview(ofRow row: RowPath, _ parameters: UIDragPreviewParameters?) -> UITargetedDragPreview? {
        guard let cell = collectionView.loadedCells[row], let container = cell.superview, container.window != nil else {
            return nil
        }
        let shown = parameters ?? previewParameters(cell)
        let bounds = shown.visiblePath?.bounds ?? cell.bounds
        return UITargetedDragPreview(
            view: cell, parameters: shown,
            target: UIDragPreviewTarget(
                container: container, center: cell.convert(CGPoint(x: bounds.midX, y: bounds.midY), to: container)))
    }

    private func previewParameters(_ cell: UICollectionViewCell) -> UIDragPreviewParameters {
        let parameters = UIDragPreviewParameters()
        parameters.backgroundColor = .clear
        parameters.visiblePath = UIBezierPath(
            roundedRect: cell.bounds, cornerRadius: max(cell.layer.cornerRadius, cell.contentView.layer.cornerRadius))
        return parameters
    }

    // MARK: Drag delegate

    var hasDragDelegate: Bool { dragDelegate != nil }

    func items(forBeginning session: DragSession, at row: RowPath) -> [UIDragItem] {
        dragDelegate?.collectionView(collectionView, itemsForBeginning: session, at: row.indexPath) ?? []
    }

    func items(forAddingTo session: any UIDragSession, at row: RowPath, point: CGPoint) -> [UIDragItem] {
        dragDelegate?.collectionView(collectionView, itemsForAddingTo: session, at: row.indexPath, point: point) ?? []
    }

    func dragPreviewParameters(at row: RowPath) -> UIDragPreviewParameters? {
        dragDelegate?.collectionView(collectionView, dragPreviewParametersForItemAt: row.indexPath)
    }

    func dragWillBegin(_ session: any UIDragSession) {
        dragDelegate?.collectionView(collectionView, dragSessionWillBegin: session)
    }

    func dragDidEnd(_ session: any UIDragSession) {
        dragDelegate?.collectionView(collectionView, dragSessionDidEnd: session)
    }

    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(collectionView, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragIsRestrictedToApplication(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(collectionView, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    // MARK: Drop delegate

    var hasDropDelegate: Bool { dropDelegate != nil }

    func canHandleDrop(_ session: any UIDropSession) -> Bool {
        dropDelegate?.collectionView(collectionView, canHandle: session) ?? false
    }

    func dropDidEnter(_ session: any UIDropSession) {
        dropDelegate?.collectionView(collectionView, dropSessionDidEnter: session)
    }

    func dropDidExit(_ session: any UIDropSession) {
        dropDelegate?.collectionView(collectionView, dropSessionDidExit: session)
    }

    func dropDidEnd(_ session: any UIDropSession) {
        dropDelegate?.collectionView(collectionView, dropSessionDidEnd: session)
    }

    func propose(_ session: any UIDropSession, at destination: RowPath?) -> ListDropProposal {
        guard
            let proposal = dropDelegate?.collectionView(
                collectionView, dropSessionDidUpdate: session, withDestinationIndexPath: destination?.indexPath)
        else { return ListDropProposal(proposal: UIDropProposal(operation: .cancel), intent: .unspecified) }
        let intent: ListDropProposal.Intent =
            switch proposal.intent {
            case .unspecified: .unspecified
            case .insertAtDestinationIndexPath: .insertAt
            case .insertIntoDestinationIndexPath: .insertInto
            }
        return ListDropProposal(proposal: proposal, intent: intent)
    }

    func dropPreviewParameters(at row: RowPath) -> UIDragPreviewParameters? {
        dropDelegate?.collectionView(collectionView, dropPreviewParametersForItemAt: row.indexPath)
    }

    func perform(_ drop: ListDrop, on target: ListDropTarget) {
        guard let dropDelegate, let proposal = drop.proposal as? UICollectionViewDropProposal else { return }
        let coordinator = CollectionDropCoordinator(drop, proposal: proposal, on: target, of: collectionView)
        // Frames do not change before the next layout, so that inserted items find their gap open.
        forgetGap()
        var closed = collectionView.displacement
        closed.closeDropGap()
        collectionView.setDisplacement(closed)
        dropDelegate.collectionView(collectionView, performDropWith: coordinator)
        coordinator.close()
        collectionView.animateDisplacement()
    }

    // MARK: Destinations

    func movesRowItself(_ row: RowPath) -> Bool {
        guard collectionView.dropMovesItems, collectionView.contains(row) else { return false }
        return collectionView.dataSource?.collectionView(collectionView, canMoveItemAt: row.indexPath) ?? false
    }

    func moveTarget(from source: RowPath, proposed: RowPath) -> RowPath {
        guard let delegate = collectionView.delegate else { return proposed }
        let current = gap?.path ?? source
        let answer = delegate.collectionView(
            collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: source.indexPath,
            atCurrentIndexPath: current.indexPath, toProposedIndexPath: proposed.indexPath)
        let target = RowPath(answer)
        precondition(
            collectionView.itemCounts.indices.contains(target.section) && target.row >= 0
                && target.row <= collectionView.itemCounts[target.section] - (target.section == source.section ? 1 : 0),
            "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:) "
                + "returned \(answer), which is out of range. Return the proposed index path, or that of an item that "
                + "exists without the moved one.")
        return target
    }

    func finishMove(from source: RowPath, to target: RowPath) {
        forgetGap()
        guard source != target,
            let change = InteractiveMovement.plan(from: source, to: target, collectionView.itemCounts)
        else { return collectionView.changeDisplacement { $0.closeDropGap() } }
        collectionView.move(by: change.plan, to: change.counts, closesDropGap: true)
        collectionView.dataSource?.collectionView(
            collectionView, moveItemAt: source.indexPath, to: target.indexPath)
    }

    func dropFinder(_ session: any UIDropSession, moved: [RowPath]) -> any DropDestinationFinding {
        ItemDropFinder(
            collectionView: collectionView, point: session.location(in: collectionView), moved: moved, gap: gap?.path)
    }

    func showDropGap(at destination: RowPath?, moved: [RowPath], _ session: any UIDropSession) {
        guard let destination else { return setGap(nil) }
        var incomingSize: CGSize?
        if let platter = session.items.first?.platter, platter.preview.view is UICollectionViewCell {
            incomingSize = platter.preview.view.bounds.size
        }
        setGap(Gap(path: destination, moved: moved, incomingSize: incomingSize))
    }

    var cellsHiddenByDrop: [UIView] {
        collectionView.displacement.movedItems.compactMap { collectionView.loadedCells[$0] }
    }
}
