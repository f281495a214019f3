import UIKit

/// Performs the prefetch actions of rows that are likely to be displayed soon.
@MainActor
final class PrefetchController {
    private let display: DisplayedTable

    /// The object that the table view notifies of rows to prefetch.
    weak var dataSource: (any UITableViewDataSourcePrefetching)?

    /// Whether a row has a prefetch action. A table view without a prefetching data source computes no rows to prefetch.
    private var hasPrefetchActions = false {
        didSet { if hasPrefetchActions, !oldValue { attach() } }
    }

    init(display: DisplayedTable) {
        self.display = display
    }

    /// Makes ``dataSource`` the prefetching data source of the table view, if any row has a prefetch action.
    func attach() {
        if hasPrefetchActions { display.tableView?.prefetchDataSource = dataSource }
    }

    func detach(from tableView: UITableView) {
        if let dataSource, tableView.prefetchDataSource === dataSource { tableView.prefetchDataSource = nil }
    }

    /// Starts prefetching if a row that is displayed has a prefetch action.
    func willDisplay(_ row: Row) {
        if row.attributes?.onPrefetch != nil { hasPrefetchActions = true }
    }

    /// Starts prefetching if an eager row of the displayed state has a prefetch action.
    ///
    /// - Complexity: O(eager rows) until one has a prefetch action, O(1) from then on.
    func didDisplayForm() {
        guard !hasPrefetchActions else { return }
        hasPrefetchActions = display.state.sections.contains { section in
            guard case .eager(let rows) = section.rows else { return false }
            return rows.contains { $0.attributes?.onPrefetch != nil }
        }
    }

    func prefetch(_ paths: [IndexPath]) {
        for path in paths { display.state.existingRow(at: path)?.attributes?.onPrefetch?() }
    }

    func cancelPrefetching(_ paths: [IndexPath]) {
        for path in paths { display.state.existingRow(at: path)?.attributes?.onPrefetchCancel?() }
    }
}
