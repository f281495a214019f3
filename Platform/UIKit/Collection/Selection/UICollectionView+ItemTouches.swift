internal import RowGeometry

/// Touches of items, which highlight an item and select it when they end.
///
/// The scroll view delays touches, so that no item flashes when scrolling begins. A touch that ends within the
/// delay highlights its item nevertheless.
extension UICollectionView {
    final func beginTouch(_ touches: Set<UITouch>) {
        guard touchedItem == nil, let touch = touches.first, touch !== ineffectiveSwipeTouch,
            let (path, cell) = item(holding: touch.view)
        else { return }
        if (cell as? UICollectionViewListCell)?.togglesExpansionByTap == true {
            touchedItem = TouchedRow(path: path, touch: touch, isHighlighted: false)
            return
        }
        guard selectionRules.allowsAny, canHighlight(path) else { return }
        touchedItem = TouchedRow(path: path, touch: touch)
        cell.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path.indexPath)
    }

    final func moveTouch(_ touches: Set<UITouch>) {
        guard let touchedItem, touches.contains(touchedItem.touch), let cell = loadedCells[touchedItem.path] else {
            return
        }
        // A touch that has left its item does not apply to another one.
        if !cell.bounds.contains(touchedItem.touch.location(in: cell)) { cancelTouch() }
    }

    final func endTouch(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let item = touchedItem, touches.contains(item.touch) else { return }
        // Keyboard navigation continues from the item that was last touched.
        focus.path = item.path
        if contains(item.path) { handleTap(on: item.path, with: event?.modifierFlags ?? []) }
        // After the selection, because the item would otherwise lose its highlight for a frame.
        unhighlight(animated: true)
    }

    final func cancelTouch() { unhighlight(animated: false) }

    private func unhighlight(animated: Bool) {
        // A reload or a deletion of the item in a delegate's method has ended the touch already.
        guard let item = touchedItem else { return }
        let path = item.path
        touchedItem = nil
        guard item.isHighlighted else { return }
        if let cell = loadedCells[path] {
            if animated, cell.backgroundConfiguration != nil {
                UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
                    cell.isHighlighted = false
                    cell.updateConfigurationIfNeeded()
                }
            } else {
                cell.isHighlighted = false
            }
        }
        delegate?.collectionView(self, didUnhighlightItemAt: path.indexPath)
    }

    /// Returns the item whose cell contains a view.
    private func item(holding view: UIView?) -> (RowPath, UICollectionViewCell)? {
        var current = view
        while let view = current, view !== self {
            if let cell = view as? UICollectionViewCell, cell.storedCollectionView === self {
                return baseIndexPath(for: cell).map { (RowPath($0), cell) }
            }
            current = view.parentView
        }
        return nil
    }
}
