internal import RowGeometry

/// Context menus of rows.
extension UITableView: ItemContextMenuHost {
    final func installContextMenus() { contextMenus = makeContextMenus() }

    func contextMenu(at location: CGPoint) -> (configuration: UIContextMenuConfiguration, path: RowPath?)? {
        guard !isSwiping, let indexPath = baseIndexPathForRow(at: location),
            let configuration = delegate?.tableView(self, contextMenuConfigurationForRowAt: indexPath, point: location)
        else { return nil }
        return (configuration, RowPath(indexPath))
    }

    func contextMenuCell(at path: RowPath) -> UIView? { loadedRows[path] }

    func highlightPreview(for configuration: UIContextMenuConfiguration, at path: RowPath?) -> UITargetedPreview? {
        delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    func dismissalPreview(for configuration: UIContextMenuConfiguration, at path: RowPath?) -> UITargetedPreview? {
        delegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    func willDisplayContextMenu(
        _ configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?
    ) { delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator) }

    func willEndContextMenu(
        _ configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?
    ) { delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator) }

    func willPerformPreviewAction(
        _ configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating
    ) { delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
}
