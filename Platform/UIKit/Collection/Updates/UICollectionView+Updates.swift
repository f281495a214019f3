internal import RowGeometry

/// Insertions, deletions, reloads, and moves of items and sections.
///
/// In a batch, deletions and reloads are indexed in the state before it, insertions in the state after it,
/// regardless of the order of the calls.
extension UICollectionView {
    final func basePerformBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        beginUpdates()
        if let completion { pendingUpdates?.completions.append(completion) }
        updates?()
        endUpdates()
    }

    /// Performs several updates as one animated batch. The closure does not escape, so it can omit `self`.
    ///
    /// - Parameters:
    ///   - updates: A closure that calls the methods for inserting, deleting, reloading, and moving.
    ///   - completion: Called once when the animation has ended, with `false` if it was interrupted.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates($0 as (() -> Void)?, completion: completion) }
    }

    private func beginUpdates() {
        // The state before the batch has to be loaded while the data source still provides it.
        if hasLoaded { loadIfNeeded() }
        pendingUpdates = pendingUpdates ?? PendingItemUpdates()
        pendingUpdates?.depth += 1
    }

    private func endUpdates() {
        guard var updates = pendingUpdates else { return }
        updates.depth -= 1
        pendingUpdates = updates
        if updates.depth == 0 { commit(updates) }
    }

    private func update(_ change: (inout PendingItemUpdates) -> Void) {
        beginUpdates()
        if var updates = pendingUpdates {
            pendingUpdates = nil
            change(&updates)
            pendingUpdates = updates
        }
        endUpdates()
    }

    final func baseInsertItems(at indexPaths: [IndexPath]) {
        update { $0.batch.insertedRows.formUnion(indexPaths.map(RowPath.init)) }
    }

    final func baseDeleteItems(at indexPaths: [IndexPath]) {
        update { $0.batch.deletedRows.formUnion(indexPaths.map(RowPath.init)) }
    }

    final func baseReloadItems(at indexPaths: [IndexPath]) {
        update { $0.batch.reloadedRows.formUnion(indexPaths.map(RowPath.init)) }
    }

    final func baseReconfigureItems(at indexPaths: [IndexPath]) {
        update { $0.reconfigured.formUnion(indexPaths.map(RowPath.init)) }
    }

    final func baseMoveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.batch.movedRows.insert(Relocation(old: RowPath(indexPath), new: RowPath(newIndexPath))) }
    }

    final func baseInsertSections(_ sections: IndexSet) { update { $0.batch.insertedSections.formUnion(sections) } }

    final func baseDeleteSections(_ sections: IndexSet) { update { $0.batch.deletedSections.formUnion(sections) } }

    final func baseReloadSections(_ sections: IndexSet) { update { $0.batch.reloadedSections.formUnion(sections) } }

    final func baseMoveSection(_ section: Int, toSection newSection: Int) {
        update { $0.batch.movedSections.insert(Relocation(old: section, new: newSection)) }
    }
}

extension UpdateBatch {
    /// The changes as objects for a layout: deletions and reloads first, then insertions and moves, each in the
    /// order of their index paths.
    @MainActor
    var updateItems: [UICollectionViewUpdateItem] {
        func section(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        typealias Item = UICollectionViewUpdateItem
        var items: [Item] = []
        items += deletedSections.sorted().map { Item(.delete, from: section($0), to: nil) }
        items += deletedRows.sorted().map { Item(.delete, from: $0.indexPath, to: nil) }
        items += reloadedSections.sorted().map { Item(.reload, from: section($0), to: section($0)) }
        items += reloadedRows.sorted().map { Item(.reload, from: $0.indexPath, to: $0.indexPath) }
        items += insertedSections.sorted().map { Item(.insert, from: nil, to: section($0)) }
        items += insertedRows.sorted().map { Item(.insert, from: nil, to: $0.indexPath) }
        items += movedSections.sorted { $0.old < $1.old }
            .map { Item(.move, from: section($0.old), to: section($0.new)) }
        items += movedRows.sorted { $0.old < $1.old }
            .map { Item(.move, from: $0.old.indexPath, to: $0.new.indexPath) }
        return items
    }
}
