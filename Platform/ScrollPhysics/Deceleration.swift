/// Content that glides after a flick: each millisecond leaves it the same share of its velocity, until it stops at
/// 10 points a second.
///
/// Where it stops was measured of UIKit: at `start + (velocity ∓ 10) × 0.499 s` for the normal rate, which is the sum
/// over whole milliseconds, not the integral.
struct Deceleration: ScrollCurve {
    let start: CGFloat
    let startVelocity: CGFloat
    /// The seconds that the distance is long: how far it would glide for each point a second.
    let reach: CGFloat
    private let ratePerSecond: CGFloat

    /// - Parameter rate: the share of the velocity that a millisecond leaves.
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

    /// A glide that begins with the same velocity and stops at `target`; nil where that would look like no glide: with
    /// less than a quarter or more than twice the natural reach, or the wrong way.
    init?(start: CGFloat, velocity: CGFloat, rate: CGFloat, target: CGFloat) {
        let natural = Self.reach(ofRate: rate)
        let lost = velocity - Self.finalVelocity(from: velocity)
        guard lost != 0 else { return nil }
        let reach = (target - start) / lost
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
        return start + startVelocity * reach * (1 - share(at: time))
    }

    func velocity(at time: TimeInterval) -> CGFloat {
        time < duration ? startVelocity * share(at: time) : 0
    }

    var duration: TimeInterval {
        guard abs(startVelocity) > ScrollRest.velocity else { return 0 }
        return TimeInterval(log(ScrollRest.velocity / abs(startVelocity)) / ratePerSecond)
    }

    var end: CGFloat {
        start + (startVelocity - Self.finalVelocity(from: startVelocity)) * reach
    }

    /// When it comes by `position`; nil if it stops before, or goes the other way.
    func time(at position: CGFloat) -> TimeInterval? {
        let way = position - start
        guard way != 0 else { return 0 }
        let left = 1 - way / (startVelocity * reach)
        guard left > 0, left < 1 else { return nil }
        let time = TimeInterval(log(left) / ratePerSecond)
        return time <= duration ? time : nil
    }

    private func share(at time: TimeInterval) -> CGFloat {
        exp(ratePerSecond * CGFloat(time))
    }
}
