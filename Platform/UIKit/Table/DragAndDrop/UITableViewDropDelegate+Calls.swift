// Optional calls as in apps for Apple platforms: `dropDelegate?.tableView?(table, …)`.
//
// In Objective-C the question mark calls a method only if it is implemented. Here every method has a default implementation.
// The result is `nil` if the default is one that the table distinguishes from an implementation. A property of the same name in
// an app's class takes precedence.

extension UITableViewDropDelegate {
    /// The methods whose names begin with `tableView`, as optional calls.
    public var tableView: UITableViewDropDelegateCalls? { UITableViewDropDelegateCalls(implementation: self) }
}

/// The methods of a table's drop delegate whose names begin with `tableView`, as optional calls.
@preconcurrency @MainActor
public struct UITableViewDropDelegateCalls {
    fileprivate let implementation: any UITableViewDropDelegate

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        implementation.tableView(tableView, canHandle: session)
    }

    /// Calls the method with these argument labels.
    public func callAsFunction(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
        implementation.tableView(tableView, dropSessionDidEnter: session)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        implementation.tableView(
            tableView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
    }

    /// Calls the method with these argument labels.
    public func callAsFunction(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
        implementation.tableView(tableView, dropSessionDidExit: session)
    }

    /// Calls the method with these argument labels.
    public func callAsFunction(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
        implementation.tableView(tableView, dropSessionDidEnd: session)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    {
        implementation.tableView(tableView, dropPreviewParametersForRowAt: indexPath)
    }
}
