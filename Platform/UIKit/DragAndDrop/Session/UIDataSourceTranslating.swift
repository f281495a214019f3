/// Tells paths in the data from paths in what is shown: they differ while a row is carried, or a gap or placeholder is
/// open, which the data knows nothing of.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
    /// Where a section of the data is shown; `NSNotFound` where it is not.
    func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int

    /// Which section of the data a shown one is; `NSNotFound` where it is none.
    func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int

    /// Where a row of the data is shown; nil where it is not.
    func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?

    /// Which row of the data a shown one is; nil where it is a gap or a placeholder.
    func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?

    /// Lets calls in `actionsToTranslate` name rows by where they are shown, and answer so.
    func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
