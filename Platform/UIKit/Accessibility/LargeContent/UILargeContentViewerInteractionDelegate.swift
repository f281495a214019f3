/// The items of an interaction with the large content viewer, and their actions.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    /// Called when the finger is lifted at an item, or beside the items (`nil`). By default a control performs its action.
    ///
    /// - Parameters:
    ///   - interaction: The interaction.
    ///   - item: The item.
    ///   - point: The location in the coordinates of the interaction's view.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint)

    /// Returns the item at a point of the interaction's view, or `nil` for none. By default the innermost view that shows the
    /// large content viewer.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?

    /// Returns the controller in whose view the viewer is displayed. By default the root of the window: the viewer is then displayed
    /// in front of everything in the window.
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
    /// Performs the action of a control.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) { UILargeContentViewerInteraction.performAction(of: item) }

    /// Returns the innermost view at the point that shows the large content viewer.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { interaction.standardItem(at: point) }

    /// Returns the root of the window.
    public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        interaction.view?.window?.rootViewController ?? UIViewController()
    }
}
