internal import RowGeometry

/// Selection by code, of which the delegate is not notified.
extension UICollectionView {
    final var selectionRules: SelectionRules {
        guard !isEditing else {
            return SelectionRules(
                allowsAny: allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing,
                allowsMultiple: allowsMultipleSelectionDuringEditing)
        }
        return SelectionRules(allowsAny: allowsSelection, allowsMultiple: allowsSelection && allowsMultipleSelection)
    }

    final func baseSelectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        loadIfNeeded()
        guard let indexPath else {
            for path in selection { deselect(path, animated: animated) }
            return
        }
        let path = RowPath(indexPath)
        precondition(
            contains(path),
            "UICollectionView.selectItem: item \(path.row) does not exist in section \(path.section). Pass an existing "
                + "item.")
        guard selectionRules.allowsAny else { return }
        if !selectionRules.allowsMultiple {
            for other in selection where other != path { deselect(other, animated: animated) }
        }
        select(path, animated: animated)
        if !scrollPosition.isEmpty { baseScrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    final func baseDeselectItem(at indexPath: IndexPath, animated: Bool) {
        deselect(RowPath(indexPath), animated: animated)
    }

    final func select(_ path: RowPath, animated: Bool) {
        selection.insert(path)
        setSelected(true, path, animated: animated)
    }

    final func deselect(_ path: RowPath, animated: Bool) {
        selection.remove(path)
        setSelected(false, path, animated: animated)
    }

    private func setSelected(_ isSelected: Bool, _ path: RowPath, animated: Bool) {
        guard let cell = loadedCells[path], cell.isSelected != isSelected else { return }
        guard animated, cell.backgroundConfiguration != nil else {
            cell.isSelected = isSelected
            return
        }
        // A configured background fades.
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
            cell.isSelected = isSelected
            cell.updateConfigurationIfNeeded()
        }
    }

    /// Deselects items that may not remain selected: all but the first if only one may be.
    final func trimSelection() {
        guard !selectionRules.allowsMultiple, selection.count > 1 else { return }
        for path in selection.sorted().dropFirst() { deselect(path, animated: false) }
    }
}
