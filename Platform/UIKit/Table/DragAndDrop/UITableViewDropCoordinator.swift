/// What was dropped into a table, and where its items are to go.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// What was dropped, in the order in which it was taken up.
    var items: [any UITableViewDropItem] { get }

    /// The row that the first item is to become, or that it was dropped on; nil below all rows. Where rows of the table are
    /// moved it counts the rows without them.
    var destinationIndexPath: IndexPath? { get }

    /// What the delegate has proposed.
    var proposal: UITableViewDropProposal { get }

    /// The drop as a whole.
    var session: any UIDropSession { get }

    /// Opens a row that holds the place of an item until its data has come, and lets the item go there.
    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext

    /// Lets an item go to a row, which must be in the table when the delegate returns.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

    /// Lets an item go into a rectangle of a row's cell.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating

    /// Lets an item go anywhere.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One thing that was dropped into a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
    /// The thing.
    var dragItem: UIDragItem { get }

    /// The row of the table from which it comes; nil where it comes from elsewhere.
    var sourceIndexPath: IndexPath? { get }

    /// How large its picture is; zero where it has none.
    var previewSize: CGSize { get }
}

/// A row that holds the place of an item until its data has come.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// The thing whose place is held.
    var dragItem: UIDragItem { get }

    /// Puts the row of the item's data in place of the placeholder.
    ///
    /// - Parameter dataSourceUpdates: called at once with the path at which to insert the data; the table inserts the row.
    /// - Returns: whether the placeholder was still there. Otherwise nothing happens, and the closure is not called.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

    /// Takes the placeholder away.
    ///
    /// - Returns: whether it was still there.
    @discardableResult
    func deletePlaceholder() -> Bool
}
