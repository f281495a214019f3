/// An alert in the middle of the screen, or an action sheet at the bottom.
///
/// Present it. It is dismissed when an action is selected, whose handler is called then.
open class UIAlertController: UIViewController {
    /// The style of an alert.
    public enum Style: Int, Sendable {
        /// A list of actions about the tapped item: at the bottom of narrow windows, a popover in wide ones.
        case actionSheet = 0
        /// A card in the middle of the screen.
        case alert = 1
    }

    private var style = Style.actionSheet
    private var ownActions: [UIAlertAction] = []
    private var fields: [UITextField] = []
    /// Whether an action was selected.
    private var hasSelectedAction = false

    /// Creates an alert without actions.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - message: The text below the title.
    ///   - preferredStyle: The style: an alert or an action sheet.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        style = preferredStyle
    }

    /// The title. It can be changed while the alert is shown.
    open override var title: String? {
        didSet { if title != oldValue { contentsDidChange() } }
    }

    /// The text below the title. It can be changed while the alert is shown.
    open var message: String? {
        didSet { if message != oldValue { contentsDidChange() } }
    }

    /// The style of the alert.
    open var preferredStyle: Style { style }

    // MARK: Actions

    /// The actions, in the order in which they were added.
    open var actions: [UIAlertAction] { ownActions }

    /// Adds an action. The buttons of two actions are side by side if their titles fit.
    ///
    /// - Precondition: The action has a title, and is not a second one of the style `.cancel`.
    open func addAction(_ action: UIAlertAction) {
        precondition(
            action.title != nil, "UIAlertController: actions added to UIAlertController must have a title")
        precondition(
            action.style != .cancel || cancelAction == nil,
            "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        action.alert = self
        ownActions.append(action)
        contentsDidChange()
    }

    /// The action that Return selects, with a bold title; nil for none. Action sheets ignore it.
    ///
    /// - Precondition: The action was added before.
    open var preferredAction: UIAlertAction? {
        didSet {
            precondition(
                preferredAction.map { preferred in ownActions.contains { $0 === preferred } } ?? true,
                "UIAlertController: preferredAction is not one of the alert's actions. Add it with addAction(_:) first."
            )
            contentsDidChange()
        }
    }

    final var cancelAction: UIAlertAction? { ownActions.first { $0.style == .cancel } }

    /// The action that Return selects: the preferred one, or else the first one that is neither canceling
    /// nor destructive, or the only one.
    final var returnAction: UIAlertAction? {
        guard style == .alert else { return nil }
        return preferredAction ?? ownActions.first { $0.style == .default }
            ?? (ownActions.count == 1 ? ownActions[0] : nil)
    }

    /// The action with a bold title.
    final var boldAction: UIAlertAction? {
        style == .alert ? preferredAction ?? cancelAction : cancelAction
    }

    /// Selects an action: dismisses the alert, then calls the handler.
    final func choose(_ action: UIAlertAction, byTapOutside: Bool = false) {
        guard action.isEnabled, !hasSelectedAction else { return }
        hasSelectedAction = true
        let finish = {
            self.hasSelectedAction = false
            action.handler?(action)
        }
        guard let presentedBy else { return finish() }
        presentedBy.dismiss(animated: true, isByUser: byTapOutside, completion: finish)
    }

    // MARK: Text fields

    /// Adds a text field below the message.
    ///
    /// - Parameter configurationHandler: Configures the field, such as its text, placeholder and keyboard.
    /// - Precondition: The alert is not an action sheet.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        precondition(
            style == .alert, "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
        )
        let field = UITextField()
        field.font = .preferredFont(forTextStyle: .footnote)
        field.adjustsFontForContentSizeCategory = true
        field.addAction(
            UIAction { [weak self, weak field] _ in field.map { self?.returnWasPressed(in: $0) } },
            for: .primaryActionTriggered)
        fields.append(field)
        configurationHandler?(field)
        contentsDidChange()
    }

    /// The text fields, from top to bottom; nil if there are none.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

    /// Moves to the next field, or selects the return action after the last one.
    private func returnWasPressed(in field: UITextField) {
        guard let index = fields.firstIndex(where: { $0 === field }) else { return }
        if index + 1 < fields.count {
            fields[index + 1].becomeFirstResponder()
        } else if let returnAction {
            choose(returnAction)
        }
    }

    // MARK: View

    /// The alert's view, if it is loaded.
    final var alertView: AlertView? { viewIfLoaded as? AlertView }

    open override func loadView() {
        view = AlertView(of: self)
    }

    private func contentsDidChange() {
        alertView?.reload()
        guard style == .actionSheet, let alertView, presentedBy?.controller is UIPopoverPresentationController else {
            return presentedBy?.container.setNeedsLayout() ?? ()
        }
        preferredContentSize = alertView.popoverSize
    }

    /// Updates the buttons after an action was enabled or disabled.
    final func actionsDidChange() { alertView?.actionsDidChange() }

    // MARK: Presentation

    override var automaticPresentationStyle: UIModalPresentationStyle {
        style == .actionSheet ? .popover : .custom
    }

    override func makeOwnPresentationController(
        for modalStyle: UIModalPresentationStyle, presenting: UIViewController?
    ) -> UIPresentationController? {
        if style == .alert { return AlertPresentationController(presentedViewController: self, presenting: presenting) }
        guard modalStyle != .popover else { return nil }
        return ActionSheetPresentationController(presentedViewController: self, presenting: presenting)
    }

    /// Traps if the alert has no contents.
    final func checkContents() {
        precondition(
            title != nil || message != nil || !ownActions.isEmpty || !fields.isEmpty,
            "UIAlertController must have a title, a message or an action to display")
    }

    /// Makes the first text field, or else the alert itself, first responder.
    final func takeKeys() {
        guard !(view.window?.firstResponder.map { containsResponder($0) } ?? false) else { return }
        if let first = fields.first { first.becomeFirstResponder() } else { becomeFirstResponder() }
    }

    private func containsResponder(_ responder: UIResponder) -> Bool {
        responder === self || (responder as? UIView)?.isDescendant(of: view) == true
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard let own = view.window?.firstResponder, containsResponder(own) else { return }
        own.resignFirstResponder()
    }

    // MARK: Keyboard

    open override var canBecomeFirstResponder: Bool { true }

    open override var keyCommands: [UIKeyCommand]? { alertKeyCommands }

    /// Keys without a command are not passed on to the responders behind the alert.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    // MARK: Accessibility

    /// Chooses the cancel action.
    open override func accessibilityPerformEscape() -> Bool { cancelByKey() }
}
