internal import RowGeometry

/// What the table asks when its data is loaded: counts, and heights that are not left for later.
extension UITableView {
    /// Loads the data if that is due.
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

    /// What is known of a section before it is seen.
    final func loadSection(_ section: Int, from dataSource: any UITableViewDataSource) -> SectionGeometry {
        let count = dataSource.tableView(self, numberOfRowsInSection: section)
        precondition(
            count >= 0, "tableView(_:numberOfRowsInSection:) returned \(count) for section \(section); return 0 or more"
        )
        let header = headers.initialEdge(ofSection: section)
        let footer = footers.initialEdge(ofSection: section)
        return SectionGeometry(header: header, rows: unseenRows(0..<count, section: section), footer: footer)
    }

    /// The heights of rows that have not been seen. Where one height is expected of all, they cost nothing.
    final func unseenRows(_ rows: Range<Int>, section: Int) -> RowGeometry {
        guard let first = rows.first else { return RowGeometry() }
        if estimatedRowHeight == 0 {
            let heights: [Double] = rows.map { row in
                Double(resolvedRowHeight(RowPath(section: section, row: row)) ?? estimatedHeight)
            }
            return RowGeometry(heights: heights, isEstimated: false)
        }
        let probe = RowPath(section: section, row: first)
        if let delegate,
            NotImplemented.isAnswered(delegate.tableView(self, estimatedHeightForRowAt: probe.indexPath))
        {
            let heights: [Double] = rows.map { row in
                let path = IndexPath(row: row, section: section)
                let estimate = delegate.tableView(self, estimatedHeightForRowAt: path)
                return Double(estimate > 0 ? estimate : estimatedHeight)
            }
            return RowGeometry(heights: heights, isEstimated: true)
        }
        // Only a fixed height of which the delegate knows nothing is sure before the rows are seen.
        let isSure = rowHeight >= 0 && !delegateKnowsHeight(of: probe)
        return RowGeometry(
            count: rows.count, height: isSure ? rowHeight : estimatedHeight, isEstimated: !isSure)
    }

    private func delegateKnowsHeight(of path: RowPath) -> Bool {
        guard let delegate else { return false }
        return NotImplemented.isAnswered(delegate.tableView(self, heightForRowAt: path.indexPath))
    }

    /// What a row counts for until it is seen.
    private var estimatedHeight: CGFloat {
        if estimatedRowHeight > 0 { return estimatedRowHeight }
        return rowHeight > 0 ? rowHeight : Self.standardRowHeight
    }

    /// The height that delegate or table give a row; nil where its cell decides.
    final func resolvedRowHeight(_ path: RowPath) -> CGFloat? {
        if let height = delegate?.tableView(self, heightForRowAt: path.indexPath), NotImplemented.isAnswered(height) {
            precondition(
                height >= 0 || height == Self.automaticDimension,
                "tableView(_:heightForRowAt:) returned \(height) for \(path.indexPath); return 0 or more, or "
                    + "UITableView.automaticDimension")
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
        endLeaving(leavingViews)
        headers.endDisplayingAll()
        footers.endDisplayingAll()
    }
}
