/// The motion of one axis after a drag ends: a deceleration, and a bounce at the edge that it may reach.
///
/// The state is a function of time and does not depend on how often it is evaluated.
package struct AxisMotion {
    private enum Curve {
        case resting(CGFloat)
        case gliding(Deceleration)
        case bouncing(Bounce)
        case settling(CriticallyDampedSpring)
    }

    /// The constraints of an axis.
    package struct Rules {
        /// The offsets at which the axis may rest.
        var limits: ClosedRange<CGFloat>
        /// The fraction of the velocity that remains after a millisecond.
        var rate: CGFloat
        /// Whether the axis may temporarily exceed its limits.
        var bounces: Bool

        package init(limits: ClosedRange<CGFloat>, rate: CGFloat, bounces: Bool) {
            self.limits = limits
            self.rate = rate
            self.bounces = bounces
        }
    }

    /// The target of a motion.
    package enum Goal {
        /// The offset that results from the velocity.
        case natural
        /// A given offset, reached by deceleration if it is close to the natural target.
        case glide(to: CGFloat)
        /// A given offset, reached by a spring with a frequency per second.
        case settle(at: CGFloat, frequency: CGFloat)

        func moved(by shift: CGFloat, into limits: ClosedRange<CGFloat>) -> Goal {
            func move(_ target: CGFloat) -> CGFloat { min(max(target + shift, limits.lowerBound), limits.upperBound) }
            return switch self {
            case .natural: .natural
            case .glide(let target): .glide(to: move(target))
            case .settle(let target, let frequency): .settle(at: move(target), frequency: frequency)
            }
        }
    }

    private var start: TimeInterval
    private var curve: Curve
    /// The bounce that follows the curve, and its start time.
    private var bounce: (start: TimeInterval, curve: Bounce)?
    /// The time and offset at which the motion stops at a limit that it may not exceed.
    private var stop: (time: TimeInterval, position: CGFloat)?
    private var rules: Rules
    private var goal: Goal

    /// Creates a motion.
    /// - Parameter time: The start time of the motion, on the display clock.
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
        case .settle(let target, let frequency):
            return settling(
                CriticallyDampedSpring(start: position, velocity: velocity, target: target, frequency: frequency))
        case .glide(let target):
            if let glide = Deceleration(start: position, velocity: velocity, rate: rules.rate, target: target) {
                return .gliding(glide)
            }
            return settling(
                CriticallyDampedSpring(
                    start: position, velocity: velocity, target: target,
                    frequency: CriticallyDampedSpring.pageFrequency))
        case .natural:
            let glide = Deceleration(start: position, velocity: velocity, rate: rules.rate)
            if position == edge { return glide.duration > 0 ? .gliding(glide) : .resting(position) }
            // With sufficient velocity, content released beyond its edge decelerates past the edge instead
            // of bouncing.
            if position < edge ? glide.end >= edge : glide.end <= edge { return .gliding(glide) }
            return .bouncing(Bounce(edge: edge, position: position, velocity: velocity))
        }
    }

    private static func settling(_ curve: CriticallyDampedSpring) -> Curve {
        curve.duration > 0 ? .settling(curve) : .resting(curve.target)
    }

    /// Finds the time at which a deceleration reaches a limit.
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

    /// The time at which the motion ends, on the display clock.
    var end: TimeInterval {
        if let stop { return stop.time }
        if let bounce { return bounce.start + bounce.curve.duration }
        return start + (activeCurve?.duration ?? 0)
    }

    /// The offset at which the motion ends.
    package var rest: CGFloat {
        if let stop { return stop.position }
        if let bounce { return bounce.curve.end }
        if case .resting(let position) = curve { return position }
        return activeCurve?.end ?? 0
    }

    /// Returns the offset and velocity at a time of the display clock.
    package func state(at time: TimeInterval) -> (position: CGFloat, velocity: CGFloat) {
        guard time < end else { return (rest, 0) }
        if let bounce, time >= bounce.start {
            let elapsed = time - bounce.start
            return (bounce.curve.position(at: elapsed), bounce.curve.velocity(at: elapsed))
        }
        guard let activeCurve else { return (rest, 0) }
        let elapsed = max(0, time - start)
        let position = activeCurve.position(at: elapsed)
        let clamped = min(max(position, rules.limits.lowerBound), rules.limits.upperBound)
        return (rules.bounces ? position : clamped, activeCurve.velocity(at: elapsed))
    }

    private var activeCurve: (any ScrollCurve)? {
        switch curve {
        case .resting: nil
        case .gliding(let curve): curve
        case .bouncing(let curve): curve
        case .settling(let curve): curve
        }
    }

    /// Continues the motion from its state at `time` with an offset shifted by `shift` and new limits.
    package mutating func restart(at time: TimeInterval, shiftedBy shift: CGFloat, limits: ClosedRange<CGFloat>) {
        let (position, velocity) = state(at: time)
        let moved = position + shift
        var rules = rules
        rules.limits = limits
        if time >= end, limits.contains(moved) {
            self = AxisMotion(position: moved, velocity: 0, at: time, rules: rules)
            return
        }
        let currentBounce = bounceInProgress(at: time)
        self = AxisMotion(
            position: moved, velocity: velocity, at: time, rules: rules, goal: goal.moved(by: shift, into: limits))
        // A bounce that is still beyond its edge keeps its kind of damping.
        if let currentBounce, !limits.contains(moved) {
            let edge = moved < limits.lowerBound ? limits.lowerBound : limits.upperBound
            curve = .bouncing(
                Bounce(edge: edge, position: moved, velocity: velocity, isCritical: currentBounce.isCritical))
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
