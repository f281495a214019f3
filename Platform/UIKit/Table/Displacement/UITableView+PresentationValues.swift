internal import RowGeometry

/// Translation of index paths inside `performUsingPresentationValues(_:)`, where gaps and placeholders count as rows.
extension UITableView {
    private var usesPresentationValues: Bool { displacedRows.usesPresentationValues && !displacedRows.isEmpty }

    /// Returns the row of the data source that an index path of the app denotes, or `nil` if it denotes a gap or a placeholder.
    final func dataPath(for indexPath: IndexPath) -> RowPath? {
        usesPresentationValues ? dataPath(presentedAt: RowPath(indexPath)) : RowPath(indexPath)
    }

    /// Returns the index path by which the app knows a row of the data source.
    final func publicIndexPath(of path: RowPath) -> IndexPath? {
        usesPresentationValues ? displayedPath(of: path)?.indexPath : path.indexPath
    }

    /// Returns the number of rows in a section by the app's count.
    final func publicRowCount(inSection section: Int) -> Int {
        usesPresentationValues
            ? displacedRows.presentedRowCount(inSection: section) : geometry.rowCount(in: section)
    }

    /// Returns the rectangle of the gap or the placeholder that an index path of the app denotes.
    final func gapRect(at indexPath: IndexPath) -> CGRect? {
        guard usesPresentationValues else { return nil }
        let displacement = displacedRows.displacement
        return displacement.gaps.indices.first { displacement.displayedPath(ofGap: $0) == RowPath(indexPath) }
            .map(displacedRows.rect(ofGap:))
    }

    /// Returns the placeholder's cell that an index path of the app denotes.
    final func placeholderCell(at indexPath: IndexPath) -> UITableViewCell? {
        usesPresentationValues ? displacedRows.cell(inGapAt: RowPath(indexPath)) : nil
    }

    /// Returns the path at which a row of the data source is displayed, counting gaps as rows. A row that is being moved is in its gap.
    final func displayedPath(of path: RowPath) -> RowPath? {
        guard geometry.contains(path) else { return nil }
        let displacement = displacedRows.displacement
        return displacement.displayedPath(of: path) ?? gapOfMovedRow.map(displacement.displayedPath(ofGap:))
    }

    /// Returns the row of the data source that is displayed at a path, counting gaps as rows. The gap of a row that is being moved denotes
    /// that row.
    final func dataPath(presentedAt shown: RowPath) -> RowPath? {
        guard shown.section >= 0, shown.section < geometry.sectionCount, shown.row >= 0 else { return nil }
        let displacement = displacedRows.displacement
        if let path = displacement.path(ofDisplayed: shown) { return geometry.contains(path) ? path : nil }
        guard let gap = gapOfMovedRow, displacement.displayedPath(ofGap: gap) == shown else { return nil }
        return displacement.hiddenRows[0].path
    }

    /// The index of the gap for the only row that is being moved within the table.
    private var gapOfMovedRow: Int? {
        let displacement = displacedRows.displacement
        return displacement.hiddenRows.count == 1 ? displacement.index(ofGap: RowDisplacement.dropGap) : nil
    }
}
