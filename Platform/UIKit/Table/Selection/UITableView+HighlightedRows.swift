internal import RowGeometry

/// Separators of highlighted and selected rows, which are hidden above and below them.
extension UITableView {
    /// Updates the separators after cells have been highlighted or unhighlighted.
    final func highlightedRowsDidChange() {
        for (path, cell) in loadedRows { updateLine(of: cell, at: path) }
    }

    /// Updates the separators of a row that has been loaded and of the row above it.
    final func updateLines(around path: RowPath) {
        if let cell = loadedRows[path] { updateLine(of: cell, at: path) }
        let above = RowPath(section: path.section, row: path.row - 1)
        if let cell = loadedRows[above] { updateLine(of: cell, at: above) }
    }

    private func updateLine(of cell: UITableViewCell, at path: RowPath) {
        let next = loadedRows[RowPath(section: path.section, row: path.row + 1)]
        cell.isBesideHighlightedRow = cell.showsHighlight || next?.showsHighlight == true
    }
}
