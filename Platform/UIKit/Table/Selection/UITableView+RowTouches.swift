/// Fingers on rows: what is touched lights up, and is chosen when the finger leaves.
///
/// The scroll view holds touches back for a moment, so that nothing flashes when a scroll begins; a finger that leaves
/// before that moment is over lights its row all the same.
extension UITableView {
    final func beginTouch(_ touches: Set<UITouch>) {
        guard touchedRow == nil, let touch = touches.first, touch !== spentTouch, selectionRules.allowsAny,
            let (path, cell) = row(holding: touch.view), canHighlight(path)
        else { return }
        touchedRow = TouchedRow(path: path, touch: touch)
        cell.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path.indexPath)
    }

    final func moveTouch(_ touches: Set<UITouch>) {
        guard let touchedRow, touches.contains(touchedRow.touch), let cell = loadedRows[touchedRow.path] else { return }
        // A finger that has left its row does not come to mean another.
        if !cell.bounds.contains(touchedRow.touch.location(in: cell)) { cancelTouch() }
    }

    final func endTouch(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touchedRow, touches.contains(touchedRow.touch) else { return }
        self.touchedRow = nil
        let path = touchedRow.path
        let cell = loadedRows[path]
        delegate?.tableView(self, didUnhighlightRowAt: path.indexPath)
        // Keys go on from the row that was touched last.
        focus.path = path
        if geometry.contains(path) { choose(path, with: event?.modifierFlags ?? []) }
        // Only now: between lit and selected the row must not go dark for a frame.
        cell?.setHighlighted(false, animated: true)
    }

    final func cancelTouch() {
        guard let path = touchedRow?.path else { return }
        touchedRow = nil
        loadedRows[path]?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: path.indexPath)
    }

    /// The row in whose cell `view` is.
    private func row(holding view: UIView?) -> (RowPath, UITableViewCell)? {
        var current = view
        while let view = current, view !== self {
            if let cell = view as? UITableViewCell, cell.superview === self {
                return indexPath(for: cell).map { (RowPath($0), cell) }
            }
            current = view.superview
        }
        return nil
    }
}
