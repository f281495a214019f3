internal import RowGeometry

/// Focus on rows.
extension UITableView {
    private var focusSystem: UIFocusSystem? { window?.windowScene?.focusSystem }

    final func canFocus(_ path: RowPath) -> Bool {
        guard let delegate else { return isEditing ? allowsFocusDuringEditing : allowsFocus }
        return delegate.tableView(self, canFocusRowAt: path.indexPath)
    }

    /// Returns the row that contains a view that is or was focused.
    final func path(ofFocused view: UIView?) -> RowPath? {
        guard let view else { return nil }
        for case let cell as UITableViewCell in sequence(first: view, next: \.parentView) where cell.table === self {
            return baseIndexPath(for: cell).map { RowPath($0) }
        }
        return nil
    }

    /// The row to focus when the focus moves to the table.
    final var preferredFocusPath: RowPath? {
        loadIfNeeded()
        func focusable(_ path: RowPath?) -> RowPath? {
            path.flatMap { geometry.contains($0) && canFocus($0) ? $0 : nil }
        }
        if remembersLastFocusedIndexPath, let last = focusable(focus.path) { return last }
        if let named = focusable(delegate?.indexPathForPreferredFocusedView(in: self).map(RowPath.init)) {
            return named
        }
        let seen = visibleRowsForFocus
        if let last = focusable(focus.path), seen.contains(last) { return last }
        return focusable(selection.min()) ?? seen.first { focusable($0) != nil }
    }

    /// The rows that are completely visible, or those that are partly visible if there are none.
    private var visibleRowsForFocus: [RowPath] {
        let visible = bounds.inset(by: adjustedContentInset).insetBy(dx: 0, dy: -0.5)
        let rows = visibleRows
        let whole = rows.filter {
            let rect = baseRectForRow(at: $0.indexPath)
            return rect.minY >= visible.minY && rect.maxY <= visible.maxY
        }
        return whole.isEmpty ? rows : whole
    }

    // MARK: Moving

    /// Scrolls to a row and returns its cell, or `nil` if the cell cannot be focused.
    final func cellToFocus(at path: RowPath) -> UITableViewCell? {
        let start = contentOffset
        baseScrollToRow(at: path.indexPath, at: .none, animated: false)
        layoutIfNeeded()
        guard let cell = loadedRows[path], cell.canBecomeFocused else { return nil }
        // Scrolls a short distance with an animation. The row keeps its cell until then.
        let target = contentOffset
        if target != start, abs(target.y - start.y) < bounds.height / 2 {
            focus.path = path
            contentOffset = start
            setContentOffset(target, animated: true)
        }
        return cell
    }

    /// Returns the row at a step from another row, or `nil` if there is none.
    final func focusPath(from path: RowPath, _ step: FocusMovement) -> RowPath? {
        switch step {
        case .up: return nextFocusable(before: path)
        case .down: return nextFocusable(after: path)
        case .first: return nextFocusable(after: nil)
        case .last: return nextFocusable(before: nil)
        case .pageUp, .pageDown:
            let rect = baseRectForRow(at: path.indexPath)
            let page = max(rect.height, bounds.inset(by: adjustedContentInset).height - rect.height)
            let y = step == .pageDown ? rect.midY + page : rect.midY - page
            guard let first = geometry.firstRow(at: y - tableHeaderHeight) else {
                return focusPath(from: path, .last)
            }
            if step == .pageUp { return nextFocusable(before: row(after: first)) ?? focusPath(from: path, .first) }
            return nextFocusable(after: row(before: first)) ?? focusPath(from: path, .last)
        case .left, .right, .nextGroup, .previousGroup: return nil
        }
    }

    private func nextFocusable(after path: RowPath?) -> RowPath? {
        var next = path.map { row(after: $0) } ?? firstRowOfAll
        while let candidate = next {
            if canFocus(candidate) { return candidate }
            next = row(after: candidate)
        }
        return nil
    }

    private func nextFocusable(before path: RowPath?) -> RowPath? {
        var next = path.map { row(before: $0) } ?? lastRowOfAll
        while let candidate = next {
            if canFocus(candidate) { return candidate }
            next = row(before: candidate)
        }
        return nil
    }

    private var firstRowOfAll: RowPath? {
        (0..<geometry.sectionCount).first { geometry.rowCount(in: $0) > 0 }.map { RowPath(section: $0, row: 0) }
    }

    private var lastRowOfAll: RowPath? {
        (0..<geometry.sectionCount).last { geometry.rowCount(in: $0) > 0 }
            .map { RowPath(section: $0, row: geometry.rowCount(in: $0) - 1) }
    }

    /// Moves the focus to a row.
    @discardableResult
    final func focus(_ path: RowPath, heading: UIFocusHeading) -> Bool {
        let old = focus.path
        guard let cell = cellToFocus(at: path), focusSystem?.move(to: cell, heading: heading) == true else {
            focus.path = old
            return false
        }
        return true
    }

    // MARK: Updates

    final func focusDidUpdate(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
        let own = UITableViewFocusUpdateContext(context, in: self)
        let next = own.nextFocusedIndexPath.map { RowPath($0) }
        focus.isActive = next != nil
        if let next { focus.path = next }
        delegate?.tableView(self, didUpdateFocusIn: own, with: coordinator)
        guard let next, !focusExtends, next != own.previouslyFocusedIndexPath.map(RowPath.init),
            selectionRules.allowsAny, !selection.contains(next) || selection.count > 1,
            delegate?.tableView(self, selectionFollowsFocusForRowAt: next.indexPath) ?? selectionFollowsFocus,
            canHighlight(next)
        else { return }
        selecting.anchor = next
        selecting.extent = []
        tell { $0 = selectWithDelegate(next, dropsOthers: true) != nil }
    }

    /// Called after layout. Moves the focus to the row's new cell, or to the row that has replaced it.
    final func settleFocus() {
        guard focus.isActive, let path = focus.path, let system = focusSystem else { return }
        let cell = loadedRows[path]
        if let focused = system.focusedItem as? UIView, let cell, focused.isDescendant(of: cell) { return }
        let nearest = visibleRows.filter(canFocus).min { distance($0, path) < distance($1, path) }
        guard let target = cell ?? nearest.flatMap({ loadedRows[$0] }) else { return system.deferFocus() }
        system.move(to: target, heading: [])
    }

    private func distance(_ a: RowPath, _ b: RowPath) -> CGFloat {
        a.section == b.section ? CGFloat(abs(a.row - b.row)) : CGFloat(abs(a.section - b.section)) * 1e6
    }
}
