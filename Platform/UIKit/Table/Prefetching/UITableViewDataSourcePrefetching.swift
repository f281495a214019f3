/// What hears which rows will probably be shown soon, so that it can fetch what they show.
///
/// Begin to fetch, and return at once: a row whose data are not there yet when it is shown gets a cell all the same.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// These rows will probably be shown soon, the nearest first. No row is named again before it has been shown or its
    /// prefetching cancelled.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

    /// These rows, of which an earlier call said that they would be shown, will rather not be.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Nothing happens.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
