internal import RowGeometry

// MARK: Committing updates

extension UITableView {
    final func commit(_ updates: PendingUpdates) {
        // A table that has not loaded its data loads the new state instead of updating.
        guard hasLoaded, !needsReload, let dataSource else {
            pendingUpdates = nil
            performReload()
            DisplayClock.schedule(after: 0) { updates.completions.forEach { $0(true) } }
            return
        }
        let counts = (0..<dataSource.numberOfSections(in: self)).map {
            dataSource.tableView(self, numberOfRowsInSection: $0)
        }
        let plan: UpdatePlan
        do {
            plan = try UpdatePlan(updates.batch, from: geometry.rowCounts, to: counts)
        } catch {
            preconditionFailure("\(error)")
        }
        discardPreparedRows()
        let before = LayoutSnapshot(of: self)
        let leaving = enact(plan, updates, from: dataSource)
        pendingUpdates = nil
        // Keeps the cells of rows that are animated off the screen, or are pushed off it temporarily by
        // estimated heights.
        keepsOffscreenCells = true
        UIView.performWithoutAnimation {
            setNeedsLayout()
            layoutIfNeeded()
        }
        keepsOffscreenCells = false
        if !UpdateAnimation.canBeSeen(in: self) { recycleOffscreenCells() }
        pinnedAnchor = nil
        UpdateAnimation(table: self, plan: plan, looks: updates.looks, before: before).run(leaving: leaving) {
            finished in
            for completion in updates.completions { completion(finished) }
        }
    }

    /// Transfers the table's state to the new rows and sections, except for the layout.
    ///
    /// - Returns: The views of deleted and reloaded rows and sections.
    private func enact(
        _ plan: UpdatePlan, _ updates: PendingUpdates, from dataSource: any UITableViewDataSource
    ) -> [RemovedView] {
        let anchor = anchorThatStays(plan)
        // These views were created for section indices of the old state.
        headers.discardFirstDelegateView()
        footers.discardFirstDelegateView()
        plan.apply(to: &geometry) { section, rows in
            initialRows(rows, section: section)
        } newSection: { section in
            loadSection(section, from: dataSource)
        }
        let known = removedViews.count
        relocate(by: plan)
        if plan.newSection(of: 0) != 0 { remeasureFirstHeaders(plan) }
        reconfigure(updates.reconfigured.compactMap(plan.newPath(of:)))
        updateSectionPositions()
        updateContentSize()
        pinnedAnchor = anchor
        restorePosition(anchor)
        updateHeights(after: plan)
        return Array(removedViews[known...])
    }

    /// Returns the topmost visible row that remains in place, which keeps its position on the screen. `nil`
    /// if the table is scrolled to its top, where it remains, so that rows inserted there become visible.
    private func anchorThatStays(_ plan: UpdatePlan) -> (path: RowPath, y: CGFloat)? {
        guard !isAtTop else { return nil }
        for path in visibleRows where !plan.isMoved(path) {
            if let new = plan.newPath(of: path) {
                return (new, tableHeaderHeight + geometry.offset(of: path) - contentOffset.y)
            }
        }
        return nil
    }

    /// Moves cells, headers, footers, the selection, and other state to the new index paths.
    private func relocate(by plan: UpdatePlan) {
        let oldRows = loadedRows
        loadedRows.removeAll()
        for (path, cell) in oldRows {
            if !plan.isReloaded(path), let new = plan.newPath(of: path) {
                loadedRows[new] = cell
            } else {
                removedViews.append(RemovedView(cell, .row(path)))
            }
        }
        prefetching.remap(by: plan)
        sectionIndex.needsTitles = true
        remapSwipe(by: plan)
        selection = Set(selection.filter { !plan.isReloaded($0) }.compactMap(plan.newPath(of:)))
        selecting.remap(by: plan)
        focus.remap(by: plan)
        dragObserver?.rowsDidMove(by: plan)
        displacedRows.rowsDidMove(by: plan)
        contextMenus?.remap(by: plan)
        if let touched = touchedRow {
            if let new = plan.newPath(of: touched.path), !plan.isReloaded(touched.path) {
                touchedRow?.path = new
            } else {
                touchedRow = nil
            }
        }
        headers.views = relocated(headers.views, plan) { .header($0) }
        footers.views = relocated(footers.views, plan) { .footer($0) }
    }

    private func relocated(
        _ views: SortedDictionary<Int, UIView>, _ plan: UpdatePlan, part: (Int) -> RemovedView.Part
    ) -> SortedDictionary<Int, UIView> {
        var result = SortedDictionary<Int, UIView>()
        for (section, view) in views {
            if !plan.isReloaded(oldSection: section), let new = plan.newSection(of: section) {
                result[new] = view
            } else {
                removedViews.append(RemovedView(view, part(section)))
            }
        }
        return result
    }

    /// Measures the rows whose heights the batch may have changed.
    ///
    /// An empty batch is the way to resize rows, so it measures all visible ones. A delegate's heights may depend
    /// on what has changed. Rows that size themselves keep their heights, visible or not, unless they are new,
    /// reloaded or invalidated.
    private func updateHeights(after plan: UpdatePlan) {
        guard !plan.isEmpty, !delegateSpecifiesHeights else { return remeasure() }
        for row in plan.reloadedRows {
            geometry.setHeight(geometry.height(of: row.new), of: row.new, isEstimated: rowHeight < 0)
        }
        for (path, cell) in loadedRows where cell.needsMeasurement || geometry.isEstimated(path) { measure(path) }
        remeasureSectionViews()
        updateContentSize()
        restorePosition(currentAnchor)
    }

    /// Measures the headers again that have become the first one or no longer are: in a grouped table, the
    /// first header has more space above it. Visible headers are measured by `remeasure()`.
    private func remeasureFirstHeaders(_ plan: UpdatePlan) {
        guard storedStyle != .plain else { return }
        for section in Set([0, plan.newSection(of: 0)].compactMap(\.self)) where section < geometry.sectionCount {
            if headers.views[section] == nil {
                geometry.setHeader(headers.initialEdge(ofSection: section), ofSection: section)
            }
        }
    }

    private func reconfigure(_ paths: [RowPath]) {
        guard let dataSource else { return }
        for path in paths {
            guard let cell = loadedRows[path] else { continue }
            reconfiguredCell = cell
            let answer = dataSource.tableView(self, cellForRowAt: path.indexPath)
            reconfiguredCell = nil
            cell.needsMeasurement = true
            precondition(
                answer === cell,
                "UITableView.reconfigureRows: tableView(_:cellForRowAt:) returned another cell for \(path.indexPath). "
                    + "Dequeue the cell with the row's current reuse identifier, or call reloadRows(at:with:) instead.")
        }
    }
}
