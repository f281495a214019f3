internal import RowGeometry

/// A list view whose delegate provides context menus for its rows or items.
@MainActor
protocol ItemContextMenuHost: UIView {
    /// Returns the configuration of the menu for a location, and the item below it.
    func contextMenu(at location: CGPoint) -> (configuration: UIContextMenuConfiguration, path: RowPath?)?
    /// Returns the visible cell of an item.
    func contextMenuCell(at path: RowPath) -> UIView?
    /// Returns the delegate's preview for an item whose menu opens.
    func highlightPreview(for configuration: UIContextMenuConfiguration, at path: RowPath?) -> UITargetedPreview?
    /// Returns the delegate's preview for an item whose menu closes.
    func dismissalPreview(for configuration: UIContextMenuConfiguration, at path: RowPath?) -> UITargetedPreview?
    /// Unhighlights the item that is touched.
    func cancelTouch()
    func willDisplayContextMenu(
        _ configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
    func willEndContextMenu(
        _ configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
    func willPerformPreviewAction(
        _ configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
}

/// Presents the context menus of rows or items that the delegate of a list view provides.
final class ItemContextMenu: NSObject, UIContextMenuInteractionDelegate, ContextMenuReturnTargetProvider {
    private unowned let host: any ItemContextMenuHost
    /// The item whose menu is open.
    private var path: RowPath?

    init(_ host: any ItemContextMenuHost) {
        self.host = host
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        let menu = host.contextMenu(at: location)
        path = menu?.path
        return menu?.configuration
    }

    private var cellPreview: UITargetedPreview? {
        guard let path, let cell = host.contextMenuCell(at: path), cell.window != nil else { return nil }
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = cell.backgroundColor ?? .systemBackground
        return UITargetedPreview(view: cell, parameters: parameters)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        host.cancelTouch()
        return host.highlightPreview(for: configuration, at: path) ?? cellPreview
    }

    /// Returns the target of the delegate, or the item at its current position, or `nil` if the item has been
    /// deleted.
    func returnTarget(for configuration: UIContextMenuConfiguration) -> UIPreviewTarget? {
        (host.dismissalPreview(for: configuration, at: path) ?? cellPreview)?.target
    }

    /// Updates the item whose menu is open after a batch update.
    func remap(by plan: UpdatePlan) { path = path.flatMap(plan.newPath(of:)) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { host.willDisplayContextMenu(configuration, animator: animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { host.willEndContextMenu(configuration, animator: animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { host.willPerformPreviewAction(configuration, animator: animator) }
}

extension ItemContextMenuHost {
    /// Adds the interaction that presents the menus.
    func makeContextMenus() -> ItemContextMenu {
        let owner = ItemContextMenu(self)
        addInteraction(UIContextMenuInteraction(delegate: owner))
        return owner
    }
}
