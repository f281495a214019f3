internal import RowGeometry

extension UITableView {
    final var baseNumberOfSections: Int {
        loadIfNeeded()
        return geometry.sectionCount
    }

    final func baseNumberOfRows(inSection section: Int) -> Int {
        check(section: section)
        return publicRowCount(inSection: section)
    }

    final func baseRect(forSection section: Int) -> CGRect {
        check(section: section)
        let start = geometry.offset(ofSection: section) + displacedRows.displacement.shift(ofHeader: section)
        return rowRect(
            y: start,
            height: geometry.end(ofSection: section) + displacedRows.displacement.shift(ofFooter: section) - start)
    }

    final func baseRectForHeader(inSection section: Int) -> CGRect {
        check(section: section)
        return rowRect(
            y: geometry.offset(ofSection: section) + displacedRows.displacement.shift(ofHeader: section),
            height: geometry.header(of: section).height)
    }

    final func baseRectForFooter(inSection section: Int) -> CGRect {
        check(section: section)
        return rowRect(
            y: geometry.footerOffset(ofSection: section) + displacedRows.displacement.shift(ofFooter: section),
            height: geometry.footer(of: section).height)
    }

    final func baseRectForRow(at indexPath: IndexPath) -> CGRect {
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

    final func baseIndexPathForRow(at point: CGPoint) -> IndexPath? {
        loadIfNeeded()
        guard point.x >= 0, point.x < bounds.width else { return nil }
        return displacedRows.displacement.row(at: point.y - tableHeaderHeight, in: geometry).flatMap(
            publicIndexPath(of:))
    }

    final func baseIndexPath(for cell: UITableViewCell) -> IndexPath? {
        loadedRows.first { $0.value === cell }.flatMap { publicIndexPath(of: $0.key) }
    }

    final func baseIndexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        loadIfNeeded()
        guard !rect.isEmpty else { return nil }
        return rows(in: rect).map(\.indexPath)
    }

    final func baseCellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        if needsReload { layoutIfNeeded() }
        return dataPath(for: indexPath).flatMap { loadedRows[$0] } ?? placeholderCell(at: indexPath)
    }

    final var baseVisibleCells: [UITableViewCell] {
        layoutIfNeeded()
        return visibleRows.compactMap { loadedRows[$0] }
    }

    final var baseIndexPathsForVisibleRows: [IndexPath]? {
        layoutIfNeeded()
        let rows = visibleRows
        return rows.isEmpty ? nil : rows.compactMap(publicIndexPath(of:))
    }

    final func baseHeaderView(forSection section: Int) -> UITableViewHeaderFooterView? {
        headers.views[section] as? UITableViewHeaderFooterView
    }

    final func baseFooterView(forSection section: Int) -> UITableViewHeaderFooterView? {
        footers.views[section] as? UITableViewHeaderFooterView
    }

    // MARK: Scrolling to rows

    final func baseScrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
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
            path.row == NSNotFound ? baseRect(forSection: path.section) : baseRectForRow(at: path.indexPath)
        let inset = insetWithoutGap
        let header = storedStyle == .plain ? max(0, geometry.header(of: path.section).height - headerTopPadding) : 0
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

    final func baseScrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        let middle = contentOffset.y + bounds.height / 2
        let nearest = selection.min {
            abs(baseRectForRow(at: $0.indexPath).midY - middle) < abs(baseRectForRow(at: $1.indexPath).midY - middle)
        }
        if let nearest { baseScrollToRow(at: nearest.indexPath, at: scrollPosition, animated: animated) }
    }
}
