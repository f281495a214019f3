internal import RowGeometry

/// Selection of several rows by dragging over them.
extension UITableView {
    final func installMultipleSelection() {
        let recognizer = MultipleSelectionGestureRecognizer(table: self)
        addGestureRecognizer(recognizer)
        // Before the scroll view's pan recognizer: both recognize the same movement, and the first one
        // prevents the other.
        recognizers.removeAll { $0 === recognizer }
        recognizers.insert(recognizer, at: 0)
        selecting.gate.table = self
        recognizer.delegate = selecting.gate
    }

    /// Returns whether one touch that began at a point may select rows instead of scrolling.
    final func selectsWithOneTouch(from point: CGPoint) -> Bool {
        guard storedEditing, allowsMultipleSelectionDuringEditing else { return false }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let fromStart = isRightToLeft ? bounds.width - point.x : point.x
        return fromStart < rowInset + sideMargin + EditControl.width
    }

    final func multipleSelectionDidChange(_ recognizer: MultipleSelectionGestureRecognizer) {
        switch recognizer.state {
        case .began: beginSelectionDrag(recognizer)
        case .changed:
            moveSelectionDrag(to: recognizer.location(in: self))
            selecting.scroll?.update()
        case .ended, .cancelled: endSelectionDrag()
        case .possible, .failed: break
        }
    }

    private func beginSelectionDrag(_ recognizer: MultipleSelectionGestureRecognizer) {
        guard let path = multipleSelectionStart(recognizer) else { return }
        delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path.indexPath)
        // The delegate is expected to enable multiple selection. If it does not, nothing happens.
        guard selectionRules.allowsMultiple, geometry.contains(path) else {
            delegate?.tableViewDidEndMultipleSelectionInteraction(self)
            return
        }
        let selects = !selection.contains(path)
        selecting.drag = SelectionDrag(start: path, end: path, selects: selects, before: selection)
        tell { $0 = apply(selects, to: path) }
        moveSelectionDrag(to: recognizer.location(in: self))
        selecting.scroll = SelectionAutoScroll(table: self, recognizer: recognizer)
    }

    /// Returns the row at which a drag that is about to begin starts.
    final func multipleSelectionStart(_ recognizer: MultipleSelectionGestureRecognizer) -> RowPath? {
        recognizer.start.flatMap { baseIndexPathForRow(at: $0) }.map(RowPath.init)
    }

    /// Updates the selection for touches at a point: selects the rows up to it, and reverts rows that are no
    /// longer included.
    final func moveSelectionDrag(to point: CGPoint) {
        guard var drag = selecting.drag, !drag.hasLostRows, let end = nearestRow(to: point), end != drag.end else {
            return
        }
        let old = drag.range
        drag.end = end
        selecting.drag = drag
        let new = drag.range
        tell { changes in
            forEachRow(in: min(old.lowerBound, new.lowerBound)...max(old.upperBound, new.upperBound)) { row in
                let (wasIn, isIn) = (old.contains(row), new.contains(row))
                guard wasIn != isIn, let drag = selecting.drag, !drag.hasLostRows else { return }
                if apply(isIn ? drag.selects : drag.before.contains(row), to: row) { changes = true }
            }
        }
    }

    /// Selects or deselects a row if the delegate allows it.
    ///
    /// - Returns: Whether the selection has changed.
    private func apply(_ selects: Bool, to path: RowPath) -> Bool {
        guard selects != selection.contains(path) else { return false }
        guard selects else { return deselectWithDelegate(path) }
        return canHighlight(path) && selectWithDelegate(path, dropsOthers: false) != nil
    }

    private func endSelectionDrag() {
        selecting.scroll?.stop()
        selecting.scroll = nil
        guard let drag = selecting.drag else { return }
        selecting.drag = nil
        selecting.anchor = geometry.contains(drag.end) ? drag.end : nil
        selecting.extent = []
        delegate?.tableViewDidEndMultipleSelectionInteraction(self)
    }

    /// Returns the row at a point, or the nearest one above or below it.
    private func nearestRow(to point: CGPoint) -> RowPath? {
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

/// Asks the table's delegate whether the gesture may begin. It is a separate object because a table is not a
/// delegate of gesture recognizers.
final class MultipleSelectionGate: NSObject, UIGestureRecognizerDelegate {
    weak var table: UITableView?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let table, let recognizer = gestureRecognizer as? MultipleSelectionGestureRecognizer,
            let path = table.multipleSelectionStart(recognizer), let delegate = table.delegate
        else { return false }
        return delegate.tableView(table, shouldBeginMultipleSelectionInteractionAt: path.indexPath)
    }
}
