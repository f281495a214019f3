internal import RowGeometry

/// Items that the layout arranges at other index paths than those of the data source.
extension UICollectionView {
    // MARK: Index paths

    /// Runs a closure in which the collection view counts gaps and placeholders as items, as the layout does.
    final func withLayoutPaths<Result>(_ body: () -> Result) -> Result {
        guard !displacement.isEmpty else { return body() }
        let previous = usesLayoutPaths
        usesLayoutPaths = true
        defer { usesLayoutPaths = previous }
        return body()
    }

    /// Whether the index paths of calls and results are those of the layout.
    final var translatesPaths: Bool { usesLayoutPaths && !displacement.isEmpty }

    /// Returns the layout's path of an item, or `nil` if the layout does not contain it.
    final func layoutPath(of item: RowPath) -> RowPath? {
        displacement.isEmpty ? item : displacement.layoutPath(of: item)
    }

    /// Returns the element of the collection view for an element of the layout, or `nil` for a gap.
    final func element(ofLayoutElement element: CollectionElement) -> CollectionElement? {
        guard !displacement.isEmpty, let path = element.item else { return element }
        switch displacement.content(at: path) {
        case .item(let item): return .cell(item)
        case .placeholder(let id): return .placeholder(id)
        case .gap: return nil
        }
    }

    /// Returns the layout's path of a cell or a placeholder.
    final func layoutPath(of element: CollectionElement) -> RowPath? {
        switch element {
        case .cell(let path): layoutPath(of: path)
        case .placeholder(let id): displacement.layoutPath(ofPlaceholder: id)
        case .supplementary, .decoration: nil
        }
    }

    /// Returns the item that an index path of the app denotes, or `nil` if it denotes a gap or a placeholder.
    final func item(for indexPath: IndexPath) -> RowPath? {
        guard translatesPaths, indexPath.count == 2 else { return RowPath(indexPath) }
        if case .item(let item) = displacement.content(at: RowPath(indexPath)) { return item }
        return nil
    }

    /// Returns the index path by which the app knows an item.
    final func publicIndexPath(of item: RowPath) -> IndexPath? {
        translatesPaths ? displacement.layoutPath(of: item)?.indexPath : item.indexPath
    }

    /// Returns the size that a delegate determines for an item of the layout.
    ///
    /// - Parameters:
    ///   - path: The path in the layout. A gap has the size of the item that is dropped, or of the item at its path.
    ///   - size: A closure that calls the delegate for an item of the data source.
    ///   - missing: The value that `size` returns if the delegate determines no sizes.
    final func delegateSize(at path: RowPath, missing: CGSize, _ size: (RowPath) -> CGSize) -> CGSize {
        guard !displacement.isEmpty else { return size(dataPath(displayedAt: path)) }
        if case .item(let item) = displacement.content(at: path) { return size(dataPath(displayedAt: item)) }
        guard let count = itemCounts.indices.contains(path.section) ? itemCounts[path.section] : nil, count > 0 else {
            return displacement.incomingSize ?? missing
        }
        let neighbor = size(dataPath(displayedAt: RowPath(section: path.section, row: min(path.row, count - 1))))
        if NotImplemented.answer(neighbor) == nil { return neighbor }
        return displacement.content(at: path) == .gap ? displacement.incomingSize ?? neighbor : neighbor
    }

    // MARK: Changes

    /// Opens and closes gaps, and moves all elements to their positions with an animation.
    final func changeDisplacement(_ change: (inout ItemDisplacement) -> Void) {
        var new = displacement
        change(&new)
        guard new != displacement else { return }
        let updates = setDisplacement(new)
        animateDisplacement(updates)
    }

    /// Changes gaps without moving anything before the next layout, so that an update animates from what is displayed now.
    ///
    /// - Returns: The change of the layout's paths.
    @discardableResult
    final func setDisplacement(_ new: ItemDisplacement) -> UpdateBatch {
        let old = displacement
        guard new != old else { return UpdateBatch() }
        let batch = old.layoutBatch(to: new)
        displacement = new
        updateHiddenCells(previous: old)
        if let plan = try? UpdatePlan(
            batch, from: old.layoutCounts(itemCounts), to: new.layoutCounts(itemCounts))
        {
            storedLayout.itemsDidMove(by: plan)
        }
        let context = storedLayout.makeContext()
        context.storedInvalidatesCounts = true
        storedLayout.invalidateLayout(with: context)
        return batch
    }

    /// Moves the elements to their positions after a change of gaps.
    final func animateDisplacement(_ updates: UpdateBatch = UpdateBatch()) {
        guard hasLoaded, !needsReload, needsPreparation, pendingUpdates == nil, transition == nil, !isLayingOut else {
            return
        }
        transition = LayoutTransition(
            plan: .nothing, oldAttributes: attributesNearby(), oldOffset: contentOffset, oldLayout: nil)
        var leaving: [RemovedElement] = []
        UIView.performWithoutAnimation {
            prepareIfNeeded()
            storedLayout.prepare(forCollectionViewUpdates: updates.updateItems)
            leaving = layoutForTransition()
        }
        animateTransition(leaving) { _ in
        } finalize: {
            storedLayout.finalizeCollectionViewUpdates()
        }
    }

    /// Hides the cells of items that are moved into a gap, whose previews are displayed elsewhere.
    private func updateHiddenCells(previous: ItemDisplacement) {
        for item in previous.movedItems where !displacement.isMoved(item) { loadedCells[item]?.isHidden = false }
        for item in displacement.movedItems { loadedCells[item]?.isHidden = true }
    }

    /// Discards all gaps because the data source is about to be read again.
    final func resetDisplacement() {
        displacement = ItemDisplacement()
        placeholders = [:]
    }
}

extension UICollectionView: UIDataSourceTranslating {}
