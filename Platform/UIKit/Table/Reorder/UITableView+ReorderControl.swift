internal import RowGeometry

/// Reordering by the controls of rows.
extension UITableView: ReorderHost {
    final func beginReorder(at point: CGPoint) -> Bool {
        guard let path = reorderGrip(at: point) else { return false }
        return beginReorder(of: path, location: convert(point, to: nil))
    }

    final func moveReorder(to location: CGPoint) { displacedRows.reorder?.move(to: location) }

    final func endReorder(cancels: Bool) {
        if cancels { displacedRows.reorder?.cancel() } else { displacedRows.reorder?.drop() }
    }

    /// Returns the row whose reorder control is at a point of the table.
    private func reorderGrip(at point: CGPoint) -> RowPath? {
        guard let indexPath = baseIndexPathForRow(at: point), let cell = baseCellForRow(at: indexPath) else {
            return nil
        }
        return cell.isReorderGrip(at: cell.convert(point, from: self)) ? RowPath(indexPath) : nil
    }
}
