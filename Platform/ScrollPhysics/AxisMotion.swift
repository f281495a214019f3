/// The whole way of one axis after the finger is gone: a glide, and the bounce at the edge that it may run into.
///
/// Where it is depends on the time alone, not on how often it is asked.
package struct AxisMotion {
    private enum Curve {
        case resting(CGFloat)
        case gliding(Deceleration)
        case bouncing(Bounce)
        case settling(CriticallyDampedSpring)
    }

    /// How an axis may move.
    package struct Rules {
        /// Where it may rest.
        var limits: ClosedRange<CGFloat>
        /// The share of the velocity that a millisecond leaves.
        var rate: CGFloat
        /// Whether it may pass its limits.
        var bounces: Bool

        package init(limits: ClosedRange<CGFloat>, rate: CGFloat, bounces: Bool) {
            self.limits = limits
            self.rate = rate
            self.bounces = bounces
        }
    }

    /// Where an axis should come to rest.
    package enum Goal {
        /// As far as its velocity takes it.
        case natural
        /// There, gliding if that is near where it would go by itself.
        case glide(to: CGFloat)
        /// There, drawn with so many per second.
        case settle(at: CGFloat, frequency: CGFloat)

        func moved(by shift: CGFloat, into limits: ClosedRange<CGFloat>) -> Goal {
            func move(_ place: CGFloat) -> CGFloat { min(max(place + shift, limits.lowerBound), limits.upperBound) }
            return switch self {
            case .natural: .natural
            case .glide(let place): .glide(to: move(place))
            case .settle(let place, let frequency): .settle(at: move(place), frequency: frequency)
            }
        }
    }

    private var start: TimeInterval
    private var curve: Curve
    /// What follows, and when.
    private var bounce: (start: TimeInterval, curve: Bounce)?
    /// Where it runs into its limit and stops, if it may not pass it.
    private var stop: (time: TimeInterval, position: CGFloat)?
    private var rules: Rules
    private var goal: Goal

    /// - Parameter time: when the motion starts, on the display clock.
    package init(position: CGFloat, velocity: CGFloat, at time: TimeInterval, rules: Rules, goal: Goal = .natural) {
        start = time
        self.rules = rules
        self.goal = goal
        curve = Self.firstCurve(position, velocity, rules, goal)
        if case .gliding(let glide) = curve { limit(glide) }
    }

    private static func firstCurve(_ position: CGFloat, _ velocity: CGFloat, _ rules: Rules, _ goal: Goal) -> Curve {
        let edge = min(max(position, rules.limits.lowerBound), rules.limits.upperBound)
        guard position == edge || rules.bounces else { return .resting(edge) }
        switch goal {
        case .settle(let place, let frequency):
            return settling(
                CriticallyDampedSpring(start: position, velocity: velocity, target: place, frequency: frequency))
        case .glide(let place):
            if let glide = Deceleration(start: position, velocity: velocity, rate: rules.rate, target: place) {
                return .gliding(glide)
            }
            return settling(
                CriticallyDampedSpring(
                    start: position, velocity: velocity, target: place, frequency: CriticallyDampedSpring.pageFrequency)
            )
        case .natural:
            let glide = Deceleration(start: position, velocity: velocity, rate: rules.rate)
            if position == edge { return glide.duration > 0 ? .gliding(glide) : .resting(position) }
            // Thrown back hard enough, content glides on from beyond its edge.
            if position < edge ? glide.end >= edge : glide.end <= edge { return .gliding(glide) }
            return .bouncing(Bounce(edge: edge, position: position, velocity: velocity))
        }
    }

    private static func settling(_ curve: CriticallyDampedSpring) -> Curve {
        curve.duration > 0 ? .settling(curve) : .resting(curve.target)
    }

    /// Finds where a glide runs into a limit.
    private mutating func limit(_ glide: Deceleration) {
        let isForward = glide.end > glide.start
        let edge = isForward ? rules.limits.upperBound : rules.limits.lowerBound
        guard isForward ? glide.end > edge : glide.end < edge, let time = glide.time(at: edge) else { return }
        if rules.bounces {
            bounce = (start + time, Bounce(edge: edge, position: edge, velocity: glide.velocity(at: time)))
        } else {
            stop = (start + time, edge)
        }
    }

    /// When the motion is over.
    var end: TimeInterval {
        if let stop { return stop.time }
        if let bounce { return bounce.start + bounce.curve.duration }
        return start + (moving?.duration ?? 0)
    }

    /// Where the motion comes to rest.
    package var rest: CGFloat {
        if let stop { return stop.position }
        if let bounce { return bounce.curve.end }
        if case .resting(let position) = curve { return position }
        return moving?.end ?? 0
    }

    /// Where the axis is, and how fast, at a time of the display clock.
    package func state(at time: TimeInterval) -> (position: CGFloat, velocity: CGFloat) {
        guard time < end else { return (rest, 0) }
        if let bounce, time >= bounce.start {
            let since = time - bounce.start
            return (bounce.curve.position(at: since), bounce.curve.velocity(at: since))
        }
        guard let moving else { return (rest, 0) }
        let since = max(0, time - start)
        let position = moving.position(at: since)
        let inside = min(max(position, rules.limits.lowerBound), rules.limits.upperBound)
        return (rules.bounces ? position : inside, moving.velocity(at: since))
    }

    private var moving: (any ScrollCurve)? {
        switch curve {
        case .resting: nil
        case .gliding(let curve): curve
        case .bouncing(let curve): curve
        case .settling(let curve): curve
        }
    }

    /// Goes on from where it is at `time`, moved by `shift` as all content was, within new limits.
    package mutating func restart(at time: TimeInterval, shiftedBy shift: CGFloat, limits: ClosedRange<CGFloat>) {
        let (position, velocity) = state(at: time)
        let moved = position + shift
        var rules = rules
        rules.limits = limits
        if time >= end, limits.contains(moved) {
            self = AxisMotion(position: moved, velocity: 0, at: time, rules: rules)
            return
        }
        let past = bounceInProgress(at: time)
        self = AxisMotion(
            position: moved, velocity: velocity, at: time, rules: rules, goal: goal.moved(by: shift, into: limits))
        // A bounce that still hangs past its edge is damped as it was before.
        if let past, !limits.contains(moved) {
            let edge = moved < limits.lowerBound ? limits.lowerBound : limits.upperBound
            curve = .bouncing(Bounce(edge: edge, position: moved, velocity: velocity, isCritical: past.isCritical))
            bounce = nil
            stop = nil
        }
    }

    private func bounceInProgress(at time: TimeInterval) -> Bounce? {
        if let bounce { return time >= bounce.start ? bounce.curve : nil }
        if case .bouncing(let curve) = curve { return curve }
        return nil
    }
}
