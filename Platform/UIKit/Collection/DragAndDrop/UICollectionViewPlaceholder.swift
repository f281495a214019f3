/// An item of the layout that is not in the data source and represents a future item.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
    final let insertionIndexPath: IndexPath
    final let reuseIdentifier: String

    /// Creates a placeholder. The layout determines its size.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: The index path at which the placeholder is inserted.
    ///   - reuseIdentifier: The reuse identifier of its cell.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        super.init()
    }

    /// Configures the cell.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}

/// An item of the layout that represents a dropped item until its data has been loaded.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// Returns the visible part of the cell for the item's animation, or `nil` for the whole cell.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
