/// A motion along one axis as a function of time.
///
/// Positions are in points, times in seconds since the start, and velocities in points per second.
package protocol ScrollCurve {
    /// Returns the position at a time.
    func position(at time: TimeInterval) -> CGFloat
    /// Returns the velocity at a time.
    func velocity(at time: TimeInterval) -> CGFloat
    /// The duration of the motion.
    var duration: TimeInterval { get }
    /// The final position.
    var end: CGFloat { get }
}

/// The thresholds below which a motion counts as finished.
package enum ScrollRest {
    /// A distance in points, less than half a pixel of any screen.
    static let distance: CGFloat = 0.1
    /// A velocity in points per second, at which UIKit's deceleration ends according to measurements.
    package static let velocity: CGFloat = 10
}
