/// Opens a menu for what is pressed in a view, be it by a finger that rests or by the mouse's second button.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// How a menu looks that is open.
    public enum Appearance: Int, Sendable {
        /// None is open.
        case unknown = 0
        /// With what was pressed lifted beside it.
        case rich = 1
        /// The menu alone.
        case compact = 2
    }

    /// What says which menus there are.
    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

    /// The view that is pressed.
    public private(set) weak var view: UIView?

    private var recognizer: UILongPressGestureRecognizer?
    private var gate: ContextMenuGate?
    private var session: ContextMenuSession?
    private var lastLocation = CGPoint.zero

    /// Makes an interaction. Keep its delegate.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
    }

    /// How the menu looks that is open.
    open var menuAppearance: Appearance {
        guard let session else { return .unknown }
        return session.isCompact ? .compact : .rich
    }

    /// Where the press was that opened the menu, in `view` (nil: in the window).
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return lastLocation }
        return own.convert(lastLocation, to: view)
    }

    /// Shows another menu in place of the one that is open.
    open func updateVisibleMenu(_ block: (_ visibleMenu: UIMenu) -> UIMenu) {
        session?.updateMenu(block)
    }

    /// Closes the menu that is open.
    open func dismissMenu() {
        session?.dismiss()
    }

    // MARK: UIInteraction

    open func willMove(to view: UIView?) {
        if let recognizer { self.view?.removeGestureRecognizer(recognizer) }
        recognizer = nil
        gate = nil
    }

    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        let recognizer = UILongPressGestureRecognizer { [weak self] recognizer in self?.pressDidChange(recognizer) }
        let gate = ContextMenuGate(self)
        recognizer.delegate = gate
        view.addGestureRecognizer(recognizer)
        self.recognizer = recognizer
        self.gate = gate
    }

    // MARK: Opening

    /// What a press that is about to be recognised will open.
    private var configuration: UIContextMenuConfiguration?

    final func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        prepare(at: recognizer.location(in: view))
    }

    /// Asks for the menu at a place of the view.
    ///
    /// - Returns: whether there is one.
    private func prepare(at location: CGPoint) -> Bool {
        guard session == nil, view?.window != nil else { return false }
        lastLocation = location
        configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
        return configuration != nil
    }

    private func pressDidChange(_ recognizer: UILongPressGestureRecognizer) {
        switch recognizer.state {
        case .began: open()
        case .changed: session?.fingerMoved(to: recognizer.location(in: nil))
        case .ended: session?.fingerLifted(at: recognizer.location(in: nil))
        default: break
        }
    }

    /// Opens the menu at a place of the view, as the mouse's second button does.
    ///
    /// - Returns: whether there is one.
    final func open(at location: CGPoint) -> Bool {
        guard prepare(at: location) else { return false }
        open()
        return true
    }

    /// The control whose menu is attached to it: one that is touched, or a bar's button. Nil where something is lifted.
    private var pressedControl: UIControl? {
        guard let control = view as? UIControl, control.showsMenuAsPrimaryAction || control is BarButton else {
            return nil
        }
        return control
    }

    private func open() {
        guard let configuration, let view, let window = view.window else { return }
        self.configuration = nil
        let control = pressedControl
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
        case .chosen(let action, let menu):
            if let control = view as? UIControl {
                control.choose(action, in: menu)
            } else {
                action.performWithSender(view, target: nil)
            }
        case .previewTapped(let animator):
            delegate?.contextMenuInteraction(
                self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        case .willClose(let animator):
            if let delegate = delegate as? any ContextMenuReturning {
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

    // MARK: A finger on a control

    /// Opens the menu of a control that a finger went down on.
    ///
    /// - Returns: whether it is open.
    final func openForTouch(at location: CGPoint) -> Bool { open(at: location) && session != nil }

    /// The finger that opened the menu has moved, or was lifted, in the window.
    final func fingerMoved(to point: CGPoint) { session?.fingerMoved(to: point) }
    final func fingerLifted(at point: CGPoint) { session?.fingerLifted(at: point) }
}

/// Knows where what was lifted goes back to, as a table does whose rows have moved; nil is nowhere.
@MainActor
protocol ContextMenuReturning {
    func returnTarget(for configuration: UIContextMenuConfiguration) -> UIPreviewTarget?
}

/// Lets a press begin only where there is a menu to open.
private final class ContextMenuGate: NSObject, UIGestureRecognizerDelegate {
    private weak var interaction: UIContextMenuInteraction?

    init(_ interaction: UIContextMenuInteraction) {
        self.interaction = interaction
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        interaction?.shouldBegin(gestureRecognizer) ?? false
    }
}

extension UIWindow {
    /// The mouse's second button was pressed: opens the context menu of what lies there.
    final func openContextMenu(at location: CGPoint) {
        var current = hitTest(location, with: nil)
        while let view = current {
            let place = view.convert(location, from: nil)
            for case let interaction as UIContextMenuInteraction in view.interactions
            where interaction.open(at: place) {
                return
            }
            if let text = view as? any TextEditing, text.openEditMenu(at: place) { return }
            for case let interaction as UIEditMenuInteraction in view.interactions
            where interaction.openAtPointer(place) {
                return
            }
            current = view.superview
        }
    }
}
