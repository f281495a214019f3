internal import RowGeometry

/// Touches of rows, which highlight a row and select it when they end.
///
/// The scroll view delays touches, so that no row flashes when scrolling begins. A touch that ends within
/// the delay highlights its row nevertheless.
extension UITableView {
    final func beginTouch(_ touches: Set<UITouch>) {
        guard touchedRow == nil, let touch = touches.first, touch !== ineffectiveSwipeTouch, selectionRules.allowsAny,
            let (path, cell) = row(holding: touch.view), canHighlight(path)
        else { return }
        touchedRow = TouchedRow(path: path, touch: touch)
        cell.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path.indexPath)
    }

    final func moveTouch(_ touches: Set<UITouch>) {
        guard let touchedRow, touches.contains(touchedRow.touch), let cell = loadedRows[touchedRow.path] else { return }
        // A touch that has left its row does not apply to another one.
        if !cell.bounds.contains(touchedRow.touch.location(in: cell)) { cancelTouch() }
    }

    final func endTouch(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touchedRow, touches.contains(touchedRow.touch) else { return }
        self.touchedRow = nil
        let path = touchedRow.path
        let cell = loadedRows[path]
        delegate?.tableView(self, didUnhighlightRowAt: path.indexPath)
        // Keyboard navigation continues from the row that was last touched.
        focus.path = path
        if geometry.contains(path) { handleTap(on: path, with: event?.modifierFlags ?? []) }
        // After the selection, because the row would otherwise lose its highlight for a frame.
        cell?.setHighlighted(false, animated: true)
    }

    final func cancelTouch() {
        guard let path = touchedRow?.path else { return }
        touchedRow = nil
        loadedRows[path]?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: path.indexPath)
    }

    /// Returns the row whose cell contains a view.
    private func row(holding view: UIView?) -> (RowPath, UITableViewCell)? {
        var current = view
        while let view = current, view !== self {
            if let cell = view as? UITableViewCell, cell.parentView === self {
                return baseIndexPath(for: cell).map { (RowPath($0), cell) }
            }
            current = view.parentView
        }
        return nil
    }
}
