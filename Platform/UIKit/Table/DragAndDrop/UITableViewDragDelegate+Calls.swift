// Optional calls, as app code writes them: `dragDelegate?.tableView?(table, …)`.
//
// In Objective-C the question mark asks whether the method is implemented. Here each is: what an app leaves out does what
// its default does, and where the table itself has to tell, the answer is nil. An object that has a property of the same
// name keeps it.

extension UITableViewDragDelegate {
    /// Optional calls of the methods that begin with `tableView`.
    public var tableView: UITableViewDragDelegateCalls? { UITableViewDragDelegateCalls(implementation: self) }
}

/// The methods of who lets a table's rows be dragged that begin with `tableView`, as optional calls.
@preconcurrency @MainActor
public struct UITableViewDragDelegateCalls {
    fileprivate let implementation: any UITableViewDragDelegate

    /// What the method of these names answers.
    public func callAsFunction(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]? {
        implementation.tableView(tableView, itemsForAddingTo: session, at: indexPath, point: point)
    }

    /// What the method of these names answers.
    public func callAsFunction(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    {
        implementation.tableView(tableView, dragPreviewParametersForRowAt: indexPath)
    }

    /// Calls the method of these names.
    public func callAsFunction(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        implementation.tableView(tableView, dragSessionWillBegin: session)
    }

    /// Calls the method of these names.
    public func callAsFunction(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
        implementation.tableView(tableView, dragSessionDidEnd: session)
    }

    /// What the method of these names answers.
    public func callAsFunction(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession)
        -> Bool?
    {
        implementation.tableView(tableView, dragSessionAllowsMoveOperation: session)
    }

    /// What the method of these names answers.
    public func callAsFunction(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool? {
        implementation.tableView(tableView, dragSessionIsRestrictedToDraggingApplication: session)
    }
}
