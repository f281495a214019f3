/// The press of a key, from when it is pressed until it is released.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// The phase of a press.
    public enum Phase: Int, Sendable {
        /// The beginning of the press.
        case began = 0
        /// A change of the pressure.
        case changed = 1
        /// No change since the last event.
        case stationary = 2
        /// The release of the key.
        case ended = 3
        /// The cancellation of the press by the system.
        case cancelled = 4
    }

    /// The time of the last change, in seconds of `CACurrentMediaTime()`.
    open internal(set) var timestamp: TimeInterval

    /// The phase of the press.
    open internal(set) var phase = Phase.began

    /// The window whose first responder received the press.
    open internal(set) weak var window: UIWindow?

    /// The responder that received the beginning of the press, and receives its end.
    open internal(set) weak var responder: UIResponder?

    /// The pressed key.
    open internal(set) var key: UIKey?

    init(key: UIKey, window: UIWindow, timestamp: TimeInterval) {
        self.key = key
        self.window = window
        self.timestamp = timestamp
        super.init()
    }
}

/// An event with keys that were pressed or released.
open class UIPressesEvent: UIEvent {
    final var presses: [UIPress] = []
    final var changedPress: UIPress?

    init(timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags) {
        super.init(type: .presses, timestamp: timestamp, modifierFlags: modifierFlags)
    }

    /// The keys that are held, and those released in this event.
    open var allPresses: Set<UIPress> { Set(presses) }

    override func deliver(to window: UIWindow) {
        guard let press = changedPress else { return }
        switch press.phase {
        case .began:
            if window.openMenuOverlay == nil, let key = press.key,
                window.openContextMenuByKey(key) || window.openMenuBarByKey(key)
            {
                return
            }
            let responder = window.openMenuOverlay ?? window.keyResponder
            press.responder = responder
            responder.pressesBegan([press], with: self)
        case .ended: press.responder?.pressesEnded([press], with: self)
        case .cancelled: press.responder?.pressesCancelled([press], with: self)
        case .changed, .stationary: break
        }
    }
}

/// A key and the text that it types with the current modifiers.
@preconcurrency @MainActor
open class UIKey: NSObject {
    /// The typed text, or an empty string for a key without text, such as an arrow.
    public final let characters: String

    /// The modifier keys that are held.
    public final let modifierFlags: UIKeyModifierFlags

    /// The key's position on the keyboard.
    public final let keyCode: UIKeyboardHIDUsage

    init(_ key: HostKey) {
        characters = key.characters
        modifierFlags = key.modifiers
        keyCode = key.code
        super.init()
    }
}
