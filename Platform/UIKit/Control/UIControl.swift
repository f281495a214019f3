/// A view that tracks a touch and sends actions for control events.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    private var handlers: [Handler] = []
    private weak var trackedTouch: UITouch?
    final var menuInteraction: UIContextMenuInteraction?
    /// Whether the tracked touch has opened the control's menu and continues in it.
    private var isTouchInMenu = false

    private struct Handler {
        enum Effect {
            case action(UIAction)
            case method(TargetAction)
        }

        var effect: Effect
        var events: Event
    }

    /// The event of the touch that is being handled, which methods of targets receive.
    private var handledEvent: UIEvent?

    /// The distance in points by which a touch can leave the control and still be inside, as observed on
    /// iOS. It is not documented.
    private static let outsideMargin: CGFloat = 70

    /// Creates a control.
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

    /// Creates a control that performs `primaryAction` as its primary action.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    /// Whether the control is enabled.
    open var isEnabled = true {
        willSet { willChangeValue(forKey: "enabled") }
        didSet { didChangeValue(forKey: "enabled") }
    }

    /// Whether the control is selected. The control does not change this by itself.
    open var isSelected = false {
        willSet { willChangeValue(forKey: "selected") }
        didSet { didChangeValue(forKey: "selected") }
    }

    /// Whether a touch is on the control.
    open var isHighlighted = false {
        willSet { willChangeValue(forKey: "highlighted") }
        didSet { didChangeValue(forKey: "highlighted") }
    }

    /// The current state of the control.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Whether the control tracks a touch.
    open var isTracking: Bool { storedTracking }
    private var storedTracking = false

    /// Whether the tracked touch is inside or near the control.
    open var isTouchInside: Bool { storedTouchInside }
    private var storedTouchInside = false

    // MARK: Content

    /// The vertical alignment of the content.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    /// The horizontal alignment of the content.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    /// The horizontal alignment of the content, with leading and trailing resolved to left and right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    // MARK: Tracking

    /// Called when a touch begins in the control.
    ///
    /// - Returns: Whether to track the touch.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the tracked touch moves.
    ///
    /// - Returns: Whether to continue tracking the touch.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the tracked touch ends, or when tracking stops.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when the system cancels the touch.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        handledEvent = event
        defer { handledEvent = nil }
        guard isEnabled, !storedTracking, let touch = touches.first else { return }
        storedTouchInside = true
        storedTracking = true
        trackedTouch = touch
        guard beginTracking(touch, with: event) else { return stopTracking() }
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
        if showsMenuAsPrimaryAction, let menuInteraction {
            isTouchInMenu = menuInteraction.openForTouch(at: touch.location(in: self))
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        handledEvent = event
        defer { handledEvent = nil }
        guard let touch = followedTouch(among: touches) else { return }
        if isTouchInMenu { return menuInteraction?.touchMoved(to: touch.location(in: nil)) ?? () }
        let wasInside = storedTouchInside
        storedTouchInside = contains(touch)
        guard continueTracking(touch, with: event) else {
            isHighlighted = false
            endTracking(touch, with: event)
            return stopTracking()
        }
        if isHighlighted != storedTouchInside { isHighlighted = storedTouchInside }
        if storedTouchInside != wasInside { sendActions(for: storedTouchInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: storedTouchInside ? .touchDragInside : .touchDragOutside)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        handledEvent = event
        defer { handledEvent = nil }
        guard let touch = followedTouch(among: touches) else { return }
        if isTouchInMenu {
            isHighlighted = false
            endTracking(touch, with: event)
            stopTracking()
            menuInteraction?.touchEnded(at: touch.location(in: nil))
            return
        }
        let isInside = contains(touch)
        storedTouchInside = isInside
        isHighlighted = false
        endTracking(touch, with: event)
        stopTracking()
        sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        handledEvent = event
        defer { handledEvent = nil }
        guard followedTouch(among: touches) != nil else { return }
        isHighlighted = false
        cancelTracking(with: event)
        stopTracking()
        sendActions(for: .touchCancel)
    }

    private func followedTouch(among touches: Set<UITouch>) -> UITouch? {
        guard storedTracking else { return nil }
        return touches.first { $0 === trackedTouch }
    }

    private func stopTracking() {
        storedTracking = false
        storedTouchInside = false
        trackedTouch = nil
        isTouchInMenu = false
    }

    private func contains(_ touch: UITouch) -> Bool {
        let location = touch.location(in: self)
        let trackingBounds = bounds.insetBy(dx: -Self.outsideMargin, dy: -Self.outsideMargin)
        return point(inside: location, with: nil) || trackingBounds.contains(location)
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        // While a touch selects an element of the menu, enclosing views must not scroll.
        if isTouchInMenu, gestureRecognizer.view !== self { return false }
        // A tap on a control is handled by the control, not by an enclosing view.
        if isEnabled, gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer,
            tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1
        {
            return false
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Focus

    /// Whether keys can focus the control; `true` if it is enabled.
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

    // MARK: Menu

    /// The interaction that opens the control's menu, or `nil` if it has no menu.
    open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }

    /// Whether the control has a menu, which it provides as the delegate of `contextMenuInteraction`.
    open var isContextMenuInteractionEnabled = false {
        didSet { if isContextMenuInteractionEnabled != oldValue { updateMenuInteraction() } }
    }

    /// Whether a touch opens the menu immediately instead of sending actions.
    open var showsMenuAsPrimaryAction = false

    /// Returns the point to which a menu is attached that is opened as the primary action.
    ///
    /// The default implementation returns a point at the bottom edge, on the side that is nearer to the
    /// window's edge.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { defaultMenuPoint }

    /// Returns the configuration of the menu at a location. The default implementation returns `nil`.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Returns the preview to lift when a long press opens the menu: the control itself.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { liftedPreview }

    /// Returns the preview to animate to when the menu closes: the control itself.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { liftedPreview }

    /// Called before the menu opens. Overriding methods must call `super`.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Called before the menu closes. Overriding methods must call `super`.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Performs an action that was selected in the control's menu.
    func select(_ element: any UIMenuLeaf, in menu: UIMenu) {
        if let action = element as? UIAction {
            sendAction(action)
        } else {
            element.performWithSender(self, target: nil)
        }
    }

    // MARK: Actions

    /// Adds an action to perform for control events. Replaces an action with the same identifier for these
    /// events.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        handlers.append(Handler(effect: .action(action), events: controlEvents))
    }

    /// Removes an action from control events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Removes the action with an identifier from control events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        removeHandlers(for: controlEvents) { effect in
            guard case .action(let action) = effect else { return false }
            return action.identifier == actionIdentifier
        }
    }

    private func removeHandlers(for controlEvents: Event, where matches: (Handler.Effect) -> Bool) {
        for index in handlers.indices where matches(handlers[index].effect) {
            handlers[index].events.subtract(controlEvents)
        }
        handlers.removeAll { $0.events.isEmpty }
    }

    /// Calls a method of a target for control events.
    ///
    /// - Parameters:
    ///   - target: The object, which is not retained. If it is `nil`, the first object in the responder chain
    ///     that can perform the method receives it.
    ///   - action: The method. It may have parameters for the control and for the event.
    ///   - controlEvents: The events.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        handlers.removeAll { handler in
            if case .method(let method) = handler.effect { method.isStale } else { false }
        }
        let new = TargetAction(target, action)
        for index in handlers.indices {
            guard case .method(let method) = handlers[index].effect, method.action == action,
                method.target === new.target
            else { continue }
            handlers[index].events.formUnion(controlEvents)
            return
        }
        handlers.append(Handler(effect: .method(new), events: controlEvents))
    }

    /// Removes methods of a target from control events.
    ///
    /// - Parameters:
    ///   - target: The object, or `nil` for all targets.
    ///   - action: The method, or `nil` for all methods of the target.
    ///   - controlEvents: The events.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        removeHandlers(for: controlEvents) { effect in
            if case .method(let method) = effect { method.matches(target: target, action: action) } else { false }
        }
    }

    /// The targets of the control. `NSNull` represents the responder chain.
    open var allTargets: Set<AnyHashable> {
        Set(
            handlers.compactMap { handler -> AnyHashable? in
                guard case .method(let method) = handler.effect, !method.isStale else { return nil }
                guard let target = method.target else { return NSNull() }
                return target as? AnyHashable ?? AnyHashable(ObjectIdentifier(target))
            })
    }

    /// Returns the names of the methods of a target that are called for a control event, or `nil` if there
    /// are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let names = handlers.compactMap { handler -> String? in
            guard case .method(let method) = handler.effect, handler.events.isSuperset(of: controlEvent),
                method.target === target.map({ $0 as AnyObject })
            else { return nil }
            return method.action.description
        }
        return names.isEmpty ? nil : names
    }

    /// Calls a closure for each action and each method of a target, in the order in which they were added.
    ///
    /// - Parameter iterator: A closure that receives either an action or a target and its method, the events,
    ///   and a Boolean that it sets to `true` to stop.
    open func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
    ) {
        var stops = false
        for handler in handlers where !stops {
            switch handler.effect {
            case .action(let action): iterator(action, nil, handler.events, &stops)
            case .method(let method): iterator(nil, (method.target, method.action), handler.events, &stops)
            }
        }
    }

    /// The events that have actions.
    open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

    /// Performs an action with the control as its sender. All actions of the control are performed by this
    /// method.
    open func sendAction(_ action: UIAction) {
        guard !action.attributes.contains(.disabled) else { return }
        action.performWithSender(self, target: nil)
    }

    /// Calls a method of a target with the control as its sender. All methods of targets are called by this
    /// method.
    ///
    /// - Parameters:
    ///   - action: The method.
    ///   - target: The object, or `nil` for the responder chain.
    ///   - event: The event that caused the call, if there is one.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Performs the actions and calls the methods of targets for any of the events.
    open func sendActions(for controlEvents: Event) {
        if controlEvents.contains(.valueChanged) {
            UIApplication.shared.accessibilityObserver?.valueDidChange(of: self)
        }
        for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
            switch handler.effect {
            case .action(let action): sendAction(action)
            case .method(let method):
                if !method.isStale { sendAction(method.action, to: method.target, for: handledEvent) }
            }
        }
    }
}
