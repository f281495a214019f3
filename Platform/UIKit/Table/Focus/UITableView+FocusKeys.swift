internal import RowGeometry

/// Keys on a row that is focused.
extension UITableView {
    /// An arrow or the like, as seen from the row that is focused.
    ///
    /// - Returns: whether the table had a use for it.
    final func moveFocusByKey(_ step: FocusStep, from view: UIView, extends: Bool) -> Bool {
        guard let path = path(ofFocused: view), let heading = step.heading else { return false }
        switch step {
        case .left, .right, .nextGroup, .previousGroup: return false
        default: break
        }
        let selectsRange = extends && selectionRules.allowsSeveral
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
            // A cell that does not want the focus is passed over; a refused move stays where it is.
            guard loadedRows[target]?.canBecomeFocused == false else { break }
            next = focusPath(from: target, step.isForward ? .down : .up)
        }
        if next == nil {
            window?.windowScene?.focusSystem?.fail(
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
        if chooses, geometry.contains(path) { choose(path) }
        cell?.setHighlighted(false, animated: chooses)
    }

    // MARK: Other keys

    final func useFocusKey(_ key: UIKey, _ modifiers: UIKeyModifierFlags) -> Bool {
        guard focus.isActive, let path = focus.path else { return false }
        let isCommand = modifiers == .command || modifiers == .control
        switch key.keyCode {
        case .keyboardSpacebar where !modifiers.isEmpty && selectionRules.allowsSeveral && canHighlight(path):
            choose(path, with: modifiers)
            return true
        case .keyboardA where isCommand && selectionRules.allowsSeveral:
            selectAllAsked()
            return true
        default: return modifiers.subtracting(.shift).isEmpty && jump(typing: key.characters)
        }
    }

    /// Selects all rows, as far as the delegate lets it.
    private func selectAllAsked() {
        guard let last = (0..<geometry.sectionCount).last(where: { geometry.rowCount(in: $0) > 0 }) else { return }
        let end = RowPath(section: last, row: geometry.rowCount(in: last) - 1)
        tell { changes in
            forEachRow(in: RowPath(section: 0, row: 0)...end) { row in
                guard !selection.contains(row), canHighlight(row) else { return }
                if selectAsked(row, dropsOthers: false) != nil { changes = true }
            }
        }
    }

    /// How long in seconds one may pause between two letters of a title.
    private static let typingPause: CFTimeInterval = 1

    /// Focuses the first row of the section whose title in the index begins with what was typed, or comes next after it.
    private func jump(typing text: String) -> Bool {
        let titles = sectionIndex.titles
        guard !titles.isEmpty, let first = text.first, first.isLetter || first.isNumber else { return false }
        let now = DisplayClock.now
        focus.typed = now <= focus.typedUntil ? focus.typed + text : text
        focus.typedUntil = now + Self.typingPause
        let typed = focus.typed.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        let folded = titles.map { $0.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil) }
        // Titles are mostly one letter: a name that is typed on means the section of its first one.
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
        scrollToRow(at: path.indexPath, at: .top, animated: false)
        focus(path, heading: [])
        return true
    }
}
