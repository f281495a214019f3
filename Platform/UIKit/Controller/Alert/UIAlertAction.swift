/// An action of an alert or an action sheet.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, @preconcurrency NSCopying {
    /// The style of an action, which determines the appearance and the position of its button.
    public enum Style: Int, Sendable {
        /// An ordinary action.
        case `default` = 0
        /// An action that changes nothing. An alert has one at most.
        case cancel = 1
        /// An action that changes or deletes data, shown in red.
        case destructive = 2
    }

    private let ownTitle: String?
    private let ownStyle: Style
    final let handler: ((UIAlertAction) -> Void)?
    /// The alert that contains the action.
    final weak var alert: UIAlertController?

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - title: The title of the button. `addAction(_:)` traps without one.
    ///   - style: The style of the action.
    ///   - handler: Called when the alert has been dismissed.
    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init(title, style, handler)
    }

    private init(_ title: String?, _ style: Style, _ handler: ((UIAlertAction) -> Void)?) {
        ownTitle = title
        ownStyle = style
        self.handler = handler
        super.init()
    }

    /// The title of the button.
    open var title: String? { ownTitle }

    /// The style of the action.
    open var style: Style { ownStyle }

    /// Whether the action can be selected. It can be changed while the alert is shown.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { alert?.actionsDidChange() } }
    }

    /// The identifier of the action's button for tests.
    open var accessibilityIdentifier: String? {
        didSet { alert?.actionsDidChange() }
    }

    /// Returns an action with the same title, style and handler, which no alert contains.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIAlertAction(ownTitle, ownStyle, handler)
        copy.isEnabled = isEnabled
        copy.accessibilityIdentifier = accessibilityIdentifier
        return copy
    }
}
