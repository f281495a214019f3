internal import RowGeometry

/// Editing of items.
extension UICollectionView {
    /// Returns whether a cell displays an item that is being edited.
    final func editsItem(of cell: UICollectionViewCell) -> Bool {
        guard isEditing else { return false }
        guard let delegate, let path = baseIndexPath(for: cell) else { return true }
        return delegate.collectionView(self, canEditItemAt: path)
    }

    final func editingDidChange() {
        closeSwipe(animated: true)
        trimSelection()
        for cell in loadedCells.values {
            cell.setNeedsUpdateConfiguration()
            (cell as? UICollectionViewListCell)?.editingDidChange(animated: true)
        }
    }
}

extension UICollectionViewDelegate {
    /// The default implementation returns `true`.
    public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }
}
