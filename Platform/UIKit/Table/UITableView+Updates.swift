internal import RowGeometry

/// Updates that have been begun and not yet ended: the outermost end carries them out.
struct PendingUpdates {
    var depth = 0
    var batch = UpdateBatch()
    var reconfigured: Set<RowPath> = []
    var completions: [(Bool) -> Void] = []
}

/// Rows and sections that come, go, move and change.
///
/// Within one batch, rows and sections that go or are reloaded are named by where they were before it, those that come
/// by where they are after it, whatever the order of the calls.
extension UITableView {
    /// Carries out the updates in `updates` as one.
    ///
    /// - Parameter completion: called in the next turn of the main loop.
    public final func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        if let completion { pendingUpdates?.completions.append(completion) }
        updates?()
        endUpdates()
    }

    /// Carries out the updates in `updates` as one. The closure is called at once, and so need not say `self`.
    ///
    /// - Parameter completion: called in the next turn of the main loop.
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
        guard updates.depth == 0 else {
            pendingUpdates = updates
            return
        }
        commit(updates)
        pendingUpdates = nil
        for completion in updates.completions {
            DisplayClock.schedule(after: 0) { completion(true) }
        }
        layoutIfNeeded()
    }

    /// Whether a batch has been begun and not ended.
    public final var hasUncommittedUpdates: Bool { pendingUpdates != nil }

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
        update { $0.batch.insertedRows.formUnion(indexPaths.map(RowPath.init)) }
    }

    /// Rows have gone: `indexPaths` name them as they were before the batch.
    public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.batch.deletedRows.formUnion(indexPaths.map(RowPath.init)) }
    }

    /// Rows get new cells: `indexPaths` name them as they were before the batch.
    public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.batch.reloadedRows.formUnion(indexPaths.map(RowPath.init)) }
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
        update { $0.batch.insertedSections.formUnion(sections) }
    }

    /// Sections have gone: `sections` counts them as they were before the batch.
    public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.batch.deletedSections.formUnion(sections) }
    }

    /// Sections get new rows, headers and footers: `sections` counts them as they were before the batch.
    public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.batch.reloadedSections.formUnion(sections) }
    }

    /// A section has moved, from where it was before the batch to where it is after it.
    public final func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.batch.movedSections.insert(Relocation(old: section, new: newSection)) }
    }

    // MARK: Carrying out

    private func commit(_ updates: PendingUpdates) {
        // A table that has shown nothing has nothing to update: it will load the new state.
        guard hasLoaded, !needsReload, let dataSource else { return reloadData() }
        let counts = (0..<dataSource.numberOfSections(in: self)).map {
            dataSource.tableView(self, numberOfRowsInSection: $0)
        }
        let plan: UpdatePlan
        do {
            plan = try UpdatePlan(updates.batch, from: geometry.rowCounts, to: counts)
        } catch {
            preconditionFailure("\(error)")
        }
        let anchor = anchorThatStays(plan)
        plan.apply(to: &geometry) { section, rows in
            unseenRows(rows, section: section)
        } newSection: { section in
            loadSection(section, from: dataSource)
        }
        let firstSectionChanged = plan.newSection(of: 0) != 0
        relocate(by: plan)
        if firstSectionChanged { remeasureFirstHeaders(plan) }
        reconfigure(updates.reconfigured.compactMap(plan.newPath(of:)))
        updatePlaces()
        updateContentSize()
        keep(anchor)
        remeasure()
    }

    /// The topmost row that is seen before and after the batch: it stays where it is on the screen. A table at its top
    /// stays at its top, so that what comes there is seen.
    private func anchorThatStays(_ plan: UpdatePlan) -> (path: RowPath, y: CGFloat)? {
        guard !isAtTop else { return nil }
        let moved = Set(plan.movedRows.map(\.old))
        for path in loadedRows.keys.sorted() where !moved.contains(path) {
            if let new = plan.newPath(of: path) {
                return (new, tableHeaderHeight + geometry.offset(of: path) - contentOffset.y)
            }
        }
        return nil
    }

    /// Takes cells, headers and the selection along to where their rows are now.
    private func relocate(by plan: UpdatePlan) {
        let reloaded = Set(plan.reloadedRows.map(\.old))
        let reloadedSections = Set(plan.reloadedSections.map(\.old))
        let oldRows = loadedRows
        loadedRows.removeAll()
        for (path, cell) in oldRows {
            if !reloaded.contains(path), let new = plan.newPath(of: path) {
                loadedRows[new] = cell
            } else {
                endDisplaying(cell, at: path)
            }
        }
        selection = Set(selection.filter { !reloaded.contains($0) }.compactMap(plan.newPath(of:)))
        if let touched = touchedRow {
            if let new = plan.newPath(of: touched.path), !reloaded.contains(touched.path) {
                touchedRow?.path = new
            } else {
                touchedRow = nil
            }
        }
        loadedHeaders = relocated(loadedHeaders, plan, reloadedSections) { table, section, view in
            table.recycle(view)
            table.delegate?.tableView(table, didEndDisplayingHeaderView: view, forSection: section)
        }
        loadedFooters = relocated(loadedFooters, plan, reloadedSections) { table, section, view in
            table.recycle(view)
            table.delegate?.tableView(table, didEndDisplayingFooterView: view, forSection: section)
        }
    }

    private func relocated(
        _ views: [Int: UIView], _ plan: UpdatePlan, _ reloaded: Set<Int>,
        leaving: (UITableView, Int, UIView) -> Void
    ) -> [Int: UIView] {
        var result: [Int: UIView] = [:]
        for (section, view) in views {
            if !reloaded.contains(section), let new = plan.newSection(of: section) {
                result[new] = view
            } else {
                leaving(self, section, view)
            }
        }
        return result
    }

    /// The first header of a grouped table has more room above it than the others: it is measured again where another
    /// section is the first now.
    private func remeasureFirstHeaders(_ plan: UpdatePlan) {
        guard style != .plain else { return }
        for section in Set([0, plan.newSection(of: 0)].compactMap(\.self)) where section < geometry.sectionCount {
            endDisplayingHeader(section)
            geometry.setHeader(initialHeaderHeight(section), ofSection: section)
        }
    }

    private func reconfigure(_ paths: [RowPath]) {
        guard let dataSource else { return }
        for path in paths {
            guard let cell = loadedRows[path] else { continue }
            reconfiguredCell = cell
            let answer = dataSource.tableView(self, cellForRowAt: path.indexPath)
            reconfiguredCell = nil
            precondition(
                answer === cell,
                "UITableView.reconfigureRows: tableView(_:cellForRowAt:) returned another cell for \(path.indexPath); "
                    + "dequeue with the identifier that the row has, or reload the row")
        }
    }
}
