/// Content that swings back to the edge that it has left.
///
/// Measured of UIKit: what comes in with a velocity is damped critically at 11 /s; what is let go past the edge creeps
/// back with the rates 9 and 46 /s.
struct Bounce: ScrollCurve {
    let edge: CGFloat
    private let displacement: CGFloat
    private let startVelocity: CGFloat
    let isCritical: Bool

    /// In points a second: what is at least as fast swings.
    static let swingVelocity: CGFloat = 50
    /// Per second.
    static let frequency: CGFloat = 11
    /// Per second.
    static let slowRate: CGFloat = 9
    /// Per second.
    static let fastRate: CGFloat = 46

    /// Content at `position` past `edge`, or on it, that moves with `velocity`.
    init(edge: CGFloat, position: CGFloat, velocity: CGFloat) {
        let isOutward = (position - edge) * velocity >= 0
        self.init(
            edge: edge, position: position, velocity: velocity,
            isCritical: isOutward && abs(velocity) >= Self.swingVelocity)
    }

    /// The rest of a bounce that was damped as `isCritical` says.
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
            let swing = critical - Self.frequency * (displacement + critical * time)
            return swing * exp(-Self.frequency * time)
        }
        return -Self.slowRate * slow * exp(-Self.slowRate * time) - Self.fastRate * fast * exp(-Self.fastRate * time)
    }

    var end: CGFloat { edge }

    var duration: TimeInterval {
        if !isCritical {
            let size = abs(slow) + abs(fast)
            return size > ScrollRest.distance ? TimeInterval(log(size / ScrollRest.distance) / Self.slowRate) : 0
        }
        // The solution of (|displacement| + |critical| t) e^(-frequency t) = rest: a fixed point that is near at once.
        var time: CGFloat = 1 / Self.frequency
        for _ in 0..<8 {
            let size = abs(displacement) + abs(critical) * time
            time = max(1 / Self.frequency, log(max(1, size / ScrollRest.distance)) / Self.frequency)
        }
        return TimeInterval(time)
    }

    /// The factor of the term that grows with time in critical damping.
    private var critical: CGFloat { startVelocity + Self.frequency * displacement }

    private var slow: CGFloat {
        (Self.fastRate * displacement + startVelocity) / (Self.fastRate - Self.slowRate)
    }

    private var fast: CGFloat {
        -(Self.slowRate * displacement + startVelocity) / (Self.fastRate - Self.slowRate)
    }
}
