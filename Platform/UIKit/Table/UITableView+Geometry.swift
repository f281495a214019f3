internal import RowGeometry

/// Questions about what is where.
extension UITableView {
    /// How many sections the data source said there are.
    public final var numberOfSections: Int {
        loadIfNeeded()
        return geometry.sectionCount
    }

    /// How many rows the data source said `section` has. Traps on a section that there is not.
    public final func numberOfRows(inSection section: Int) -> Int {
        check(section: section)
        return publicRowCount(inSection: section)
    }

    /// The rectangle of a section with its header and footer.
    public final func rect(forSection section: Int) -> CGRect {
        check(section: section)
        let start = geometry.offset(ofSection: section) + displacedRows.displacement.shift(ofHeader: section)
        return rowRect(
            y: start,
            height: geometry.end(ofSection: section) + displacedRows.displacement.shift(ofFooter: section) - start)
    }

    /// The rectangle of a section's header, where it is when it is not held at the top.
    public final func rectForHeader(inSection section: Int) -> CGRect {
        check(section: section)
        return rowRect(
            y: geometry.offset(ofSection: section) + displacedRows.displacement.shift(ofHeader: section),
            height: geometry.header(of: section).height)
    }

    /// The rectangle of a section's footer.
    public final func rectForFooter(inSection section: Int) -> CGRect {
        check(section: section)
        return rowRect(
            y: geometry.footerOffset(ofSection: section) + displacedRows.displacement.shift(ofFooter: section),
            height: geometry.footer(of: section).height)
    }

    /// The rectangle of a row; empty for a row that there is not.
    public final func rectForRow(at indexPath: IndexPath) -> CGRect {
        loadIfNeeded()
        guard let path = dataPath(for: indexPath) else { return gapRect(at: indexPath) ?? .zero }
        guard geometry.contains(path) else { return .zero }
        if displacedRows.displacement.isAbsent(path), let gap = gapRect(at: indexPath) { return gap }
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
            "UITableView: there is no section \(section), only \(geometry.sectionCount) sections")
    }

    /// The row at a point of the table; nil outside of all rows.
    public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadIfNeeded()
        guard point.x >= 0, point.x < bounds.width else { return nil }
        return displacedRows.displacement.row(at: point.y - tableHeaderHeight, in: geometry).flatMap(
            publicIndexPath(of:))
    }

    /// The row that `cell` shows; nil if it shows none.
    public final func indexPath(for cell: UITableViewCell) -> IndexPath? {
        loadedRows.first { $0.value === cell }.flatMap { publicIndexPath(of: $0.key) }
    }

    /// The rows that reach into `rect`; nil where it is empty.
    public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        loadIfNeeded()
        guard !rect.isEmpty else { return nil }
        return rows(in: rect).map(\.indexPath)
    }

    /// The cell that shows a row; nil where the row is not seen.
    public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        dataPath(for: indexPath).flatMap { loadedRows[$0] } ?? placeholderCell(at: indexPath)
    }

    /// The cells that are seen, from the top.
    public final var visibleCells: [UITableViewCell] {
        layoutIfNeeded()
        return visibleRows.compactMap { loadedRows[$0] }
    }

    /// The rows that are seen, from the top; nil where there are none.
    public final var indexPathsForVisibleRows: [IndexPath]? {
        layoutIfNeeded()
        let rows = visibleRows
        return rows.isEmpty ? nil : rows.compactMap(publicIndexPath(of:))
    }

    /// The header of a section, if it is seen and of that kind.
    public final func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        headers.views[section] as? UITableViewHeaderFooterView
    }

    /// The footer of a section, if it is seen and of that kind.
    public final func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        footers.views[section] as? UITableViewHeaderFooterView
    }

    // MARK: Scrolling to rows

    /// Scrolls to a row. Traps on a row that there is not; a path with `NSNotFound` as its row means the section's top.
    public final func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        loadIfNeeded()
        let path = RowPath(indexPath)
        check(section: path.section)
        precondition(
            path.row == NSNotFound || geometry.contains(path),
            "UITableView.scrollToRow: there is no row \(path.row) in section \(path.section), only "
                + "\(geometry.rowCount(in: path.section)) rows")
        scroll(to: path, scrollPosition, animated: animated)
        guard !animated else { return }
        // What comes to light may turn out higher or lower than expected, and the row lies elsewhere then.
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
            let room = bounds.height - inset.top - inset.bottom
            target = rect.midY - inset.top - room / 2
        case .none: target = contentOffset.y > top ? top : max(contentOffset.y, bottom)
        }
        let highest = max(-inset.top, contentSize.height - bounds.height + inset.bottom)
        let y = min(max(target, -inset.top), highest).roundedToPixel(traitCollection)
        guard y != contentOffset.y else { return }
        setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: animated)
    }

    /// Scrolls to the selected row that is nearest to the middle of what is seen.
    public final func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        let middle = contentOffset.y + bounds.height / 2
        let nearest = selection.min {
            abs(rectForRow(at: $0.indexPath).midY - middle) < abs(rectForRow(at: $1.indexPath).midY - middle)
        }
        if let nearest { scrollToRow(at: nearest.indexPath, at: scrollPosition, animated: animated) }
    }
}
