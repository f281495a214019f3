import UIKit

extension CollectionDelegateProxy: UICollectionViewDelegate {
    // MARK: Display

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        willDisplay(cell.rowView, at: indexPath)
        if let cell = cell as? HostingCollectionCell { updateEditingControls(of: cell) }
        collectionViewDelegate?.collectionView?(collectionView, willDisplay: cell, forItemAt: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        didEndDisplaying(cell.rowView)
        collectionViewDelegate?.collectionView?(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
        cells.release(cell.rowView)
    }

    // MARK: Highlighting

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        actions.isTappable(indexPath)
            && collectionViewDelegate?.collectionView?(collectionView, shouldHighlightItemAt: indexPath) ?? true
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        notifyHighlight(true, at: indexPath)
        collectionViewDelegate?.collectionView?(collectionView, didHighlightItemAt: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        notifyHighlight(false, at: indexPath)
        collectionViewDelegate?.collectionView?(collectionView, didUnhighlightItemAt: indexPath)
    }

    // MARK: Selection and actions

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        actions.isTappable(indexPath)
            && collectionViewDelegate?.collectionView?(collectionView, shouldSelectItemAt: indexPath) ?? true
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        actions.didSelect(indexPath, in: collectionView)
        collectionViewDelegate?.collectionView?(collectionView, didSelectItemAt: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        actions.didDeselect(indexPath)
        collectionViewDelegate?.collectionView?(collectionView, didDeselectItemAt: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
        !actions.isBusy(at: indexPath) && attributes(at: indexPath)?.onPrimaryAction != nil
    }

    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        attributes(at: indexPath)?.onPrimaryAction?()
        if #available(iOS 16, tvOS 16, *) {
            collectionViewDelegate?.collectionView?(collectionView, performPrimaryActionForItemAt: indexPath)
        }
    }

    // MARK: Context menus

    /// The menu of the touched row, also if it is one of several selected rows, as in a table.
    @available(iOS 16, tvOS 16, *)
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        if let path = collectionView.indexPathForItem(at: point), let attributes = attributes(at: path),
            attributes.contextMenu != nil
        {
            return attributes.contextMenuConfiguration
        }
        if delegateImplements("collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:") {
            return collectionViewDelegate?.collectionView?(
                collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point) ?? nil
        }
        guard indexPaths.count == 1 else { return nil }
        return self.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPaths[0], point: point)
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let attributes = attributes(at: indexPath), attributes.contextMenu != nil else {
            return collectionViewDelegate?.collectionView?(
                collectionView, contextMenuConfigurationForItemAt: indexPath, point: point) ?? nil
        }
        return attributes.contextMenuConfiguration
    }

    // MARK: Moving

    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        display.state.destination(ofRowAt: originalIndexPath, proposed: proposedIndexPath)
    }
}
