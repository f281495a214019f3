internal import RowGeometry

/// Keys that are pressed on a focused row.
extension UITableView {
    /// Moves the focus by an arrow key or the like from the focused row.
    ///
    /// - Returns: Whether the table has handled the key.
    final func moveFocusByKey(_ step: FocusMovement, from view: UIView, extends: Bool) -> Bool {
        guard let path = path(ofFocused: view), let heading = step.heading else { return false }
        switch step {
        case .left, .right, .nextGroup, .previousGroup: return false
        default: break
        }
        let selectsRange = extends && selectionRules.allowsMultiple
        var next = focusPath(from: path, step)
        focusExtends = selectsRange
        defer { focusExtends = false }
        while let target = next {
            if focus(target, heading: heading) {
                if selectsRange {
                    selecting.anchor = selecting.anchor ?? path
                    tell { $0 = extendSelection(to: target) }
                }
                return true
            }
            // A cell that cannot be focused is skipped. If the move is rejected, the focus does not change.
            guard loadedRows[target]?.canBecomeFocused == false else { break }
            next = focusPath(from: target, step.isForward ? .down : .up)
        }
        if next == nil {
            window?.windowScene?.focusSystem?.postMovementFailure(
                UIFocusUpdateContext(
                    from: window?.windowScene?.focusSystem?.focusedItem, to: nil, heading: heading))
        }
        return true
    }

    // MARK: Return and space

    final func pressFocusedRow(_ cell: UITableViewCell) -> Bool {
        guard let path = path(ofFocused: cell) else { return false }
        guard selectionRules.allowsAny, canHighlight(path) else { return true }
        focus.pressed = path
        cell.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path.indexPath)
        return true
    }

    final func releaseFocusedRow(chooses: Bool) {
        guard let path = focus.pressed else { return }
        focus.pressed = nil
        let cell = loadedRows[path]
        delegate?.tableView(self, didUnhighlightRowAt: path.indexPath)
        if chooses, geometry.contains(path) { handleTap(on: path) }
        cell?.setHighlighted(false, animated: chooses)
    }

    // MARK: Other keys

    final func useFocusKey(_ key: UIKey, _ modifiers: UIKeyModifierFlags) -> Bool {
        guard focus.isActive, let path = focus.path else { return false }
        let isCommand = modifiers == .command || modifiers == .control
        switch key.keyCode {
        case .keyboardSpacebar where !modifiers.isEmpty && selectionRules.allowsMultiple && canHighlight(path):
            handleTap(on: path, with: modifiers)
            return true
        case .keyboardA where isCommand && selectionRules.allowsMultiple:
            selectAllWithDelegate()
            return true
        default: return modifiers.subtracting(.shift).isEmpty && jump(typing: key.characters)
        }
    }

    /// Selects all rows that the delegate allows to be selected.
    private func selectAllWithDelegate() {
        guard let last = (0..<geometry.sectionCount).last(where: { geometry.rowCount(in: $0) > 0 }) else { return }
        let end = RowPath(section: last, row: geometry.rowCount(in: last) - 1)
        tell { changes in
            forEachRow(in: RowPath(section: 0, row: 0)...end) { row in
                guard !selection.contains(row), canHighlight(row) else { return }
                if selectWithDelegate(row, dropsOthers: false) != nil { changes = true }
            }
        }
    }

    /// The maximum time between two letters of a title, in seconds.
    private static let typingPause: CFTimeInterval = 1

    /// Focuses the first row of the section whose title in the index begins with the typed text, or follows
    /// it alphabetically.
    private func jump(typing text: String) -> Bool {
        let titles = sectionIndex.titles
        guard !titles.isEmpty, let first = text.first, first.isLetter || first.isNumber else { return false }
        let now = DisplayClock.now
        focus.typed = now <= focus.typedUntil ? focus.typed + text : text
        focus.typedUntil = now + Self.typingPause
        let typed = focus.typed.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        let folded = titles.map { $0.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil) }
        // Titles usually have one letter, so that a longer text denotes the section of its first letter.
        let index =
            folded.firstIndex { $0.hasPrefix(typed) } ?? folded.lastIndex { !$0.isEmpty && typed.hasPrefix($0) }
            ?? folded.firstIndex { $0 > typed && $0.first?.isLetter == true }
        guard let index else { return true }
        var section =
            dataSource?.tableView(self, sectionForSectionIndexTitle: titles[index], at: index)
            ?? NotImplemented.section
        if section == NotImplemented.section { section = min(index, geometry.sectionCount - 1) }
        guard section >= 0, section < geometry.sectionCount, geometry.rowCount(in: section) > 0 else { return true }
        let path = RowPath(section: section, row: 0)
        guard canFocus(path) else { return true }
        baseScrollToRow(at: path.indexPath, at: .top, animated: false)
        focus(path, heading: [])
        return true
    }
}
