/// A row that is not in the data: it holds a place.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
    final let insertionIndexPath: IndexPath
    final let reuseIdentifier: String
    final let rowHeight: CGFloat

    /// Makes a placeholder.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: where it is to be.
    ///   - reuseIdentifier: of its cell.
    ///   - rowHeight: in points; automatic asks the cell.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        self.rowHeight = rowHeight
        super.init()
    }

    /// Fills the cell.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?
}

/// A row that holds the place of an item that was dropped until its data has come.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// Says what of the cell is seen while the item goes into its place; nil from it is all.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
