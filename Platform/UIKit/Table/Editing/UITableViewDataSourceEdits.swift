/// The part of a table's data source that edits the data.
///
/// It is a separate protocol because the table determines which of its methods a data source implements, and
/// enables deleting by swiping and moving accordingly. `ImplementedMethods` depends on their order.
@preconcurrency @MainActor
public protocol UITableViewDataSourceEdits: NSObjectProtocol {
    /// See `UITableViewDataSource`.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)

    /// See `UITableViewDataSource`.
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSourceEdits {
    // The optimizer must not inline these into other modules, because a call of them shows that a method is
    // not implemented.

    /// The default implementation does nothing.
    @inline(never)
    @_optimize(none)
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    /// The default implementation does nothing, so that the row returns to its position.
    @inline(never)
    @_optimize(none)
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}
