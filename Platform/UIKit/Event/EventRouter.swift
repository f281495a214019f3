/// The way in for everything that a host hears: its values become touches, presses and scrolls, and go through
/// `UIApplication.sendEvent(_:)` and `UIWindow.sendEvent(_:)` to gesture recognisers, views and responders.
@MainActor
package final class EventRouter {
    private var touches: [Int: UITouch] = [:]
    private var touchOrder: [Int] = []
    private var presses: [UIPress] = []
    private let touchDelivery = TouchDelivery()
    private let scrollDelivery = ScrollDelivery()
    private lazy var touchesEvent = TouchesEvent(delivery: touchDelivery, timestamp: 0)
    private var modifiers: UIKeyModifierFlags = []
    private var lastTap: (location: CGPoint, end: TimeInterval, count: Int)?

    /// A finger that comes down again this soon (seconds) and this near (points) taps once more: what UIKit's own tap
    /// recogniser allows.
    private static let tapInterval: TimeInterval = 0.35
    private static let tapDistance: CGFloat = 45
    /// A mouse is held more precisely: as near as desktops want it.
    private static let clickDistance: CGFloat = 5

    package init() {}

    /// Brings `event` to what it is for in `window`. Locations are the window's.
    package func send(_ event: HostEvent, to window: UIWindow) {
        switch event {
        case .touch(let touch): send(touch, to: window)
        case .secondaryClick(let location): window.openContextMenu(at: location)
        case .scroll(let scroll): send(scroll, to: window)
        case .key(let key): send(key, to: window)
        case .text(let text): if !isKeyTaken { window.type(text) }
        case .composition(let text, let part): window.compose(text, selecting: part)
        case .resize, .appearance, .active, .visible, .quit: break
        }
    }

    private func dispatch(_ event: UIEvent, to window: UIWindow) {
        event.targetWindow = window
        UIApplication.shared.sendEvent(event)
    }

    // MARK: Touches

    private func send(_ host: HostTouch, to window: UIWindow) {
        for touch in touches.values where !touch.isOver { touch.rest() }
        let touch: UITouch
        switch host.phase {
        case .began:
            guard touches[host.id] == nil else { return }
            // Who touches, does not use the keyboard any more.
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

    /// Whether the key that went down last was a command's, so that it types nothing.
    private var isKeyTaken = false

    private func send(_ host: HostKey, to window: UIWindow) {
        modifiers = host.modifiers
        isKeyTaken = host.isDown && window.runKeyCommand(for: host)
        if isKeyTaken { return }
        let held = presses.first { $0.key?.keyCode == host.code }
        if host.isDown {
            // A key that repeats goes down once, but types each time.
            if held == nil {
                let press = UIPress(key: UIKey(host), window: window, timestamp: host.timestamp)
                presses.append(press)
                send(press, phase: .began, at: host.timestamp, to: window)
            }
            window.edit(with: host)
        } else if let held {
            held.key = UIKey(host)
            send(held, phase: .ended, at: host.timestamp, to: held.window ?? window)
            presses.removeAll { $0 === held }
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
