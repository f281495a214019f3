extension UIControl {
    /// The events of a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bit mask of the events.
        public let rawValue: UInt

        /// Creates a set of events from a bit mask.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The beginning of a touch in the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// The beginning of a repeated touch, whose tap count is greater than 1.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A movement of the touch inside the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A movement of the touch outside the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A movement of the touch into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A movement of the touch out of the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The end of the touch inside the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The end of the touch outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The cancellation of the touch by the system.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// A change of the control's value by the user.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The primary action of the control, such as a button's tap.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The opening of the control's menu.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// The beginning of editing.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// A change of the text by the user.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// The end of editing.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The end of editing with the Return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All touch events.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All editing events.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// The events reserved for the app.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// The events reserved for the system.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The state of a control.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bit mask of the state.
        public let rawValue: UInt

        /// Creates a state from a bit mask.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The normal state.
        public static let normal: State = []
        /// The state of a control with a touch on it.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The state of a disabled control.
        public static let disabled = State(rawValue: 1 << 1)
        /// The state of a selected control.
        public static let selected = State(rawValue: 1 << 2)
        /// The state of a focused control.
        public static let focused = State(rawValue: 1 << 3)
        /// The states reserved for the app.
        public static let application = State(rawValue: 0x00FF_0000)
        /// The states reserved for the system.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// The vertical alignment of a control's content.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center = 0
        case top = 1
        case bottom = 2
        /// The full height of the control.
        case fill = 3
    }

    /// The horizontal alignment of a control's content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center = 0
        case left = 1
        case right = 2
        /// The full width of the control.
        case fill = 3
        /// The leading edge.
        case leading = 4
        /// The trailing edge.
        case trailing = 5
    }
}
