internal import RowGeometry

/// Focus on items.
extension UICollectionView {
    private var focusSystem: UIFocusSystem? { window?.windowScene?.focusSystem }

    final func canFocus(_ path: RowPath) -> Bool {
        guard let delegate else { return isEditing ? allowsFocusDuringEditing : allowsFocus }
        return delegate.collectionView(self, canFocusItemAt: path.indexPath)
    }

    /// Returns the item that contains a view that is or was focused.
    final func path(ofFocused view: UIView?) -> RowPath? {
        guard let view else { return nil }
        for case let cell as UICollectionViewCell in sequence(first: view, next: \.parentView)
        where cell.storedCollectionView === self {
            return baseIndexPath(for: cell).map { RowPath($0) }
        }
        return nil
    }

    /// The item to focus when the focus moves to the collection view.
    final var preferredFocusPath: RowPath? {
        loadIfNeeded()
        func focusable(_ path: RowPath?) -> RowPath? {
            path.flatMap { contains($0) && canFocus($0) ? $0 : nil }
        }
        if remembersLastFocusedIndexPath, let last = focusable(focus.path) { return last }
        if let named = focusable(delegate?.indexPathForPreferredFocusedView(in: self).map(RowPath.init)) {
            return named
        }
        let visible = visibleItems
        if let last = focusable(focus.path), visible.contains(last) { return last }
        return focusable(selection.min()) ?? visible.first { focusable($0) != nil }
    }

    // MARK: Moving

    /// Scrolls to an item and returns its cell, or `nil` if the cell cannot be focused.
    final func cellToFocus(at path: RowPath) -> UICollectionViewCell? {
        baseScrollToItem(at: path.indexPath, at: [], animated: false)
        layoutIfNeeded()
        guard let cell = loadedCells[path], cell.canBecomeFocused else { return nil }
        return cell
    }

    /// Moves the focus by an arrow key or the like from the focused item.
    ///
    /// - Returns: Whether the collection view has handled the key.
    final func moveFocusByKey(_ step: FocusMovement, from view: UIView, extends: Bool) -> Bool {
        guard let path = path(ofFocused: view), let heading = step.heading else { return false }
        switch step {
        case .nextGroup, .previousGroup: return false
        default: break
        }
        let old = focus.path
        let selectsRange = extends && selectionRules.allowsMultiple
        if let next = focusPath(from: path, step), let cell = cellToFocus(at: next) {
            focus.extendsSelection = selectsRange
            let moves = focusSystem?.move(to: cell, heading: heading) == true
            focus.extendsSelection = false
            if !moves {
                focus.path = old
            } else if selectsRange {
                selecting.anchor = selecting.anchor ?? path
                extendSelection(to: next)
            }
            return true
        }
        // Left and right leave the collection view, if something is beside it.
        if step == .left || step == .right { return false }
        focusSystem?.postMovementFailure(
            UIFocusUpdateContext(from: focusSystem?.focusedItem, to: nil, heading: heading))
        return true
    }

    /// Returns the item at a step from another item, or `nil` if there is none.
    private func focusPath(from path: RowPath, _ step: FocusMovement) -> RowPath? {
        switch step {
        case .first: return firstFocusable(in: itemCounts.indices.lazy.map { ($0, true) }, fromStart: true)
        case .last: return firstFocusable(in: itemCounts.indices.reversed().lazy.map { ($0, false) }, fromStart: false)
        case .up, .down, .left, .right: return neighbor(of: path, step, page: false)
        case .pageUp: return neighbor(of: path, .up, page: true)
        case .pageDown: return neighbor(of: path, .down, page: true)
        case .nextGroup, .previousGroup: return nil
        }
    }

    private func firstFocusable(in sections: some Sequence<(Int, Bool)>, fromStart: Bool) -> RowPath? {
        for (section, _) in sections {
            var item = fromStart ? 0 : itemCounts[section] - 1
            while (0..<itemCounts[section]).contains(item) {
                let path = RowPath(section: section, row: item)
                if canFocus(path) { return path }
                item += fromStart ? 1 : -1
            }
        }
        return nil
    }

    /// The weight of a lateral offset relative to the distance in the direction of movement.
    private static let lateralWeight: CGFloat = 2

    /// Returns the nearest item in a direction, up to two screens away, or the farthest within one screen.
    private func neighbor(of path: RowPath, _ step: FocusMovement, page: Bool) -> RowPath? {
        prepareIfNeeded()
        guard let start = attributes(of: .cell(path))?.frame else { return nil }
        let reach = CGSize(width: bounds.width * 2, height: page ? bounds.height : bounds.height * 2)
        let area: CGRect
        switch step {
        case .up: area = CGRect(x: 0, y: start.minY - reach.height, width: contentSize.width, height: reach.height)
        case .down: area = CGRect(x: 0, y: start.maxY, width: contentSize.width, height: reach.height)
        case .left: area = CGRect(x: start.minX - reach.width, y: start.minY, width: reach.width, height: start.height)
        default: area = CGRect(x: start.maxX, y: start.minY, width: reach.width, height: start.height)
        }
        var best: (path: RowPath, distance: CGFloat)?
        for entry in entries(in: area) {
            guard let other = entry.element.item, other != path else { continue }
            let end = entry.frame
            var forward: CGFloat
            let lateral: CGFloat
            switch step {
            case .up: (forward, lateral) = (start.minY - end.maxY, end.midX - start.midX)
            case .down: (forward, lateral) = (end.minY - start.maxY, end.midX - start.midX)
            case .left: (forward, lateral) = (start.minX - end.maxX, end.midY - start.midY)
            default: (forward, lateral) = (end.minX - start.maxX, end.midY - start.midY)
            }
            guard forward >= -1, canFocus(other) else { continue }
            if page {
                guard forward <= reach.height - end.height else { continue }
                forward = -forward
            }
            let distance = forward + Self.lateralWeight * abs(lateral)
            if distance < best?.distance ?? .infinity { best = (other, distance) }
        }
        return best?.path
    }

    // MARK: Return and space

    final func pressFocusedItem(_ cell: UICollectionViewCell) -> Bool {
        guard let path = path(ofFocused: cell) else { return false }
        if (cell as? UICollectionViewListCell)?.togglesExpansionByTap == true {
            handleTap(on: path)
            return true
        }
        guard selectionRules.allowsAny, canHighlight(path) else { return true }
        focus.pressed = path
        cell.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path.indexPath)
        return true
    }

    final func releaseFocusedItem(selects: Bool) {
        guard let path = focus.pressed else { return }
        focus.pressed = nil
        if selects, contains(path) { handleTap(on: path) }
        loadedCells[path]?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path.indexPath)
    }

    // MARK: Updates

    final func focusDidUpdate(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
        let own = UICollectionViewFocusUpdateContext(context, in: self)
        let next = own.nextFocusedIndexPath.map { RowPath($0) }
        focus.isActive = next != nil
        if let next { focus.path = next }
        delegate?.collectionView(self, didUpdateFocusIn: own, with: coordinator)
        guard let next, !focus.extendsSelection, next != own.previouslyFocusedIndexPath.map(RowPath.init),
            selectionRules.allowsAny,
            !selection.contains(next) || selection.count > 1,
            delegate?.collectionView(self, selectionFollowsFocusForItemAt: next.indexPath) ?? selectionFollowsFocus,
            canHighlight(next)
        else { return }
        selectWithDelegate(next, dropsOthers: true)
    }

    /// Called after layout. Moves the focus to the item's new cell, or to the nearest visible item.
    final func settleFocus() {
        guard focus.isActive, let path = focus.path, let system = focusSystem else { return }
        let cell = loadedCells[path]
        if let focused = system.focusedItem as? UIView, let cell, focused.isDescendant(of: cell) { return }
        let nearest = visibleItems.filter(canFocus).min { distance($0, path) < distance($1, path) }
        guard let target = cell ?? nearest.flatMap({ loadedCells[$0] }) else { return system.deferFocus() }
        system.move(to: target, heading: [])
    }

    private func distance(_ a: RowPath, _ b: RowPath) -> Int {
        a.section == b.section ? abs(a.row - b.row) : abs(a.section - b.section) * 1_000_000
    }
}

extension UICollectionViewDelegate {
    /// The default implementation returns the collection view's `allowsFocus`.
    public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        collectionView.isEditing ? collectionView.allowsFocusDuringEditing : collectionView.allowsFocus
    }
    /// The default implementation returns `true`.
    public func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { true }
    /// The default implementation does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}
    /// The default implementation returns `nil`.
    public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }
    /// The default implementation returns the collection view's `selectionFollowsFocus`.
    public func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath)
        -> Bool
    { collectionView.selectionFollowsFocus }
}
