/// An object that converts between index paths of the data source and displayed index paths, which differ
/// while a row is moved or a gap or a placeholder is open.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
    /// Returns the displayed index of a section of the data source, or `NSNotFound`.
    func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int

    /// Returns the section of the data source with a displayed index, or `NSNotFound`.
    func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int

    /// Returns the displayed index path of a row of the data source, or `nil`.
    func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?

    /// Returns the row of the data source at a displayed index path, or `nil` for gaps and placeholders.
    func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?

    /// Runs a closure in which the index paths of calls and results are displayed ones.
    func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

extension UITableView: UIDataSourceTranslating {}
