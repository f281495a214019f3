/// A view that people use: it follows one finger, and runs the actions of what happens to it.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    private var handlers: [Handler] = []
    private weak var trackedTouch: UITouch?
    final var menuInteraction: UIContextMenuInteraction?
    /// Whether the finger that is followed has opened the control's menu, and goes on in that.
    private var isTouchInMenu = false

    private struct Handler {
        var action: UIAction
        var events: Event
    }

    /// How far in points a finger may leave the control before it counts as outside. Long observed of iOS, never
    /// documented.
    private static let outsideMargin: CGFloat = 70

    /// Makes a control.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        restoreControl(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archiveControl(into: coder)
    }

    /// Makes a control that runs `primaryAction` for what it is mainly for.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    /// Whether the control can be used.
    open var isEnabled = true

    /// Whether the control is chosen. Nothing changes that by itself.
    open var isSelected = false

    /// Whether a finger is on the control.
    open var isHighlighted = false

    /// How the control is just now.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Whether a finger that went down in the control is still on the screen.
    public private(set) final var isTracking = false

    /// Whether that finger is inside of the control, or close to it.
    public private(set) final var isTouchInside = false

    // MARK: Contents

    /// Where contents are placed from top to bottom.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    /// Where contents are placed from side to side.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    /// Where contents are placed from side to side, leading and trailing turned into left and right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    // MARK: Tracking

    /// A finger went down in the control.
    ///
    /// - Returns: whether to follow it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The finger that the control follows moved.
    ///
    /// - Returns: whether to go on following it.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The finger was lifted, or the control has stopped following it.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// The system took the touch away.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first else { return }
        isTouchInside = true
        isTracking = true
        trackedTouch = touch
        guard beginTracking(touch, with: event) else { return stopTracking() }
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
        if showsMenuAsPrimaryAction, let menuInteraction {
            isTouchInMenu = menuInteraction.openForTouch(at: touch.location(in: self))
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = followedTouch(among: touches) else { return }
        if isTouchInMenu { return menuInteraction?.fingerMoved(to: touch.location(in: nil)) ?? () }
        let wasInside = isTouchInside
        isTouchInside = contains(touch)
        guard continueTracking(touch, with: event) else {
            isHighlighted = false
            endTracking(touch, with: event)
            return stopTracking()
        }
        if isHighlighted != isTouchInside { isHighlighted = isTouchInside }
        if isTouchInside != wasInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = followedTouch(among: touches) else { return }
        if isTouchInMenu {
            isHighlighted = false
            endTracking(touch, with: event)
            stopTracking()
            menuInteraction?.fingerLifted(at: touch.location(in: nil))
            return
        }
        let isInside = contains(touch)
        isTouchInside = isInside
        isHighlighted = false
        endTracking(touch, with: event)
        stopTracking()
        sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard followedTouch(among: touches) != nil else { return }
        isHighlighted = false
        cancelTracking(with: event)
        stopTracking()
        sendActions(for: .touchCancel)
    }

    private func followedTouch(among touches: Set<UITouch>) -> UITouch? {
        guard isTracking else { return nil }
        return touches.first { $0 === trackedTouch }
    }

    private func stopTracking() {
        isTracking = false
        isTouchInside = false
        trackedTouch = nil
        isTouchInMenu = false
    }

    private func contains(_ touch: UITouch) -> Bool {
        let location = touch.location(in: self)
        let reach = bounds.insetBy(dx: -Self.outsideMargin, dy: -Self.outsideMargin)
        return point(inside: location, with: nil) || reach.contains(location)
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        // A finger that chooses in the control's menu scrolls nothing meanwhile.
        if isTouchInMenu, gestureRecognizer.view !== self { return false }
        // A tap on a control is the control's, not that of a view around it.
        if isEnabled, gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer,
            tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1
        {
            return false
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Focus

    /// Whether keys can bring the focus to the control: where it can be used.
    open override var canBecomeFocused: Bool { isEnabled }

    override func focusPressBegan() -> Bool {
        guard isEnabled else { return false }
        isHighlighted = true
        return true
    }

    override func focusPressEnded() {
        isHighlighted = false
        sendActions(for: .primaryActionTriggered)
    }

    override func focusPressCancelled() { isHighlighted = false }

    // MARK: Menus

    /// What opens the control's menu; nil while it has none.
    open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }

    /// Whether the control has a menu, for which it is asked as the delegate of its `contextMenuInteraction`.
    open var isContextMenuInteractionEnabled = false {
        didSet { if isContextMenuInteractionEnabled != oldValue { updateMenuInteraction() } }
    }

    /// Whether a touch opens the menu at once, in place of the control's actions.
    open var showsMenuAsPrimaryAction = false

    /// The point of the control that a menu is attached to which opens as the primary action: by default at its lower
    /// edge, on the side that is nearer to the window's.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { defaultMenuPoint }

    /// The menu for a place of the control: none, unless a subclass has one.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// What is lifted as the menu opens by a long press: the control.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { liftedPreview }

    /// Where what was lifted goes as the menu closes: back to the control.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { liftedPreview }

    /// The menu is about to open. Call super.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// The menu is about to close. Call super.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// An action of the control's menu was chosen.
    func choose(_ action: UIAction, in menu: UIMenu) { sendAction(action) }

    // MARK: Actions

    /// Runs `action` for each of `controlEvents`. One with the same identifier is taken away for these events.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        handlers.append(Handler(action: action, events: controlEvents))
    }

    /// Stops running `action` for `controlEvents`.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Stops running the action of that name for `controlEvents`.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        for index in handlers.indices where handlers[index].action.identifier == actionIdentifier {
            handlers[index].events.subtract(controlEvents)
        }
        handlers.removeAll { $0.events.isEmpty }
    }

    /// The events that actions are there for.
    open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

    /// Runs `action` with the control as its sender: the way of each action of the control.
    open func sendAction(_ action: UIAction) {
        guard !action.attributes.contains(.disabled) else { return }
        action.performWithSender(self, target: nil)
    }

    /// Runs the actions that are there for any of `controlEvents`.
    open func sendActions(for controlEvents: Event) {
        for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
            sendAction(handler.action)
        }
    }
}
