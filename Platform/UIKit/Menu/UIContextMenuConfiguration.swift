/// A closure that returns the view controller to preview.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// A closure that returns the menu to display. `suggestedActions` is always empty.
public typealias UIContextMenuActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// The menu, preview and identifier of a context menu.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// The order of the elements in a menu that opens upward.
    public enum ElementOrder: Int, Sendable {
        /// By priority for a control's menu, fixed for other menus.
        case automatic = 0
        /// The first element is nearest to the location of the interaction.
        case priority = 1
        /// The order of the menu's `children`.
        case fixed = 2
    }

    /// The identifier of the configuration; unique unless it was specified.
    open private(set) var identifier: any NSCopying
    /// The preferred order of the elements in a menu that opens upward.
    open var preferredMenuElementOrder = ElementOrder.automatic

    final let previewProvider: UIContextMenuContentPreviewProvider?
    final let actionProvider: UIContextMenuActionProvider?
    /// Opens the next or the previous menu of the menu bar, or `nil` for other menus. Those of the menu bar display shortcuts.
    final var openNeighbor: ((_ forward: Bool) -> Void)?

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the configuration, or `nil` for a unique one.
    ///   - previewProvider: A closure that returns the view controller to preview, or `nil` to preview the
    ///     source view.
    ///   - actionProvider: A closure that returns the menu to display.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? (UUID().uuidString as NSString)
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
    }
}
