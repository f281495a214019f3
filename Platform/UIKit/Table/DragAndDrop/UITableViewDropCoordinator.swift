/// The items that were dropped into a table, with methods to animate them to their destinations.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// The items in the order in which they were added to the drag.
    var items: [any UITableViewDropItem] { get }

    /// The row that the first item becomes, or onto which it was dropped, or `nil` below all rows. If rows
    /// of the table are moved, it counts the rows without them.
    var destinationIndexPath: IndexPath? { get }

    /// The proposal that the delegate last returned.
    var proposal: UITableViewDropProposal { get }

    /// The session of the drop.
    var session: any UIDropSession { get }

    /// Animates an item to a placeholder, which is displayed until the item's data has been loaded.
    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext

    /// Animates an item to a row, which must be in the table when the delegate returns.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

    /// Animates an item into a rectangle of a row's cell.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating

    /// Animates an item to any target.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item that was dropped into a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
    /// The dragged item.
    var dragItem: UIDragItem { get }

    /// The index path of the item's row in this table, or `nil` if the item is from another source.
    var sourceIndexPath: IndexPath? { get }

    /// The size of the item's preview, or zero if it has none.
    var previewSize: CGSize { get }
}

/// A placeholder that is displayed until an item's data has been loaded.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// The item that the placeholder represents.
    var dragItem: UIDragItem { get }

    /// Replaces the placeholder by a row for the item's data.
    ///
    /// - Parameter dataSourceUpdates: Called immediately with the index path at which to insert the data.
    ///   The table inserts the row.
    /// - Returns: Whether the placeholder existed. If it did not, the closure is not called.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

    /// Removes the placeholder.
    ///
    /// - Returns: Whether it existed.
    @discardableResult
    func deletePlaceholder() -> Bool
}
