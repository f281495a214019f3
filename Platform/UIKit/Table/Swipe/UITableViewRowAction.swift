/// An action that swiping a row reveals, as before iOS 11. Use `UIContextualAction` in new code.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, @preconcurrency NSCopying {
    /// The style of an action.
    public enum Style: Int, Sendable {
        /// A red button.
        case `default` = 0
        /// A gray button.
        case normal = 1

        /// A red button for an irreversible action.
        public static var destructive: Style { .default }
    }

    /// The style of the action.
    open private(set) var style: Style

    /// The title of the button.
    open var title: String?

    /// The color of the button, or `nil` for the style's.
    open var backgroundColor: UIColor?

    /// The effect behind the title of the button, or `nil` for none. Without a `backgroundColor` the button
    /// shows only the effect.
    open var backgroundEffect: UIVisualEffect?

    private let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Creates an action.
    public init(
        style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) {
        self.style = style
        self.title = title
        self.handler = handler
    }

    /// Returns a copy of the action.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITableViewRowAction(style: style, title: title, handler: handler)
        copy.backgroundColor = backgroundColor
        copy.backgroundEffect = backgroundEffect
        return copy
    }

    /// Returns an equivalent swipe action.
    ///
    /// - Parameter currentIndexPath: Returns the current index path of the row, or `nil` if it has been deleted.
    final func contextualAction(at currentIndexPath: @escaping () -> IndexPath?) -> UIContextualAction {
        let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) {
            [self] _, _, completion in
            if let indexPath = currentIndexPath() { handler(self, indexPath) }
            completion(true)
        }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        action.backgroundEffect = backgroundEffect
        return action
    }
}
