internal import RowGeometry

/// Rows and sections that come, go, move and change.
///
/// Within one batch, rows and sections that go or are reloaded are named by where they were before it, those that come
/// by where they are after it, whatever the order of the calls.
extension UITableView {
    /// Carries out the updates in `updates` as one, animated. The closure is called even where there is nothing to do.
    ///
    /// - Parameter completion: called once, when the animation is over; with false where it was cut off.
    public final func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        if let completion { pendingUpdates?.completions.append(completion) }
        updates?()
        endUpdates()
    }

    /// Carries out the updates in `updates` as one, animated. The closure is called at once, and so need not say
    /// `self`.
    ///
    /// - Parameter completion: called once, when the animation is over; with false where it was cut off.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates($0 as (() -> Void)?, completion: completion) }
    }

    /// Begins a batch of updates. Batches nest: the outermost `endUpdates()` carries them out.
    public final func beginUpdates() {
        // What the table holds is the state before the batch: it must be there before the data changes.
        if hasLoaded { loadIfNeeded() }
        pendingUpdates = pendingUpdates ?? PendingUpdates()
        pendingUpdates?.depth += 1
    }

    /// Ends a batch of updates. Traps without `beginUpdates()`, and where the data source's counts do not follow from
    /// the updates.
    public final func endUpdates() {
        guard var updates = pendingUpdates else {
            preconditionFailure("UITableView.endUpdates() without beginUpdates(): call beginUpdates() first")
        }
        updates.depth -= 1
        pendingUpdates = updates
        if updates.depth == 0 { commit(updates) }
    }

    /// Whether a batch has been begun and not ended, or the table shows rows elsewhere than its data says: while one is
    /// carried, or a gap is open for a drop. Better not call `reloadData()` then.
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

    /// Rows have come: `indexPaths` name them as they are after the batch.
    public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { updates in
            for path in indexPaths.map(RowPath.init) {
                updates.batch.insertedRows.insert(path)
                updates.looks.insertedRows[path] = animation
            }
        }
    }

    /// Rows have gone: `indexPaths` name them as they were before the batch.
    public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { updates in
            for path in indexPaths.map(RowPath.init) {
                updates.batch.deletedRows.insert(path)
                updates.looks.deletedRows[path] = animation
            }
        }
    }

    /// Rows get new cells: `indexPaths` name them as they were before the batch.
    public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { updates in
            for path in indexPaths.map(RowPath.init) {
                updates.batch.reloadedRows.insert(path)
                updates.looks.reloadedRows[path] = animation
            }
        }
    }

    /// A row has moved, from where it was before the batch to where it is after it. It keeps its cell.
    public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.batch.movedRows.insert(Relocation(old: RowPath(indexPath), new: RowPath(newIndexPath))) }
    }

    /// Has the data source fill the cells of rows anew, which keep their cells: `indexPaths` name them as they were
    /// before the batch. Rows that are not seen are left for when they are.
    public final func reconfigureRows(at indexPaths: [IndexPath]) {
        update { $0.reconfigured.formUnion(indexPaths.map(RowPath.init)) }
    }

    /// Sections have come: `sections` counts them as they are after the batch.
    public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { updates in
            for section in sections {
                updates.batch.insertedSections.insert(section)
                updates.looks.insertedSections[section] = animation
            }
        }
    }

    /// Sections have gone: `sections` counts them as they were before the batch.
    public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { updates in
            for section in sections {
                updates.batch.deletedSections.insert(section)
                updates.looks.deletedSections[section] = animation
            }
        }
    }

    /// Sections get new rows, headers and footers: `sections` counts them as they were before the batch.
    public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { updates in
            for section in sections {
                updates.batch.reloadedSections.insert(section)
                updates.looks.reloadedSections[section] = animation
            }
        }
    }

    /// A section has moved, from where it was before the batch to where it is after it.
    public final func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.batch.movedSections.insert(Relocation(old: section, new: newSection)) }
    }
}
