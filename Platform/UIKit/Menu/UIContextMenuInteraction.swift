/// An interaction that opens a context menu when the user long-presses its view or clicks it with the
/// secondary mouse button.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The appearance of an open menu.
    public enum Appearance: Int, Sendable {
        /// No menu is open.
        case unknown = 0
        /// The menu is displayed with a preview.
        case rich = 1
        /// The menu is displayed without a preview.
        case compact = 2
    }

    /// The delegate, which provides the menus.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

    /// The view to which the interaction is attached.
    open private(set) weak var view: UIView?

    private var recognizer: UILongPressGestureRecognizer?
    private var recognizerDelegate: ContextMenuRecognizerDelegate?
    private var session: ContextMenuSession?
    private var lastLocation = CGPoint.zero

    /// Creates an interaction. The delegate is not retained.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
    }

    /// The appearance of the open menu.
    open var menuAppearance: Appearance {
        guard let session else { return .unknown }
        return session.isCompact ? .compact : .rich
    }

    /// Returns the location of the press that opened the menu, in the coordinates of `view`, or of the
    /// window if it is `nil`.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return lastLocation }
        return own.convert(lastLocation, to: view)
    }

    /// Replaces the open menu by the one that `block` returns.
    open func updateVisibleMenu(_ block: (_ visibleMenu: UIMenu) -> UIMenu) {
        session?.updateMenu(block)
    }

    /// Closes the open menu.
    open func dismissMenu() {
        session?.dismiss()
    }

    // MARK: UIInteraction

    open func willMove(to view: UIView?) {
        if let recognizer { self.view?.removeGestureRecognizer(recognizer) }
        recognizer = nil
        recognizerDelegate = nil
    }

    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        let recognizer = UILongPressGestureRecognizer { [weak self] recognizer in self?.pressDidChange(recognizer) }
        let recognizerDelegate = ContextMenuRecognizerDelegate(self)
        recognizer.delegate = recognizerDelegate
        view.addGestureRecognizer(recognizer)
        self.recognizer = recognizer
        self.recognizerDelegate = recognizerDelegate
    }

    // MARK: Opening

    /// The configuration of the menu that the current press will open.
    private var configuration: UIContextMenuConfiguration?

    final func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        prepare(at: recognizer.location(in: view))
    }

    /// Requests the configuration of the menu at a location in the view.
    ///
    /// - Returns: Whether there is one.
    private func prepare(at location: CGPoint) -> Bool {
        guard session == nil, view?.window != nil else { return false }
        lastLocation = location
        configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
        return configuration != nil
    }

    private func pressDidChange(_ recognizer: UILongPressGestureRecognizer) {
        switch recognizer.state {
        case .began: open()
        case .changed: session?.touchMoved(to: recognizer.location(in: nil))
        case .ended: session?.touchEnded(at: recognizer.location(in: nil))
        default: break
        }
    }

    /// Opens the menu at a location in the view.
    ///
    /// - Returns: Whether there is one.
    final func open(at location: CGPoint) -> Bool {
        guard prepare(at: location) else { return false }
        open()
        return true
    }

    /// The control to which the menu is attached: a button that opens it on touch, or a bar button. `nil`
    /// for menus with a preview.
    private var menuControl: UIControl? {
        guard let control = view as? UIControl, control.showsMenuAsPrimaryAction || control is BarButton else {
            return nil
        }
        return control
    }

    private func open() {
        guard let configuration, let view, let window = view.window else { return }
        self.configuration = nil
        let control = menuControl
        let preview =
            control.map { UITargetedPreview(view: $0) }
            ?? delegate?.contextMenuInteraction(
                self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
            ?? UITargetedPreview(view: view)
        let session = ContextMenuSession(
            configuration, preview, in: window, at: view.convert(lastLocation, to: nil),
            attachment: control.map { $0.convert($0.menuAttachmentPoint(for: configuration), to: nil) }
        ) { [weak self] event in self?.handle(event, configuration) }
        guard !session.isEmpty else { return }
        self.session = session
        (view as? UIControl)?.sendActions(for: .menuActionTriggered)
        session.open()
    }

    private func handle(_ event: ContextMenuSession.Event, _ configuration: UIContextMenuConfiguration) {
        switch event {
        case .willOpen(let animator):
            delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
        case .selected(let action, let menu):
            if let control = view as? UIControl {
                control.select(action, in: menu)
            } else {
                action.performWithSender(view, target: nil)
            }
        case .previewTapped(let animator):
            delegate?.contextMenuInteraction(
                self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        case .willClose(let animator):
            if let delegate = delegate as? any ContextMenuReturnTargetProvider {
                session?.returnTarget = delegate.returnTarget(for: configuration)
            } else if let preview = delegate?.contextMenuInteraction(
                self, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
            {
                session?.returnTarget = preview.target
            }
            delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
        case .closed: session = nil
        }
    }

    // MARK: Touches on a control

    /// Opens the menu of a control when a touch begins.
    ///
    /// - Returns: Whether the menu is open.
    final func openForTouch(at location: CGPoint) -> Bool { open(at: location) && session != nil }

    /// Passes on a movement of the touch that opened the menu, in window coordinates.
    final func touchMoved(to point: CGPoint) { session?.touchMoved(to: point) }
    final func touchEnded(at point: CGPoint) { session?.touchEnded(at: point) }
}

/// A delegate that provides the return target of the preview, such as a table whose rows may have moved.
/// `nil` means that there is none.
@MainActor
protocol ContextMenuReturnTargetProvider {
    func returnTarget(for configuration: UIContextMenuConfiguration) -> UIPreviewTarget?
}

/// The delegate of the gesture recognizer. The gesture begins only if there is a menu to open.
private final class ContextMenuRecognizerDelegate: NSObject, UIGestureRecognizerDelegate {
    private weak var interaction: UIContextMenuInteraction?

    init(_ interaction: UIContextMenuInteraction) {
        self.interaction = interaction
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        interaction?.shouldBegin(gestureRecognizer) ?? false
    }
}

extension UIWindow {
    /// Opens the context menu of the view at `location`, for a click with the secondary mouse button.
    final func openContextMenu(at location: CGPoint) {
        var current = hitTest(location, with: nil)
        while let view = current {
            let point = view.convert(location, from: nil)
            for case let interaction as UIContextMenuInteraction in view.interactions
            where interaction.open(at: point) {
                return
            }
            if let text = view as? any TextEditing, text.openEditMenu(at: point) { return }
            for case let interaction as UIEditMenuInteraction in view.interactions
            where interaction.openAtPointer(point) {
                return
            }
            current = view.superview
        }
    }
}
