/// The motion of content back to an edge that it has exceeded.
///
/// The constants were measured in UIKit: content that reaches the edge with a velocity is critically damped
/// at 11/s; content released beyond the edge is overdamped with the rates 9/s and 46/s.
struct Bounce: ScrollCurve {
    let edge: CGFloat
    private let displacement: CGFloat
    private let startVelocity: CGFloat
    let isCritical: Bool

    /// The outward velocity from which the motion is critically damped, in points per second.
    static let criticalVelocity: CGFloat = 50
    /// The frequency of the critically damped motion, per second.
    static let frequency: CGFloat = 11
    /// The slow rate of the overdamped motion, per second.
    static let slowRate: CGFloat = 9
    /// The fast rate of the overdamped motion, per second.
    static let fastRate: CGFloat = 46

    /// Creates a bounce for content at `position` on or beyond `edge`.
    init(edge: CGFloat, position: CGFloat, velocity: CGFloat) {
        let isOutward = (position - edge) * velocity >= 0
        self.init(
            edge: edge, position: position, velocity: velocity,
            isCritical: isOutward && abs(velocity) >= Self.criticalVelocity)
    }

    /// Creates the continuation of a bounce with the given kind of damping.
    init(edge: CGFloat, position: CGFloat, velocity: CGFloat, isCritical: Bool) {
        self.edge = edge
        displacement = position - edge
        startVelocity = velocity
        self.isCritical = isCritical
    }

    func position(at time: TimeInterval) -> CGFloat {
        let time = CGFloat(time)
        if isCritical {
            return edge + (displacement + critical * time) * exp(-Self.frequency * time)
        }
        return edge + slow * exp(-Self.slowRate * time) + fast * exp(-Self.fastRate * time)
    }

    func velocity(at time: TimeInterval) -> CGFloat {
        let time = CGFloat(time)
        if isCritical {
            let slope = critical - Self.frequency * (displacement + critical * time)
            return slope * exp(-Self.frequency * time)
        }
        return -Self.slowRate * slow * exp(-Self.slowRate * time) - Self.fastRate * fast * exp(-Self.fastRate * time)
    }

    var end: CGFloat { edge }

    var duration: TimeInterval {
        if !isCritical {
            let size = abs(slow) + abs(fast)
            return size > ScrollRest.distance ? TimeInterval(log(size / ScrollRest.distance) / Self.slowRate) : 0
        }
        // Solves (|displacement| + |critical| t) e^(-frequency t) = rest by fixed-point iteration, which
        // converges quickly.
        var time: CGFloat = 1 / Self.frequency
        for _ in 0..<8 {
            let size = abs(displacement) + abs(critical) * time
            time = max(1 / Self.frequency, log(max(1, size / ScrollRest.distance)) / Self.frequency)
        }
        return TimeInterval(time)
    }

    /// The coefficient of the term t e^(-frequency t) in the critically damped solution.
    private var critical: CGFloat { startVelocity + Self.frequency * displacement }

    private var slow: CGFloat {
        (Self.fastRate * displacement + startVelocity) / (Self.fastRate - Self.slowRate)
    }

    private var fast: CGFloat {
        -(Self.slowRate * displacement + startVelocity) / (Self.fastRate - Self.slowRate)
    }
}
