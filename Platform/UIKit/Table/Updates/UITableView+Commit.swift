internal import RowGeometry

/// How a batch of updates is carried out.
extension UITableView {
    final func commit(_ updates: PendingUpdates) {
        // A table that has shown nothing has nothing to update: it will load the new state.
        guard hasLoaded, !needsReload, let dataSource else {
            pendingUpdates = nil
            reloadData()
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
        // A row that estimates push off the screen for a moment keeps its cell, as do those that travel out of it.
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

    /// Puts the table into the state after the batch, all but the layout.
    ///
    /// - Returns: the views of what is there no more.
    private func enact(
        _ plan: UpdatePlan, _ updates: PendingUpdates, from dataSource: any UITableViewDataSource
    ) -> [RemovedView] {
        let anchor = anchorThatStays(plan)
        // They were made for sections by the places of before.
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
        remeasure()
        return Array(removedViews[known...])
    }

    /// The topmost row that is seen before and after the batch: it stays where it is on the screen. A table at its top
    /// stays at its top, so that what comes there is seen.
    private func anchorThatStays(_ plan: UpdatePlan) -> (path: RowPath, y: CGFloat)? {
        guard !isAtTop else { return nil }
        for path in visibleRows where !plan.isMoved(path) {
            if let new = plan.newPath(of: path) {
                return (new, tableHeaderHeight + geometry.offset(of: path) - contentOffset.y)
            }
        }
        return nil
    }

    /// Takes cells, headers and the selection along to where their rows are now.
    private func relocate(by plan: UpdatePlan) {
        let oldRows = loadedRows.sorted { $0.key < $1.key }
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
        _ views: [Int: UIView], _ plan: UpdatePlan, part: (Int) -> RemovedView.Part
    ) -> [Int: UIView] {
        var result: [Int: UIView] = [:]
        for (section, view) in views.sorted(by: { $0.key < $1.key }) {
            if !plan.isReloaded(oldSection: section), let new = plan.newSection(of: section) {
                result[new] = view
            } else {
                removedViews.append(RemovedView(view, part(section)))
            }
        }
        return result
    }

    /// The first header of a grouped table has more room above it than the others: it is measured again where another
    /// section is the first now. Those that are seen are measured with all others.
    private func remeasureFirstHeaders(_ plan: UpdatePlan) {
        guard style != .plain else { return }
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
            precondition(
                answer === cell,
                "UITableView.reconfigureRows: tableView(_:cellForRowAt:) returned another cell for \(path.indexPath); "
                    + "dequeue with the identifier that the row has, or reload the row")
        }
    }
}
