// Optional calls, as app code writes them: `dropDelegate?.tableView?(table, …)`.
//
// In Objective-C the question mark asks whether the method is implemented. Here each is: what an app leaves out does what
// its default does, and where the table itself has to tell, the answer is nil. An object that has a property of the same
// name keeps it.

extension UITableViewDropDelegate {
    /// Optional calls of the methods that begin with `tableView`.
    public var tableView: UITableViewDropDelegateCalls? { UITableViewDropDelegateCalls(implementation: self) }
}

/// The methods of who takes what is dropped on a table that begin with `tableView`, as optional calls.
@preconcurrency @MainActor
public struct UITableViewDropDelegateCalls {
    fileprivate let implementation: any UITableViewDropDelegate

    /// What the method of these names answers.
    public func callAsFunction(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool? {
        implementation.tableView(tableView, canHandle: session)
    }

    /// Calls the method of these names.
    public func callAsFunction(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
        implementation.tableView(tableView, dropSessionDidEnter: session)
    }

    /// What the method of these names answers.
    public func callAsFunction(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal? {
        implementation.tableView(
            tableView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
    }

    /// Calls the method of these names.
    public func callAsFunction(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
        implementation.tableView(tableView, dropSessionDidExit: session)
    }

    /// Calls the method of these names.
    public func callAsFunction(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
        implementation.tableView(tableView, dropSessionDidEnd: session)
    }

    /// What the method of these names answers.
    public func callAsFunction(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    {
        implementation.tableView(tableView, dropPreviewParametersForRowAt: indexPath)
    }
}
