/// A row that is not in the data source and represents a future row.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
    final let insertionIndexPath: IndexPath
    final let reuseIdentifier: String
    final let rowHeight: CGFloat

    /// Creates a placeholder.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: The index path at which the placeholder is inserted.
    ///   - reuseIdentifier: The reuse identifier of its cell.
    ///   - rowHeight: The height, in points. With `automaticDimension` the cell determines it.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        self.rowHeight = rowHeight
        super.init()
    }

    /// Configures the cell.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?
}

/// A row that represents an item that was dropped until its data has been loaded.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// Returns the visible part of the cell for the item's animation, or `nil` for the whole cell.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
