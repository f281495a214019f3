import UIKit

/// The data source, delegate and prefetching data source of an adapter's table view.
///
/// Forwards each call to the part of the adapter that is responsible for it.
@MainActor
final class TableDelegateProxy: NSObject {
    let display: DisplayedTable
    let cells: CellRenderer
    let selection: SelectionController
    let actions: RowActionController
    let moves: RowMoveController
    let expansion: ExpansionController
    let scrolling: ScrollController
    let viewport: ViewportObserver
    let prefetching: PrefetchController
    let contentUnavailable: ContentUnavailablePresenter
    weak var tableViewDelegate: (any UITableViewDelegate)?
    weak var scrollViewDelegate: (any UIScrollViewDelegate)?
    weak var tableViewDataSource: (any UITableViewDataSource)?

    init(_ adapter: FormAdapter) {
        display = adapter.display
        cells = adapter.cells
        selection = adapter.selection
        actions = adapter.actions
        moves = adapter.moves
        expansion = adapter.expansion
        scrolling = adapter.scrolling
        viewport = adapter.viewport
        prefetching = adapter.prefetching
        contentUnavailable = adapter.contentUnavailable
        super.init()
    }

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

    /// Returns the attributes of the row at a path that may be out of date.
    func attributes(at indexPath: IndexPath) -> RowAttributes? {
        display.state.existingRow(at: indexPath)?.attributes
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
