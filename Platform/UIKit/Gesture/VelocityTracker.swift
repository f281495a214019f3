/// The velocity of a moving point, computed from its recent positions.
struct VelocityTracker {
    private var samples: [(time: TimeInterval, position: CGPoint)] = []

    /// The period before the current time that counts, in seconds. Measured in UIKit's pan recognizer: about
    /// 100 ms.
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
        // Keeps one sample from before the window, in case no other is left to compare with.
        if let firstKept = samples.lastIndex(where: { $0.time < time - Self.window }), firstKept > 0 {
            samples.removeFirst(firstKept)
        }
    }

    /// Returns the velocity at `time`, in points per second. It is zero if the last sample is older than the
    /// window.
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
