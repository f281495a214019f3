internal import RowGeometry

/// Tables that are being edited.
extension UITableView {
    /// Begins or ends editing: closes what is swiped open, and lets the cells change.
    final func changeEditing(_ isEditing: Bool, animated: Bool) {
        closeSwipe(animated: animated)
        guard isEditing != storesEditing else { return }
        cancelTouch()
        storesEditing = isEditing
        // What was selected for one purpose is not for another.
        for path in selection { deselect(path, animated: animated) }
        // Rows that are about to be loaded anew will hear of it then; those of now may be gone from the data.
        guard hasLoaded, !needsReload else { return }
        for (path, cell) in loadedRows.sorted(by: { $0.key < $1.key }) {
            applyEditing(to: cell, at: path, animated: animated)
        }
        heightsMayHaveChanged(animated: animated)
    }

    /// Other controls have come in place of those that rows have.
    final func editingRulesDidChange() {
        guard hasLoaded, !needsReload else { return }
        for path in selection { deselect(path, animated: false) }
        for (path, cell) in loadedRows.sorted(by: { $0.key < $1.key }) {
            applyEditing(to: cell, at: path, animated: false)
        }
    }

    /// Contents have become narrower or wider, so that their rows may need other heights.
    private func heightsMayHaveChanged(animated: Bool) {
        guard pendingUpdates == nil else { return }
        let change = loadedRows.contains { path, cell in
            resolvedRowHeight(path) == nil && abs(fittingHeight(of: cell) - geometry.height(of: path)) > 0.5
        }
        guard change else { return }
        // An empty batch measures all rows again, and takes what is seen to its new place.
        if animated {
            performBatchUpdates({})
        } else {
            UIView.performWithoutAnimation { performBatchUpdates({}) }
        }
    }

    /// Tells a cell how its row is edited, and whether it is now.
    final func applyEditing(to cell: UITableViewCell, at path: RowPath, animated: Bool) {
        guard storesEditing else {
            if cell.isEditing { cell.setEditing(false, animated: animated) }
            return
        }
        cell.editing = editing(of: path)
        cell.setEditing(cell.editing.isEditable || cell.editing.isMovable, animated: animated)
    }

    private func editing(of path: RowPath) -> CellEditing {
        var result = CellEditing()
        result.isMovable = canMoveRow(at: path)
        result.isEditable = canEdit(path)
        guard result.isEditable else { return result }
        if allowsMultipleSelectionDuringEditing {
            // The delegate is not asked for styles then.
            result.selectsSeveral = true
            result.indents = true
            return result
        }
        result.style = editingStyle(of: path)
        result.indents = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path.indexPath) ?? true
        return result
    }

    final func canEdit(_ path: RowPath) -> Bool {
        dataSource?.tableView(self, canEditRowAt: path.indexPath) ?? false
    }

    final func editingStyle(of path: RowPath) -> UITableViewCell.EditingStyle {
        delegate?.tableView(self, editingStyleForRowAt: path.indexPath) ?? .delete
    }

    /// The button before a row's contents was tapped.
    final func editControlTapped(in cell: UITableViewCell) {
        guard let indexPath = indexPath(for: cell) else { return }
        switch cell.editing.style {
        case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: indexPath)
        case .delete: askForDeletion(of: RowPath(indexPath))
        case .none: break
        }
    }
}
