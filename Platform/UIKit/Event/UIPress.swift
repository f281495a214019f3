/// A key that is held down, from going down until it is released.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// Where in its life a press is.
    public enum Phase: Int, Sendable {
        /// The key has just gone down.
        case began = 0
        /// How hard it is pressed changed.
        case changed = 1
        /// It is held as before.
        case stationary = 2
        /// It was released.
        case ended = 3
        /// The system took the press away.
        case cancelled = 4
    }

    /// When the key went down or was released: in seconds on the clock of `CACurrentMediaTime()`.
    public internal(set) final var timestamp: TimeInterval

    /// Where in its life the press is.
    public internal(set) final var phase = Phase.began

    /// The window whose first responder got the key.
    public internal(set) final weak var window: UIWindow?

    /// The responder that heard of the press first, and hears of its end.
    public internal(set) final weak var responder: UIResponder?

    /// Which key it is.
    public internal(set) final var key: UIKey?

    init(key: UIKey, window: UIWindow, timestamp: TimeInterval) {
        self.key = key
        self.window = window
        self.timestamp = timestamp
        super.init()
    }
}

/// Keys that went down or were released.
open class UIPressesEvent: UIEvent {
    final var presses: [UIPress] = []
    final var changedPress: UIPress?

    init(timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags) {
        super.init(type: .presses, timestamp: timestamp, modifierFlags: modifierFlags)
    }

    /// The keys that are held, and those that were released in this event.
    open var allPresses: Set<UIPress> { Set(presses) }

    override func deliver(to window: UIWindow) {
        guard let press = changedPress else { return }
        switch press.phase {
        case .began:
            if window.openMenu == nil, let key = press.key, window.openContextMenuByKey(key) { return }
            let responder = window.openMenu ?? window.responderForKeys
            press.responder = responder
            responder.pressesBegan([press], with: self)
        case .ended: press.responder?.pressesEnded([press], with: self)
        case .cancelled: press.responder?.pressesCancelled([press], with: self)
        case .changed, .stationary: break
        }
    }
}

/// A key of a keyboard, and what it types with the modifiers that are held.
@preconcurrency @MainActor
open class UIKey: NSObject {
    /// What the key types; empty for one that types nothing, such as an arrow.
    public final let characters: String

    /// The modifier keys that are held.
    public final let modifierFlags: UIKeyModifierFlags

    /// Which key it is, by its place on the keyboard.
    public final let keyCode: UIKeyboardHIDUsage

    init(_ key: HostKey) {
        characters = key.characters
        modifierFlags = key.modifiers
        keyCode = key.code
        super.init()
    }
}
