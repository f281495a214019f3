/// An action that swiping a row reveals.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// A closure that performs the action when its button is tapped or the row is fully swiped.
    ///
    /// Call the last argument at the end, with whether the action was performed. The row then closes.
    public typealias Handler = (
        _ action: UIContextualAction, _ sourceView: UIView, _ completion: @escaping (Bool) -> Void
    ) -> Void

    /// The style of an action.
    public enum Style: Int, Sendable {
        /// A gray button.
        case normal = 0
        /// A red button for an irreversible action, after which the row is expected to be deleted.
        case destructive = 1
    }

    /// The style of the action.
    open private(set) var style: Style

    /// The closure that performs the action.
    open private(set) var handler: Handler

    /// The title of the button. With an image it is displayed in high rows only.
    open var title: String?

    /// The color of the button, by default the style's.
    open var backgroundColor: UIColor! {
        get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownBackgroundColor = newValue }
    }
    private var ownBackgroundColor: UIColor?

    /// The effect behind the contents of the button, which a `UITableViewRowAction` sets.
    final var backgroundEffect: UIVisualEffect?

    /// The color of the button, or `nil` if only its effect is visible.
    final var visibleBackgroundColor: UIColor? { backgroundEffect == nil ? backgroundColor : ownBackgroundColor }

    /// The image of the button. Template images are white.
    open var image: UIImage?

    /// Creates an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }
}
