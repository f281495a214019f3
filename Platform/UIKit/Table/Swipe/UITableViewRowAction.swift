/// A button that is revealed by swiping a row, as before iOS 11: use `UIContextualAction` in new code.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
    /// What kind of action it is.
    public struct Style: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int

        /// Makes a style of its number.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// A red button.
        public static let `default` = Style(rawValue: 0)
        /// A red button for what cannot be undone.
        public static let destructive = Style(rawValue: 0)
        /// A grey button.
        public static let normal = Style(rawValue: 1)
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

    /// The same as an action of today, for a row.
    final func contextualAction(for indexPath: IndexPath) -> UIContextualAction {
        let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) {
            [self] _, _, completion in
            handler(self, indexPath)
            completion(true)
        }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        return action
    }
}
