internal import RowGeometry

/// Loading of row counts, and of heights that are required before rows are visible.
extension UITableView {
    /// Loads the data if necessary.
    final func loadIfNeeded() {
        guard needsReload else { return }
        needsReload = false
        hasLoaded = true
        discardPreparedRows()
        prefetching.forget()
        sectionIndex.needsTitles = true
        resetSwipe()
        endDisplayingEverything()
        selection.removeAll()
        touchedRow = nil
        selecting.reset()
        dragObserver?.tableWillReload()
        displacedRows.reset()
        headers.reset()
        footers.reset()
        measuredWidth = bounds.width
        geometry = TableGeometry()
        guard let dataSource else { return }
        geometry = TableGeometry(
            (0..<dataSource.numberOfSections(in: self)).map { loadSection($0, from: dataSource) })
        updateContentSize()
    }

    /// Returns the geometry of a section before it becomes visible.
    final func loadSection(_ section: Int, from dataSource: any UITableViewDataSource) -> SectionGeometry {
        let count = dataSource.tableView(self, numberOfRowsInSection: section)
        precondition(
            count >= 0,
            "tableView(_:numberOfRowsInSection:) returned \(count) for section \(section). Return 0 or more."
        )
        let header = headers.initialEdge(ofSection: section)
        let footer = footers.initialEdge(ofSection: section)
        return SectionGeometry(header: header, rows: initialRows(0..<count, section: section), footer: footer)
    }

    /// Returns the heights of rows before they become visible. If all rows have the same expected height,
    /// the cost is constant.
    final func initialRows(_ rows: Range<Int>, section: Int) -> RowGeometry {
        guard let first = rows.first else { return RowGeometry() }
        if estimatedRowHeight == 0 {
            let heights: [Double] = rows.map { row in
                Double(resolvedRowHeight(RowPath(section: section, row: row)) ?? estimatedHeight)
            }
            return RowGeometry(heights: heights, isEstimated: false)
        }
        let probe = RowPath(section: section, row: first)
        if let delegate,
            NotImplemented.isImplemented(delegate.tableView(self, estimatedHeightForRowAt: probe.indexPath))
        {
            let heights: [Double] = rows.map { row in
                let path = IndexPath(row: row, section: section)
                let estimate = delegate.tableView(self, estimatedHeightForRowAt: path)
                return Double(estimate > 0 ? estimate : estimatedHeight)
            }
            return RowGeometry(heights: heights, isEstimated: true)
        }
        // Only a fixed height that the delegate does not override is known before rows are visible.
        let isSure = rowHeight >= 0 && !delegateSpecifiesHeight(of: probe)
        return RowGeometry(
            count: rows.count, height: isSure ? rowHeight : estimatedHeight, isEstimated: !isSure)
    }

    /// Whether the delegate implements `tableView(_:heightForRowAt:)`, as its answer for the first row shows.
    final var delegateSpecifiesHeights: Bool {
        let section = (0..<geometry.sectionCount).first { geometry.rowCount(in: $0) > 0 }
        return section.map { delegateSpecifiesHeight(of: RowPath(section: $0, row: 0)) } ?? false
    }

    private func delegateSpecifiesHeight(of path: RowPath) -> Bool {
        guard let delegate else { return false }
        return NotImplemented.isImplemented(delegate.tableView(self, heightForRowAt: path.indexPath))
    }

    /// The estimated height of a row, in points.
    private var estimatedHeight: CGFloat {
        if estimatedRowHeight > 0 { return estimatedRowHeight }
        return rowHeight > 0 ? rowHeight : Self.standardRowHeight
    }

    /// Returns the height that the delegate or the table specifies for a row, in points, or `nil` if its
    /// cell determines it.
    final func resolvedRowHeight(_ path: RowPath) -> CGFloat? {
        if let height = delegate?.tableView(self, heightForRowAt: path.indexPath), NotImplemented.isImplemented(height)
        {
            precondition(
                height >= 0 || height == Self.automaticDimension,
                "tableView(_:heightForRowAt:) returned \(height) for \(path.indexPath). Return 0 or more, or "
                    + "UITableView.automaticDimension.")
            return height == Self.automaticDimension ? nil : height
        }
        return rowHeight >= 0 ? rowHeight : nil
    }

    final func updateContentSize() {
        let footer = tableFooterView?.frame.height ?? 0
        let size = CGSize(
            width: bounds.width,
            height: tableHeaderHeight + geometry.totalHeight + displacedRows.displacement.growth + footer)
        if size != contentSize { contentSize = size }
    }

    private func endDisplayingEverything() {
        for (path, cell) in loadedRows { endDisplaying(cell, at: path) }
        loadedRows.removeAll()
        discardRemovedViews(removedViews)
        headers.endDisplayingAll()
        footers.endDisplayingAll()
    }
}
