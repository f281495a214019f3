import UIKit

/// Takes a table from one state to the next.
///
/// Rows that stay and look different are rendered again in their cells within the first batch, before the table measures: so
/// what shifts and what changes its height moves once. Their cells are found before the batch begins; no index path is looked
/// up while the table is between two states.
@MainActor
struct TableUpdater {
    let adapter: TableAdapter
    let tableView: UITableView
    let animation: UITableView.RowAnimation
    private let progress = BatchProgress()

    init(adapter: TableAdapter, tableView: UITableView, animation: UITableView.RowAnimation) {
        self.adapter = adapter
        self.tableView = tableView
        self.animation = animation
    }

    func apply(_ change: TableChange) {
        // A table that has not asked for its counts yet would ask in the middle of the first batch, and find them changed.
        _ = tableView.numberOfSections
        let indexTitles = adapter.indexTitles
        var refresh = Refresh(change, adapter: adapter, tableView: tableView)
        for batch in change.batches where !batch.isEmpty {
            perform {
                adapter.shown = batch.state
                tell(batch)
                refresh.run()
            }
        }
        adapter.shown = change.state
        if adapter.indexTitles != indexTitles { tableView.reloadSectionIndexTitles() }
        if refresh.needsMeasuring {
            perform { refresh.run() }
        } else {
            refresh.run()
        }
        catchUp(change, reloading: refresh.roomlessSections)
    }

    /// Calls `completion` when the last batch's movement has ended; at once if there was none.
    func finish(_ completion: @escaping @MainActor (Bool) -> Void) {
        progress.whenDone(completion)
    }

    private func tell(_ batch: TableChange.Batch) {
        if !batch.deletedSections.isEmpty { tableView.deleteSections(batch.deletedSections, with: animation) }
        if !batch.insertedSections.isEmpty { tableView.insertSections(batch.insertedSections, with: animation) }
        if !batch.reloadedSections.isEmpty { tableView.reloadSections(batch.reloadedSections, with: animation) }
        for move in batch.movedSections { tableView.moveSection(move.old, toSection: move.new) }
        if !batch.reloadedRows.isEmpty { tableView.reloadRows(at: batch.reloadedRows, with: animation) }
        if !batch.deletedRows.isEmpty { tableView.deleteRows(at: batch.deletedRows, with: animation) }
        if !batch.insertedRows.isEmpty { tableView.insertRows(at: batch.insertedRows, with: animation) }
        for move in batch.movedRows { tableView.moveRow(at: move.old, to: move.new) }
    }

    private func perform(_ updates: () -> Void) {
        progress.begin()
        tableView.performBatchUpdates(updates) { [progress] finished in
            MainActor.assumeIsolated { progress.end(finished) }
        }
    }

    /// Deals with what only shows once the table is in its new state: rows of lazy sections that look different although their
    /// elements don't, rows that need another cell, and heights that the table remembers of rows, headers and footers off the
    /// screen.
    private func catchUp(_ change: TableChange, reloading sections: IndexSet) {
        var needsMeasuring = false
        var reloaded: [IndexPath] = []
        for entry in adapter.renderedCells.entries.values {
            guard let cell = entry.cell, let path = tableView.indexPath(for: cell),
                let row = adapter.shown.existingRow(at: path)
            else { continue }
            adapter.noteWishes(of: row)
            if row.mayDifferInHeight(from: entry.row, rowHeight: tableView.rowHeight) { needsMeasuring = true }
            if row.looksLike(entry.row) {
                adapter.renderedCells.update(row, of: cell)
            } else if row.component.sharesCells(with: entry.row.component) {
                adapter.renderedCells.render(row, in: cell, style: tableView.style)
            } else {
                reloaded.append(path)
            }
        }
        reloaded += change.changedRows.lazy.map(\.new).filter { path in
            !change.reloadedSections.contains(path.section) && tableView.cellForRow(at: path) == nil
        }
        reloaded.removeAll { sections.contains($0.section) }
        if !reloaded.isEmpty || !sections.isEmpty {
            perform {
                tableView.reloadSections(sections, with: animation)
                tableView.reloadRows(at: reloaded.sorted(), with: animation)
            }
        } else if needsMeasuring {
            perform {}
        }
    }
}

/// How many batches of a render are still moving.
@MainActor
private final class BatchProgress {
    private var running = 0
    private var allFinished = true
    private var completion: (@MainActor (Bool) -> Void)?

    nonisolated init() {}

    func begin() {
        running += 1
    }

    func end(_ finished: Bool) {
        running -= 1
        allFinished = allFinished && finished
        reportIfDone()
    }

    func whenDone(_ completion: @escaping @MainActor (Bool) -> Void) {
        self.completion = completion
        reportIfDone()
    }

    private func reportIfDone() {
        guard running == 0, let completion else { return }
        self.completion = nil
        completion(allFinished)
    }
}
