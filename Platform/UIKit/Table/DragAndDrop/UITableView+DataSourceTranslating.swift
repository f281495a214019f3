internal import RowGeometry

extension UITableView: UIDataSourceTranslating {
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
        guard rowGaps.absences.count == 1, let gap = rowGaps.index(ofGap: RowGaps.dropGap) else { return nil }
        return rowGaps.presentedPath(ofGap: gap).indexPath
    }

    /// Which row of the data is shown at a place, counting gaps and placeholders. The gap of a row that is moved is it.
    public final func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        loadIfNeeded()
        guard let presentationIndexPath else { return nil }
        let shown = RowPath(presentationIndexPath)
        guard shown.section >= 0, shown.section < geometry.sectionCount, shown.row >= 0 else { return nil }
        if let path = rowGaps.path(ofPresented: shown) { return geometry.contains(path) ? path.indexPath : nil }
        guard rowGaps.absences.count == 1, let gap = rowGaps.index(ofGap: RowGaps.dropGap),
            rowGaps.presentedPath(ofGap: gap) == shown
        else { return nil }
        return rowGaps.absences[0].path.indexPath
    }
}
