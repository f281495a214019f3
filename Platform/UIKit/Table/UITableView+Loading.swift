internal import RowGeometry

/// What the table asks when its data is loaded: counts, and heights that are not left for later.
extension UITableView {
    /// Asks for everything anew: how many sections and rows there are, their heights, and the cells that are seen.
    /// The selection is gone.
    open func reloadData() {
        needsReload = true
        setNeedsLayout()
    }

    /// Loads the data if that is due.
    final func loadIfNeeded() {
        guard needsReload else { return }
        needsReload = false
        hasLoaded = true
        endDisplayingEverything()
        selection.removeAll()
        touchedRow = nil
        makesHeaders = nil
        makesFooters = nil
        measuredWidth = bounds.width
        layoutState = TableLayoutState()
        guard let dataSource else { return }
        for section in 0..<dataSource.numberOfSections(in: self) {
            layoutState.insertSection(at: section, loadSection(section, from: dataSource))
        }
        updateContentSize()
    }

    /// What is known of a section before it is seen.
    final func loadSection(_ section: Int, from dataSource: any UITableViewDataSource) -> SectionLayout {
        let count = dataSource.tableView(self, numberOfRowsInSection: section)
        precondition(
            count >= 0, "tableView(_:numberOfRowsInSection:) returned \(count) for section \(section); return 0 or more"
        )
        let header = initialHeaderHeight(section)
        let footer = initialFooterHeight(section)
        var rows = RowGeometry()
        if count > 0 { insertRows(count, at: 0, section: section, into: &rows) }
        return SectionLayout(header: header, rows: rows, footer: footer)
    }

    /// Puts rows that have not been seen into `rows`. Where one height is expected of all, they cost nothing.
    final func insertRows(_ count: Int, at first: Int, section: Int, into rows: inout RowGeometry) {
        let asksAll = estimatedRowHeight == 0
        let probe = RowPath(section: section, row: first)
        let isDelegated = delegate.map {
            NotImplemented.isAnswered($0.tableView(self, estimatedHeightForRowAt: probe.indexPath))
        }
        if asksAll {
            for row in 0..<count {
                let height = resolvedRowHeight(RowPath(section: section, row: first + row)) ?? estimatedHeight
                rows.insert(count: 1, height: height, isEstimated: false, at: first + row)
            }
        } else if isDelegated == true, let delegate {
            for row in 0..<count {
                let path = RowPath(section: section, row: first + row)
                let estimate = delegate.tableView(self, estimatedHeightForRowAt: path.indexPath)
                rows.insert(
                    count: 1, height: estimate > 0 ? estimate : estimatedHeight, isEstimated: true, at: first + row)
            }
        } else {
            // Only a fixed height of which the delegate knows nothing is sure before the rows are seen.
            let isSure = rowHeight >= 0 && !delegateKnowsHeight(of: probe)
            rows.insert(
                count: count, height: isSure ? rowHeight : estimatedHeight, isEstimated: !isSure, at: first)
        }
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
            width: bounds.width, height: tableHeaderHeight + layoutState.totalHeight + footer)
        if size != contentSize { contentSize = size }
    }

    private func endDisplayingEverything() {
        for (path, cell) in visibleRows { endDisplaying(cell, at: path) }
        visibleRows.removeAll()
        for section in Array(visibleHeaders.keys) { endDisplayingHeader(section) }
        for section in Array(visibleFooters.keys) { endDisplayingFooter(section) }
    }
}
