/// A tracker for the direction and speed of scrolling, derived from a sequence of offsets.
package struct ScrollDirectionTracker {
    /// The distance in points by which content must move back before its direction changes, which tolerates
    /// unsteady touches.
    private static let reversalDistance: CGFloat = 20
    /// The number of seconds without movement after which the speed is zero.
    private static let pauseDuration: TimeInterval = 0.1

    /// Whether the content moves toward its end.
    package private(set) var isForward = true
    /// The speed in points per second; 0 at rest and after jumps.
    package private(set) var speed: CGFloat = 0

    package init() {}

    private var last: (offset: CGFloat, time: TimeInterval)?
    /// The farthest offset in the current direction.
    private var farthest: CGFloat = 0

    /// Records the current offset.
    package mutating func record(_ offset: CGFloat, at time: TimeInterval) {
        guard let last else {
            last = (offset, time)
            farthest = offset
            return
        }
        guard offset != last.offset else { return }
        let elapsed = time - last.time
        speed = elapsed > 0 && elapsed <= Self.pauseDuration ? abs(offset - last.offset) / CGFloat(elapsed) : 0
        self.last = (offset, time)
        if isForward ? offset > farthest : offset < farthest {
            farthest = offset
        } else if abs(offset - farthest) > Self.reversalDistance {
            isForward.toggle()
            farthest = offset
        }
    }

    /// Shifts the recorded offsets with the content, without a change of its visible position.
    package mutating func shift(by distance: CGFloat) {
        last?.offset += distance
        farthest += distance
    }

    /// Returns the speed at `time`, which is 0 after a pause.
    package func speed(at time: TimeInterval) -> CGFloat {
        guard let last, time - last.time <= Self.pauseDuration else { return 0 }
        return speed
    }
}
