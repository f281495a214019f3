internal import RowGeometry

/// Selection by code, of which the delegate is not notified.
extension UITableView {
    final func baseSelectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
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
        if scrollPosition != .none { baseScrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    final func baseDeselectRow(at indexPath: IndexPath, animated: Bool) {
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
        guard let indexPath = baseIndexPath(for: cell) else { return }
        cell.accessoryAction?()
        delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
    }
}
