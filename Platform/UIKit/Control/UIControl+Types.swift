extension UIControl {
    /// What happens to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// One bit an event.
        public let rawValue: UInt

        /// Makes a set of events of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A finger went down in the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger went down in quick succession: the tap count is above 1.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The finger was dragged inside of the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The finger was dragged outside of the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The finger was dragged into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The finger was dragged out of the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The finger was lifted inside of the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The finger was lifted outside of the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system took the touch away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The value that the control shows was changed by a person.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What the control is mainly for: for a button, a tap.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The control's menu is about to open.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text was changed by a person.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing ended by the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All that touches do.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All that happens while editing.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// For the app's own events.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// For the system's own events.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// Whatever happens.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// How a control is just now.
    public struct State: OptionSet, Hashable, Sendable {
        /// One bit a state.
        public let rawValue: UInt

        /// Makes a state of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Nothing special.
        public static let normal: State = []
        /// A finger is on it.
        public static let highlighted = State(rawValue: 1 << 0)
        /// It can't be used.
        public static let disabled = State(rawValue: 1 << 1)
        /// It is chosen.
        public static let selected = State(rawValue: 1 << 2)
        /// It would be used by the keyboard.
        public static let focused = State(rawValue: 1 << 3)
        /// For the app's own states.
        public static let application = State(rawValue: 0x00FF_0000)
        /// For the system's own states.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// Where contents are placed from top to bottom.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center = 0
        case top = 1
        case bottom = 2
        /// As high as the control.
        case fill = 3
    }

    /// Where contents are placed from side to side.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center = 0
        case left = 1
        case right = 2
        /// As wide as the control.
        case fill = 3
        /// Where lines begin.
        case leading = 4
        /// Where lines end.
        case trailing = 5
    }
}
