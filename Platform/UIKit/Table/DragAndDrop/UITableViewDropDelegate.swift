/// What can be dropped into a table, and what then happens.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
    /// Something was dropped: take it into the data, tell the table of the new rows, and tell the coordinator where the
    /// items go. What the coordinator is told nothing of goes back, or away.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

    /// Whether the table is interested in what is dragged at all.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

    /// The drag has come over the table.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

    /// What would happen to the items if they were dropped where they are.
    ///
    /// - Parameter destinationIndexPath: the row that the first item would become, or that it is on; nil below all rows.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal

    /// The drag has left the table.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

    /// The drag is over, wherever it ended.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)

    /// What of a cell is seen while an item goes into its row; nil for all of it.
    func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
    /// It is.
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
    /// Nothing happens.
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
    /// Rows of the table itself would be moved, others copied to where they are.
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(
            operation: tableView.canReorder(session) ? .move : .copy, intent: .insertAtDestinationIndexPath)
    }
    /// Nothing happens.
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
    /// Nothing happens.
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
    /// All of the cell.
    public func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    { nil }
}
