extension UITableViewDelegate {
    /// The default implementation returns `nil`.
    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let target = forwardee("tableView:contextMenuConfigurationForRowAtIndexPath:point:") else { return nil }
        return target.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    }
    /// By default the preview is the row's cell.
    public func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let target = forwardee("tableView:previewForHighlightingContextMenuWithConfiguration:") else {
            return nil
        }
        return target.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    /// By default the preview returns to the row.
    public func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let target = forwardee("tableView:previewForDismissingContextMenuWithConfiguration:") else { return nil }
        return target.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    /// The default implementation does nothing.
    public func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        forwardee("tableView:willPerformPreviewActionForMenuWithConfiguration:animator:")?.tableView(
            tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    /// The default implementation does nothing.
    public func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        forwardee("tableView:willDisplayContextMenuWithConfiguration:animator:")?.tableView(
            tableView, willDisplayContextMenu: configuration, animator: animator)
    }
    /// The default implementation does nothing.
    public func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        forwardee("tableView:willEndContextMenuInteractionWithConfiguration:animator:")?.tableView(
            tableView, willEndContextMenuInteraction: configuration, animator: animator)
    }
}
