/// When the next frame may be shown, so that frames come no faster than the screen shows them, and evenly.
struct FramePacing {
    /// Half a millisecond: as exactly as a wait in whole milliseconds can end.
    private static let tolerance = 0.0006

    /// Seconds from one frame to the next.
    var interval: Double
    /// The earliest time for the next frame.
    private(set) var next: Double = 0

    init(framesPerSecond: Int) {
        interval = 1 / Double(max(1, framesPerSecond))
    }

    /// Whether a frame may be shown at `time`.
    func isDue(at time: Double) -> Bool { time >= next - Self.tolerance }

    /// A frame was shown at `time`. The next one keeps to the beat while frames follow each other; after a pause a new
    /// beat begins.
    mutating func showed(at time: Double) {
        next = time - next < interval ? next + interval : time + interval
    }
}
