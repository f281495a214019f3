/// The part of a table's data source by which a person's edits reach the data.
///
/// A protocol of its own, since the table has to find out which of the two a data source implements: rows can be swiped
/// away, or moved, only then. `ImplementedMethods` depends on their order.
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
    // The optimiser must not put what these do into other modules: a call to them shows that a method is not implemented.

    /// Nothing happens.
    @inline(never)
    @_optimize(none)
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    /// The row goes back to where it was.
    @inline(never)
    @_optimize(none)
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}
