internal import RowGeometry

/// Context menus of items.
extension UICollectionView: ItemContextMenuHost {
    final func installContextMenus() { contextMenus = makeContextMenus() }

    func contextMenu(at location: CGPoint) -> (configuration: UIContextMenuConfiguration, path: RowPath?)? {
        guard let delegate else { return nil }
        let path = baseIndexPathForItem(at: location)
        var paths = path.map { [$0] } ?? []
        // The menu of a selected item is the menu of the selection.
        if let path, selection.count > 1, selection.contains(RowPath(path)) {
            paths = selection.sorted().map(\.indexPath)
        }
        guard
            let configuration = delegate.collectionView(
                self, contextMenuConfigurationForItemsAt: paths, point: location)
        else { return nil }
        return (configuration, path.map(RowPath.init))
    }

    func contextMenuCell(at path: RowPath) -> UIView? { loadedCells[path] }

    func highlightPreview(for configuration: UIContextMenuConfiguration, at path: RowPath?) -> UITargetedPreview? {
        guard let path else { return nil }
        return delegate?.collectionView(
            self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path.indexPath)
    }

    func dismissalPreview(for configuration: UIContextMenuConfiguration, at path: RowPath?) -> UITargetedPreview? {
        guard let path else { return nil }
        return delegate?.collectionView(
            self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path.indexPath)
    }

    func willDisplayContextMenu(
        _ configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?
    ) { delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator) }

    func willEndContextMenu(
        _ configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?
    ) { delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator) }

    func willPerformPreviewAction(
        _ configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating
    ) { delegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
}
