// Optional calls as in apps for Apple platforms: `dragDelegate?.tableView?(table, …)`.
//
// In Objective-C the question mark calls a method only if it is implemented. Here every method has a default implementation.
// The result is `nil` if the default is one that the table distinguishes from an implementation. A property of the same name in
// an app's class takes precedence.

extension UITableViewDragDelegate {
    /// The methods whose names begin with `tableView`, as optional calls.
    public var tableView: UITableViewDragDelegateCalls? { UITableViewDragDelegateCalls(implementation: self) }
}

/// The methods of a table's drag delegate whose names begin with `tableView`, as optional calls.
@preconcurrency @MainActor
public struct UITableViewDragDelegateCalls {
    fileprivate let implementation: any UITableViewDragDelegate

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
        implementation.tableView(tableView, itemsForAddingTo: session, at: indexPath, point: point)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    {
        implementation.tableView(tableView, dragPreviewParametersForRowAt: indexPath)
    }

    /// Calls the method with these argument labels.
    public func callAsFunction(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        implementation.tableView(tableView, dragSessionWillBegin: session)
    }

    /// Calls the method with these argument labels.
    public func callAsFunction(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
        implementation.tableView(tableView, dragSessionDidEnd: session)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession)
        -> Bool
    {
        implementation.tableView(tableView, dragSessionAllowsMoveOperation: session)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        implementation.tableView(tableView, dragSessionIsRestrictedToDraggingApplication: session)
    }
}
