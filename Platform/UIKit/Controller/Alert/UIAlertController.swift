/// Tells something or asks something, in front of all else: a card in the middle, or a sheet of choices at the bottom.
///
/// Present it. It goes by itself when an action is chosen, and calls that action's handler then.
open class UIAlertController: UIViewController {
    /// Where the alert stands.
    public enum Style: Int, Sendable {
        /// A sheet of choices about what was just tapped: at the bottom of narrow windows, a popover in wide ones.
        case actionSheet = 0
        /// A card in the middle of the screen.
        case alert = 1
    }

    private var style = Style.actionSheet
    private var ownActions: [UIAlertAction] = []
    private var fields: [UITextField] = []
    /// Whether something was chosen already.
    private var isChoosing = false

    /// Makes an alert without actions.
    ///
    /// - Parameters:
    ///   - title: what it is about.
    ///   - message: more about that.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        style = preferredStyle
    }

    /// What the alert is about. It may change while the alert is shown.
    open override var title: String? {
        didSet { if title != oldValue { contentsDidChange() } }
    }

    /// More about that, in smaller letters. It may change while the alert is shown.
    open var message: String? {
        didSet { if message != oldValue { contentsDidChange() } }
    }

    /// Where the alert stands.
    open var preferredStyle: Style { style }

    // MARK: Actions

    /// What can be chosen, in the order in which it was added.
    open var actions: [UIAlertAction] { ownActions }

    /// Adds something to choose. Two actions of an alert stand side by side where their titles have room.
    ///
    /// Traps on an action without a title, and on a second one of the style `.cancel`.
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

    /// The action that Return chooses, and that is written in bold letters; nil for none. Action sheets have no use for it.
    ///
    /// Traps on one that was not added.
    open var preferredAction: UIAlertAction? {
        didSet {
            precondition(
                preferredAction.map { preferred in ownActions.contains { $0 === preferred } } ?? true,
                "UIAlertController: the preferredAction must be one of the alert's actions; add it first")
            contentsDidChange()
        }
    }

    final var cancelAction: UIAlertAction? { ownActions.first { $0.style == .cancel } }

    /// What Return chooses: the preferred action, or else the first that does something without destroying; or the only one.
    final var returnAction: UIAlertAction? {
        guard style == .alert else { return nil }
        return preferredAction ?? ownActions.first { $0.style == .default }
            ?? (ownActions.count == 1 ? ownActions[0] : nil)
    }

    /// The action in bold letters.
    final var boldAction: UIAlertAction? {
        style == .alert ? preferredAction ?? cancelAction : cancelAction
    }

    /// Someone chose `action`: the alert goes, and the handler is called.
    final func choose(_ action: UIAlertAction, byTapOutside: Bool = false) {
        guard action.isEnabled, !isChoosing else { return }
        isChoosing = true
        let finish = {
            self.isChoosing = false
            action.handler?(action)
        }
        guard let presentedBy else { return finish() }
        presentedBy.dismiss(animated: true, isByPeople: byTapOutside, completion: finish)
    }

    // MARK: Text fields

    /// Adds a field to type into, below the message. Traps in an action sheet.
    ///
    /// - Parameter configurationHandler: sets the field up: what it holds, its placeholder and its keyboard.
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

    /// The fields to type into, from top to bottom; nil where there is none.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

    /// Return leads to the next field, and behind the last one chooses.
    private func returnWasPressed(in field: UITextField) {
        guard let place = fields.firstIndex(where: { $0 === field }) else { return }
        if place + 1 < fields.count {
            fields[place + 1].becomeFirstResponder()
        } else if let returnAction {
            choose(returnAction)
        }
    }

    // MARK: The view

    /// The alert's view, where it has been loaded.
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

    /// What an action says is the same, but not whether it can be chosen.
    final func actionsDidChange() { alertView?.actionsDidChange() }

    // MARK: Presenting

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

    /// Traps where there is nothing to show.
    final func checkContents() {
        precondition(
            title != nil || message != nil || !ownActions.isEmpty || !fields.isEmpty,
            "UIAlertController must have a title, a message or an action to display")
    }

    /// The alert is in its window: it gets the keys, or its first field does.
    final func takeKeys() {
        guard !(view.window?.firstResponder.map { isOwn($0) } ?? false) else { return }
        if let first = fields.first { first.becomeFirstResponder() } else { becomeFirstResponder() }
    }

    private func isOwn(_ responder: UIResponder) -> Bool {
        responder === self || (responder as? UIView)?.isDescendant(of: view) == true
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard let own = view.window?.firstResponder, isOwn(own) else { return }
        own.resignFirstResponder()
    }

    // MARK: Keys

    open override var canBecomeFirstResponder: Bool { true }

    open override var keyCommands: [UIKeyCommand]? { alertKeyCommands }

    /// Keys that mean nothing in an alert mean nothing to what is behind it either.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}
