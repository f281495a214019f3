internal import RowGeometry

/// Moving rows without a drag.
extension UITableView {
    /// Returns whether a row can be moved by a number of rows in its section.
    final func canMoveByAccessibility(_ path: IndexPath, by step: Int) -> Bool {
        guard displacedRows.reorder == nil, pendingUpdates == nil, canMoveRow(at: RowPath(path)) else { return false }
        return (0..<publicRowCount(inSection: path.section)).contains(path.row + step)
    }

    /// Moves a row by a number of rows in its section, if the delegate allows it.
    ///
    /// - Returns: Whether the row was moved.
    final func moveByAccessibility(_ path: IndexPath, by step: Int) -> Bool {
        let source = RowPath(path)
        guard canMoveByAccessibility(path, by: step), let cell = loadedRows[source] else { return false }
        let proposed = RowPath(IndexPath(row: path.row + step, section: path.section))
        let target = moveTarget(from: source, proposed: proposed)
        guard target != source else { return false }
        finishMove(of: cell, from: source, to: target)
        return true
    }
}
