// Optional calls as in apps for Apple platforms: `prefetchDataSource?.tableView?(table, …)`.
//
// In Objective-C the question mark calls a method only if it is implemented. Here every method has a default implementation.
// The result is `nil` if the default is one that the table distinguishes from an implementation. A property of the same name in
// an app's class takes precedence.

extension UITableViewDataSourcePrefetching {
    /// The methods whose names begin with `tableView`, as optional calls.
    public var tableView: UITableViewDataSourcePrefetchingCalls? {
        UITableViewDataSourcePrefetchingCalls(implementation: self)
    }
}

/// The methods of a table's prefetching data source whose names begin with `tableView`, as optional calls.
@preconcurrency @MainActor
public struct UITableViewDataSourcePrefetchingCalls {
    fileprivate let implementation: any UITableViewDataSourcePrefetching

    /// Calls the method with these argument labels.
    public func callAsFunction(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        implementation.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
    }
}
