import UIKit

/// What rows hear of, beyond taps.
extension TableAdapter {
    /// Tells the row that it is lit.
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        tellHighlight(true, at: indexPath, in: tableView)
    }

    /// Tells the row that it is lit no more.
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        tellHighlight(false, at: indexPath, in: tableView)
    }

    private func tellHighlight(_ isHighlighted: Bool, at indexPath: IndexPath, in tableView: UITableView) {
        guard let row = shown.existingRow(at: indexPath) else { return }
        if let cell = tableView.cellForRow(at: indexPath) {
            row.component.base.tellHighlight(isHighlighted, inErased: cell)
        }
        row.behavior?.onHighlight?(isHighlighted)
    }

    /// Tells the row that it is not seen any more.
    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        // By the cell: the path may be one of a form that is shown no more.
        renderedCells.row(shownBy: cell)?.didEndDisplaying(in: cell)
    }

    /// Runs what the row's detail button does.
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        shown.existingRow(at: indexPath)?.behavior?.onAccessoryTap?()
    }

    /// Whether the row has a primary action.
    public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        !isBusy(at: indexPath) && shown.existingRow(at: indexPath)?.behavior?.onPrimaryAction != nil
    }

    /// Runs the row's primary action.
    public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        shown.existingRow(at: indexPath)?.behavior?.onPrimaryAction?()
    }

    /// The row's menu.
    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let elements = shown.existingRow(at: indexPath)?.behavior?.contextMenu?(), !elements.isEmpty else {
            return nil
        }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(title: "", children: elements)
        }
    }
}

extension TableAdapter {
    /// Takes note of what a row wants to know that costs each scroll, if only a little.
    func noteWishes(of row: Row) {
        guard let behavior = row.behavior else { return }
        if behavior.sighting != nil { hasWatchedRows = true }
        if behavior.onPrefetch != nil { hasPrefetchedRows = true }
    }

    /// Looks for such wishes among the rows that are made already. O(rows that are made), once.
    func noteWishesOfMadeRows() {
        guard !hasPrefetchedRows else { return }
        hasPrefetchedRows = shown.sections.contains { section in
            guard case .made(let rows) = section.rows else { return false }
            return rows.contains { $0.behavior?.onPrefetch != nil }
        }
    }
}

extension TableAdapter: UITableViewDataSourcePrefetching {
    /// Tells rows that they are likely to be seen soon.
    public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        for path in indexPaths { shown.existingRow(at: path)?.behavior?.onPrefetch?() }
    }

    /// Tells rows that they won't be, after all.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        for path in indexPaths { shown.existingRow(at: path)?.behavior?.onPrefetchCancel?() }
    }
}

extension Row {
    @MainActor
    func willDisplay(in cell: UITableViewCell) {
        component.base.tellWillDisplay(inErased: cell)
        behavior?.onAppear?()
    }

    @MainActor
    func didEndDisplaying(in cell: UITableViewCell) {
        component.base.tellDidEndDisplaying(inErased: cell)
        behavior?.onDisappear?()
    }
}

extension Component {
    @MainActor
    fileprivate func tellWillDisplay(inErased cell: UITableViewCell) {
        if let cell = cell as? Cell { willDisplay(cell) }
    }

    @MainActor
    fileprivate func tellDidEndDisplaying(inErased cell: UITableViewCell) {
        if let cell = cell as? Cell { didEndDisplaying(cell) }
    }

    @MainActor
    fileprivate func tellHighlight(_ isHighlighted: Bool, inErased cell: UITableViewCell) {
        if let cell = cell as? Cell { highlight(isHighlighted, cell) }
    }
}
