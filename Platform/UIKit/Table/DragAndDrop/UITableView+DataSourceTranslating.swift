internal import RowGeometry

extension UITableView: UIDataSourceTranslating {
    /// Lets `rectForRow(at:)`, `cellForRow(at:)`, `indexPath(for:)`, `indexPathForRow(at:)`, `indexPathsForVisibleRows` and
    /// `numberOfRows(inSection:)` speak of rows as they are shown, gaps and placeholders among them.
    public final func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
        let before = dragging.usesPresentationValues
        dragging.usesPresentationValues = true
        actionsToTranslate()
        dragging.usesPresentationValues = before
    }

    /// Whether paths are to be told as they are shown.
    private var translates: Bool { dragging.usesPresentationValues && !rowGaps.isEmpty }

    /// The row of the data that app code means; nil where it means a gap or a placeholder.
    final func meantPath(_ indexPath: IndexPath) -> RowPath? {
        guard translates else { return RowPath(indexPath) }
        return dataSourceIndexPath(forPresentationIndexPath: indexPath).map(RowPath.init)
    }

    /// How app code knows a row of the data.
    final func toldPath(_ path: RowPath) -> IndexPath? {
        translates ? presentationIndexPath(forDataSourceIndexPath: path.indexPath) : path.indexPath
    }

    /// The rows of a section as app code counts them.
    final func toldRowCount(inSection section: Int) -> Int {
        let count = geometry.rowCount(in: section)
        return translates ? rowGaps.presentedRows(inSection: section, of: count) : count
    }

    /// The rectangle of a gap or placeholder that app code means.
    final func meantGapRect(_ indexPath: IndexPath) -> CGRect? {
        guard translates,
            let index = rowGaps.gaps.indices.first(where: {
                rowGaps.presentedPath(ofGap: $0) == RowPath(indexPath)
            })
        else { return nil }
        return CGRect(
            x: rowInset, y: tableHeaderHeight + rowGaps.offset(ofGap: index, in: geometry), width: rowWidth,
            height: rowGaps.gaps[index].height)
    }

    /// The placeholder's cell that app code means.
    final func meantPlaceholder(_ indexPath: IndexPath) -> UITableViewCell? {
        guard translates else { return nil }
        return dragging.placeholders.first { row in
            rowGaps.index(ofGap: row.gap).map(rowGaps.presentedPath(ofGap:)) == RowPath(indexPath)
        }?.cell
    }

    /// Sections are shown where they are in the data.
    public final func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
        loadIfNeeded()
        return (0..<geometry.sectionCount).contains(dataSourceSectionIndex) ? dataSourceSectionIndex : NSNotFound
    }

    /// Sections are shown where they are in the data.
    public final func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
        self.presentationSectionIndex(forDataSourceSectionIndex: presentationSectionIndex)
    }

    /// Where a row of the data is shown, counting gaps and placeholders. A row that is moved is in its gap.
    public final func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        loadIfNeeded()
        guard let dataSourceIndexPath else { return nil }
        let path = RowPath(dataSourceIndexPath)
        guard geometry.contains(path) else { return nil }
        if let shown = rowGaps.presentedPath(of: path) { return shown.indexPath }
        guard rowGaps.absences.count == 1, let gap = rowGaps.index(ofGap: RowDisplacement.dropGap) else { return nil }
        return rowGaps.presentedPath(ofGap: gap).indexPath
    }

    /// Which row of the data is shown at a place, counting gaps and placeholders. The gap of a row that is moved is it.
    public final func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        loadIfNeeded()
        guard let presentationIndexPath else { return nil }
        let shown = RowPath(presentationIndexPath)
        guard shown.section >= 0, shown.section < geometry.sectionCount, shown.row >= 0 else { return nil }
        if let path = rowGaps.path(ofPresented: shown) { return geometry.contains(path) ? path.indexPath : nil }
        guard rowGaps.absences.count == 1, let gap = rowGaps.index(ofGap: RowDisplacement.dropGap),
            rowGaps.presentedPath(ofGap: gap) == shown
        else { return nil }
        return rowGaps.absences[0].path.indexPath
    }
}
