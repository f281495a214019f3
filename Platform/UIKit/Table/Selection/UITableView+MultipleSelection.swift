internal import RowGeometry

/// Selection of several rows by dragging over them.
extension UITableView: MultipleSelectionHost {
    /// Returns whether a touch began on the checkmarks of a table that is being edited.
    func selectsWithOneTouch(from point: CGPoint) -> Bool {
        guard storedEditing, allowsMultipleSelectionDuringEditing else { return false }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let fromStart = isRightToLeft ? bounds.width - point.x : point.x
        return fromStart < rowInset + sideMargin + EditControl.width
    }

    func selectionPath(at point: CGPoint) -> RowPath? { baseIndexPathForRow(at: point).map(RowPath.init) }

    func hasItem(at path: RowPath) -> Bool { geometry.contains(path) }

    func forEachItem(in range: ClosedRange<RowPath>, _ body: (RowPath) -> Void) { forEachRow(in: range, body) }

    func selectByDrag(_ path: RowPath) -> Bool {
        canHighlight(path) && selectWithDelegate(path, dropsOthers: false) != nil
    }

    func deselectByDrag(_ path: RowPath) -> Bool { deselectWithDelegate(path) }

    func shouldBeginMultipleSelection(at path: RowPath) -> Bool {
        delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path.indexPath) ?? false
    }

    func didBeginMultipleSelection(at path: RowPath) {
        delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path.indexPath)
    }

    func didEndMultipleSelection() { delegate?.tableViewDidEndMultipleSelectionInteraction(self) }

    func nearestSelectionPath(to point: CGPoint) -> RowPath? {
        let visible = bounds.inset(by: adjustedContentInset)
        let y = min(max(point.y, visible.minY), max(visible.minY, visible.maxY - 1)) - tableHeaderHeight
        if let row = geometry.row(at: y) { return row }
        guard geometry.sectionCount > 0 else { return nil }
        var path = geometry.firstRow(at: y) ?? RowPath(section: geometry.sectionCount, row: 0)
        // On a header this is the row below, and on a footer or below all rows the row above.
        if path.section < geometry.sectionCount, path.row < geometry.rowCount(in: path.section) { return path }
        while path.row == 0, path.section > 0 {
            path = RowPath(section: path.section - 1, row: geometry.rowCount(in: path.section - 1))
        }
        return path.row > 0 ? RowPath(section: path.section, row: path.row - 1) : nil
    }
}
