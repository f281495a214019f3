/// What the keys of the keyboard do to the focus, and to what is focused.
@MainActor
final class FocusKeys {
    weak var system: UIFocusSystem?
    /// The key that is held, and repeats.
    private var held: (code: UIKeyboardHIDUsage, timer: DisplayClock.Timer)?
    /// The key that is pressed on what is focused, and that.
    private var pressed: (code: UIKeyboardHIDUsage, view: UIView)?

    /// After how many seconds a held key repeats, and how long from there to each repetition: as desktops do.
    private static let firstDelay: TimeInterval = 0.4
    private static let delay: TimeInterval = 0.05

    /// A key went down that no responder wanted.
    ///
    /// - Returns: whether the focus, or what is focused, had a use for it.
    func began(_ press: UIPress, in window: UIWindow) -> Bool {
        guard let key = press.key, !(window.firstResponder is any UIKeyInput) else { return false }
        let modifiers = key.modifierFlags.intersection([.command, .control, .alternate, .shift])
        if let focused = system?.focusedItem as? UIView, use(key, modifiers, on: focused) { return true }
        guard let step = FocusStep(key.keyCode, modifiers), move(step, extends: modifiers.contains(.shift)) else {
            return false
        }
        if step.repeats { wait(Self.firstDelay, key.keyCode, step, extends: modifiers.contains(.shift)) }
        return true
    }

    /// A key was released.
    func ended(_ press: UIPress) {
        guard let code = press.key?.keyCode else { return }
        if held?.code == code { stopRepeating() }
        if let pressed, pressed.code == code {
            self.pressed = nil
            if pressed.view.isFocused { pressed.view.focusPressEnded() } else { pressed.view.focusPressCancelled() }
        }
    }

    /// The focus goes: keys that are held mean nothing any more.
    func cancel() {
        stopRepeating()
        let view = pressed?.view
        pressed = nil
        view?.focusPressCancelled()
    }

    private func stopRepeating() {
        held?.timer.cancel()
        held = nil
    }

    private func wait(_ delay: TimeInterval, _ code: UIKeyboardHIDUsage, _ step: FocusStep, extends: Bool) {
        held?.timer.cancel()
        let timer = DisplayClock.schedule(after: delay) { [weak self] in
            guard let self, move(step, extends: extends) else { return }
            wait(Self.delay, code, step, extends: extends)
        }
        held = (code, timer)
    }

    // MARK: What is focused

    private func use(_ key: UIKey, _ modifiers: UIKeyModifierFlags, on view: UIView) -> Bool {
        switch key.keyCode {
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
            if modifiers.isEmpty, view.focusPressBegan() {
                pressed = (key.keyCode, view)
                return true
            }
        default: break
        }
        return sequence(first: view, next: \.superview).contains { $0.focusKey(key, modifiers) }
    }

    // MARK: Where it goes

    private func move(_ step: FocusStep, extends: Bool) -> Bool {
        guard let system else { return false }
        guard let item = system.focusedItem else { return reveal(step) }
        if let view = item as? UIView {
            for outer in sequence(first: view, next: \.superview) {
                if outer.moveFocus(step, from: view, extends: extends) { return true }
            }
        }
        guard let heading = step.heading, let root = system.root else { return false }
        let next =
            step == .nextGroup || step == .previousGroup
            ? FocusSearch.item(inGroupBeside: item, forward: step == .nextGroup, in: root)
            : FocusSearch.neighbour(of: item, heading, in: root)
        guard let next else {
            system.fail(UIFocusUpdateContext(from: item, to: nil, heading: heading))
            return step == .nextGroup || step == .previousGroup
        }
        return system.move(to: next, heading: heading)
    }

    /// The focus comes back by arrows and tab. Where what it comes to shows already that it is chosen, it goes on from
    /// there at once.
    private func reveal(_ step: FocusStep) -> Bool {
        guard let system, step.reveals, let target = system.placeToReturnTo else { return false }
        let isChosen = (target as? UITableViewCell)?.isSelected == true
        guard system.reveal(at: target, heading: step.heading ?? []) else { return false }
        if isChosen, step == .up || step == .down { _ = move(step, extends: false) }
        return true
    }
}

/// One move of the focus by a key.
enum FocusStep {
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

    /// Whether the step goes towards the end.
    var isForward: Bool { [.down, .pageDown, .last].contains(self) }

    /// Whether the step shows the focus where it does not show.
    var reveals: Bool { [.up, .down, .nextGroup, .previousGroup].contains(self) }

    /// Whether a held key goes on.
    var repeats: Bool { self != .first && self != .last }
}
