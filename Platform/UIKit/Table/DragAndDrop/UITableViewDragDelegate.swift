/// An object that provides the items of rows that are dragged out of a table.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
    /// Returns the items of a row that is about to be dragged. Return none if it cannot be
    /// dragged. Called for each selected row when one of them is dragged.
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
        -> [UIDragItem]

    /// Returns the items that a tap on a row adds to a drag in progress. With none, the tap
    /// selects the row.
    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]

    /// Returns the visible part of a row's cell during a drag, or `nil` for the whole cell.
    func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?

    /// Called when rows are about to be dragged.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)

    /// Called when a drag has ended.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)

    /// Returns whether the rows may be moved instead of copied.
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool

    /// Returns whether the rows may be dropped in this app only.
    func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}

extension UITableViewDragDelegate {
    /// The default implementation returns no items.
    public func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { [] }
    /// The default implementation returns `nil`.
    public func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    { nil }
    /// The default implementation does nothing.
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
    /// The default implementation does nothing.
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
    /// The default implementation returns `true`.
    public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        true
    }
    /// The default implementation returns `false`.
    public func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }
}
