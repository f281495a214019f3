/// A user interaction, such as a touch, a scroll or a key press.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The type of an event.
    public enum EventType: Int, Sendable {
        /// Touches on the screen.
        case touches = 0
        /// Device motion.
        case motion = 1
        /// A remote-control command.
        case remoteControl = 2
        /// Key presses.
        case presses = 3
        /// Scrolling with a mouse wheel or touchpad.
        case scroll = 10
        /// Pointer movement without a pressed button.
        case hover = 11
        /// A pinch or rotation on a touchpad.
        case transform = 14
    }

    /// The type of the event.
    open private(set) var type: EventType

    /// The time of the event, in seconds of `CACurrentMediaTime()`.
    open internal(set) var timestamp: TimeInterval

    /// The modifier keys held during the event.
    open internal(set) var modifierFlags: UIKeyModifierFlags

    init(type: EventType, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags) {
        self.type = type
        self.timestamp = timestamp
        self.modifierFlags = modifierFlags
        super.init()
    }

    /// The active touches and those that ended in this event, or `nil` for events without touches.
    open var allTouches: Set<UITouch>? { nil }

    /// Returns the touches that began in `window`.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        allTouches?.filter { $0.window === window }
    }

    /// Returns the touches that began in `view`.
    open func touches(for view: UIView) -> Set<UITouch>? {
        allTouches?.filter { $0.view === view }
    }

    /// Returns the touches that `gesture` tracks.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { touch in touch.attachedRecognizers.contains { $0 === gesture } }
    }

    /// Delivers the event to its receivers in `window`. Called by `UIWindow.sendEvent(_:)`.
    func deliver(to window: UIWindow) {}

    /// The window to which the event is sent.
    weak var targetWindow: UIWindow?
}

/// An event with touches that began, moved or ended.
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

/// A scroll event of a mouse wheel or touchpad.
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
