import QuartzCore
internal import RowGeometry

/// Rows that will probably be seen soon: their data are asked for, and the next cell is made, in the pauses between rows
/// that come to light.
///
/// A table looks ahead when another row has come into view, or content has turned round, in the next turn of the main
/// loop: never inside of a layout pass, since data sources may change the table when they hear of it.
extension UITableView {
    /// How far ahead the table looks, in heights of what is seen, at rest and at most.
    private static let reach: (rest: CGFloat, most: CGFloat) = (1, 3)
    /// How many seconds of the present speed it looks ahead.
    private static let reachTime: CGFloat = 0.5
    /// In the same measure, how far ahead a row may be before its prefetching is cancelled: content that slows down comes
    /// there later, but comes.
    private static let patience: CGFloat = 4
    /// However low the rows are, no more of them are asked for.
    private static let mostRows = 100
    /// Faster than so many rows a second, cells come without a pause in which one could be prepared.
    private static let preparingSpeed: CGFloat = 30

    /// Whether rows are fetched and cells prepared ahead.
    public final var isPrefetchingEnabled: Bool {
        get { prefetching.isEnabled }
        set {
            guard newValue != prefetching.isEnabled else { return }
            prefetching.isEnabled = newValue
            prefetching.known = nil
            if newValue {
                setNeedsLayout()
            } else {
                discardPreparedRows()
                cancelPrefetching(of: prefetching.outstanding)
            }
        }
    }

    /// What hears which rows will probably be shown soon. The table does not keep it alive.
    public final var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        get { prefetching.dataSource }
        set {
            guard newValue !== prefetching.dataSource else { return }
            prefetching.dataSource = newValue
            prefetching.outstanding = []
            prefetching.known = nil
            setNeedsLayout()
        }
    }

    // MARK: When

    /// What is seen has been laid out: looks ahead soon if that has become worth it.
    final func prefetchIfNeeded() {
        guard prefetching.isEnabled else { return }
        // Content that hangs over its edge does not turn round when it swings back.
        prefetching.course.note(limits.nearest(to: contentOffset).y, at: DisplayClock.now)
        guard prefetching.dataSource != nil || canPrepareRows, window != nil else { return }
        guard let (first, last) = seenEnds else { return }
        let seen = RowPrefetching.Seen(first: first, last: last, isForward: prefetching.course.isForward)
        guard seen != prefetching.known else { return }
        prefetching.known = seen
        guard prefetching.look == nil else { return }
        prefetching.look = DisplayClock.schedule(after: 0) { [weak self] in
            self?.prefetching.look = nil
            self?.lookAhead()
        }
    }

    /// Whether content moves, and leaves time.
    private var canPrepareRows: Bool {
        guard drag != nil || motion != nil else { return false }
        let height = rowHeight > 0 ? rowHeight : Self.standardRowHeight
        return prefetching.course.speed <= Self.preparingSpeed * height
    }

    /// The first and the last row that is seen.
    private var seenEnds: (RowPath, RowPath)? {
        let top = contentOffset.y - tableHeaderHeight
        guard let first = firstRow(below: top), let last = lastRow(above: top + bounds.height), first <= last else {
            return nil
        }
        return (first, last)
    }

    // MARK: What

    private func lookAhead() {
        // Whoever hears of rows may change the table: each step looks anew at what is seen.
        cancelWhatIsNotAhead()
        prefetchWhatIsNear()
        if canPrepareRows { prepareNextRow() }
    }

    /// What is seen, where that is certain enough to look ahead from it.
    private var lookout: (first: RowPath, last: RowPath)? {
        guard prefetching.isEnabled, window != nil, !needsReload, pendingUpdates == nil else { return nil }
        return seenEnds
    }

    private func cancelWhatIsNotAhead() {
        guard let (first, last) = lookout, !prefetching.outstanding.isEmpty else { return }
        let reach = Self.patience * bounds.height
        cancelPrefetching(
            of: prefetching.outstanding.filter { path in
                // What is seen by now gets its cell in the layout that comes.
                (path < first || path > last) && !isAhead(path, of: first, last, by: reach)
            })
    }

    private func prefetchWhatIsNear() {
        guard let dataSource = prefetching.dataSource, let (first, last) = lookout else { return }
        let height = bounds.height
        let speed = prefetching.course.speed(at: DisplayClock.now)
        let reach = min(Self.reach.most * height, max(Self.reach.rest * height, speed * Self.reachTime))
        var near: [RowPath] = []
        var count = 0
        forEachRow(beyond: first, last) { path, distance in
            guard distance < reach, count < Self.mostRows else { return false }
            count += 1
            if loadedRows[path] == nil, !prefetching.outstanding.contains(path) { near.append(path) }
            return true
        }
        guard !near.isEmpty else { return }
        prefetching.outstanding.formUnion(near)
        dataSource.tableView(self, prefetchRowsAt: near.map(\.indexPath))
    }

    /// Whether content goes towards `path`, which begins no further than `reach` points from what is seen.
    private func isAhead(_ path: RowPath, of first: RowPath, _ last: RowPath, by reach: CGFloat) -> Bool {
        let top = contentOffset.y - tableHeaderHeight
        if prefetching.course.isForward {
            return path > last && geometry.offset(of: path) - top - bounds.height < reach
        }
        return path < first && top - geometry.offset(of: path) - geometry.height(of: path) < reach
    }

    private func cancelPrefetching(of rows: Set<RowPath>) {
        guard !rows.isEmpty else { return }
        prefetching.outstanding.subtract(rows)
        prefetching.dataSource?.tableView(self, cancelPrefetchingForRowsAt: rows.sorted().map(\.indexPath))
    }

    /// Calls `body` with the rows ahead and how far in points they are from what is seen, the nearest first, until it
    /// returns false.
    private func forEachRow(
        beyond first: RowPath, _ last: RowPath, _ body: (RowPath, _ distance: CGFloat) -> Bool
    ) {
        let top = contentOffset.y - tableHeaderHeight
        if prefetching.course.isForward {
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

    /// Makes the cell of the row that comes next, and lets go of others that were made ahead.
    private func prepareNextRow() {
        guard let (first, last) = lookout else { return }
        let next = prefetching.course.isForward ? row(after: last) : row(before: first)
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
            cell.frame = rectForRow(at: next.indexPath)
            cell.layoutIfNeeded()
        }
    }

    /// Lets go of cells that were made ahead. Nobody has heard that they are displayed, and nobody hears that they are
    /// not any more.
    final func discardPreparedRows() {
        for path in prefetching.prepared { discardPreparedRow(path) }
    }

    private func discardPreparedRow(_ path: RowPath) {
        prefetching.prepared.remove(path)
        if let cell = loadedRows.removeValue(forKey: path) { recycle(cell) }
    }

    // MARK: Neighbours

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

    /// The first row that ends below `y`, counted from the first section.
    final func firstRow(below y: CGFloat) -> RowPath? {
        guard let path = geometry.firstRow(at: y) else { return nil }
        if path.row < geometry.rowCount(in: path.section) { return path }
        return row(after: path)
    }

    /// The last row that begins above `y`, counted from the first section.
    private func lastRow(above y: CGFloat) -> RowPath? {
        guard y > 0, geometry.sectionCount > 0 else { return nil }
        guard y < geometry.totalHeight, let path = geometry.firstRow(at: y) else {
            return row(before: RowPath(section: geometry.sectionCount, row: 0))
        }
        if path.row < geometry.rowCount(in: path.section), geometry.offset(of: path) < y { return path }
        return row(before: path)
    }
}
