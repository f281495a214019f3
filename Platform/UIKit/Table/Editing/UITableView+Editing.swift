internal import RowGeometry

/// Editing of rows.
extension UITableView {
    /// Begins or ends editing: closes a row that is swiped open, and updates the cells.
    final func changeEditing(_ isEditing: Bool, animated: Bool) {
        closeSwipe(animated: animated)
        guard isEditing != storedEditing else { return }
        cancelTouch()
        storedEditing = isEditing
        // The selection has another meaning during editing.
        for path in selection { deselect(path, animated: animated) }
        // Rows that are about to be reloaded are configured then, and those displayed now may have been
        // deleted from the data.
        guard hasLoaded, !needsReload else { return }
        for (path, cell) in loadedRows {
            applyEditing(to: cell, at: path, animated: animated)
        }
        heightsMayHaveChanged(animated: animated)
    }

    /// Replaces the editing controls of all rows.
    final func editingRulesDidChange() {
        guard hasLoaded, !needsReload else { return }
        for path in selection { deselect(path, animated: false) }
        for (path, cell) in loadedRows {
            applyEditing(to: cell, at: path, animated: false)
        }
    }

    /// Measures rows again because the width of their contents has changed.
    private func heightsMayHaveChanged(animated: Bool) {
        guard pendingUpdates == nil else { return }
        let change = loadedRows.contains { path, cell in
            resolvedRowHeight(path) == nil && abs(fittingHeight(of: cell) - geometry.height(of: path)) > 0.5
        }
        guard change else { return }
        // An empty batch measures all rows again, and animates the visible ones.
        if animated {
            performUpdates()
        } else {
            UIView.performWithoutAnimation { performUpdates() }
        }
    }

    /// Updates the editing controls of a cell.
    final func applyEditing(to cell: UITableViewCell, at path: RowPath, animated: Bool) {
        guard storedEditing else {
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
            // Editing styles do not apply to multiple selection.
            result.selectsMultiple = true
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

    /// Called when the control before a row's contents has been tapped.
    final func editControlTapped(in cell: UITableViewCell) {
        guard let indexPath = baseIndexPath(for: cell) else { return }
        switch cell.editing.style {
        case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: indexPath)
        case .delete: revealDeleteButton(of: RowPath(indexPath))
        case .none: break
        }
    }
}
