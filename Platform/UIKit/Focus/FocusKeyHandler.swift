/// Moves the focus and activates the focused item in response to keys.
@MainActor
final class FocusKeyHandler {
    weak var system: UIFocusSystem?
    /// The held key and the timer of its next repetition.
    private var repeatingKey: (code: UIKeyboardHIDUsage, timer: DisplayClock.Timer)?
    /// The held key that presses the focused item, and that item.
    private var pressedItem: (code: UIKeyboardHIDUsage, view: UIView)?

    /// The delay before a held key repeats, and the interval between repetitions, in seconds, as on desktop
    /// systems.
    private static let initialRepeatDelay: TimeInterval = 0.4
    private static let repeatInterval: TimeInterval = 0.05

    /// Handles a key press that no responder has handled.
    ///
    /// - Returns: Whether the press moved the focus or activated the focused item.
    func began(_ press: UIPress, in window: UIWindow) -> Bool {
        guard let key = press.key, !(window.firstResponder is any UIKeyInput) else { return false }
        let modifiers = key.modifierFlags.intersection([.command, .control, .alternate, .shift])
        if let focused = system?.focusedItem as? UIView, perform(key, modifiers, on: focused) { return true }
        guard let step = FocusMovement(key.keyCode, modifiers), move(step, extends: modifiers.contains(.shift)) else {
            return false
        }
        if step.repeats {
            scheduleRepeat(after: Self.initialRepeatDelay, key.keyCode, step, extends: modifiers.contains(.shift))
        }
        return true
    }

    /// Handles the release of a key.
    func ended(_ press: UIPress) {
        guard let code = press.key?.keyCode else { return }
        if repeatingKey?.code == code { stopRepeating() }
        if let pressedItem, pressedItem.code == code {
            self.pressedItem = nil
            let view = pressedItem.view
            if view.isFocused { view.focusPressEnded() } else { view.focusPressCancelled() }
        }
    }

    /// Cancels the held keys because the focus is removed.
    func cancel() {
        stopRepeating()
        let view = pressedItem?.view
        pressedItem = nil
        view?.focusPressCancelled()
    }

    private func stopRepeating() {
        repeatingKey?.timer.cancel()
        repeatingKey = nil
    }

    private func scheduleRepeat(
        after delay: TimeInterval, _ code: UIKeyboardHIDUsage, _ step: FocusMovement, extends: Bool
    ) {
        repeatingKey?.timer.cancel()
        let timer = DisplayClock.schedule(after: delay) { [weak self] in
            guard let self, move(step, extends: extends) else { return }
            scheduleRepeat(after: Self.repeatInterval, code, step, extends: extends)
        }
        repeatingKey = (code, timer)
    }

    // MARK: Activation

    private func perform(_ key: UIKey, _ modifiers: UIKeyModifierFlags, on view: UIView) -> Bool {
        switch key.keyCode {
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
            if modifiers.isEmpty, view.focusPressBegan() {
                pressedItem = (key.keyCode, view)
                return true
            }
        default: break
        }
        return sequence(first: view, next: \.superview).contains { $0.focusKey(key, modifiers) }
    }

    // MARK: Movement

    private func move(_ step: FocusMovement, extends: Bool) -> Bool {
        guard let system else { return false }
        guard let item = system.focusedItem else { return restoreFocus(step) }
        if let view = item as? UIView {
            for outer in sequence(first: view, next: \.superview) {
                if outer.moveFocus(step, from: view, extends: extends) { return true }
            }
        }
        guard let heading = step.heading, let root = system.root else { return false }
        let next =
            step == .nextGroup || step == .previousGroup
            ? FocusSearch.item(inGroupAdjacentTo: item, forward: step == .nextGroup, in: root)
            : FocusSearch.neighbor(of: item, heading, in: root)
        guard let next else {
            system.postMovementFailure(UIFocusUpdateContext(from: item, to: nil, heading: heading))
            return step == .nextGroup || step == .previousGroup
        }
        return system.move(to: next, heading: heading)
    }

    /// Shows the focus again for arrow keys and Tab. If the restored item is already visibly selected, moves
    /// on from there immediately.
    private func restoreFocus(_ step: FocusMovement) -> Bool {
        guard let system, step.restoresFocus, let target = system.restorationTarget else { return false }
        let movesOn =
            switch target {
            case let row as UITableViewCell: row.isSelected && (step == .up || step == .down)
            case let item as UICollectionViewCell: item.isSelected && [.up, .down, .left, .right].contains(step)
            default: false
            }
        guard system.showFocus(at: target, heading: step.heading ?? []) else { return false }
        if movesOn { _ = move(step, extends: false) }
        return true
    }
}

/// A movement of the focus by a key.
enum FocusMovement {
    case up, down, left, right, pageUp, pageDown, first, last, nextGroup, previousGroup

    init?(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) {
        switch (code, modifiers) {
        case (.keyboardUpArrow, []), (.keyboardUpArrow, .shift): self = .up
        case (.keyboardDownArrow, []), (.keyboardDownArrow, .shift): self = .down
        case (.keyboardLeftArrow, []): self = .left
        case (.keyboardRightArrow, []): self = .right
        case (.keyboardPageUp, []), (.keyboardPageUp, .shift), (.keyboardUpArrow, .alternate): self = .pageUp
        case (.keyboardPageDown, []), (.keyboardPageDown, .shift), (.keyboardDownArrow, .alternate): self = .pageDown
        case (.keyboardHome, []), (.keyboardHome, .shift), (.keyboardUpArrow, .command): self = .first
        case (.keyboardEnd, []), (.keyboardEnd, .shift), (.keyboardDownArrow, .command): self = .last
        case (.keyboardTab, []): self = .nextGroup
        case (.keyboardTab, .shift): self = .previousGroup
        default: return nil
        }
    }

    var heading: UIFocusHeading? {
        switch self {
        case .up, .pageUp: .up
        case .down, .pageDown: .down
        case .left: .left
        case .right: .right
        case .first: .first
        case .last: .last
        case .nextGroup: .next
        case .previousGroup: .previous
        }
    }

    /// Whether the movement is toward the end.
    var isForward: Bool { [.down, .pageDown, .last].contains(self) }

    /// Whether the movement shows the focus again while it is hidden.
    var restoresFocus: Bool { [.up, .down, .nextGroup, .previousGroup].contains(self) }

    /// Whether the movement repeats while the key is held.
    var repeats: Bool { self != .first && self != .last }
}
