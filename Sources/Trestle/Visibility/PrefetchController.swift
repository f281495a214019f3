import UIKit

/// Performs the prefetch actions of rows that are likely to be displayed soon.
@MainActor
final class PrefetchController {
    private let display: DisplayedTable

    /// Called when the list view needs a prefetching data source.
    var onNeeded: (@MainActor () -> Void)?

    /// Whether a row has a prefetch action. A table view without a prefetching data source computes no rows to prefetch.
    private var hasPrefetchActions = false {
        didSet { if hasPrefetchActions, !oldValue { attach() } }
    }

    init(display: DisplayedTable) {
        self.display = display
    }

    /// Gives the list view a prefetching data source, if any row has a prefetch action.
    func attach() {
        if hasPrefetchActions { onNeeded?() }
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
