/// Something that a person did: touched, scrolled, pressed a key.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// What kind of thing happened.
    public enum EventType: Int, Sendable {
        /// Fingers on the screen.
        case touches = 0
        /// The device was moved.
        case motion = 1
        /// A remote control.
        case remoteControl = 2
        /// Keys.
        case presses = 3
        /// A wheel, or fingers on a touchpad.
        case scroll = 10
        /// A pointer without its button held.
        case hover = 11
        /// Two fingers on a touchpad that pinch or turn.
        case transform = 14
    }

    /// What kind of thing happened.
    public final let type: EventType

    /// When it happened: in seconds on the clock of `CACurrentMediaTime()`.
    public internal(set) final var timestamp: TimeInterval

    /// The modifier keys that were held.
    public internal(set) final var modifierFlags: UIKeyModifierFlags

    init(type: EventType, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags) {
        self.type = type
        self.timestamp = timestamp
        self.modifierFlags = modifierFlags
        super.init()
    }

    /// The fingers that are on the screen, and those that were lifted in this event; nil for events without fingers.
    open var allTouches: Set<UITouch>? { nil }

    /// Those of the touches that began in `window`.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        allTouches?.filter { $0.window === window }
    }

    /// Those of the touches that began in `view`.
    open func touches(for view: UIView) -> Set<UITouch>? {
        allTouches?.filter { $0.view === view }
    }

    /// Those of the touches that `gesture` follows.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { touch in touch.attachedRecognizers.contains { $0 === gesture } }
    }

    /// Brings the event to what it is for in `window`: what `UIWindow.sendEvent(_:)` does.
    func deliver(to window: UIWindow) {}

    /// The window that the event enters.
    weak var targetWindow: UIWindow?
}

/// Fingers that went down, moved or lifted.
final class TouchesEvent: UIEvent {
    var touches: [UITouch] = []
    private let delivery: TouchDelivery

    init(delivery: TouchDelivery, timestamp: TimeInterval) {
        self.delivery = delivery
        super.init(type: .touches, timestamp: timestamp, modifierFlags: [])
    }

    override var allTouches: Set<UITouch>? { Set(touches) }

    override func deliver(to window: UIWindow) {
        delivery.deliver(self, to: window)
    }
}

/// A step of a wheel, or of fingers on a touchpad.
final class ScrollEvent: UIEvent {
    let scroll: HostScroll
    private let delivery: ScrollDelivery

    init(_ scroll: HostScroll, delivery: ScrollDelivery, modifierFlags: UIKeyModifierFlags) {
        self.scroll = scroll
        self.delivery = delivery
        super.init(type: .scroll, timestamp: scroll.timestamp, modifierFlags: modifierFlags)
    }

    override func deliver(to window: UIWindow) {
        delivery.deliver(self, to: window)
    }
}
