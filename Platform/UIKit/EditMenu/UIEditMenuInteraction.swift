/// Shows what can be done with something in a view: a bar beside it, when code says so, or a menu at the pointer for the mouse's
/// second button.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// What says which menus there are.
    public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

    /// The view that the menus are about.
    public private(set) weak var view: UIView?

    /// Whether touches in the view leave the menu as it is, since the view says itself when it goes.
    final var leavesTouchesInView = false
    private var session: EditMenuSession?
    private var pointerSession: ContextMenuSession?
    private var configuration: UIEditMenuConfiguration?

    /// Makes an interaction. Keep its delegate.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
    }

    open func willMove(to view: UIView?) { dismissMenu() }

    open func didMove(to view: UIView?) { self.view = view }

    // MARK: Showing

    /// Shows the menu of a configuration, in place of one that is shown.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let view, let window = view.window else { return }
        window.editMenu?.close()
        let menu = menu(for: configuration)
        let session = EditMenuSession(
            menu, in: window, arrow: configuration.preferredArrowDirection,
            untouchedBy: leavesTouchesInView ? view : nil
        ) { [weak self] in
            self?.target(of: configuration)
        } onEvent: { [weak self] event in
            self?.handle(event, configuration)
        }
        guard !session.isEmpty else { return }
        self.session = session
        self.configuration = configuration
        session.open()
    }

    private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu {
        let responder = view?.window?.firstResponder ?? view
        let suggested = EditAction.suggestions(for: responder)
        return delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
            ?? UIMenu(children: suggested)
    }

    /// What a menu stands beside, in the window.
    private func target(of configuration: UIEditMenuConfiguration) -> CGRect? {
        guard let view, view.window != nil else { return nil }
        let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        return view.convert(rect.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : rect, to: nil)
    }

    private func handle(_ event: EditMenuSession.Event, _ configuration: UIEditMenuConfiguration) {
        switch event {
        case .willOpen(let animator):
            delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        case .chosen(let action):
            let text = view as? any TextEditing
            let selection = text?.editor.selection
            action.performWithSender(self, target: nil)
            // What was selected by the menu has a menu again.
            if let text, text.editor.selection != selection, !text.editor.selection.isEmpty {
                text.storedTouchControls?.presentMenu()
            }
        case .willClose(let animator):
            session = nil
            self.configuration = nil
            delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
        }
    }

    /// Whether the menu is shown.
    final var isPresented: Bool { session != nil }

    /// Puts the menu away that is shown.
    open func dismissMenu() {
        session?.close()
        pointerSession?.dismiss()
    }

    /// Asks for the menu again that is shown.
    open func reloadVisibleMenu() {
        if let session, let configuration { session.show(menu(for: configuration)) }
        if let pointerSession, let configuration {
            let new = menu(for: configuration)
            pointerSession.updateMenu { _ in new }
        }
    }

    /// Asks again where the menu stands that is shown.
    open func updateVisibleMenuPosition(animated: Bool) { session?.place(animated: animated) }

    /// Where the menu is about that is shown, in `view` (nil: in the window).
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view, let configuration else { return .zero }
        return own.convert(configuration.sourcePoint, to: view)
    }

    // MARK: At the pointer

    /// Opens the menu at a point of the view, as the mouse's second button does.
    ///
    /// - Returns: whether there is one.
    final func openAtPointer(_ point: CGPoint) -> Bool {
        guard let view, let window = view.window, pointerSession == nil else { return false }
        let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: point)
        let menu = menu(for: configuration)
        let pointer = UITargetedPreview(
            view: UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)), parameters: UIPreviewParameters(),
            target: UIPreviewTarget(container: view, center: point))
        let location = view.convert(point, to: nil)
        let session = ContextMenuSession(
            UIContextMenuConfiguration(actionProvider: { _ in menu }), pointer, in: window, at: location,
            attachment: location
        ) { [weak self] event in self?.handle(event, configuration) }
        guard !session.isEmpty else { return false }
        window.editMenu?.close()
        pointerSession = session
        self.configuration = configuration
        session.open()
        return true
    }

    private func handle(_ event: ContextMenuSession.Event, _ configuration: UIEditMenuConfiguration) {
        switch event {
        case .willOpen(let animator):
            delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        case .chosen(let action, _): action.performWithSender(self, target: nil)
        case .previewTapped: break
        case .willClose(let animator):
            self.configuration = nil
            delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
        case .closed: pointerSession = nil
        }
    }
}
