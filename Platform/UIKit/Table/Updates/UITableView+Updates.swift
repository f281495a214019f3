internal import RowGeometry

/// Insertions, deletions, reloads, and moves of rows and sections.
///
/// In a batch, deletions and reloads are indexed in the state before it, insertions in the state after it,
/// regardless of the order of the calls.
extension UITableView {
    final func basePerformBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        baseBeginUpdates()
        if let completion { pendingUpdates?.completions.append(completion) }
        updates?()
        baseEndUpdates()
    }

    /// Performs several updates as one animated batch. The closure does not escape, so it can omit `self`.
    ///
    /// - Parameters:
    ///   - updates: A closure that calls the methods for inserting, deleting, reloading, and moving.
    ///   - completion: Called once when the animation has ended, with `false` if it was interrupted.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates($0 as (() -> Void)?, completion: completion) }
    }

    /// Performs updates as one animated batch without calling overridden methods. An empty batch measures all
    /// rows again.
    final func performUpdates(_ updates: () -> Void = {}) {
        baseBeginUpdates()
        updates()
        baseEndUpdates()
    }

    final func baseBeginUpdates() {
        // The table has to load the state before the batch while the data source still provides it.
        if hasLoaded { loadIfNeeded() }
        pendingUpdates = pendingUpdates ?? PendingUpdates()
        pendingUpdates?.depth += 1
    }

    final func baseEndUpdates() {
        guard var updates = pendingUpdates else {
            preconditionFailure("UITableView.endUpdates() has no matching beginUpdates(). Call beginUpdates() first.")
        }
        updates.depth -= 1
        pendingUpdates = updates
        if updates.depth == 0 { commit(updates) }
    }

    private func update(_ change: (inout PendingUpdates) -> Void) {
        baseBeginUpdates()
        if var updates = pendingUpdates {
            pendingUpdates = nil
            change(&updates)
            pendingUpdates = updates
        }
        baseEndUpdates()
    }

    final func baseInsertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { updates in
            for path in indexPaths.map(RowPath.init) {
                updates.batch.insertedRows.insert(path)
                updates.looks.insertedRows[path] = animation
            }
        }
    }

    final func baseDeleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { updates in
            for path in indexPaths.map(RowPath.init) {
                updates.batch.deletedRows.insert(path)
                updates.looks.deletedRows[path] = animation
            }
        }
    }

    final func baseReloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { updates in
            for path in indexPaths.map(RowPath.init) {
                updates.batch.reloadedRows.insert(path)
                updates.looks.reloadedRows[path] = animation
            }
        }
    }

    final func baseMoveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.batch.movedRows.insert(Relocation(old: RowPath(indexPath), new: RowPath(newIndexPath))) }
    }

    final func baseReconfigureRows(at indexPaths: [IndexPath]) {
        update { $0.reconfigured.formUnion(indexPaths.map(RowPath.init)) }
    }

    final func baseInsertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { updates in
            for section in sections {
                updates.batch.insertedSections.insert(section)
                updates.looks.insertedSections[section] = animation
            }
        }
    }

    final func baseDeleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { updates in
            for section in sections {
                updates.batch.deletedSections.insert(section)
                updates.looks.deletedSections[section] = animation
            }
        }
    }

    final func baseReloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { updates in
            for section in sections {
                updates.batch.reloadedSections.insert(section)
                updates.looks.reloadedSections[section] = animation
            }
        }
    }

    final func baseMoveSection(_ section: Int, toSection newSection: Int) {
        update { $0.batch.movedSections.insert(Relocation(old: section, new: newSection)) }
    }
}
