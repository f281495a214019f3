internal import RowGeometry

/// Tables that are being edited.
extension UITableView {
    /// Begins or ends editing: closes what is swiped open, and lets the cells change.
    final func changeEditing(_ isEditing: Bool, animated: Bool) {
        guard isEditing != storesEditing else { return }
        closeSwipe(animated: animated)
        cancelTouch()
        storesEditing = isEditing
        // What was selected for one purpose is not for another.
        for path in selection { deselect(path, animated: animated) }
        for (path, cell) in loadedRows { applyEditing(to: cell, at: path, animated: animated) }
        if rowHeight < 0 { remeasure() }
    }

    /// Tells a cell how its row is edited, and whether it is now.
    final func applyEditing(to cell: UITableViewCell, at path: RowPath, animated: Bool) {
        guard storesEditing else {
            if cell.isEditing { cell.setEditing(false, animated: animated) }
            return
        }
        cell.editing = editing(of: path)
        cell.showsReorderControl = cell.editing.isMovable
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
