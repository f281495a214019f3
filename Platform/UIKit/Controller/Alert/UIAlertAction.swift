/// Something that can be chosen in an alert or an action sheet.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, @preconcurrency NSCopying {
    /// What kind of thing an action is, which decides about its look and place.
    public enum Style: Int, Sendable {
        /// Does something.
        case `default` = 0
        /// Leaves everything as it is. An alert has one at most.
        case cancel = 1
        /// Changes or deletes data: written in red.
        case destructive = 2
    }

    private let ownTitle: String?
    private let ownStyle: Style
    final let handler: ((UIAlertAction) -> Void)?
    /// The alert that the action is part of.
    final weak var alert: UIAlertController?

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - title: what its button says. An alert traps on an action without one.
    ///   - handler: what it does: called once the alert is gone.
    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init(title, style, handler)
    }

    private init(_ title: String?, _ style: Style, _ handler: ((UIAlertAction) -> Void)?) {
        ownTitle = title
        ownStyle = style
        self.handler = handler
        super.init()
    }

    /// What the action's button says.
    open var title: String? { ownTitle }

    /// What kind of thing the action is.
    open var style: Style { ownStyle }

    /// Whether the action can be chosen. It may change while the alert is shown.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { alert?.actionsDidChange() } }
    }

    /// A name by which to find the action's button, that nobody sees.
    open var accessibilityIdentifier: String? {
        didSet { alert?.actionsDidChange() }
    }

    /// An action that says and does the same, part of no alert.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIAlertAction(ownTitle, ownStyle, handler)
        copy.isEnabled = isEnabled
        copy.accessibilityIdentifier = accessibilityIdentifier
        return copy
    }
}
