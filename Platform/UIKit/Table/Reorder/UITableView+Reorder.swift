internal import RowGeometry

/// Rows that are carried to another place.
extension UITableView {
    /// Whether a row may be moved: the data source moves rows, and has nothing against this one.
    final func canMoveRow(at path: RowPath) -> Bool {
        guard let dataSource, geometry.contains(path) else { return false }
        return dataSource.tableView(self, canMoveRowAt: path.indexPath)
    }

    /// Takes up a row by its grip, with the finger at a point of the window.
    ///
    /// - Returns: whether the row can be moved.
    @discardableResult
    final func beginReorder(of path: RowPath, finger: CGPoint) -> Bool {
        guard displacedRows.reorder == nil, pendingUpdates == nil, canMoveRow(at: path),
            let reorder = RowReorder(path, in: self, finger: finger)
        else { return false }
        cancelTouch()
        displacedRows.reorder = reorder
        reorder.begin()
        return true
    }

    /// Where a row that is moved may go: the delegate's answer to what was proposed.
    final func moveTarget(from source: RowPath, proposed: RowPath) -> RowPath {
        guard let delegate else { return proposed }
        let answer = delegate.tableView(
            self, targetIndexPathForMoveFromRowAt: source.indexPath, toProposedIndexPath: proposed.indexPath)
        let target = RowPath(answer)
        let rows = displacedRows.displacement.closed
        precondition(
            target.section >= 0 && target.section < geometry.sectionCount && target.row >= 0
                && target.row
                    <= rows.presentRows(
                        inSection: target.section, of: geometry.rowCount(in: target.section)),
            "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) returned \(answer), where no row can be; "
                + "return the proposed path, or one of a row that there is when the moved one is taken out")
        return target
    }

    /// Ends a move: the data source makes the same move in the data, and the cell goes from where it is to its place.
    final func finishMove(of cell: UITableViewCell, from source: RowPath, to target: RowPath) {
        // Frames stay as they are until the next layout: what animates the move starts from there.
        displacedRows.changeBeforeUpdate { $0.closeDrop() }
        if source != target, let dataSource, ImplementedMethods.of(dataSource).movesRows {
            dataSource.tableView(self, moveRowAt: source.indexPath, to: target.indexPath)
            // Unless the data source has told the table itself, or had it load everything anew.
            if loadedRows[source] === cell, !needsReload {
                performBatchUpdates { moveRow(at: source.indexPath, to: target.indexPath) }
            }
            return
        }
        // Nothing has moved: an empty batch takes everything back to its place.
        performBatchUpdates({})
    }
}
