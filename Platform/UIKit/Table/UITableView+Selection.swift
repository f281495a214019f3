/// Touched and selected rows.
extension UITableView {
    // MARK: In code

    /// The first of the selected rows; nil where none is.
    public final var indexPathForSelectedRow: IndexPath? { selection.min()?.indexPath }

    /// The selected rows in order; nil where none is.
    public final var indexPathsForSelectedRows: [IndexPath]? {
        selection.isEmpty ? nil : selection.sorted().map(\.indexPath)
    }

    /// Selects a row, or none (nil), and scrolls to it unless `scrollPosition` is `none`. The delegate is not told.
    public final func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        loadIfNeeded()
        guard let indexPath else {
            for path in selection { deselect(path, animated: animated) }
            return
        }
        let path = RowPath(indexPath)
        precondition(
            geometry.contains(path), "UITableView.selectRow: there is no row \(path.row) in section \(path.section)")
        guard allowsSelection else { return }
        if !allowsMultipleSelection {
            for other in selection where other != path { deselect(other, animated: animated) }
        }
        select(path, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects a row. The delegate is not told.
    public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
        deselect(RowPath(indexPath), animated: animated)
    }

    private func select(_ path: RowPath, animated: Bool) {
        selection.insert(path)
        loadedRows[path]?.setSelected(true, animated: animated)
    }

    final func deselect(_ path: RowPath, animated: Bool) {
        selection.remove(path)
        loadedRows[path]?.setSelected(false, animated: animated)
    }

    // MARK: By touch

    final func beginTouch(_ touches: Set<UITouch>) {
        guard touchedRow == nil, let touch = touches.first, allowsSelection else { return }
        let point = touch.location(in: self)
        guard let indexPath = indexPathForRow(at: point), let cell = cellForRow(at: indexPath),
            touch.view?.isDescendant(of: cell) == true,
            delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
        else { return }
        touchedRow = TouchedRow(path: RowPath(indexPath), start: point, isHighlighted: true)
        cell.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: indexPath)
    }

    final func moveTouch(_ touches: Set<UITouch>) {
        guard let touchedRow, let touch = touches.first else { return }
        let point = touch.location(in: self)
        // A finger that has left its row does not come to mean another.
        if indexPathForRow(at: point).map(RowPath.init) != touchedRow.path { cancelTouch() }
    }

    final func endTouch(_ touches: Set<UITouch>) {
        guard let path = touchedRow?.path else { return }
        touchedRow = nil
        let cell = loadedRows[path]
        delegate?.tableView(self, didUnhighlightRowAt: path.indexPath)
        if let selected = willSelect(path) { selectByTouch(selected) }
        // Only now: between lit and selected the row must not go dark for a frame.
        cell?.setHighlighted(false, animated: true)
    }

    final func cancelTouch() {
        guard let path = touchedRow?.path else { return }
        touchedRow = nil
        loadedRows[path]?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: path.indexPath)
    }

    private func willSelect(_ path: RowPath) -> RowPath? {
        guard let delegate else { return path }
        return delegate.tableView(self, willSelectRowAt: path.indexPath).map(RowPath.init)
    }

    private func selectByTouch(_ path: RowPath) {
        guard geometry.contains(path) else { return }
        if allowsMultipleSelection, selection.contains(path) {
            deselectByTouch(path)
        } else {
            if !allowsMultipleSelection {
                for other in selection.sorted() where other != path { deselectByTouch(other) }
            }
            select(path, animated: false)
            delegate?.tableView(self, didSelectRowAt: path.indexPath)
            if let delegate, delegate.tableView(self, canPerformPrimaryActionForRowAt: path.indexPath) {
                delegate.tableView(self, performPrimaryActionForRowAt: path.indexPath)
            }
        }
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    }

    private func deselectByTouch(_ path: RowPath) {
        var target: RowPath? = path
        if let delegate {
            target = delegate.tableView(self, willDeselectRowAt: path.indexPath).map(RowPath.init)
        }
        guard let target, selection.contains(target) else { return }
        deselect(target, animated: true)
        delegate?.tableView(self, didDeselectRowAt: target.indexPath)
    }

    final func accessoryButtonTapped(in cell: UITableViewCell) {
        guard let indexPath = indexPath(for: cell) else { return }
        delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
    }
}
