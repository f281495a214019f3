/// Schedules frames at even intervals, no faster than the screen's refresh rate.
struct FramePacing {
    /// The accuracy, in seconds, of a wait that is measured in whole milliseconds.
    private static let tolerance = 0.0006

    /// The interval between frames, in seconds.
    var interval: Double
    /// The earliest time of the next frame.
    private(set) var nextFrameTime: Double = 0

    init(framesPerSecond: Int) {
        interval = 1 / Double(max(1, framesPerSecond))
    }

    /// Returns whether a frame may be shown at `time`.
    func isDue(at time: Double) -> Bool { time >= nextFrameTime - Self.tolerance }

    /// Schedules the next frame after one was shown at `time`. Consecutive frames keep an even interval;
    /// after a pause the interval restarts at `time`.
    mutating func recordFrame(at time: Double) {
        nextFrameTime = time - nextFrameTime < interval ? nextFrameTime + interval : time + interval
    }
}
