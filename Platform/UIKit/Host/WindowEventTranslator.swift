@_implementationOnly import CSDL2
import QuartzCore

/// Converts SDL's events to host events. The mouse with its left button pressed becomes a touch, and units
/// become points.
@MainActor
struct WindowEventTranslator {
    /// The distance that one notch of a wheel scrolls, in points: a row and a half, as is usual on desktops.
    static let pointsPerNotch: CGFloat = 60
    /// The number of desktop units in one of SDL's touchpad steps (`WAYLAND_WHEEL_AXIS_UNIT`).
    static let unitsPerPreciseStep: CGFloat = 10
    /// The touch identifier of the mouse. Touches of a touch screen have higher identifiers.
    static let mouseID = 0

    var geometry: WindowGeometry
    private var mouseLocation: CGPoint?
    var isMousePressed: Bool { mouseLocation != nil }
    private var touches: [(fingerID: Int64, id: Int, location: CGPoint)] = []

    init(geometry: WindowGeometry) {
        self.geometry = geometry
    }

    mutating func events(for event: SDL_Event) -> [HostEvent] {
        switch SDL_EventType(event.type) {
        case SDL_QUIT: [.quit]
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: button(event.button)
        case SDL_MOUSEMOTION: motion(event.motion)
        case SDL_MOUSEWHEEL: wheel(event.wheel)
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: finger(event.tfinger)
        case SDL_KEYDOWN, SDL_KEYUP: [.key(key(event.key))]
        case SDL_TEXTINPUT: text(event.text)
        case SDL_TEXTEDITING: composition(event.edit)
        case SDL_TEXTEDITING_EXT: composition(event.editExt)
        default: []
        }
    }

    /// Cancels all active touches, for example when the window loses the focus.
    mutating func cancelTouches() -> [HostEvent] {
        var active = touches.map { ($0.id, $0.location) }
        if let mouseLocation { active.append((Self.mouseID, mouseLocation)) }
        mouseLocation = nil
        touches = []
        return active.map { touch($0.0, .cancelled, at: $0.1) }
    }

    private func touch(_ id: Int, _ phase: UITouch.Phase, at location: CGPoint) -> HostEvent {
        .touch(
            HostTouch(
                id: id, phase: phase, location: location, timestamp: CACurrentMediaTime(),
                type: id == Self.mouseID ? .indirectPointer : .direct))
    }

    private func point(_ x: Int32, _ y: Int32) -> CGPoint {
        CGPoint(x: CGFloat(x) * geometry.pointsPerUnit, y: CGFloat(y) * geometry.pointsPerUnit)
    }

    // MARK: Mouse

    private mutating func button(_ event: SDL_MouseButtonEvent) -> [HostEvent] {
        let location = point(event.x, event.y)
        if event.button == UInt8(SDL_BUTTON_RIGHT), event.type == SDL_MOUSEBUTTONDOWN.rawValue {
            return [.secondaryClick(location)]
        }
        if event.button == UInt8(SDL_BUTTON_MIDDLE), event.type == SDL_MOUSEBUTTONDOWN.rawValue {
            return [.middleClick(location)]
        }
        if event.button == UInt8(SDL_BUTTON_X1), event.type == SDL_MOUSEBUTTONDOWN.rawValue { return [.back] }
        guard event.button == UInt8(SDL_BUTTON_LEFT) else { return [] }
        if event.type == SDL_MOUSEBUTTONDOWN.rawValue {
            mouseLocation = location
            return [touch(Self.mouseID, .began, at: location)]
        }
        guard mouseLocation != nil else { return [] }
        mouseLocation = nil
        return [touch(Self.mouseID, .ended, at: location), .pointer(location)]
    }

    private mutating func motion(_ event: SDL_MouseMotionEvent) -> [HostEvent] {
        let location = point(event.x, event.y)
        // SDL can report touches of a screen as movements of a mouse.
        guard mouseLocation != nil else { return event.which == UInt32.max ? [] : [.pointer(location)] }
        mouseLocation = location
        return [touch(Self.mouseID, .moved, at: location)]
    }

    // MARK: Drags

    /// Returns the events of a movement of the pressed mouse, or of the touch, to a point of the window, in its units.
    mutating func dragMotion(x: Double, y: Double) -> [HostEvent] {
        let location = CGPoint(x: x * geometry.pointsPerUnit, y: y * geometry.pointsPerUnit)
        guard mouseLocation != nil else {
            guard !touches.isEmpty else { return [] }
            touches[0].location = location
            return [touch(touches[0].id, .moved, at: location)]
        }
        mouseLocation = location
        return [touch(Self.mouseID, .moved, at: location)]
    }

    /// Returns the events of the end of a drag at the last location.
    mutating func dragEnd() -> [HostEvent] {
        guard mouseLocation == nil, !touches.isEmpty else { return buttonChange(at: nil, isPressed: false) }
        let finger = touches.removeFirst()
        return [touch(finger.id, .ended, at: finger.location)]
    }

    /// Returns the events of the left button at a point of the window, in its units, or at the last location.
    mutating func buttonChange(at point: (x: Double, y: Double)?, isPressed: Bool) -> [HostEvent] {
        let location = point.map { CGPoint(x: $0.x * geometry.pointsPerUnit, y: $0.y * geometry.pointsPerUnit) }
        guard let location = location ?? mouseLocation else { return [] }
        mouseLocation = isPressed ? location : nil
        return [touch(Self.mouseID, isPressed ? .began : .ended, at: location)]
    }

    // MARK: Wheel

    private func wheel(_ event: SDL_MouseWheelEvent) -> [HostEvent] {
        let steps = CGVector(dx: CGFloat(event.preciseX), dy: CGFloat(event.preciseY))
        // A wheel turns by whole notches; only touchpads report fractions.
        let isPrecise = steps.dx != steps.dx.rounded() || steps.dy != steps.dy.rounded()
        let length = isPrecise ? Self.unitsPerPreciseStep * geometry.pointsPerUnit : Self.pointsPerNotch
        // SDL's positive direction is to the right, which moves the content to the left.
        let delta = CGVector(dx: -steps.dx * length, dy: steps.dy * length)
        let location = point(event.mouseX, event.mouseY)
        return [
            .scroll(
                HostScroll(location: location, delta: delta, isPrecise: isPrecise, timestamp: CACurrentMediaTime()))
        ]
    }

    // MARK: Touch screen

    private mutating func finger(_ event: SDL_TouchFingerEvent) -> [HostEvent] {
        let size = geometry.size
        let location = CGPoint(x: CGFloat(event.x) * size.width, y: CGFloat(event.y) * size.height)
        let index = touches.firstIndex { $0.fingerID == event.fingerId }
        switch SDL_EventType(event.type) {
        case SDL_FINGERDOWN:
            guard index == nil else { return [] }
            let id = (1...).first { id in !touches.contains { $0.id == id } } ?? 1
            touches.append((event.fingerId, id, location))
            return [touch(id, .began, at: location)]
        case SDL_FINGERMOTION:
            guard let index else { return [] }
            touches[index].location = location
            return [touch(touches[index].id, .moved, at: location)]
        default:
            guard let index else { return [] }
            return [touch(touches.remove(at: index).id, .ended, at: location)]
        }
    }

    // MARK: Keyboard

    private func key(_ event: SDL_KeyboardEvent) -> HostKey {
        // SDL's scan codes and UIKit's key codes are both USB HID usages.
        let code = UIKeyboardHIDUsage(rawValue: Int(event.keysym.scancode.rawValue)) ?? .keyboardErrorUndefined
        let modifiers = modifiers(event.keysym.mod)
        return HostKey(
            code: code, characters: characters(event.keysym.sym, modifiers: modifiers), modifiers: modifiers,
            isDown: event.type == SDL_KEYDOWN.rawValue, timestamp: CACurrentMediaTime())
    }

    private func modifiers(_ mask: UInt16) -> UIKeyModifierFlags {
        let names: [(SDL_Keymod, UIKeyModifierFlags)] = [
            (KMOD_SHIFT, .shift), (KMOD_CTRL, .control), (KMOD_ALT, .alternate), (KMOD_GUI, .command),
            (KMOD_CAPS, .alphaShift),
        ]
        return names.reduce(into: []) { if UInt32(mask) & $1.0.rawValue != 0 { $0.insert($1.1) } }
    }

    /// Returns the character that a key types on its own, in uppercase with Shift.
    private func characters(_ symbol: SDL_Keycode, modifiers: UIKeyModifierFlags) -> String {
        // Symbols that are not characters, such as arrows and F1, have this bit set (SDLK_SCANCODE_MASK).
        guard symbol > 0, symbol & 1 << 30 == 0, let scalar = Unicode.Scalar(UInt32(symbol)) else { return "" }
        let text = String(Character(scalar))
        return modifiers.contains(.shift) != modifiers.contains(.alphaShift) ? text.uppercased() : text
    }

    private func composition(_ event: SDL_TextEditingEvent) -> [HostEvent] {
        let text = withUnsafeBytes(of: event.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        return Self.composition(text, start: Int(event.start), length: Int(event.length))
    }

    /// Frees the text, which the event owns.
    private func composition(_ event: SDL_TextEditingExtEvent) -> [HostEvent] {
        defer { SDL_free(event.text) }
        let text = event.text.map { String(cString: $0) } ?? ""
        return Self.composition(text, start: Int(event.start), length: Int(event.length))
    }

    /// Returns the event for composed text with a selection that is counted in Unicode scalars, as by SDL.
    static func composition(_ text: String, start: Int, length: Int) -> [HostEvent] {
        func offset(_ count: Int) -> Int {
            text.unicodeScalars.prefix(max(0, count)).reduce(0) { $0 + UTF16.width($1) }
        }
        let first = offset(start)
        let end = length > 0 ? offset(start + length) : first
        return [.composition(text, selected: first..<max(first, end))]
    }

    private func text(_ event: SDL_TextInputEvent) -> [HostEvent] {
        let text = withUnsafeBytes(of: event.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        return text.isEmpty ? [] : [.text(text)]
    }
}
