import UIKit

/// Takes a table from one state to the next: first which rows there are, then what they look like.
///
/// Rows that stay are rendered again in the cells that show them, which are found by cell, after all batches: no index path is
/// looked up while the table is between two states.
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
        let before = adapter.shown
        for batch in change.batches where !batch.isEmpty {
            apply(batch)
        }
        adapter.shown = change.state
        let needsMeasuring = updateHeadersAndFooters(of: change, before: before)
        updateRows(of: change, needsMeasuring: needsMeasuring)
    }

    /// Calls `completion` when the last batch's movement has ended; at once if there was none.
    func finish(_ completion: @escaping @MainActor (Bool) -> Void) {
        progress.whenDone(completion)
    }

    private func apply(_ batch: TableChange.Batch) {
        perform {
            adapter.shown = batch.state
            if !batch.deletedSections.isEmpty { tableView.deleteSections(batch.deletedSections, with: animation) }
            if !batch.insertedSections.isEmpty { tableView.insertSections(batch.insertedSections, with: animation) }
            if !batch.reloadedSections.isEmpty { tableView.reloadSections(batch.reloadedSections, with: animation) }
            for move in batch.movedSections { tableView.moveSection(move.old, toSection: move.new) }
            if !batch.deletedRows.isEmpty { tableView.deleteRows(at: batch.deletedRows, with: animation) }
            if !batch.insertedRows.isEmpty { tableView.insertRows(at: batch.insertedRows, with: animation) }
            for move in batch.movedRows { tableView.moveRow(at: move.old, to: move.new) }
        }
    }

    private func perform(_ updates: () -> Void) {
        progress.begin()
        tableView.performBatchUpdates(updates) { [progress] finished in
            MainActor.assumeIsolated { progress.end(finished) }
        }
    }

    // MARK: Rows

    /// Renders visible rows that look different, and has the table measure what may have another height.
    private func updateRows(of change: TableChange, needsMeasuring: Bool) {
        var needsMeasuring = needsMeasuring
        var reloaded: [IndexPath] = []
        for entry in adapter.renderedCells.entries.values {
            guard let cell = entry.cell, let path = tableView.indexPath(for: cell),
                let row = adapter.shown.existingRow(at: path)
            else { continue }
            if mayDifferInHeight(entry.row, row) { needsMeasuring = true }
            if row.looksLike(entry.row) {
                adapter.renderedCells.update(row, of: cell)
            } else if row.component.sharesCells(with: entry.row.component) {
                adapter.renderedCells.render(row, in: cell)
            } else {
                reloaded.append(path)
            }
        }
        // Off the screen only the height matters, which the table may remember.
        reloaded += change.changedRows.filter { path in
            !change.reloadedSections.contains(path.section) && tableView.cellForRow(at: path) == nil
        }
        if !reloaded.isEmpty {
            perform { tableView.reloadRows(at: reloaded.sorted(), with: animation) }
        } else if needsMeasuring {
            perform {}
        }
    }

    private func isSelfSizing(_ row: Row) -> Bool {
        (row.height ?? tableView.rowHeight) == UITableView.automaticDimension
    }

    private func mayDifferInHeight(_ old: Row, _ new: Row) -> Bool {
        old.height != new.height || (isSelfSizing(new) && old.component != new.component)
    }

    // MARK: Headers and footers

    /// Renders visible headers and footers that look different. Returns whether their heights may have changed.
    private func updateHeadersAndFooters(of change: TableChange, before: TableState) -> Bool {
        var needsMeasuring = false
        for pair in change.changedSections where !change.reloadedSections.contains(pair.new) {
            let (old, new) = (before.sections[pair.old], change.state.sections[pair.new])
            if let header = new.header, let oldHeader = old.header, header != oldHeader {
                update(tableView.headerView(forSection: pair.new), from: oldHeader, to: header)
                needsMeasuring = true
            }
            if let footer = new.footer, let oldFooter = old.footer, footer != oldFooter {
                update(tableView.footerView(forSection: pair.new), from: oldFooter, to: footer)
                needsMeasuring = true
            }
        }
        return needsMeasuring
    }

    private func update(_ view: UITableViewHeaderFooterView?, from old: HeaderFooter, to new: HeaderFooter) {
        guard let view else { return }
        switch (old, new) {
        case (.title(let oldTitle), .title(let title)):
            // A grouped table has set its titles in capitals.
            let isCapitalised = view.textLabel?.text != oldTitle && view.textLabel?.text == oldTitle.localizedUppercase
            view.textLabel?.text = isCapitalised ? title.localizedUppercase : title
            view.setNeedsLayout()
        case (_, .component(let component)):
            if !adapter.renderedHeadersFooters.shows(component, in: view) {
                adapter.renderedHeadersFooters.render(component, in: view)
            }
        default:
            preconditionFailure("A header that became a title must have reloaded its section.")
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
