internal import RowGeometry

/// What a person's choice of a row does, be it by finger, mouse or key: the delegate has its say, and is told.
extension UITableView {
    /// A row was tapped, or clicked with modifier keys held.
    final func choose(_ path: RowPath, with modifiers: UIKeyModifierFlags = []) {
        let extending: SelectionExtension? =
            modifiers.contains(.shift)
            ? .toRow : modifiers.isDisjoint(with: [.command, .control]) ? nil : .byRow
        guard let extending else { return tell { chooseOnly(path, changes: &$0) } }
        guard !selectionRules.allowsSeveral else {
            return tell { extend(extending, path, changes: &$0) }
        }
        // A table that lets several rows be selected only while it is edited may want to be edited now.
        guard beginMultipleSelection(at: path) else { return tell { chooseOnly(path, changes: &$0) } }
        tell { extend(extending, path, changes: &$0) }
        delegate?.tableViewDidEndMultipleSelectionInteraction(self)
    }

    /// How a click with a modifier key goes beyond the one row.
    private enum SelectionExtension {
        /// Shift: all rows from the last chosen one to this.
        case toRow
        /// Command or control: this row more, or less.
        case byRow
    }

    /// Asks whether a gesture that selects several rows may begin at `path`, and tells that it does.
    ///
    /// - Returns: whether several rows can be selected now.
    final func beginMultipleSelection(at path: RowPath) -> Bool {
        guard let delegate, delegate.tableView(self, shouldBeginMultipleSelectionInteractionAt: path.indexPath) else {
            return false
        }
        delegate.tableView(self, didBeginMultipleSelectionInteractionAt: path.indexPath)
        return selectionRules.allowsSeveral
    }

    /// Posts that the selection has changed, if `body` says so.
    final func tell(after body: (_ changes: inout Bool) -> Void) {
        var changes = false
        body(&changes)
        if changes { NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self) }
    }

    // MARK: One row

    private func chooseOnly(_ path: RowPath, changes: inout Bool) {
        let allowsSeveral = selectionRules.allowsSeveral
        selecting.anchor = path
        selecting.extent = []
        if allowsSeveral, selection.contains(path) {
            changes = deselectAsked(path)
            return
        }
        let selected = selectAsked(path, dropsOthers: !allowsSeveral)
        changes = selected != nil
        let target = selected ?? path
        // What goes on selecting further rows is no wish to go anywhere.
        guard selection.subtracting([target]).isEmpty || !allowsSeveral else { return }
        performPrimaryAction(at: target)
    }

    /// Does what a row is for, if the delegate lets it.
    final func performPrimaryAction(at path: RowPath) {
        guard let delegate, geometry.contains(path),
            delegate.tableView(self, canPerformPrimaryActionForRowAt: path.indexPath)
        else { return }
        delegate.tableView(self, performPrimaryActionForRowAt: path.indexPath)
    }

    /// Selects a row, or the one that the delegate names instead.
    ///
    /// - Returns: the row that is selected now; nil if the delegate wants none.
    @discardableResult
    final func selectAsked(_ path: RowPath, dropsOthers: Bool) -> RowPath? {
        var target: RowPath? = path
        if let delegate { target = delegate.tableView(self, willSelectRowAt: path.indexPath).map(RowPath.init) }
        guard let target, geometry.contains(target) else { return nil }
        if dropsOthers {
            for other in selection.sorted() where other != target { deselectAsked(other) }
        }
        // The delegate may have taken rows away.
        guard geometry.contains(target) else { return nil }
        select(target, animated: false)
        // A segue of the row's begins before the delegate hears of the row.
        if !isEditing { loadedRows[target]?.selectionAction?() }
        delegate?.tableView(self, didSelectRowAt: target.indexPath)
        return target
    }

    /// Deselects a row, or the one that the delegate names instead.
    ///
    /// - Returns: whether a row was deselected.
    @discardableResult
    final func deselectAsked(_ path: RowPath) -> Bool {
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
        case .byRow:
            selecting.anchor = path
            selecting.extent = []
            changes =
                selection.contains(path) ? deselectAsked(path) : selectAsked(path, dropsOthers: false) != nil
        case .toRow:
            changes = extendSelection(to: path)
        }
    }

    /// Selects all rows from the anchor to `path`, and gives back what an extension before this one has selected.
    ///
    /// - Returns: whether the selection changed.
    final func extendSelection(to path: RowPath) -> Bool {
        let anchor = selecting.anchor.flatMap { geometry.contains($0) ? $0 : nil } ?? selection.min() ?? path
        let range = min(anchor, path)...max(anchor, path)
        var changes = false
        for other in selecting.extent.sorted() where !range.contains(other) && selection.contains(other) {
            if deselectAsked(other) { changes = true }
        }
        var extent = selecting.extent.filter(range.contains)
        forEachRow(in: range) { row in
            guard !selection.contains(row), canHighlight(row) else { return }
            if let selected = selectAsked(row, dropsOthers: false) {
                changes = true
                if selected != anchor { extent.insert(selected) }
            }
        }
        selecting.anchor = anchor
        selecting.extent = extent
        return changes
    }

    /// Whether a row may light up, and so be selected.
    final func canHighlight(_ path: RowPath) -> Bool {
        delegate?.tableView(self, shouldHighlightRowAt: path.indexPath) ?? true
    }

    /// Calls `body` with each row of a range, from the top. Rows may go meanwhile.
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
