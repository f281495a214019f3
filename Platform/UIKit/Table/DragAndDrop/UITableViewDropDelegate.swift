/// An object that accepts items that are dropped into a table.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
    /// Adds dropped items to the data. Insert the rows into the table, and use the
    /// coordinator to animate the items to them. Items that are not animated return to their source or
    /// disappear.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

    /// Returns whether the table accepts any of the dragged items.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

    /// Called when the drag has entered the table.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

    /// Returns the operation that a drop at the current location would perform.
    ///
    /// - Parameters:
    ///   - tableView: The table view under the dragged items.
    ///   - session: The session of the drag.
    ///   - destinationIndexPath: The row that the first item would become, or over which it is, or `nil`
    ///     below all rows.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal

    /// Called when the drag has left the table.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

    /// Called when the drag has ended.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)

    /// Returns the visible part of a cell while an item is animated to its row, or `nil` for
    /// the whole cell.
    func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
    /// The default implementation returns `true`.
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
    /// The default implementation does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
    /// By default rows of this table are moved, and other items are copied.
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(
            operation: tableView.canReorder(session) ? .move : .copy, intent: .insertAtDestinationIndexPath)
    }
    /// The default implementation does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
    /// The default implementation does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
    /// The default implementation returns `nil`.
    public func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    { nil }
}
