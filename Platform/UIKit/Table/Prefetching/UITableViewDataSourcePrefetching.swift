/// An object that fetches the data of rows before they are displayed.
///
/// Start fetching and return immediately. A row whose data has not arrived when it becomes visible receives
/// a cell nevertheless.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// Called when rows will probably be displayed soon, the nearest first. No row is passed again
    /// before it has been displayed or its prefetching has been canceled.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

    /// Called when rows of an earlier call will probably not be displayed.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// The default implementation does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
