internal import RowGeometry

/// Interactive movement of items.
///
/// Other items make room for the moved item at once. The data source is notified when the movement ends.
extension UICollectionView {
    final func baseBeginInteractiveMovement(at indexPath: IndexPath) -> Bool {
        layoutIfNeeded()
        let path = RowPath(indexPath)
        guard movement == nil, pendingUpdates == nil, contains(path), let dataSource,
            dataSource.collectionView(self, canMoveItemAt: indexPath), let frame = attributes(of: .cell(path))?.frame
        else { return false }
        let target = CGPoint(x: frame.midX, y: frame.midY)
        movement = InteractiveMovement(
            original: path, current: path, target: target, itemCounts: itemCounts, scroller: makeMovementScroller(),
            visibleTarget: CGPoint(x: target.x - contentOffset.x, y: target.y - contentOffset.y))
        invalidateMovement(from: path, frame.origin)
        if let cell = loadedCells[path] { bringSubviewToFront(cell) }
        return true
    }

    /// Returns an object that scrolls while the moved item is near an edge, and moves the item with the visible area.
    private func makeMovementScroller() -> EdgeScroller {
        EdgeScroller(self) { [weak self] in
            guard let self else { return nil }
            return visibleMovementTarget.map { self.convert($0, to: nil) }
        } didScroll: { [weak self] in
            guard let self, let target = visibleMovementTarget else { return }
            baseUpdateInteractiveMovement(target)
        }
    }

    /// The point in the content that is now at the position on the screen to which the item was moved.
    private var visibleMovementTarget: CGPoint? {
        movement.map {
            CGPoint(x: $0.visibleTarget.x + contentOffset.x, y: $0.visibleTarget.y + contentOffset.y)
        }
    }

    final func baseUpdateInteractiveMovement(_ target: CGPoint) {
        guard var movement, pendingUpdates == nil else { return }
        movement.visibleTarget = CGPoint(x: target.x - contentOffset.x, y: target.y - contentOffset.y)
        defer { movement.scroller.update() }
        let previous = movement.target
        movement.target = target
        self.movement = movement
        let current = movement.current
        let position = flipsLayout ? CGPoint(x: flipped(CGRect(origin: target, size: .zero)).minX, y: target.y) : target
        let proposed = proposedTarget(of: current, at: position).indexPath
        var new = proposed
        if let delegate {
            new = delegate.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original.indexPath,
                atCurrentIndexPath: current.indexPath, toProposedIndexPath: proposed)
        }
        if RowPath(new) != current { moveInteractively(from: current, to: RowPath(new)) }
        invalidateMovement(from: current, previous)
        layoutIfNeeded()
    }

    final func baseEndInteractiveMovement(cancels: Bool) {
        guard let movement else { return }
        if cancels, movement.current != movement.original {
            moveInteractively(from: movement.current, to: movement.original)
        }
        let end = cancels ? movement.original : movement.current
        self.movement = nil
        movement.scroller.stop()
        if !cancels, movement.current != movement.original {
            dataSource?.collectionView(
                self, moveItemAt: movement.original.indexPath, to: movement.current.indexPath)
        }
        storedLayout.invalidateLayout(
            with: storedLayout.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [layoutIndexPath(of: end)],
                previousIndexPaths: [layoutIndexPath(of: movement.original)],
                movementCancelled: cancels))
        // The item moves to its position with an animation.
        ViewAnimation.ofUpdates.run({ layoutIfNeeded() }, completion: nil)
    }

    /// Returns the item at whose position the layout puts a moved item.
    private func proposedTarget(of current: RowPath, at position: CGPoint) -> RowPath {
        let path = layoutPath(of: current) ?? current
        let answer = storedLayout.targetIndexPath(forInteractivelyMovingItem: path.indexPath, withPosition: position)
        return element(ofLayoutElement: .cell(RowPath(answer)))?.item ?? current
    }

    private func layoutIndexPath(of item: RowPath) -> IndexPath { (layoutPath(of: item) ?? item).indexPath }

    private func invalidateMovement(from previous: RowPath, _ previousTarget: CGPoint) {
        guard let movement else { return }
        let context = storedLayout.invalidationContext(
            forInteractivelyMovingItems: [layoutIndexPath(of: movement.current)],
            withTargetPosition: movement.target, previousIndexPaths: [layoutIndexPath(of: previous)],
            previousPosition: previousTarget)
        storedLayout.invalidateLayout(with: context)
    }

    /// Moves an item in the collection view, but not in the data source, with an animation.
    private func moveInteractively(from old: RowPath, to new: RowPath) {
        guard let change = InteractiveMovement.plan(from: old, to: new, itemCounts) else { return }
        movement?.current = new
        move(by: change.plan, to: change.counts)
    }

    // MARK: Index paths during the movement

    /// Returns the item of the data source that is displayed at a path.
    final func dataPath(displayedAt path: RowPath) -> RowPath {
        guard let movement else { return path }
        if path == movement.current { return movement.original }
        return movement.plan?.oldPath(of: path) ?? path
    }

    /// Returns the attributes of the item that is being moved, or those of the layout for other elements.
    final func moved(_ attributes: UICollectionViewLayoutAttributes, _ element: CollectionElement)
        -> UICollectionViewLayoutAttributes
    {
        guard let movement, element == .cell(movement.current) else { return attributes }
        let target = movement.target
        let position = flipsLayout ? CGPoint(x: flipped(CGRect(origin: target, size: .zero)).minX, y: target.y) : target
        return storedLayout.layoutAttributesForInteractivelyMovingItem(
            at: layoutIndexPath(of: movement.current), withTargetPosition: position)
    }
}
