// Optional calls, as app code writes them: `prefetchDataSource?.tableView?(table, …)`.
//
// In Objective-C the question mark asks whether the method is implemented. Here each is: what an app leaves out does what
// its default does, and where the table itself has to tell, the answer is nil. An object that has a property of the same
// name keeps it.

extension UITableViewDataSourcePrefetching {
    /// Optional calls of the methods that begin with `tableView`.
    public var tableView: UITableViewDataSourcePrefetchingCalls? {
        UITableViewDataSourcePrefetchingCalls(implementation: self)
    }
}

/// The methods of who fetches rows ahead for a table that begin with `tableView`, as optional calls.
@preconcurrency @MainActor
public struct UITableViewDataSourcePrefetchingCalls {
    fileprivate let implementation: any UITableViewDataSourcePrefetching

    /// Calls the method of these names.
    public func callAsFunction(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        implementation.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
    }
}
