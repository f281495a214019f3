import QuartzCore
internal import RowGeometry

/// Prefetching of rows that will probably become visible soon: the data source is notified to fetch their
/// data, and the next cell is prepared, while no rows are being loaded.
///
/// A table prefetches when another row has become visible or the direction of scrolling has changed, in the
/// next turn of the main loop. It never does during layout, because a data source may change the table when
/// it is notified.
extension UITableView {
    /// The distance ahead within which rows are prefetched, in multiples of the visible height, at rest and
    /// at most.
    private static let reach: (rest: CGFloat, most: CGFloat) = (1, 3)
    /// The time for which rows are prefetched at the current speed, in seconds.
    private static let reachTime: CGFloat = 0.5
    /// The distance ahead, in the same unit, beyond which prefetching is canceled. It is larger than the
    /// distance of prefetching, because content that slows down still reaches those rows.
    private static let patience: CGFloat = 4
    /// The maximum number of prefetched rows, regardless of their heights.
    private static let maximumRowCount = 100
    /// The speed in rows per second above which no cells are prepared, because rows become visible without
    /// pauses.
    private static let preparingSpeed: CGFloat = 30

    final var prefetchesRows: Bool {
        get { prefetching.isEnabled }
        set {
            guard newValue != prefetching.isEnabled else { return }
            prefetching.isEnabled = newValue
            prefetching.lastState = nil
            if newValue {
                setNeedsLayout()
            } else {
                discardPreparedRows()
                cancelPrefetching(of: prefetching.outstanding)
            }
        }
    }

    // MARK: Scheduling

    /// Schedules prefetching after layout if the visible rows or the direction have changed.
    final func prefetchIfNeeded() {
        guard prefetching.isEnabled else { return }
        // The return of content beyond its limits is not a change of direction.
        prefetching.directionTracker.record(limits.nearest(to: contentOffset).y, at: DisplayClock.now)
        guard prefetching.dataSource != nil || canPrepareRows, baseWindow != nil else { return }
        guard let (first, last) = visibleEnds else { return }
        let state = RowPrefetching.State(first: first, last: last, isForward: prefetching.directionTracker.isForward)
        guard state != prefetching.lastState else { return }
        prefetching.lastState = state
        guard prefetching.timer == nil else { return }
        prefetching.timer = DisplayClock.schedule(after: 0) { [weak self] in
            self?.prefetching.timer = nil
            self?.prefetch()
        }
    }

    /// Whether content moves slowly enough to prepare cells.
    private var canPrepareRows: Bool {
        guard drag != nil || motion != nil else { return false }
        let height = rowHeight > 0 ? rowHeight : Self.standardRowHeight
        return prefetching.directionTracker.speed <= Self.preparingSpeed * height
    }

    /// The first and the last visible row.
    private var visibleEnds: (RowPath, RowPath)? {
        let top = contentOffset.y - tableHeaderHeight
        guard let first = firstRow(below: top), let last = lastRow(above: top + bounds.height), first <= last else {
            return nil
        }
        return (first, last)
    }

    // MARK: Rows

    private func prefetch() {
        // A notified data source may change the table, so that each step reads the visible rows again.
        cancelWhatIsNotAhead()
        prefetchWhatIsNear()
        if canPrepareRows { prepareNextRow() }
    }

    /// The first and the last visible row, if they are certain enough to prefetch from.
    private var prefetchOrigin: (first: RowPath, last: RowPath)? {
        guard prefetching.isEnabled, baseWindow != nil, !needsReload, pendingUpdates == nil else { return nil }
        return visibleEnds
    }

    private func cancelWhatIsNotAhead() {
        guard let (first, last) = prefetchOrigin, !prefetching.outstanding.isEmpty else { return }
        let reach = Self.patience * bounds.height
        cancelPrefetching(
            of: prefetching.outstanding.filter { path in
                // Visible rows receive their cells in the next layout.
                (path < first || path > last) && !isAhead(path, of: first, last, by: reach)
            })
    }

    private func prefetchWhatIsNear() {
        guard let dataSource = prefetching.dataSource, let (first, last) = prefetchOrigin else { return }
        let height = bounds.height
        let speed = prefetching.directionTracker.speed(at: DisplayClock.now)
        let reach = min(Self.reach.most * height, max(Self.reach.rest * height, speed * Self.reachTime))
        var near: [RowPath] = []
        var count = 0
        forEachRow(beyond: first, last) { path, distance in
            guard distance < reach, count < Self.maximumRowCount else { return false }
            count += 1
            if loadedRows[path] == nil, !prefetching.outstanding.contains(path) { near.append(path) }
            return true
        }
        guard !near.isEmpty else { return }
        prefetching.outstanding.formUnion(near)
        dataSource.tableView(self, prefetchRowsAt: near.map(\.indexPath))
    }

    /// Returns whether content moves toward a row that begins within `reach` points of the visible area.
    private func isAhead(_ path: RowPath, of first: RowPath, _ last: RowPath, by reach: CGFloat) -> Bool {
        let top = contentOffset.y - tableHeaderHeight
        if prefetching.directionTracker.isForward {
            return path > last && geometry.offset(of: path) - top - bounds.height < reach
        }
        return path < first && top - geometry.offset(of: path) - geometry.height(of: path) < reach
    }

    private func cancelPrefetching(of rows: Set<RowPath>) {
        guard !rows.isEmpty else { return }
        prefetching.outstanding.subtract(rows)
        prefetching.dataSource?.tableView(self, cancelPrefetchingForRowsAt: rows.sorted().map(\.indexPath))
    }

    /// Calls `body` with the rows ahead and their distances from the visible area, in points, the nearest
    /// first, until it returns `false`.
    private func forEachRow(
        beyond first: RowPath, _ last: RowPath, _ body: (RowPath, _ distance: CGFloat) -> Bool
    ) {
        let top = contentOffset.y - tableHeaderHeight
        if prefetching.directionTracker.isForward {
            var path = last
            while let next = row(after: path) {
                guard body(next, geometry.offset(of: next) - top - bounds.height) else { return }
                path = next
            }
        } else {
            var path = first
            while let next = row(before: path) {
                guard body(next, top - geometry.offset(of: next) - geometry.height(of: next)) else { return }
                path = next
            }
        }
    }

    // MARK: Cells

    /// Prepares the cell of the next row, and discards other prepared cells.
    private func prepareNextRow() {
        guard let (first, last) = prefetchOrigin else { return }
        let next = prefetching.directionTracker.isForward ? row(after: last) : row(before: first)
        for path in prefetching.prepared where path != next { discardPreparedRow(path) }
        guard let next, loadedRows[next] == nil else { return }
        let anchor = currentAnchor
        let cell = show(next)
        prefetching.outstanding.remove(next)
        prefetching.prepared.insert(next)
        if geometry.isEstimated(next) {
            measure(next)
            updateContentSize()
            restorePosition(anchor)
        }
        UIView.performWithoutAnimation {
            cell.frame = baseRectForRow(at: next.indexPath)
            cell.layoutIfNeeded()
        }
    }

    /// Discards prepared cells without notifying the delegate, which has not been notified of them before.
    final func discardPreparedRows() {
        for path in prefetching.prepared { discardPreparedRow(path) }
    }

    private func discardPreparedRow(_ path: RowPath) {
        prefetching.prepared.remove(path)
        if let cell = loadedRows.removeValue(forKey: path) { recycle(cell) }
    }

    // MARK: Adjacent rows

    final func row(after path: RowPath) -> RowPath? {
        if path.row + 1 < geometry.rowCount(in: path.section) {
            return RowPath(section: path.section, row: path.row + 1)
        }
        let section = (path.section + 1..<max(path.section + 1, geometry.sectionCount)).first {
            geometry.rowCount(in: $0) > 0
        }
        return section.map { RowPath(section: $0, row: 0) }
    }

    final func row(before path: RowPath) -> RowPath? {
        if path.row > 0 { return RowPath(section: path.section, row: path.row - 1) }
        let section = (0..<path.section).last { geometry.rowCount(in: $0) > 0 }
        return section.map { RowPath(section: $0, row: geometry.rowCount(in: $0) - 1) }
    }

    /// Returns the first row that ends below an offset from the first section.
    final func firstRow(below y: CGFloat) -> RowPath? {
        guard let path = geometry.firstRow(at: y) else { return nil }
        if path.row < geometry.rowCount(in: path.section) { return path }
        return row(after: path)
    }

    /// Returns the last row that begins above an offset from the first section.
    private func lastRow(above y: CGFloat) -> RowPath? {
        guard y > 0, geometry.sectionCount > 0 else { return nil }
        guard y < geometry.totalHeight, let path = geometry.firstRow(at: y) else {
            return row(before: RowPath(section: geometry.sectionCount, row: 0))
        }
        if path.row < geometry.rowCount(in: path.section), geometry.offset(of: path) < y { return path }
        return row(before: path)
    }
}
