/// The queue of undelivered input. It merges movements, because a mouse may report a thousand positions per
/// second, of which the next frame can show only one.
struct PendingInput {
    private(set) var events: [HostEvent] = []
    /// Whether all queued events are movements, which can wait for the next frame.
    private(set) var isMotionOnly = true

    var isEmpty: Bool { events.isEmpty }

    mutating func add(_ event: HostEvent) {
        switch (events.last, event) {
        case (.touch(let last)?, .touch(let new))
        where last.phase == .moved && new.phase == .moved && last.id == new.id:
            events[events.count - 1] = event
        case (.pointer?, .pointer): events[events.count - 1] = event
        case (.scroll(let last)?, .scroll(var new))
        where last.phase == .changed && new.phase == .changed && last.isPrecise == new.isPrecise:
            new.delta = CGVector(dx: last.delta.dx + new.delta.dx, dy: last.delta.dy + new.delta.dy)
            events[events.count - 1] = .scroll(new)
        default:
            events.append(event)
            isMotionOnly = isMotionOnly && event.isMotion
        }
    }

    /// Removes and returns all events, in order.
    mutating func drain() -> [HostEvent] {
        defer {
            events.removeAll(keepingCapacity: true)
            isMotionOnly = true
        }
        return events
    }
}

extension HostEvent {
    fileprivate var isMotion: Bool {
        switch self {
        case .touch(let touch): touch.phase == .moved
        case .pointer: true
        case .scroll(let scroll): scroll.phase == .changed
        default: false
        }
    }
}
