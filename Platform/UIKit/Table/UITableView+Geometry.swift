internal import RowGeometry

extension UITableView {
    /// The number of sections that the data source has returned.
    public final var numberOfSections: Int {
        loadIfNeeded()
        return geometry.sectionCount
    }

    /// Returns the number of rows that the data source has returned for a section.
    ///
    /// - Precondition: The section exists.
    public final func numberOfRows(inSection section: Int) -> Int {
        check(section: section)
        return publicRowCount(inSection: section)
    }

    /// Returns the rectangle of a section with its header and footer.
    public final func rect(forSection section: Int) -> CGRect {
        check(section: section)
        let start = geometry.offset(ofSection: section) + displacedRows.displacement.shift(ofHeader: section)
        return rowRect(
            y: start,
            height: geometry.end(ofSection: section) + displacedRows.displacement.shift(ofFooter: section) - start)
    }

    /// Returns the rectangle of a section's header at its resting position.
    public final func rectForHeader(inSection section: Int) -> CGRect {
        check(section: section)
        return rowRect(
            y: geometry.offset(ofSection: section) + displacedRows.displacement.shift(ofHeader: section),
            height: geometry.header(of: section).height)
    }

    /// Returns the rectangle of a section's footer at its resting position.
    public final func rectForFooter(inSection section: Int) -> CGRect {
        check(section: section)
        return rowRect(
            y: geometry.footerOffset(ofSection: section) + displacedRows.displacement.shift(ofFooter: section),
            height: geometry.footer(of: section).height)
    }

    /// Returns the rectangle of a row, or an empty one if the row does not exist.
    public final func rectForRow(at indexPath: IndexPath) -> CGRect {
        loadIfNeeded()
        guard let path = dataPath(for: indexPath) else { return gapRect(at: indexPath) ?? .zero }
        guard geometry.contains(path) else { return .zero }
        if displacedRows.displacement.isHiddenRow(path), let gap = gapRect(at: indexPath) { return gap }
        return rowRect(
            y: geometry.offset(of: path) + displacedRows.displacement.shift(of: path), height: geometry.height(of: path)
        )
    }

    private func rowRect(y: CGFloat, height: CGFloat) -> CGRect {
        CGRect(x: rowInset, y: tableHeaderHeight + y, width: rowWidth, height: height)
    }

    private func check(section: Int) {
        loadIfNeeded()
        precondition(
            section >= 0 && section < geometry.sectionCount,
            "UITableView: section \(section) does not exist, there are \(geometry.sectionCount). Pass an existing section."
        )
    }

    /// Returns the row at a point of the table, or `nil` if there is none.
    public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadIfNeeded()
        guard point.x >= 0, point.x < bounds.width else { return nil }
        return displacedRows.displacement.row(at: point.y - tableHeaderHeight, in: geometry).flatMap(
            publicIndexPath(of:))
    }

    /// Returns the row that a cell displays, or `nil` if it displays none.
    public final func indexPath(for cell: UITableViewCell) -> IndexPath? {
        loadedRows.first { $0.value === cell }.flatMap { publicIndexPath(of: $0.key) }
    }

    /// Returns the rows that intersect a rectangle, or `nil` if it is empty.
    public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        loadIfNeeded()
        guard !rect.isEmpty else { return nil }
        return rows(in: rect).map(\.indexPath)
    }

    /// Returns the cell that displays a row, or `nil` if the row is not visible.
    public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        dataPath(for: indexPath).flatMap { loadedRows[$0] } ?? placeholderCell(at: indexPath)
    }

    /// The visible cells, from top to bottom.
    public final var visibleCells: [UITableViewCell] {
        layoutIfNeeded()
        return visibleRows.compactMap { loadedRows[$0] }
    }

    /// The visible rows, from top to bottom, or `nil` if there are none.
    public final var indexPathsForVisibleRows: [IndexPath]? {
        layoutIfNeeded()
        let rows = visibleRows
        return rows.isEmpty ? nil : rows.compactMap(publicIndexPath(of:))
    }

    /// Returns the header of a section if it is visible and of this class.
    public final func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        headers.views[section] as? UITableViewHeaderFooterView
    }

    /// Returns the footer of a section if it is visible and of this class.
    public final func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        footers.views[section] as? UITableViewHeaderFooterView
    }

    // MARK: Scrolling to rows

    /// Scrolls to a row. An index path whose row is `NSNotFound` denotes the top of the section.
    ///
    /// - Precondition: The row exists.
    public final func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        loadIfNeeded()
        let path = RowPath(indexPath)
        check(section: path.section)
        precondition(
            path.row == NSNotFound || geometry.contains(path),
            "UITableView.scrollToRow: row \(path.row) does not exist in section \(path.section), which has "
                + "\(geometry.rowCount(in: path.section)) rows. Pass an existing row.")
        scroll(to: path, scrollPosition, animated: animated)
        guard !animated else { return }
        // Rows that become visible may differ from their estimated heights, which moves the target row.
        for _ in 0..<4 {
            let before = contentOffset
            layoutIfNeeded()
            scroll(to: path, scrollPosition, animated: false)
            if contentOffset == before { break }
        }
    }

    private func scroll(to path: RowPath, _ position: ScrollPosition, animated: Bool) {
        let rect =
            path.row == NSNotFound ? rect(forSection: path.section) : rectForRow(at: path.indexPath)
        let inset = insetWithoutGap
        let header = style == .plain ? max(0, geometry.header(of: path.section).height - headerTopPadding) : 0
        let top = rect.minY - inset.top - (path.row == NSNotFound ? 0 : header)
        let bottom = rect.maxY - bounds.height + inset.bottom
        let target: CGFloat
        switch position {
        case .top: target = top
        case .bottom: target = bottom
        case .middle:
            let availableHeight = bounds.height - inset.top - inset.bottom
            target = rect.midY - inset.top - availableHeight / 2
        case .none: target = contentOffset.y > top ? top : max(contentOffset.y, bottom)
        }
        let highest = max(-inset.top, contentSize.height - bounds.height + inset.bottom)
        let y = min(max(target, -inset.top), highest).roundedToPixel(traitCollection)
        guard y != contentOffset.y else { return }
        setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: animated)
    }

    /// Scrolls to the selected row that is nearest to the center of the visible area.
    public final func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        let middle = contentOffset.y + bounds.height / 2
        let nearest = selection.min {
            abs(rectForRow(at: $0.indexPath).midY - middle) < abs(rectForRow(at: $1.indexPath).midY - middle)
        }
        if let nearest { scrollToRow(at: nearest.indexPath, at: scrollPosition, animated: animated) }
    }
}
