import UIKit

/// Updates a table view from one state to the next.
///
/// Rows that stay and have other content are rendered in their cells within the first batch, before the table view measures, so
/// that insertions and changed heights animate together. Their cells are found before the batch begins, because index paths are
/// ambiguous during an update.
@MainActor
struct TableUpdater {
    let display: DisplayedTable
    let cells: CellRenderer
    let listView: any ListView
    let animation: UITableView.RowAnimation
    private let progress = BatchProgress()

    init(
        display: DisplayedTable, cells: CellRenderer, listView: any ListView, animation: UITableView.RowAnimation
    ) {
        self.display = display
        self.cells = cells
        self.listView = listView
        self.animation = animation
    }

    func apply(_ change: TableChange) {
        // A table view that has not loaded its counts yet would load them within the first batch, and find them changed.
        _ = listView.numberOfSections
        let indexTitles = display.state.indexTitles
        var refresh = VisibleViewRefresh(change, from: display.state, cells: cells, listView: listView)
        for batch in change.batches where !batch.isEmpty {
            perform {
                display.state = batch.state
                apply(batch)
                refresh.run()
            }
        }
        display.state = change.state
        if display.state.indexTitles != indexTitles { listView.reloadSectionIndexTitles() }
        if refresh.needsMeasurement {
            perform { refresh.run() }
        } else {
            refresh.run()
        }
        updateRemainingCells(change, reloading: refresh.emptySections)
    }

    /// Calls `completion` when the animations of all batches have ended, or immediately if there are none.
    func finish(_ completion: @escaping @MainActor (Bool) -> Void) {
        progress.notify(completion)
    }

    private func apply(_ batch: TableChange.Batch) {
        if !batch.deletedSections.isEmpty { listView.deleteSections(batch.deletedSections, with: animation) }
        if !batch.insertedSections.isEmpty { listView.insertSections(batch.insertedSections, with: animation) }
        if !batch.reloadedSections.isEmpty { listView.reloadSections(batch.reloadedSections, with: animation) }
        for move in batch.movedSections { listView.moveSection(move.from, toSection: move.to) }
        if !batch.reloadedRows.isEmpty { listView.reloadRows(at: batch.reloadedRows, with: animation) }
        if !batch.deletedRows.isEmpty { listView.deleteRows(at: batch.deletedRows, with: animation) }
        if !batch.insertedRows.isEmpty { listView.insertRows(at: batch.insertedRows, with: animation) }
        for move in batch.movedRows { listView.moveRow(at: move.from, to: move.to) }
    }

    /// The cells with rows and the rows that they show, from top to bottom.
    private var renderedCells: [(path: IndexPath, cell: UIView, shown: Row)] {
        cells.entries.compactMap { entry in
            guard let cell = entry.cell, let shown = entry.row, let path = listView.indexPath(forRowView: cell) else {
                return nil
            }
            return (path, cell, shown)
        }.sorted { $0.path < $1.path }
    }

    private func perform(_ updates: () -> Void) {
        progress.perform(in: listView, updates)
    }

    /// Updates what is known only once the table view displays the new state: rows of lazy sections that differ although their
    /// elements are equal, rows that need a cell of another kind, and cached heights of offscreen rows, headers and footers.
    private func updateRemainingCells(_ change: TableChange, reloading sections: IndexSet) {
        var needsMeasurement = false
        var reloaded: [IndexPath] = []
        for (path, cell, shown) in renderedCells {
            guard let row = display.state.existingRow(at: path) else { continue }
            cells.onDisplay?(row)
            if row.mayDifferInHeight(from: shown, rowHeight: listView.rowHeight) { needsMeasurement = true }
            if !cells.update(cell, showing: shown, to: row) { reloaded.append(path) }
        }
        reloaded += change.changedRows.lazy.map(\.to).filter { path in
            !change.reloadedSections.contains(path.section) && listView.rowView(at: path) == nil
        }
        reloaded.removeAll { sections.contains($0.section) }
        if !reloaded.isEmpty || !sections.isEmpty {
            perform {
                listView.reloadSections(sections, with: animation)
                listView.reloadRows(at: reloaded.sorted(), with: animation)
            }
        } else if needsMeasurement {
            perform {}
        }
    }
}
