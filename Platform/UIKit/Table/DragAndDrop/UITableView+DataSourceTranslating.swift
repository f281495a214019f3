internal import RowGeometry

extension UITableView: UIDataSourceTranslating {
    /// Lets `rectForRow(at:)`, `cellForRow(at:)`, `indexPath(for:)`, `indexPathForRow(at:)`, `indexPathsForVisibleRows` and
    /// `numberOfRows(inSection:)` speak of rows as they are shown, gaps and placeholders among them.
    public final func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
        let before = displacedRows.usesPresentationValues
        displacedRows.usesPresentationValues = true
        actionsToTranslate()
        displacedRows.usesPresentationValues = before
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
        return dataSourceIndexPath.flatMap { presentedPath(of: RowPath($0)) }?.indexPath
    }

    /// Which row of the data is shown at a place, counting gaps and placeholders. The gap of a row that is moved is it.
    public final func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        loadIfNeeded()
        return presentationIndexPath.flatMap { dataPath(presentedAt: RowPath($0)) }?.indexPath
    }
}
