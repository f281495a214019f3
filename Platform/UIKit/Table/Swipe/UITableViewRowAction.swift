/// A button that is revealed by swiping a row, as before iOS 11: use `UIContextualAction` in new code.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, @preconcurrency NSCopying {
    /// What kind of action it is.
    public enum Style: Int, Sendable {
        /// A red button.
        case `default` = 0
        /// A grey button.
        case normal = 1

        /// A red button for what cannot be undone.
        public static var destructive: Style { .default }
    }

    /// What kind of action it is.
    public let style: Style

    /// What the button says.
    open var title: String?

    /// The button's colour; nil is the style's.
    open var backgroundColor: UIColor?

    private let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Makes an action.
    public init(
        style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) {
        self.style = style
        self.title = title
        self.handler = handler
    }

    /// Makes an equal action.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITableViewRowAction(style: style, title: title, handler: handler)
        copy.backgroundColor = backgroundColor
        return copy
    }

    /// The same as an action of today.
    ///
    /// - Parameter place: where its row is when the button is tapped; nil where the row is gone.
    final func contextualAction(at place: @escaping () -> IndexPath?) -> UIContextualAction {
        let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) {
            [self] _, _, completion in
            if let indexPath = place() { handler(self, indexPath) }
            completion(true)
        }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        return action
    }
}
