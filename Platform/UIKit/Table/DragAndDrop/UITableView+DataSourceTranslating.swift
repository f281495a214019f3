internal import RowGeometry

extension UITableView: UIDataSourceTranslating {
    /// Runs a closure in which `rectForRow(at:)`, `cellForRow(at:)`, `indexPath(for:)`,
    /// `indexPathForRow(at:)`, `indexPathsForVisibleRows` and `numberOfRows(inSection:)` count displayed
    /// rows, including gaps and placeholders.
    public final func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
        let before = displacedRows.usesPresentationValues
        displacedRows.usesPresentationValues = true
        actionsToTranslate()
        displacedRows.usesPresentationValues = before
    }

    /// Returns the index of a section, which is the same in the data source and in the presentation, or
    /// `NSNotFound`.
    public final func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
        loadIfNeeded()
        return (0..<geometry.sectionCount).contains(dataSourceSectionIndex) ? dataSourceSectionIndex : NSNotFound
    }

    /// Returns the index of a section, which is the same in the presentation and in the data source, or
    /// `NSNotFound`.
    public final func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
        self.presentationSectionIndex(forDataSourceSectionIndex: presentationSectionIndex)
    }

    /// Returns the displayed path of a row of the data source, counting gaps and placeholders. A row that is
    /// being moved is in its gap.
    public final func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        loadIfNeeded()
        return dataSourceIndexPath.flatMap { displayedPath(of: RowPath($0)) }?.indexPath
    }

    /// Returns the row of the data source that is displayed at a path, counting gaps and placeholders. The
    /// gap of a row that is being moved denotes that row.
    public final func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        loadIfNeeded()
        return presentationIndexPath.flatMap { dataPath(presentedAt: RowPath($0)) }?.indexPath
    }
}
