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

    /// The kind of a motion or a command of a remote control.
    public enum EventSubtype: Int, Sendable {
        /// No particular kind.
        case none = 0
        /// A shake of the device.
        case motionShake = 1
        /// Play.
        case remoteControlPlay = 100
        /// Pause.
        case remoteControlPause = 101
        /// Stop.
        case remoteControlStop = 102
        /// Play or pause.
        case remoteControlTogglePlayPause = 103
        /// The next track.
        case remoteControlNextTrack = 104
        /// The previous track.
        case remoteControlPreviousTrack = 105
        /// The beginning of a backward search.
        case remoteControlBeginSeekingBackward = 106
        /// The end of a backward search.
        case remoteControlEndSeekingBackward = 107
        /// The beginning of a forward search.
        case remoteControlBeginSeekingForward = 108
        /// The end of a forward search.
        case remoteControlEndSeekingForward = 109
    }

    /// The pressed buttons of a mouse.
    public struct ButtonMask: OptionSet, Sendable {
        /// The bits of the mask.
        public let rawValue: Int

        /// Creates a mask from its bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The primary button, usually the left one.
        public static var primary: ButtonMask { ButtonMask(rawValue: 1) }
        /// The secondary button, usually the right one.
        public static var secondary: ButtonMask { ButtonMask(rawValue: 2) }
        /// Returns the mask of a button by its number, from 1.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            (1...Int.bitWidth - 1).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
        }
    }

    /// The kind of the motion or the command.
    open var subtype: EventSubtype { .none }

    /// The pressed buttons of a mouse: the primary one for touches by a mouse.
    open var buttonMask: ButtonMask {
        allTouches?.contains { $0.type == .indirectPointer && !$0.isOver } == true ? .primary : []
    }

    /// Returns the touches that have been merged into `touch`, the last of which is equal to it. Movements are merged
    /// before they become touches, so that it is `touch` itself.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        allTouches?.contains(touch) == true ? [touch] : nil
    }

    /// Returns touches that are predicted to follow `touch`. There are none.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        allTouches?.contains(touch) == true ? [] : nil
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
