/// Converts host events to touches, presses and scrolls, and sends them to gesture recognizers, views and
/// responders through `UIApplication.sendEvent(_:)` and `UIWindow.sendEvent(_:)`.
@MainActor
package final class EventRouter {
    private var touches: [Int: UITouch] = [:]
    private var touchOrder: [Int] = []
    private var presses: [UIPress] = []
    private let touchDelivery = TouchDelivery()
    private let scrollDelivery = ScrollDelivery()
    private lazy var touchesEvent = TouchesEvent(delivery: touchDelivery, timestamp: 0)
    private(set) var modifiers: UIKeyModifierFlags = []
    private var lastTap: (location: CGPoint, end: TimeInterval, count: Int)?

    /// The maximum interval in seconds and distance in points between two taps that count as one sequence,
    /// as in UIKit's tap recognizer.
    private static let tapInterval: TimeInterval = 0.35
    private static let tapDistance: CGFloat = 45
    /// The maximum distance for a mouse, in points. It is smaller because a mouse is more precise.
    private static let clickDistance: CGFloat = 5

    package init() {}

    /// Sends `event`, whose locations are in window coordinates, to its receiver in `window`.
    package func send(_ event: HostEvent, to window: UIWindow) {
        switch event {
        case .touch(let touch): send(touch, to: window)
        case .secondaryClick(let location): window.openContextMenu(at: location)
        case .middleClick(let location): window.insertPrimarySelection(at: location)
        case .scroll(let scroll): send(scroll, to: window)
        case .key(let key): send(key, to: window)
        case .text(let text): if !isKeyHandled { window.type(text) }
        case .composition(let text, let selection): window.compose(text, selecting: selection)
        case .pointer, .back, .resize, .appearance, .settings, .active, .visible, .redraw, .open, .shortcut,
            .memoryWarning, .shake, .close, .quit:
            break
        }
    }

    private func dispatch(_ event: UIEvent, to window: UIWindow) {
        event.targetWindow = window
        UIApplication.shared.sendEvent(event)
    }

    // MARK: Touches

    private func send(_ host: HostTouch, to window: UIWindow) {
        for touch in touches.values where !touch.isOver { touch.markStationary() }
        let touch: UITouch
        switch host.phase {
        case .began:
            guard touches[host.id] == nil else { return }
            // A touch hides the keyboard focus.
            window.windowScene?.focusSystem?.deferFocus()
            touch = UITouch(location: host.location, type: host.type, timestamp: host.timestamp)
            touch.touchedWindow = window
            touch.currentTapCount = tapCount(of: touch)
            touches[host.id] = touch
            touchOrder.append(host.id)
        case .moved, .stationary, .ended, .cancelled:
            guard let known = touches[host.id] else { return }
            touch = known
            touch.advance(to: host.phase, location: host.location, timestamp: host.timestamp)
        case .regionEntered, .regionMoved, .regionExited: return
        }
        touchesEvent.timestamp = host.timestamp
        touchesEvent.modifierFlags = modifiers
        touchesEvent.touches = touchOrder.compactMap { touches[$0] }
        dispatch(touchesEvent, to: touch.touchedWindow ?? window)
        if touch.isOver {
            touches[host.id] = nil
            touchOrder.removeAll { $0 == host.id }
            lastTap =
                touch.phase == .ended ? (touch.windowLocation, touch.timestamp, touch.currentTapCount) : nil
            touchesEvent.touches = touchOrder.compactMap { touches[$0] }
        }
    }

    private func tapCount(of touch: UITouch) -> Int {
        guard let lastTap, touch.timestamp - lastTap.end <= Self.tapInterval,
            touch.windowLocation.distance(to: lastTap.location)
                <= (touch.type == .indirectPointer ? Self.clickDistance : Self.tapDistance)
        else { return 1 }
        return lastTap.count + 1
    }

    // MARK: Scrolling

    private func send(_ scroll: HostScroll, to window: UIWindow) {
        dispatch(ScrollEvent(scroll, delivery: scrollDelivery, modifierFlags: modifiers), to: window)
    }

    // MARK: Keys

    /// Whether the last pressed key ran a key command, so that it types no text.
    private var isKeyHandled = false

    /// Whether the last pressed key ran a key command, or edited a text.
    private(set) var isKeyTaken = false

    private func send(_ host: HostKey, to window: UIWindow) {
        modifiers = host.modifiers
        isKeyHandled = host.isDown && window.runKeyCommand(for: host)
        isKeyTaken = isKeyHandled
        if isKeyHandled { return }
        let heldPress = presses.first { $0.key?.keyCode == host.code }
        if host.isDown {
            // A repeating key begins one press but edits on each repetition.
            if heldPress == nil {
                let press = UIPress(key: UIKey(host), window: window, timestamp: host.timestamp)
                presses.append(press)
                send(press, phase: .began, at: host.timestamp, to: window)
            }
            isKeyTaken = window.edit(with: host)
        } else if let heldPress {
            heldPress.key = UIKey(host)
            send(heldPress, phase: .ended, at: host.timestamp, to: heldPress.window ?? window)
            presses.removeAll { $0 === heldPress }
        }
    }

    private func send(_ press: UIPress, phase: UIPress.Phase, at time: TimeInterval, to window: UIWindow) {
        for other in presses { other.phase = .stationary }
        press.phase = phase
        press.timestamp = time
        let event = UIPressesEvent(timestamp: time, modifierFlags: modifiers)
        event.presses = presses
        event.changedPress = press
        dispatch(event, to: window)
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat {
        hypot(x - other.x, y - other.y)
    }
}
