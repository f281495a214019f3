/// The direction and the speed of scrolling, computed from a series of offsets.
struct ScrollDirectionTracker {
    /// The distance in points by which content must move back to change the direction, so that a trembling
    /// touch does not.
    private static let turn: CGFloat = 20
    /// The pause, in seconds, after which content counts as being at rest.
    private static let pause: TimeInterval = 0.1

    /// Whether the content moves toward its end.
    private(set) var isForward = true
    /// The speed in points per second, 0 at rest. Jumps have no speed.
    private(set) var speed: CGFloat = 0

    private var last: (offset: CGFloat, time: TimeInterval)?
    /// The furthest offset in the current direction.
    private var furthest: CGFloat = 0

    /// Records an offset.
    mutating func note(_ offset: CGFloat, at time: TimeInterval) {
        guard let last else {
            last = (offset, time)
            furthest = offset
            return
        }
        guard offset != last.offset else { return }
        let passed = time - last.time
        speed = passed > 0 && passed <= Self.pause ? abs(offset - last.offset) / CGFloat(passed) : 0
        self.last = (offset, time)
        if isForward ? offset > furthest : offset < furthest {
            furthest = offset
        } else if abs(offset - furthest) > Self.turn {
            isForward.toggle()
            furthest = offset
        }
    }

    /// Shifts the recorded offsets because content above the visible area has changed its height.
    mutating func shift(by distance: CGFloat) {
        last?.offset += distance
        furthest += distance
    }

    /// Returns the speed at a time, which is 0 after a pause.
    func speed(at time: TimeInterval) -> CGFloat {
        guard let last, time - last.time <= Self.pause else { return 0 }
        return speed
    }
}
