import UIKit

/// The data source, delegate and prefetching data source of an adapter's table view.
///
/// Forwards each call to the part of the adapter that is responsible for it.
@MainActor
final class TableDelegateProxy: FormDelegateProxy {
    weak var tableViewDelegate: (any UITableViewDelegate)?
    weak var tableViewDataSource: (any UITableViewDataSource)?

    override var appDelegate: (any UIScrollViewDelegate)? { tableViewDelegate }

    /// Makes the proxy the data source and delegate of a table view.
    func attach(to tableView: UITableView) {
        tableView.dataSource = self
        tableView.delegate = self
        prefetching.attach()
    }

    /// Removes the proxy from a table view, unless that has another data source by now.
    func detach(from tableView: UITableView) {
        guard tableView.dataSource === self else { return }
        tableView.dataSource = nil
        tableView.delegate = nil
        if tableView.prefetchDataSource === self { tableView.prefetchDataSource = nil }
    }

    /// Makes the table view find out again which optional methods are implemented.
    func delegateDidChange() {
        guard let tableView = display.listView as? UITableView, tableView.delegate === self else { return }
        tableView.delegate = nil
        tableView.delegate = self
    }
}

extension TableDelegateProxy: UITableViewDataSourcePrefetching {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        prefetching.prefetch(indexPaths)
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        prefetching.cancelPrefetching(indexPaths)
    }
}
