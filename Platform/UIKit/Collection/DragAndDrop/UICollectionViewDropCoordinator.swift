/// The items that were dropped into a collection view, with methods to animate them to their destinations.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// The items in the order in which they were added to the drag.
    var items: [any UICollectionViewDropItem] { get }

    /// The index path that the first item gets, or onto which it was dropped, or `nil` beside all items. If items
    /// of the collection view are moved, it counts the items without them.
    var destinationIndexPath: IndexPath? { get }

    /// The proposal that the delegate last returned.
    var proposal: UICollectionViewDropProposal { get }

    /// The session of the drop.
    var session: any UIDropSession { get }

    /// Animates an item to a placeholder, which is displayed until the item's data has been loaded.
    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext

    /// Animates an item to its item of the collection view, which must exist when the delegate returns.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

    /// Animates an item into a rectangle of an item's cell.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating

    /// Animates an item to any target.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item that was dropped into a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// The dragged item.
    var dragItem: UIDragItem { get }

    /// The index path of the item in this collection view, or `nil` if the item is from another source.
    var sourceIndexPath: IndexPath? { get }

    /// The size of the item's preview, or zero if it has none.
    var previewSize: CGSize { get }
}

/// A placeholder that is displayed until an item's data has been loaded.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    /// The item that the placeholder represents.
    var dragItem: UIDragItem { get }

    /// Replaces the placeholder by an item for the item's data.
    ///
    /// - Parameter dataSourceUpdates: Called immediately with the index path at which to insert the data.
    ///   The collection view inserts the item.
    /// - Returns: Whether the placeholder existed. If it did not, the closure is not called.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

    /// Removes the placeholder.
    ///
    /// - Returns: Whether it existed.
    @discardableResult
    func deletePlaceholder() -> Bool

    /// Calls the placeholder's `cellUpdateHandler` again if its cell is visible.
    func setNeedsCellUpdate()
}
