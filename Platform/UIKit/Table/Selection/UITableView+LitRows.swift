/// Rows that are lit or selected stand without lines above and below them.
extension UITableView {
    /// A cell went light or dark: its line and the one above it may have to go or come back.
    final func litRowsDidChange() {
        for (path, cell) in loadedRows { updateLine(of: cell, at: path) }
    }

    /// A cell has come to show a row: its own line, and the one of the row above.
    final func updateLines(around path: RowPath) {
        if let cell = loadedRows[path] { updateLine(of: cell, at: path) }
        let above = RowPath(section: path.section, row: path.row - 1)
        if let cell = loadedRows[above] { updateLine(of: cell, at: above) }
    }

    private func updateLine(of cell: UITableViewCell, at path: RowPath) {
        let next = loadedRows[RowPath(section: path.section, row: path.row + 1)]
        cell.isBesideLitRow = cell.showsHighlight || next?.showsHighlight == true
    }
}
