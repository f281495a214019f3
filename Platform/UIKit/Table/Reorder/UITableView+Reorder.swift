internal import RowGeometry

/// Reordering of rows.
extension UITableView {
    /// Returns whether a row can be moved: whether the data source moves rows and allows moving this one.
    final func canMoveRow(at path: RowPath) -> Bool {
        guard let dataSource, geometry.contains(path) else { return false }
        return dataSource.tableView(self, canMoveRowAt: path.indexPath)
    }

    /// Begins to reorder a row with a touch at a point of the window.
    ///
    /// - Returns: Whether the row can be moved.
    @discardableResult
    final func beginReorder(of path: RowPath, location: CGPoint) -> Bool {
        guard displacedRows.reorder == nil, pendingUpdates == nil, canMoveRow(at: path),
            let reorder = RowReorder(path, in: self, location: location)
        else { return false }
        cancelTouch()
        displacedRows.reorder = reorder
        reorder.begin()
        return true
    }

    /// Returns the path to which a row may be moved: the delegate's answer to the proposed path.
    final func moveTarget(from source: RowPath, proposed: RowPath) -> RowPath {
        guard let delegate else { return proposed }
        let answer = delegate.tableView(
            self, targetIndexPathForMoveFromRowAt: source.indexPath, toProposedIndexPath: proposed.indexPath)
        let target = RowPath(answer)
        let rows = displacedRows.displacement.closed
        precondition(
            target.section >= 0 && target.section < geometry.sectionCount && target.row >= 0
                && target.row
                    <= rows.visibleRowCount(
                        inSection: target.section, of: geometry.rowCount(in: target.section)),
            "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) returned \(answer), which is out of range. "
                + "Return the proposed index path, or that of a row that exists without the moved one.")
        return target
    }

    /// Ends a move: the data source moves the row, and the cell animates to its new position.
    final func finishMove(of cell: UITableViewCell, from source: RowPath, to target: RowPath) {
        // Frames do not change before the next layout, because the animation of the move starts from them.
        displacedRows.changeBeforeUpdate { $0.closeDropGap() }
        if source != target, let dataSource, ImplementedMethods.of(dataSource).movesRows {
            dataSource.tableView(self, moveRowAt: source.indexPath, to: target.indexPath)
            // Unless the data source has moved the row in the table itself, or has reloaded it.
            if loadedRows[source] === cell, !needsReload {
                performUpdates { baseMoveRow(at: source.indexPath, to: target.indexPath) }
            }
            return
        }
        // The row has not been moved. An empty batch animates everything back to its position.
        performUpdates()
    }
}
