/// An interaction that presents an edit menu for the content of a view: a bar beside its target, or a
/// context menu for a secondary click.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// The delegate, which provides the menus.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

    /// The view to which the interaction is attached.
    open private(set) weak var view: UIView?

    /// Whether touches in the view leave the menu open, because the view closes it itself.
    final var keepsMenuOnTouchInView = false
    private var session: EditMenuSession?
    private var pointerSession: ContextMenuSession?
    private var configuration: UIEditMenuConfiguration?

    /// Creates an interaction. It references its delegate weakly.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
    }

    open func willMove(to view: UIView?) { dismissMenu() }

    open func didMove(to view: UIView?) { self.view = view }

    // MARK: Showing

    /// Presents the menu of a configuration, and dismisses a presented menu.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let view, let window = view.window else { return }
        window.editMenu?.close()
        let menu = menu(for: configuration)
        let session = EditMenuSession(
            menu, in: window, arrow: configuration.preferredArrowDirection,
            passthroughView: keepsMenuOnTouchInView ? view : nil
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

    /// Returns the target rectangle of a menu, in window coordinates.
    private func target(of configuration: UIEditMenuConfiguration) -> CGRect? {
        guard let view, view.window != nil else { return nil }
        let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        return view.convert(rect.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : rect, to: nil)
    }

    private func handle(_ event: EditMenuSession.Event, _ configuration: UIEditMenuConfiguration) {
        switch event {
        case .willOpen(let animator):
            delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        case .selected(let action):
            let text = view as? any TextEditing
            let selection = text?.editor.selection
            action.performWithSender(self, target: nil)
            // A selection that was made by the menu gets a new menu.
            if let text, text.editor.selection != selection, !text.editor.selection.isEmpty {
                text.storedTouchControls?.presentMenu()
            }
        case .willClose(let animator):
            session = nil
            self.configuration = nil
            delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
        }
    }

    /// Whether a menu is presented as a bar.
    final var isPresented: Bool { session != nil }

    /// Dismisses the presented menu.
    open func dismissMenu() {
        session?.close()
        pointerSession?.dismiss()
    }

    /// Requests the presented menu from the delegate again.
    open func reloadVisibleMenu() {
        if let session, let configuration { session.show(menu(for: configuration)) }
        if let pointerSession, let configuration {
            let new = menu(for: configuration)
            pointerSession.updateMenu { _ in new }
        }
    }

    /// Requests the target rectangle of the presented menu from the delegate again.
    open func updateVisibleMenuPosition(animated: Bool) { session?.updatePosition(animated: animated) }

    /// Returns the source point of the presented menu in `view`, or in the window if `view` is `nil`.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view, let configuration else { return .zero }
        return own.convert(configuration.sourcePoint, to: view)
    }

    // MARK: Secondary click

    /// Opens the menu at a point of the view, for a secondary click.
    ///
    /// - Returns: Whether a menu was opened.
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
        case .selected(let action, _): action.performWithSender(self, target: nil)
        case .previewTapped: break
        case .willClose(let animator):
            self.configuration = nil
            delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
        case .closed: pointerSession = nil
        }
    }
}
