internal import RowGeometry

/// Selection by code, of which the delegate is not notified.
extension UITableView {
    /// The first selected row, or `nil` if there is none.
    public final var indexPathForSelectedRow: IndexPath? { selection.min()?.indexPath }

    /// The selected rows in order, or `nil` if there are none.
    public final var indexPathsForSelectedRows: [IndexPath]? {
        selection.isEmpty ? nil : selection.sorted().map(\.indexPath)
    }

    /// Selects a row, or none (`nil`), and scrolls to it unless `scrollPosition` is `.none`. The delegate is
    /// not notified.
    public final func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        loadIfNeeded()
        guard let indexPath else {
            deselectAll(animated: animated)
            return
        }
        let path = RowPath(indexPath)
        precondition(
            geometry.contains(path),
            "UITableView.selectRow: row \(path.row) does not exist in section \(path.section). Pass an existing row.")
        guard selectionRules.allowsAny else { return }
        if !selectionRules.allowsMultiple {
            for other in selection where other != path { deselect(other, animated: animated) }
        }
        select(path, animated: animated)
        selecting.anchor = path
        selecting.extent = []
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects a row. The delegate is not notified.
    public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
        deselect(RowPath(indexPath), animated: animated)
    }

    final func select(_ path: RowPath, animated: Bool) {
        selection.insert(path)
        loadedRows[path]?.setSelected(true, animated: animated)
    }

    final func deselect(_ path: RowPath, animated: Bool) {
        selection.remove(path)
        loadedRows[path]?.setSelected(false, animated: animated)
    }

    final func deselectAll(animated: Bool) {
        for path in selection { deselect(path, animated: animated) }
    }

    /// Deselects rows that may not remain selected: all but the first if only one may be.
    final func trimSelection() {
        guard !selectionRules.allowsMultiple, selection.count > 1 else { return }
        for path in selection.sorted().dropFirst() { deselect(path, animated: false) }
    }

    final func accessoryButtonTapped(in cell: UITableViewCell) {
        guard let indexPath = indexPath(for: cell) else { return }
        cell.accessoryAction?()
        delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
    }
}
