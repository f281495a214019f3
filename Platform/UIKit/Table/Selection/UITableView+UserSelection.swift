internal import RowGeometry

/// Selection of rows by the user with touch, mouse or keyboard, in which the delegate takes part.
extension UITableView {
    /// Selects or deselects a row that was tapped, or clicked with modifier keys.
    final func handleTap(on path: RowPath, with modifiers: UIKeyModifierFlags = []) {
        guard let extending = SelectionExtension(modifiers) else { return tell { selectOnly(path, changes: &$0) } }
        guard !selectionRules.allowsMultiple else {
            return tell { extend(extending, path, changes: &$0) }
        }
        // A table that allows multiple selection only during editing may begin editing now.
        guard beginMultipleSelection(at: path) else { return tell { selectOnly(path, changes: &$0) } }
        tell { extend(extending, path, changes: &$0) }
        delegate?.tableViewDidEndMultipleSelectionInteraction(self)
    }

    /// Returns whether a gesture that selects several rows may begin at a row, and notifies it if
    /// so.
    ///
    /// - Returns: Whether several rows can be selected now.
    final func beginMultipleSelection(at path: RowPath) -> Bool {
        guard let delegate, delegate.tableView(self, shouldBeginMultipleSelectionInteractionAt: path.indexPath) else {
            return false
        }
        delegate.tableView(self, didBeginMultipleSelectionInteractionAt: path.indexPath)
        return selectionRules.allowsMultiple
    }

    /// Posts a notification if `body` has changed the selection.
    final func tell(after body: (_ changes: inout Bool) -> Void) {
        var changes = false
        body(&changes)
        if changes { NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self) }
    }

    // MARK: Single rows

    private func selectOnly(_ path: RowPath, changes: inout Bool) {
        let allowsMultiple = selectionRules.allowsMultiple
        selecting.anchor = path
        selecting.extent = []
        if allowsMultiple, selection.contains(path) {
            changes = deselectWithDelegate(path)
            return
        }
        let selected = selectWithDelegate(path, dropsOthers: !allowsMultiple)
        changes = selected != nil
        let target = selected ?? path
        // Adding rows to a selection does not perform the primary action.
        guard selection.subtracting([target]).isEmpty || !allowsMultiple else { return }
        performPrimaryAction(at: target)
    }

    /// Performs the primary action of a row if the delegate allows it.
    final func performPrimaryAction(at path: RowPath) {
        guard let delegate, geometry.contains(path),
            delegate.tableView(self, canPerformPrimaryActionForRowAt: path.indexPath)
        else { return }
        delegate.tableView(self, performPrimaryActionForRowAt: path.indexPath)
    }

    /// Selects a row, or the one that the delegate returns instead.
    ///
    /// - Returns: The selected row, or `nil` if the delegate allows none.
    @discardableResult
    final func selectWithDelegate(_ path: RowPath, dropsOthers: Bool) -> RowPath? {
        var target: RowPath? = path
        if let delegate { target = delegate.tableView(self, willSelectRowAt: path.indexPath).map(RowPath.init) }
        guard let target, geometry.contains(target) else { return nil }
        if dropsOthers {
            for other in selection.sorted() where other != target { deselectWithDelegate(other) }
        }
        // The delegate may have deleted rows.
        guard geometry.contains(target) else { return nil }
        select(target, animated: false)
        // A segue of the row begins before the delegate is notified.
        if !isEditing { loadedRows[target]?.selectionAction?() }
        delegate?.tableView(self, didSelectRowAt: target.indexPath)
        return target
    }

    /// Deselects a row, or the one that the delegate returns instead.
    ///
    /// - Returns: Whether a row was deselected.
    @discardableResult
    final func deselectWithDelegate(_ path: RowPath) -> Bool {
        var target: RowPath? = path
        if let delegate { target = delegate.tableView(self, willDeselectRowAt: path.indexPath).map(RowPath.init) }
        guard let target, selection.contains(target) else { return false }
        deselect(target, animated: true)
        delegate?.tableView(self, didDeselectRowAt: target.indexPath)
        return true
    }

    // MARK: Several rows

    private func extend(_ how: SelectionExtension, _ path: RowPath, changes: inout Bool) {
        switch how {
        case .single:
            selecting.anchor = path
            selecting.extent = []
            changes =
                selection.contains(path)
                ? deselectWithDelegate(path) : selectWithDelegate(path, dropsOthers: false) != nil
        case .range:
            changes = extendSelection(to: path)
        }
    }

    /// Selects all rows from the anchor to a row, and deselects those that the previous extension selected.
    ///
    /// - Returns: Whether the selection has changed.
    final func extendSelection(to path: RowPath) -> Bool {
        let anchor = selecting.anchor.flatMap { geometry.contains($0) ? $0 : nil } ?? selection.min() ?? path
        let range = min(anchor, path)...max(anchor, path)
        var changes = false
        for other in selecting.extent.sorted() where !range.contains(other) && selection.contains(other) {
            if deselectWithDelegate(other) { changes = true }
        }
        var extent = selecting.extent.filter(range.contains)
        forEachRow(in: range) { row in
            guard !selection.contains(row), canHighlight(row) else { return }
            if let selected = selectWithDelegate(row, dropsOthers: false) {
                changes = true
                if selected != anchor { extent.insert(selected) }
            }
        }
        selecting.anchor = anchor
        selecting.extent = extent
        return changes
    }

    /// Returns whether a row can be highlighted, and so be selected.
    final func canHighlight(_ path: RowPath) -> Bool {
        delegate?.tableView(self, shouldHighlightRowAt: path.indexPath) ?? true
    }

    /// Calls `body` with each row of a range, from top to bottom. `body` may delete rows.
    final func forEachRow(in range: ClosedRange<RowPath>, _ body: (RowPath) -> Void) {
        var path = range.lowerBound
        while path <= range.upperBound, path.section < geometry.sectionCount {
            if path.row < geometry.rowCount(in: path.section) {
                body(path)
                path.row += 1
            } else {
                path = RowPath(section: path.section + 1, row: 0)
            }
        }
    }
}
