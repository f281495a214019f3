internal import RowGeometry

/// Presents the context menus of a table's rows that its delegate provides.
final class TableContextMenu: NSObject, UIContextMenuInteractionDelegate, ContextMenuReturnTargetProvider {
    private unowned let table: UITableView
    /// The row whose menu is open.
    private var path: RowPath?

    init(_ table: UITableView) {
        self.table = table
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard !table.isSwiping, let indexPath = table.baseIndexPathForRow(at: location) else { return nil }
        let configuration = table.delegate?.tableView(
            table, contextMenuConfigurationForRowAt: indexPath, point: location)
        path = configuration == nil ? nil : RowPath(indexPath)
        return configuration
    }

    private var rowPreview: UITargetedPreview? {
        guard let path, let cell = table.loadedRows[path], cell.window != nil else { return nil }
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = cell.backgroundColor ?? .systemBackground
        return UITargetedPreview(view: cell, parameters: parameters)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        table.cancelTouch()
        return table.delegate?.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration)
            ?? rowPreview
    }

    /// Returns the target of the delegate, or the row at its current position, or `nil` if the row has been
    /// deleted.
    func returnTarget(for configuration: UIContextMenuConfiguration) -> UIPreviewTarget? {
        let preview = table.delegate?.tableView(
            table, previewForDismissingContextMenuWithConfiguration: configuration)
        return (preview ?? rowPreview)?.target
    }

    /// Updates the row whose menu is open after a batch update.
    func remap(by plan: UpdatePlan) { path = path.flatMap(plan.newPath(of:)) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        table.delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        table.delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        table.delegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
}

extension UITableView {
    final func installContextMenus() {
        let owner = TableContextMenu(self)
        contextMenus = owner
        addInteraction(UIContextMenuInteraction(delegate: owner))
    }
}
