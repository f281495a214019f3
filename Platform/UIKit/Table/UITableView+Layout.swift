internal import RowGeometry

/// The layout of what is seen: rows, headers and footers come, go, and find their places.
extension UITableView {
    /// What of the content can be seen, in the table's coordinates, under bars as well.
    private var visibleRect: CGRect { CGRect(origin: contentOffset, size: bounds.size) }

    /// Where the rows stand that are seen, or are about to be: gaps show them elsewhere.
    private var loadedRect: CGRect { visibleRect.insetBy(dx: 0, dy: -displacedRows.reach) }

    /// The width of rows, headers and footers.
    final var rowWidth: CGFloat { max(0, bounds.width - 2 * rowInset) }

    /// How far rows lie from the table's sides.
    final var rowInset: CGFloat {
        guard style == .insetGrouped else { return 0 }
        return SystemMargins.side(forWidth: bounds.width) + max(safeAreaInsets.left, safeAreaInsets.right)
    }

    /// The margin of contents at the sides of the table.
    final var sideMargin: CGFloat {
        let margin = SystemMargins.side(forWidth: bounds.width)
        guard cellLayoutMarginsFollowReadableWidth else { return margin }
        return max(margin, (bounds.width - SystemMargins.readableWidth(traitCollection)) / 2)
    }

    /// Where the text of headers and footers lies: in line with the text of the cells.
    final var sectionTextInsets: UIEdgeInsets {
        let safe = style == .insetGrouped || !insetsContentViewsToSafeArea ? .zero : safeAreaInsets
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
            // What has come to lie below the end, or above the top, comes back, unless a finger or a motion holds it.
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

    /// - Returns: how many rows have got their places.
    private func layoutRows() -> Int {
        var placed = 0
        // Heights that become known change what is seen. Each round leaves fewer of them to be found out.
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

    /// Lets all heights be found out again when the width has changed: what was known serves as the estimate, and the
    /// topmost row stays where it is.
    final func remeasure() {
        guard hasLoaded else { return }
        let anchor = currentAnchor
        measuredWidth = bounds.width
        geometry.markAllEstimated()
        for section in 0..<geometry.sectionCount where usesFixedRowHeight(in: section) {
            geometry.setAllRowHeights(rowHeight, inSection: section)
        }
        for path in loadedRows.keys { measure(path) }
        headers.remeasure()
        footers.remeasure()
        updateContentSize()
        restorePosition(anchor)
        setNeedsLayout()
    }

    private func usesFixedRowHeight(in section: Int) -> Bool {
        guard rowHeight >= 0, geometry.rowCount(in: section) > 0 else { return false }
        let path = IndexPath(row: 0, section: section)
        return delegate.map { !NotImplemented.isAnswered($0.tableView(self, heightForRowAt: path)) } ?? true
    }

    // MARK: Rows

    /// The rows that reach into `rect`, in order.
    final func rows(in rect: CGRect) -> [RowPath] {
        var result: [RowPath] = []
        forEachRow(in: rect) { path, _ in result.append(path) }
        return result
    }

    /// Calls `body` with each row that reaches into `rect` and its height, from the top. What `body` does to heights
    /// is heeded for the rows below.
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

    /// The rows that are seen and have a cell, from the top.
    final var visibleRows: [RowPath] {
        let visible = visibleRect
        let gaps = displacedRows.displacement
        return loadedRows.keys.filter { isSeen($0, in: visible.offsetBy(dx: 0, dy: -gaps.shift(of: $0))) }.sorted()
    }

    private func isSeen(_ path: RowPath, in visible: CGRect) -> Bool {
        let y = tableHeaderHeight + geometry.offset(of: path)
        return y < visible.maxY && y + geometry.height(of: path) > visible.minY
    }

    /// Gives back the cells of rows that are not seen, unless they are on their way out, held, or edited.
    final func recycleOffscreenCells() {
        guard !keepsUnseenRows else { return }
        let visible = loadedRect
        let now = DisplayClock.now
        // Who types goes on doing so, wherever the row has been scrolled to.
        let edited = window?.firstResponder as? UIView
        for (path, cell) in loadedRows
        where cell.animatingUntil <= now && !isSeen(path, in: visible) && !prefetching.holds(path)
            && !displacedRows.keepsCell(of: path) && !(focus.isActive && focus.path == path)
            && edited?.isDescendant(of: cell) != true
        {
            loadedRows[path] = nil
            endDisplaying(cell, at: path)
        }
    }

    /// Rows that are not seen, but have a cell: they are on their way out.
    private func layoutOffscreenRows() {
        for (path, cell) in loadedRows {
            let standing = CGRect(
                x: rowInset, y: tableHeaderHeight + geometry.offset(of: path), width: rowWidth,
                height: geometry.height(of: path))
            let frame = displacedRows.displayedFrame(of: path, layoutFrame: standing)
            if cell.frame != frame { cell.frame = frame }
        }
    }

    /// Puts a view of a row behind the other rows, or before them: what comes and goes passes behind what stays.
    final func sendBehindRows(_ view: UIView) {
        insertSubview(view, at: backgroundView == nil ? 0 : 1)
    }

    final func bringBeforeRows(_ view: UIView) { bringSubviewToFront(view) }

    /// Gives every row that is seen its cell and its place.
    ///
    /// - Returns: how many they are, and whether a height turned out other than expected.
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
            let standing = CGRect(x: margin, y: y, width: width, height: geometry.height(of: path))
            let frame = displacedRows.displayedFrame(of: path, layoutFrame: standing)
            if isNew {
                // Around an animation, a cell would fly in from where its last row was.
                UIView.performWithoutAnimation { cell.frame = frame }
            } else if cell.frame != frame {
                cell.frame = frame
            }
            if isNew { delegate?.tableView(self, willDisplay: cell, forRowAt: path.indexPath) }
        }
        return (count, changed)
    }

    /// Finds out the height of a row.
    final func measure(_ path: RowPath) {
        let scale = max(1, traitCollection.displayScale)
        let height =
            resolvedRowHeight(path)
            ?? loadedRows[path].map(fittingHeight)
            ?? geometry.height(of: path)
        loadedRows[path]?.needsMeasurement = false
        // Rows begin on whole pixels, or all their texts would be blurred.
        geometry.setHeight(max(0, (height * scale).rounded() / scale), of: path)
    }

    final func fittingHeight(of view: UIView) -> CGFloat {
        view.systemLayoutSizeFitting(
            CGSize(width: rowWidth, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// Gets a row's cell from the data source and puts it into the table.
    final func show(_ path: RowPath) -> UITableViewCell {
        guard let dataSource else {
            preconditionFailure("UITableView: the data source went away while its rows are shown; keep it")
        }
        let indexPath = path.indexPath
        var made: UITableViewCell?
        UIView.performWithoutAnimation { made = dataSource.tableView(self, cellForRowAt: indexPath) }
        guard let cell = made else { preconditionFailure("UITableView: no cell for \(indexPath)") }
        precondition(
            loadedRows.values.allSatisfy { $0 !== cell },
            "tableView(_:cellForRowAt:) returned for \(indexPath) the cell that shows another row; dequeue one for "
                + "each row")
        loadedRows[path] = cell
        UIView.performWithoutAnimation { install(cell, at: path) }
        return cell
    }

    private func install(_ cell: UITableViewCell, at path: RowPath) {
        cell.table = self
        cell.isHidden = false
        if cell.backgroundColor == nil {
            cell.backgroundColor = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
        }
        if cell.superview !== self {
            insertSubview(cell, at: backgroundView == nil ? 0 : 1)
        }
        cell.place = place(of: path)
        if let level = delegate?.tableView(self, indentationLevelForRowAt: path.indexPath),
            level != NotImplemented.indentation
        {
            cell.indentationLevel = level
        }
        cell.setSelected(selection.contains(path), animated: false)
        cell.setHighlighted(touchedRow?.path == path, animated: false)
        applyEditing(to: cell, at: path, animated: false)
        cell.updateConfigurationIfNeeded()
        // The row is about to be measured anyway.
        cell.needsMeasurement = false
        updateLines(around: path)
        cell.dragStateIs(dragObserver?.dragState(of: path) ?? .none)
        displacedRows.didShow(cell, at: path)
        dragObserver?.didShow(cell, at: path)
    }

    private func place(of path: RowPath) -> SectionPosition {
        SectionPosition(
            isFirst: displacedRows.isDisplayedFirst(path), isLast: displacedRows.isDisplayedLast(path), style: style,
            drawsSeparators: separatorStyle != .none)
    }

    /// Tells the cells that are seen where they stand, after rows have come or gone.
    final func updateSectionPositions() {
        for (path, cell) in loadedRows { cell.place = place(of: path) }
        litRowsDidChange()
    }

    final func endDisplaying(_ cell: UITableViewCell, at path: RowPath) {
        recycle(cell)
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path.indexPath)
    }

    // MARK: Keeping still

    /// Whether nothing has been scrolled away at the top. Then the top stays where it is, and not a row.
    final var isAtTop: Bool { contentOffset.y <= -insetWithoutGap.top + 0.5 }

    /// The topmost row that is seen with a known height, and where it is on the screen.
    final var currentAnchor: (path: RowPath, y: CGFloat)? {
        if let pinnedAnchor { return pinnedAnchor }
        guard !isAtTop, let path = topmostKnownRow else { return nil }
        return (path, tableHeaderHeight + geometry.offset(of: path) - contentOffset.y)
    }

    /// Nearly always the first that is seen: to gather all rows would cost each pass.
    private var topmostKnownRow: RowPath? {
        let visible = visibleRect
        let gaps = displacedRows.displacement
        var next = firstRow(below: loadedRect.minY - tableHeaderHeight)
        while let path = next, tableHeaderHeight + geometry.offset(of: path) < loadedRect.maxY {
            if loadedRows[path] != nil, !geometry.isEstimated(path),
                isSeen(path, in: visible.offsetBy(dx: 0, dy: -gaps.shift(of: path)))
            {
                return path
            }
            next = row(after: path)
        }
        return nil
    }

    /// Scrolls so that a row is where it was: heights that became known above it don't move what is seen.
    final func restorePosition(_ anchor: (path: RowPath, y: CGFloat)?) {
        guard let anchor, geometry.contains(anchor.path) else { return }
        var difference = tableHeaderHeight + geometry.offset(of: anchor.path) - contentOffset.y - anchor.y
        // What shrinks above must not pull the content below the top.
        difference = max(difference, min(0, -adjustedContentInset.top - contentOffset.y))
        guard abs(difference) > 0.001 else { return }
        prefetching.course.shift(by: difference)
        adjustContentOffset(by: CGPoint(x: 0, y: difference))
        UIView.performWithoutAnimation {
            for leaving in leavingViews { leaving.view.frame.origin.y += difference }
        }
    }
}
