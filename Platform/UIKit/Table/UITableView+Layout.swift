internal import RowGeometry

/// Layout of the visible rows, headers and footers.
extension UITableView {
    /// The visible part of the content in the table's coordinates, including what is below bars.
    private var visibleRect: CGRect { CGRect(origin: contentOffset, size: bounds.size) }

    /// The part of the content whose rows have cells. It is larger than the visible part while gaps displace
    /// rows.
    private var loadedRect: CGRect { visibleRect.insetBy(dx: 0, dy: -displacedRows.reach) }

    /// The width of rows, headers and footers, in points.
    final var rowWidth: CGFloat { max(0, bounds.width - 2 * rowInset) }

    /// The distance of rows from the sides of the table, in points.
    final var rowInset: CGFloat {
        guard storedStyle == .insetGrouped else { return 0 }
        return SystemMargins.side(forWidth: bounds.width) + max(safeAreaInsets.left, safeAreaInsets.right)
    }

    /// The margin of contents at the sides of the table, in points.
    final var sideMargin: CGFloat {
        let margin = SystemMargins.side(forWidth: bounds.width)
        guard cellLayoutMarginsFollowReadableWidth else { return margin }
        return max(margin, (bounds.width - SystemMargins.readableWidth(traitCollection)) / 2)
    }

    /// The insets of the text in headers and footers, which aligns with the text of cells.
    final var sectionTextInsets: UIEdgeInsets {
        let safe = storedStyle == .insetGrouped || !insetsContentViewsToSafeArea ? .zero : safeAreaInsets
        return UIEdgeInsets(top: 0, left: sideMargin + safe.left, bottom: 0, right: sideMargin + safe.right)
    }

    final func layoutTable() {
        loadIfNeeded()
        updateSectionIndex()
        if bounds.width != measuredWidth { remeasure() }
        layoutBackground()
        guard bounds.width > 0, bounds.height > 0 else { return }
        layoutTableHeader()
        var placed = 0
        for _ in 0..<8 {
            placed = layoutRows()
            let edgesChanged = layoutSectionViews()
            let offset = contentOffset
            // Content that now ends above the bottom or begins below the top scrolls back, unless a touch or
            // a motion holds it.
            limitsDidChange()
            let isWithinLimits = contentOffset == offset
            if !isWithinLimits { pinnedAnchor = nil }
            if isWithinLimits && !edgesChanged { break }
        }
        if loadedRows.count > placed { layoutOffscreenRows() }
        displacedRows.tableDidLayout()
        dragObserver?.tableDidLayout()
        headers.layout()
        footers.layout()
        layoutTableFooter()
        layoutFillerRows()
        layoutSectionIndex()
        prefetchIfNeeded()
        settleFocus()
    }

    /// - Returns: The number of rows that have been laid out.
    private func layoutRows() -> Int {
        var placed = 0
        // Measured heights change the set of visible rows. Each round leaves fewer estimated heights.
        for _ in 0..<8 {
            let anchor = currentAnchor
            recycleOffscreenCells()
            let changed: Bool
            (placed, changed) = fillRows()
            guard changed else { break }
            updateContentSize()
            restorePosition(anchor)
        }
        return placed
    }

    private func layoutBackground() {
        guard let backgroundView else { return }
        let frame = CGRect(origin: contentOffset, size: bounds.size)
        if backgroundView.frame != frame { backgroundView.frame = frame }
    }

    private func layoutTableHeader() {
        guard let tableHeaderView else { return }
        let frame = CGRect(x: 0, y: 0, width: bounds.width, height: tableHeaderHeight)
        if tableHeaderView.frame != frame { tableHeaderView.frame = frame }
    }

    private func layoutTableFooter() {
        guard let tableFooterView else { return }
        let frame = CGRect(
            x: 0, y: tableHeaderHeight + geometry.totalHeight + displacedRows.displacement.growth, width: bounds.width,
            height: tableFooterView.frame.height)
        if tableFooterView.frame != frame { tableFooterView.frame = frame }
    }

    /// Marks all measured heights as estimates because the width has changed, and keeps the topmost row in
    /// place.
    final func remeasure() {
        guard hasLoaded else { return }
        let anchor = currentAnchor
        measuredWidth = bounds.width
        geometry.markAllEstimated()
        for section in 0..<geometry.sectionCount where usesFixedRowHeight(in: section) {
            geometry.setAllRowHeights(rowHeight, inSection: section)
        }
        for path in loadedRows.keys { measure(path) }
        remeasureSectionViews()
        updateContentSize()
        restorePosition(anchor)
        setNeedsLayout()
    }

    /// Measures the displayed headers and footers again, and the empty space of visible sections without them.
    final func remeasureSectionViews() {
        var sections: [Int] = []
        for path in visibleRows where path.section != sections.last && path.section < geometry.sectionCount {
            sections.append(path.section)
        }
        headers.remeasure(visibleSections: sections)
        footers.remeasure(visibleSections: sections)
    }

    private func usesFixedRowHeight(in section: Int) -> Bool {
        guard rowHeight >= 0, geometry.rowCount(in: section) > 0 else { return false }
        let path = IndexPath(row: 0, section: section)
        return delegate.map { !NotImplemented.isImplemented($0.tableView(self, heightForRowAt: path)) } ?? true
    }

    // MARK: Rows

    /// Returns the rows that intersect a rectangle, in order.
    final func rows(in rect: CGRect) -> [RowPath] {
        var result: [RowPath] = []
        forEachRow(in: rect) { path, _ in result.append(path) }
        return result
    }

    /// Calls `body` with each row that intersects a rectangle and its vertical position, from top to bottom.
    /// Heights that `body` changes affect the rows below.
    private func forEachRow(in rect: CGRect, _ body: (RowPath, CGFloat) -> Void) {
        guard let first = geometry.firstRow(at: rect.minY - tableHeaderHeight) else { return }
        var path = first
        var y = tableHeaderHeight + geometry.offset(of: path)
        while true {
            while path.row >= geometry.rowCount(in: path.section) {
                path = RowPath(section: path.section + 1, row: 0)
                guard path.section < geometry.sectionCount else { return }
                y = tableHeaderHeight + geometry.rowsOffset(ofSection: path.section)
            }
            guard y < rect.maxY else { return }
            body(path, y)
            y += geometry.height(of: path)
            path.row += 1
        }
    }

    /// The visible rows that have a cell, from top to bottom.
    final var visibleRows: [RowPath] {
        let visible = visibleRect
        let gaps = displacedRows.displacement
        return loadedRows.keys.filter { isVisible($0, in: visible.offsetBy(dx: 0, dy: -gaps.shift(of: $0))) }
    }

    private func isVisible(_ path: RowPath, in visible: CGRect) -> Bool {
        let y = tableHeaderHeight + geometry.offset(of: path)
        return y < visible.maxY && y + geometry.height(of: path) > visible.minY
    }

    /// Recycles the cells of rows that are not visible, unless they are animated, carried, focused or
    /// edited.
    final func recycleOffscreenCells() {
        guard !keepsOffscreenCells else { return }
        let visible = loadedRect
        let now = DisplayClock.now
        // Editing continues wherever the row has been scrolled to.
        let edited = baseWindow?.firstResponder as? UIView
        for (path, cell) in loadedRows
        where cell.animatingUntil <= now && !isVisible(path, in: visible) && !prefetching.holds(path)
            && !displacedRows.keepsCell(of: path) && !(focus.isActive && focus.path == path)
            && edited?.isDescendant(of: cell) != true
        {
            loadedRows[path] = nil
            endDisplaying(cell, at: path)
        }
    }

    /// Lays out the rows that are not visible but keep their cells.
    private func layoutOffscreenRows() {
        for (path, cell) in loadedRows {
            let layoutFrame = CGRect(
                x: rowInset, y: tableHeaderHeight + geometry.offset(of: path), width: rowWidth,
                height: geometry.height(of: path))
            let frame = displacedRows.displayedFrame(of: path, layoutFrame: layoutFrame)
            if cell.frame != frame { cell.frame = frame }
        }
    }

    /// Moves a view of a row behind the other rows, so that rows that are inserted or deleted pass behind
    /// those that remain.
    final func sendBehindRows(_ view: UIView) {
        baseInsertSubview(view, at: backgroundView == nil ? 0 : 1)
    }

    final func bringBeforeRows(_ view: UIView) { baseBringSubviewToFront(view) }

    /// Loads and lays out the cell of each visible row.
    ///
    /// - Returns: The number of rows, and whether a height differs from its estimate.
    private func fillRows() -> (count: Int, changed: Bool) {
        var count = 0
        var changed = false
        let margin = rowInset
        let width = rowWidth
        forEachRow(in: loadedRect) { path, y in
            count += 1
            let isNew = prefetching.show(path) || loadedRows[path] == nil
            let cell = loadedRows[path] ?? show(path)
            if geometry.isEstimated(path) {
                let before = geometry.height(of: path)
                measure(path)
                if geometry.height(of: path) != before { changed = true }
            }
            let layoutFrame = CGRect(x: margin, y: y, width: width, height: geometry.height(of: path))
            let frame = displacedRows.displayedFrame(of: path, layoutFrame: layoutFrame)
            if isNew {
                // Otherwise the cell would fly in from the position of its last row inside an animation.
                UIView.performWithoutAnimation { cell.frame = frame }
            } else if cell.frame != frame {
                cell.frame = frame
            }
            if isNew { delegate?.tableView(self, willDisplay: cell, forRowAt: path.indexPath) }
        }
        return (count, changed)
    }

    /// Measures the height of a row.
    final func measure(_ path: RowPath) {
        let scale = max(1, traitCollection.displayScale)
        let height =
            resolvedRowHeight(path)
            ?? loadedRows[path].map(fittingHeight)
            ?? geometry.height(of: path)
        loadedRows[path]?.needsMeasurement = false
        // Rows begin on whole pixels, because text would be blurred otherwise.
        geometry.setHeight(max(0, (height * scale).rounded() / scale), of: path)
    }

    final func fittingHeight(of view: UIView) -> CGFloat {
        view.systemLayoutSizeFitting(
            CGSize(width: rowWidth, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// Requests a row's cell from the data source and adds it to the table.
    final func show(_ path: RowPath) -> UITableViewCell {
        guard let dataSource else {
            preconditionFailure(
                "UITableView: the data source was released while its rows are displayed. Keep a reference to it.")
        }
        let indexPath = path.indexPath
        var made: UITableViewCell?
        UIView.performWithoutAnimation { made = dataSource.tableView(self, cellForRowAt: indexPath) }
        guard let cell = made else {
            preconditionFailure(
                "UITableView: tableView(_:cellForRowAt:) returned no cell for \(indexPath). Dequeue one.")
        }
        precondition(
            loadedRows.values.allSatisfy { $0 !== cell },
            "tableView(_:cellForRowAt:) returned a cell for \(indexPath) that already shows another row. Dequeue a "
                + "separate cell for each row.")
        loadedRows[path] = cell
        UIView.performWithoutAnimation { install(cell, at: path) }
        return cell
    }

    private func install(_ cell: UITableViewCell, at path: RowPath) {
        cell.table = self
        cell.isHidden = false
        if cell.backgroundColor == nil {
            cell.backgroundColor = storedStyle == .plain ? .systemBackground : .secondarySystemGroupedBackground
        }
        if cell.parentView !== self {
            baseInsertSubview(cell, at: backgroundView == nil ? 0 : 1)
        }
        cell.sectionPosition = sectionPosition(of: path)
        if let level = delegate?.tableView(self, indentationLevelForRowAt: path.indexPath),
            level != NotImplemented.indentation
        {
            cell.indentationLevel = level
        }
        cell.setSelected(selection.contains(path), animated: false)
        cell.setHighlighted(touchedRow?.path == path, animated: false)
        applyEditing(to: cell, at: path, animated: false)
        cell.updateConfigurationIfNeeded()
        // The row is measured next in any case.
        cell.needsMeasurement = false
        updateLines(around: path)
        cell.setDragState(dragObserver?.dragState(of: path) ?? .none)
        displacedRows.didShow(cell, at: path)
        dragObserver?.didShow(cell, at: path)
    }

    private func sectionPosition(of path: RowPath) -> SectionPosition {
        SectionPosition(
            isFirst: displacedRows.isDisplayedFirst(path), isLast: displacedRows.isDisplayedLast(path),
            style: storedStyle,
            drawsSeparators: separatorStyle != .none)
    }

    /// Updates the section positions of the loaded cells after rows have been inserted or deleted.
    final func updateSectionPositions() {
        for (path, cell) in loadedRows { cell.sectionPosition = sectionPosition(of: path) }
        highlightedRowsDidChange()
    }

    final func endDisplaying(_ cell: UITableViewCell, at path: RowPath) {
        recycle(cell)
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path.indexPath)
    }

    // MARK: Scroll position

    /// Whether the table is scrolled to its top. Changes of heights then keep the top in place instead of a
    /// row.
    final var isAtTop: Bool { contentOffset.y <= -insetWithoutGap.top + 0.5 }

    /// The topmost visible row with a measured height, and its vertical position on the screen.
    final var currentAnchor: (path: RowPath, y: CGFloat)? {
        if let pinnedAnchor { return pinnedAnchor }
        guard !isAtTop, let path = topmostMeasuredRow else { return nil }
        return (path, tableHeaderHeight + geometry.offset(of: path) - contentOffset.y)
    }

    /// Nearly always the first visible row, so that collecting all rows is avoided.
    private var topmostMeasuredRow: RowPath? {
        let visible = visibleRect
        let gaps = displacedRows.displacement
        var next = firstRow(below: loadedRect.minY - tableHeaderHeight)
        while let path = next, tableHeaderHeight + geometry.offset(of: path) < loadedRect.maxY {
            if loadedRows[path] != nil, !geometry.isEstimated(path),
                isVisible(path, in: visible.offsetBy(dx: 0, dy: -gaps.shift(of: path)))
            {
                return path
            }
            next = row(after: path)
        }
        return nil
    }

    /// Scrolls so that a row is at its previous position after heights above it have changed.
    final func restorePosition(_ anchor: (path: RowPath, y: CGFloat)?) {
        guard let anchor, geometry.contains(anchor.path) else { return }
        var difference = tableHeaderHeight + geometry.offset(of: anchor.path) - contentOffset.y - anchor.y
        // Rows that shrink above must not scroll the content below its top.
        difference = max(difference, min(0, -adjustedContentInset.top - contentOffset.y))
        guard abs(difference) > 0.001 else { return }
        prefetching.directionTracker.shift(by: difference)
        adjustContentOffset(by: CGPoint(x: 0, y: difference))
        UIView.performWithoutAnimation {
            for leaving in removedViews { leaving.view.frame.origin.y += difference }
        }
    }
}
