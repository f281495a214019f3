/// An event from the host. It contains only values, so that windows and headless screens produce the same
/// events.
///
/// Hosts deliver events through `EventRouter.send(_:to:)`. No other part of the framework depends on the
/// source of input.
package enum HostEvent: Sendable {
    /// A touch, or the mouse with its button pressed.
    case touch(HostTouch)
    /// A press of the secondary mouse button, at a point of the window.
    case secondaryClick(CGPoint)
    /// A press of the middle mouse button, at a point of the window.
    case middleClick(CGPoint)
    /// A movement of the pointer without a pressed button, to a point of the window or, as `nil`, out of it.
    case pointer(CGPoint?)
    /// A press of the mouse button that goes back.
    case back
    /// A mouse wheel, or a two-finger gesture on a touchpad.
    case scroll(HostScroll)
    /// A key press or release. The text that it types arrives as `text`.
    case key(HostKey)
    /// Text from the keyboard or an input method, ready to insert.
    case text(String)
    /// The marked text of an input method, and its selected range in UTF-16 code units. Empty if the
    /// composition is canceled.
    case composition(String, selected: Range<Int>)
    /// A new window size in points, and a new scale in pixels per point.
    case resize(CGSize, scale: CGFloat)
    /// A change of the system's light or dark style.
    case appearance(UIUserInterfaceStyle)
    /// A change of the desktop's settings.
    case settings(DesktopSettings)
    /// A gain (`true`) or loss of the keyboard focus.
    case active(Bool)
    /// A change of the window's visibility: `true` if it becomes visible, `false` if it is minimized.
    case visible(Bool)
    /// A loss of the pixels in the window.
    case redraw
    /// URLs that the user opens with the running app.
    case open([URL])
    /// A quick action of the app's icon.
    case shortcut(UIApplicationShortcutItem)
    /// A lack of memory in the system.
    case memoryWarning
    /// A shake of the device.
    case shake
    /// A request to close the window. An app quits with its last one.
    case close
    /// A request to quit, from the user or the system.
    case quit
}

/// One phase of one touch.
package struct HostTouch: Sendable {
    /// Identifies one of several simultaneous touches. It may be reused after the touch has ended.
    package var id: Int
    package var phase: UITouch.Phase
    /// The location in points, relative to the window's top left corner.
    package var location: CGPoint
    /// The time, in seconds of the display clock.
    package var timestamp: CFTimeInterval
    /// The type of the touch: direct, or from the mouse.
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

/// One step of scrolling with a wheel or touchpad.
package struct HostScroll: Sendable {
    /// The phase of a step in a scroll gesture. A stepped wheel has no gesture: each notch is a separate
    /// `changed` step.
    package enum Phase: Sendable {
        /// The first step of a gesture.
        case began
        /// A later step of a gesture, or one notch of a wheel.
        case changed
        /// The end of a gesture. The step has no movement.
        case ended
        /// The system canceled the gesture.
        case cancelled
    }

    /// The location of the pointer in points, relative to the window's top left corner.
    package var location: CGPoint
    /// The distance to move the content, in points. A positive `dy` moves it down, toward its top.
    package var delta: CGVector
    /// Whether `delta` follows a touchpad exactly. Otherwise it consists of wheel notches that need
    /// smoothing.
    package var isPrecise: Bool
    package var phase: Phase
    /// The time, in seconds of the display clock.
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

/// A key press or release.
package struct HostKey: Sendable {
    /// The key, identified by its position on the keyboard.
    package var code: UIKeyboardHIDUsage
    /// The characters that the key types in the current layout with the current modifiers, or an empty
    /// string.
    package var characters: String
    package var modifiers: UIKeyModifierFlags
    package var isDown: Bool
    /// The time, in seconds of the display clock.
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
