/// How fast something was lately: from where it was and when.
struct VelocityTracker {
    private var samples: [(time: TimeInterval, position: CGPoint)] = []

    /// How far back in seconds movement counts. Measured of UIKit's pan recogniser: about 100 ms.
    static let window: TimeInterval = 0.1

    mutating func reset() {
        samples.removeAll(keepingCapacity: true)
    }

    mutating func add(_ position: CGPoint, at time: TimeInterval) {
        if let last = samples.last, time <= last.time {
            samples[samples.count - 1].position = position
            return
        }
        samples.append((time, position))
        // One from before the window stays, in case nothing else is left to compare with.
        if let keep = samples.lastIndex(where: { $0.time < time - Self.window }), keep > 0 {
            samples.removeFirst(keep)
        }
    }

    /// The velocity at `time`, in points a second. Who has stood still for the length of the window is at rest.
    func velocity(at time: TimeInterval) -> CGPoint {
        guard let last = samples.last, samples.count > 1, time - last.time < Self.window else { return .zero }
        let end = max(time, last.time)
        let start = samples.first { $0.time >= end - Self.window && end - $0.time > 0 && $0.time < last.time }
        let base = start ?? samples[samples.count - 2]
        let duration = CGFloat(end - base.time)
        return CGPoint(
            x: (last.position.x - base.position.x) / duration, y: (last.position.y - base.position.y) / duration)
    }
}
