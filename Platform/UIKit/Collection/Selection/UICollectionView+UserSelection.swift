internal import RowGeometry

/// Selection of items by the user, in which the delegate takes part.
extension UICollectionView {
    /// Selects or deselects an item that was tapped, or clicked with modifier keys, or toggles the expansion of a header.
    final func handleTap(on path: RowPath, with modifiers: UIKeyModifierFlags = []) {
        if let cell = loadedCells[path] as? UICollectionViewListCell, cell.togglesExpansionByTap {
            cell.toggleExpansion()
            return
        }
        guard let extending = SelectionExtension(modifiers) else { return selectOnly(path) }
        guard !selectionRules.allowsMultiple else { return extend(extending, path) }
        // A collection view that allows multiple selection only during editing may begin editing now.
        guard shouldBeginMultipleSelection(at: path) else { return selectOnly(path) }
        didBeginMultipleSelection(at: path)
        if selectionRules.allowsMultiple { extend(extending, path) } else { selectOnly(path) }
        didEndMultipleSelection()
    }

    private func selectOnly(_ path: RowPath) {
        let allowsMultiple = selectionRules.allowsMultiple
        selecting.anchor = path
        selecting.extent = []
        if allowsMultiple, selection.contains(path) {
            deselectWithDelegate(path)
            return
        }
        guard selectWithDelegate(path, dropsOthers: !allowsMultiple) else { return }
        // Adding items to a selection does not perform the primary action.
        if selection.subtracting([path]).isEmpty || !allowsMultiple { performPrimaryAction(at: path) }
    }

    // MARK: Several items

    private func extend(_ how: SelectionExtension, _ path: RowPath) {
        switch how {
        case .single:
            selecting.anchor = path
            selecting.extent = []
            if selection.contains(path) {
                deselectWithDelegate(path)
            } else {
                selectWithDelegate(path, dropsOthers: false)
            }
        case .range: extendSelection(to: path)
        }
    }

    /// Selects all items from the anchor to an item, and deselects those that the previous extension selected.
    final func extendSelection(to path: RowPath) {
        let anchor = selecting.anchor.flatMap { contains($0) ? $0 : nil } ?? selection.min() ?? path
        let range = min(anchor, path)...max(anchor, path)
        for other in selecting.extent.sorted() where !range.contains(other) { deselectWithDelegate(other) }
        var extent = selecting.extent.filter(range.contains)
        forEachItem(in: range) { item in
            guard !selection.contains(item), selectByDrag(item), item != anchor else { return }
            extent.insert(item)
        }
        selecting.anchor = anchor
        selecting.extent = extent
    }

    // MARK: Single items

    /// Performs the primary action of an item if the delegate allows it.
    final func performPrimaryAction(at path: RowPath) {
        guard let delegate, contains(path),
            delegate.collectionView(self, canPerformPrimaryActionForItemAt: path.indexPath)
        else { return }
        delegate.collectionView(self, performPrimaryActionForItemAt: path.indexPath)
    }

    /// Selects an item if the delegate allows it.
    ///
    /// - Returns: Whether the item is selected.
    @discardableResult
    final func selectWithDelegate(_ path: RowPath, dropsOthers: Bool) -> Bool {
        guard delegate?.collectionView(self, shouldSelectItemAt: path.indexPath) ?? true, contains(path) else {
            return false
        }
        if dropsOthers {
            for other in selection.sorted() where other != path {
                deselect(other, animated: true)
                delegate?.collectionView(self, didDeselectItemAt: other.indexPath)
            }
        }
        // The delegate may have deleted items.
        guard contains(path) else { return false }
        select(path, animated: false)
        // A segue of the item begins before the delegate is notified.
        if !isEditing { loadedCells[path]?.selectionAction?() }
        delegate?.collectionView(self, didSelectItemAt: path.indexPath)
        return true
    }

    /// Deselects an item if the delegate allows it.
    ///
    /// - Returns: Whether the item was deselected.
    @discardableResult
    final func deselectWithDelegate(_ path: RowPath) -> Bool {
        guard delegate?.collectionView(self, shouldDeselectItemAt: path.indexPath) ?? true, selection.contains(path)
        else { return false }
        deselect(path, animated: true)
        delegate?.collectionView(self, didDeselectItemAt: path.indexPath)
        return true
    }

    /// Returns whether an item can be highlighted, and so be selected.
    final func canHighlight(_ path: RowPath) -> Bool {
        delegate?.collectionView(self, shouldHighlightItemAt: path.indexPath) ?? true
    }
}
