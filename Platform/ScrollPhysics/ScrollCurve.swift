/// A way along one axis that is known from its start: a position for every time.
///
/// Positions are points, times are seconds since the curve's start, velocities points a second.
package protocol ScrollCurve {
    /// Where it is at a time.
    func position(at time: TimeInterval) -> CGFloat
    /// How fast it is at a time.
    func velocity(at time: TimeInterval) -> CGFloat
    /// When it is over.
    var duration: TimeInterval { get }
    /// Where it comes to rest.
    var end: CGFloat { get }
}

/// The limits below which a movement counts as over.
package enum ScrollRest {
    /// In points: less than half a pixel of any screen.
    static let distance: CGFloat = 0.1
    /// In points a second. Measured of UIKit: its deceleration stops there.
    package static let velocity: CGFloat = 10
}
