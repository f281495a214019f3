internal import RowGeometry

/// Insertions, deletions, reloads, and moves of rows and sections.
///
/// In a batch, deletions and reloads are indexed in the state before it, insertions in the state after it,
/// regardless of the order of the calls.
extension UITableView {
    /// Performs several updates as one animated batch. The completion is called even if nothing changes.
    ///
    /// - Parameters:
    ///   - updates: A closure that calls the methods for inserting, deleting, reloading, and moving.
    ///   - completion: Called once when the animation has ended, with `false` if it was interrupted.
    public final func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
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

    /// Begins a batch of updates. Batches can be nested: the outermost `endUpdates()` performs the updates.
    public final func beginUpdates() {
        // The table has to load the state before the batch while the data source still provides it.
        if hasLoaded { loadIfNeeded() }
        pendingUpdates = pendingUpdates ?? PendingUpdates()
        pendingUpdates?.depth += 1
    }

    /// Ends a batch of updates.
    ///
    /// - Precondition: Each call matches a call of `beginUpdates()`, and the data source's row counts are
    ///   consistent with the updates.
    public final func endUpdates() {
        guard var updates = pendingUpdates else {
            preconditionFailure("UITableView.endUpdates() has no matching beginUpdates(). Call beginUpdates() first.")
        }
        updates.depth -= 1
        pendingUpdates = updates
        if updates.depth == 0 { commit(updates) }
    }

    /// Whether a batch of updates is open, or rows are displaced while one is dragged or a gap is open for a
    /// drop. Avoid calling `reloadData()` in this state.
    public final var hasUncommittedUpdates: Bool { pendingUpdates != nil || !displacedRows.isEmpty }

    private func update(_ change: (inout PendingUpdates) -> Void) {
        beginUpdates()
        if var updates = pendingUpdates {
            pendingUpdates = nil
            change(&updates)
            pendingUpdates = updates
        }
        endUpdates()
    }

    /// Inserts rows. The index paths refer to the state after the batch.
    public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { updates in
            for path in indexPaths.map(RowPath.init) {
                updates.batch.insertedRows.insert(path)
                updates.looks.insertedRows[path] = animation
            }
        }
    }

    /// Deletes rows. The index paths refer to the state before the batch.
    public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { updates in
            for path in indexPaths.map(RowPath.init) {
                updates.batch.deletedRows.insert(path)
                updates.looks.deletedRows[path] = animation
            }
        }
    }

    /// Reloads rows with new cells. The index paths refer to the state before the batch.
    public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { updates in
            for path in indexPaths.map(RowPath.init) {
                updates.batch.reloadedRows.insert(path)
                updates.looks.reloadedRows[path] = animation
            }
        }
    }

    /// Moves a row, which keeps its cell, from its index path before the batch to its index path after it.
    public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.batch.movedRows.insert(Relocation(old: RowPath(indexPath), new: RowPath(newIndexPath))) }
    }

    /// Configures the existing cells of rows again. The index paths refer to the state before the batch.
    /// Rows without a cell are configured when they become visible.
    public final func reconfigureRows(at indexPaths: [IndexPath]) {
        update { $0.reconfigured.formUnion(indexPaths.map(RowPath.init)) }
    }

    /// Inserts sections. The indices refer to the state after the batch.
    public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { updates in
            for section in sections {
                updates.batch.insertedSections.insert(section)
                updates.looks.insertedSections[section] = animation
            }
        }
    }

    /// Deletes sections. The indices refer to the state before the batch.
    public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { updates in
            for section in sections {
                updates.batch.deletedSections.insert(section)
                updates.looks.deletedSections[section] = animation
            }
        }
    }

    /// Reloads sections with their rows, headers, and footers. The indices refer to the state before the
    /// batch.
    public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { updates in
            for section in sections {
                updates.batch.reloadedSections.insert(section)
                updates.looks.reloadedSections[section] = animation
            }
        }
    }

    /// Moves a section from its index before the batch to its index after it.
    public final func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.batch.movedSections.insert(Relocation(old: section, new: newSection)) }
    }
}
