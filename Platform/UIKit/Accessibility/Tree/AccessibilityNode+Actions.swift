/// The actions that assistive technologies perform.
extension AccessibilityNode {
    /// An action that a node offers.
    @MainActor
    package struct Action {
        package enum Kind: Equatable {
            case activate
            case increment
            case decrement
            /// An action of the app, or a swipe action.
            case custom
            /// A search of the app.
            case rotor
        }

        package let kind: Kind
        /// The name, in the user's language for those of the app.
        package let name: String
        let body: () -> Bool

        /// Performs the action.
        ///
        /// - Returns: Whether it had an effect.
        @discardableResult
        package func perform() -> Bool { body() }
    }

    /// The actions of the node, the default action first.
    package var actions: [Action] {
        let activation = Action(kind: .activate, name: "activate") { activate() }
        // A row without a cell is scrolled to first. Its other actions are known then.
        guard let object else { return isElement ? [activation] : [] }
        guard !(object is UIApplication), !(object is UIWindow) else { return [] }
        var actions: [Action] = []
        if isElement, !traits.contains(.notEnabled) {
            if canBeActivated(object) { actions.append(activation) }
            if traits.contains(.adjustable) {
                actions.append(Action(kind: .increment, name: "increment") { adjust { $0.accessibilityIncrement() } })
                actions.append(Action(kind: .decrement, name: "decrement") { adjust { $0.accessibilityDecrement() } })
            }
        }
        let custom = (object.accessibilityCustomActions ?? []) + reorderActions
        actions += custom.map { action in
            Action(kind: .custom, name: action.name) { action.actionHandler?(action) ?? false }
        }
        return actions + AccessibilityDrag.actions(of: object)
    }

    /// Whether there are actions. Most elements can be activated, which takes less time to determine than all actions.
    var hasActions: Bool {
        guard let object else { return isElement }
        guard !(object is UIApplication), !(object is UIWindow) else { return false }
        return isElement && !traits.contains(.notEnabled) && canBeActivated(object) || !actions.isEmpty
    }

    private func canBeActivated(_ object: NSObject) -> Bool {
        !traits.contains(.staticText) || object.accessibilityRespondsToUserInteraction
    }

    private func adjust(_ body: (UIResponder) -> Void) -> Bool {
        guard let responder = object as? UIResponder else { return false }
        body(responder)
        return true
    }

    /// Activates the node: calls its own action, or touches it.
    ///
    /// - Returns: Whether the node is on the screen and enabled.
    @discardableResult
    package func activate() -> Bool {
        guard !traits.contains(.notEnabled) else { return false }
        scrollToVisible()
        guard let object else { return false }
        if (object as? UIResponder)?.accessibilityActivate() == true { return true }
        let point = activationPoint(of: object)
        guard screen.bounds.contains(point) else { return false }
        SyntheticTap.perform(at: point, on: screen)
        return true
    }

    /// A row that stands for its switch touches that.
    private func activationPoint(of object: NSObject) -> CGPoint {
        if object.anyAccessibilityValues.activationPoint == nil, let view = object as? UIView, Self.isOneElement(view),
            let control = AccessibilityCell.of(view).ownSwitch
        {
            return control.accessibilityActivationPoint
        }
        return object.accessibilityActivationPoint
    }

    /// Scrolls until the node is visible.
    package func scrollToVisible() {
        switch source {
        case .row(let list, let path):
            guard list.isValid(path) else { return }
            if let cell = list.rowCell(at: path), Self.isInside(cell, list) { return }
            list.scrollToVisibleRow(at: path)
            list.layoutIfNeeded()
        case .object(let object):
            guard let view = object as? UIView else { return }
            var ancestor = view.superview
            while let current = ancestor {
                if let scroll = current as? UIScrollView, !Self.isInside(view, scroll) {
                    scroll.scrollRectToVisible(view.convert(view.bounds, to: scroll), animated: false)
                    scroll.layoutIfNeeded()
                }
                ancestor = current.superview
            }
        }
    }

    /// Whether no bar covers a view, and no edge cuts it off.
    static func isInside(_ view: UIView, _ scroll: UIScrollView) -> Bool {
        let visible = scroll.bounds.inset(by: scroll.adjustedContentInset)
        return visible.contains(view.convert(view.bounds, to: scroll))
    }

    /// Scrolls the nearest list or scroll view by a page.
    ///
    /// - Returns: Whether it could scroll in the direction.
    @discardableResult
    package func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        var responder = object as? UIResponder
        if responder == nil, case .row(let list, _) = source { responder = list }
        while let current = responder {
            if current.accessibilityScroll(direction) { return true }
            responder = current.next
        }
        return false
    }

    /// Cancels a drag by assistive technologies, or closes what is open: the nearest responder decides that handles the gesture.
    ///
    /// - Returns: Whether something was closed.
    @discardableResult
    package func performEscape() -> Bool {
        if AccessibilityDrag.cancel() { return true }
        var responder = object as? UIResponder
        while let current = responder {
            if current.accessibilityPerformEscape() { return true }
            responder = current.next
        }
        return false
    }

    // MARK: Reordering

    /// The actions that move a row of a table that is being edited.
    private var reorderActions: [UIAccessibilityCustomAction] {
        guard case .row(let list, let path) = source, let table = list as? UITableView, table.isEditing,
            table.isValid(path)
        else { return [] }
        let steps: [(SpokenWord, Int)] = [(.moveUp, -1), (.moveDown, 1)]
        return steps.compactMap { word, step in
            guard table.canMoveByAccessibility(path, by: step) else { return nil }
            return UIAccessibilityCustomAction(name: word.text) { [weak table] _ in
                table?.moveByAccessibility(path, by: step) ?? false
            }
        }
    }
}

/// A touch that assistive technologies perform for the user.
@MainActor
enum SyntheticTap {
    /// The number that identifies the touch, which no device uses.
    private static let touchID = Int.max
    /// The duration of the touch, in seconds.
    private static let duration: CFTimeInterval = 0.05

    /// Touches a screen at a point.
    static func perform(at point: CGPoint, on screen: UIScreen) {
        send(.began, point, screen)
        DisplayClock.schedule(after: duration) { send(.ended, point, screen) }
    }

    private static func send(_ phase: UITouch.Phase, _ point: CGPoint, _ screen: UIScreen) {
        screen.input?.send(
            .touch(HostTouch(id: touchID, phase: phase, location: point, timestamp: DisplayClock.now)))
    }
}
