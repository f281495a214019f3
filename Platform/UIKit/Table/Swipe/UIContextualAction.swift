/// A button that is revealed by swiping a row.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// What the button does when it is tapped, or when the row is swiped all the way.
    ///
    /// Call the last argument when it is done: with true if it was, with false if not. The row then closes.
    public typealias Handler = (
        _ action: UIContextualAction, _ sourceView: UIView, _ completion: @escaping (Bool) -> Void
    ) -> Void

    /// What kind of action it is.
    public enum Style: Int, Sendable {
        /// A grey button.
        case normal = 0
        /// A red button for what cannot be undone: the row is expected to go.
        case destructive = 1
    }

    /// What kind of action it is.
    public let style: Style

    /// What it does.
    public let handler: Handler

    /// What the button says. Beside a picture it is shown in high rows alone.
    open var title: String?

    /// The button's colour; by default the style's.
    open var backgroundColor: UIColor! {
        get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownBackgroundColor = newValue }
    }
    private var ownBackgroundColor: UIColor?

    /// The button's picture. Templates are drawn in white.
    open var image: UIImage?

    /// Makes an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }
}
