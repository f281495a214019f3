/// What a host tells the user interface: values only, so that a window and a headless screen speak the same language.
///
/// A host delivers an event by `EventRouter.send(_:to:)`; nothing else in the framework knows where input comes from.
package enum HostEvent: Sendable {
    /// A finger, or the mouse with its button held.
    case touch(HostTouch)
    /// The mouse's second button went down, at a point of the window.
    case secondaryClick(CGPoint)
    /// A mouse wheel or two fingers on a touchpad.
    case scroll(HostScroll)
    /// A key of the keyboard went down or up. What it types arrives as `text`.
    case key(HostKey)
    /// Text from the keyboard or an input method, ready to insert.
    case text(String)
    /// What an input method is composing, and what of it is selected, in UTF-16. Empty where it has given up.
    case composition(String, selected: Range<Int>)
    /// The window's new size in points, and the number of pixels a point has now.
    case resize(CGSize, scale: CGFloat)
    /// The system went over to light or dark.
    case appearance(UIUserInterfaceStyle)
    /// The window gained (`true`) or lost the keyboard focus.
    case active(Bool)
    /// The window came into view (`true`), or was minimised.
    case visible(Bool)
    /// The person closed the window, or the system asks to end.
    case quit
}

/// One step of one finger.
package struct HostTouch: Sendable {
    /// Tells simultaneous fingers apart. May be used again once the finger has ended.
    package var id: Int
    package var phase: UITouch.Phase
    /// In points, from the window's top left corner.
    package var location: CGPoint
    /// In seconds of the display clock.
    package var timestamp: CFTimeInterval
    /// Whether it is a finger, or the mouse.
    package var type: UITouch.TouchType

    package init(
        id: Int = 0, phase: UITouch.Phase, location: CGPoint, timestamp: CFTimeInterval,
        type: UITouch.TouchType = .direct
    ) {
        self.id = id
        self.phase = phase
        self.location = location
        self.timestamp = timestamp
        self.type = type
    }
}

/// One step of scrolling without a finger on the screen.
package struct HostScroll: Sendable {
    /// Where in the gesture a step is. A stepped wheel has no gesture: each notch is a `changed` of its own.
    package enum Phase: Sendable {
        /// The first step of a gesture.
        case began
        /// The gesture goes on; or one notch of a wheel.
        case changed
        /// The fingers left the touchpad. The step itself moves nothing.
        case ended
        /// The system took the gesture away.
        case cancelled
    }

    /// Where the pointer is: in points, from the window's top left corner.
    package var location: CGPoint
    /// How far the content moves, in points: a positive `dy` moves it down, towards its top.
    package var delta: CGVector
    /// Whether `delta` follows fingers exactly (touchpad), or comes in notches (wheel) that want smoothing.
    package var isPrecise: Bool
    package var phase: Phase
    /// In seconds of the display clock.
    package var timestamp: CFTimeInterval

    package init(
        location: CGPoint, delta: CGVector, isPrecise: Bool, phase: Phase = .changed, timestamp: CFTimeInterval
    ) {
        self.location = location
        self.delta = delta
        self.isPrecise = isPrecise
        self.phase = phase
        self.timestamp = timestamp
    }
}

/// A key that went down or up.
package struct HostKey: Sendable {
    /// Which key, by its place on the keyboard.
    package var code: UIKeyboardHIDUsage
    /// What the key types in the current layout with the current modifiers; empty for a key that types nothing.
    package var characters: String
    package var modifiers: UIKeyModifierFlags
    package var isDown: Bool
    /// In seconds of the display clock.
    package var timestamp: CFTimeInterval

    package init(
        code: UIKeyboardHIDUsage, characters: String = "", modifiers: UIKeyModifierFlags = [], isDown: Bool,
        timestamp: CFTimeInterval
    ) {
        self.code = code
        self.characters = characters
        self.modifiers = modifiers
        self.isDown = isDown
        self.timestamp = timestamp
    }
}
