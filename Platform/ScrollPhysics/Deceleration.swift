/// The deceleration of content after a flick. Each millisecond retains the same fraction of the velocity,
/// until it falls to 10 points per second.
///
/// The final offset was measured in UIKit: `start + (velocity ∓ 10) × 0.499 s` for the normal rate, which is
/// the sum over whole milliseconds instead of the integral.
struct Deceleration: ScrollCurve {
    let start: CGFloat
    let startVelocity: CGFloat
    /// The ratio between distance and velocity, in seconds.
    let reach: CGFloat
    private let ratePerSecond: CGFloat

    /// Creates a deceleration with its natural target.
    /// - Parameter rate: The fraction of the velocity that remains after a millisecond.
    init(start: CGFloat, velocity: CGFloat, rate: CGFloat) {
        self.init(start: start, velocity: velocity, reach: Self.reach(ofRate: rate))
    }

    private init(start: CGFloat, velocity: CGFloat, reach: CGFloat) {
        self.start = start
        startVelocity = velocity
        self.reach = reach
        let rate = 1000 * reach / (1 + 1000 * reach)
        ratePerSecond = 1000 * log(rate)
    }

    /// Creates a deceleration that ends at `target`. Returns `nil` if that would look unnatural, because the
    /// distance is less than a quarter or more than twice the natural one, or has the opposite direction.
    init?(start: CGFloat, velocity: CGFloat, rate: CGFloat, target: CGFloat) {
        let natural = Self.reach(ofRate: rate)
        let velocityChange = velocity - Self.finalVelocity(from: velocity)
        guard velocityChange != 0 else { return nil }
        let reach = (target - start) / velocityChange
        guard reach > natural / 4, reach < natural * 2 else { return nil }
        self.init(start: start, velocity: velocity, reach: reach)
    }

    private static func reach(ofRate rate: CGFloat) -> CGFloat {
        rate / (1 - rate) / 1000
    }

    private static func finalVelocity(from velocity: CGFloat) -> CGFloat {
        guard abs(velocity) > ScrollRest.velocity else { return velocity }
        return velocity > 0 ? ScrollRest.velocity : -ScrollRest.velocity
    }

    func position(at time: TimeInterval) -> CGFloat {
        guard time < duration else { return end }
        return start + startVelocity * reach * (1 - fraction(at: time))
    }

    func velocity(at time: TimeInterval) -> CGFloat {
        time < duration ? startVelocity * fraction(at: time) : 0
    }

    var duration: TimeInterval {
        guard abs(startVelocity) > ScrollRest.velocity else { return 0 }
        return TimeInterval(log(ScrollRest.velocity / abs(startVelocity)) / ratePerSecond)
    }

    var end: CGFloat {
        start + (startVelocity - Self.finalVelocity(from: startVelocity)) * reach
    }

    /// Returns the time at which the content reaches `position`, or `nil` if it never does.
    func time(at position: CGFloat) -> TimeInterval? {
        let distance = position - start
        guard distance != 0 else { return 0 }
        let remaining = 1 - distance / (startVelocity * reach)
        guard remaining > 0, remaining < 1 else { return nil }
        let time = TimeInterval(log(remaining) / ratePerSecond)
        return time <= duration ? time : nil
    }

    private func fraction(at time: TimeInterval) -> CGFloat {
        exp(ratePerSecond * CGFloat(time))
    }
}
