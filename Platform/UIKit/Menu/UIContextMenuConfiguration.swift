/// Makes the screen that a context menu previews.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// Makes a context menu's menu, from what the system suggests.
public typealias UIContextMenuActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// What a context menu shows.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// In which order a menu that opens upwards lists its elements.
    public enum ElementOrder: Int, Sendable {
        /// As suits the menu: by priority for that of a button, else as given.
        case automatic = 0
        /// The first one nearest to what the menu belongs to.
        case priority = 1
        /// As given.
        case fixed = 2
    }

    /// What tells the menu from others: where none was given, one of its own.
    public final let identifier: any NSCopying
    /// In which order a menu that opens upwards lists its elements.
    open var preferredMenuElementOrder = ElementOrder.automatic

    final let previewProvider: UIContextMenuContentPreviewProvider?
    final let actionProvider: UIContextMenuActionProvider?

    /// Makes a configuration.
    ///
    /// - Parameters:
    ///   - identifier: what tells the menu from others.
    ///   - previewProvider: makes the screen that is shown above the menu; without one, what was pressed is lifted.
    ///   - actionProvider: makes the menu. Nothing is suggested to it.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? (UUID().uuidString as NSString)
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
    }
}
