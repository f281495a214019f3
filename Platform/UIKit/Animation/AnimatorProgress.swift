import Foundation

/// The position and direction of an animator. It is independent of views and clocks.
@MainActor
struct AnimatorProgress {
    /// The timing curve of the animations.
    private let timingCurve: TimingCurve
    /// Whether each position corresponds to exactly one time, which is not the case for a spring.
    private let isMonotonic: Bool
    /// The total duration, in seconds.
    let duration: TimeInterval

    /// The progress of the animated values from 0 to 1. A spring may exceed this range.
    private(set) var position: CGFloat = 0
    /// The elapsed fraction of the time on the animator's own timing curve.
    private(set) var fraction: CGFloat = 0
    private var run: Run?

    /// A movement from some position to the end or back to the start.
    private struct Run {
        let startTime: TimeInterval
        let duration: TimeInterval
        let fraction: CGFloat
        let position: CGFloat
        let target: CGFloat
        /// The timing curve that replaces the animator's own, if any.
        let timingCurve: TimingCurve?
    }

    init(_ parameters: any UITimingCurveProvider, duration: TimeInterval) {
        self.duration = duration
        timingCurve = TimingCurve(parameters, duration: duration)
        isMonotonic = parameters.springTimingParameters == nil
    }

    var isRunning: Bool { run != nil }

    /// Whether the movement uses the animator's own timing curve.
    private var usesOwnTimingCurve: Bool { run.map { $0.timingCurve == nil } ?? false }

    // MARK: Running

    /// Continues from `time` to the end or back to the start.
    ///
    /// - Parameters:
    ///   - target: 1 for the end, 0 for the start.
    ///   - time: The start time of the movement.
    ///   - curve: The timing curve of the movement, or `nil` for the animator's own.
    ///   - duration: The duration of the movement in seconds, or `nil` for the remaining part of the
    ///     animator's duration.
    mutating func start(
        to target: CGFloat, from time: TimeInterval, timingCurve curve: TimingCurve? = nil,
        duration: TimeInterval? = nil
    ) {
        let remaining = TimeInterval(abs(target - (curve == nil ? fraction : min(1, max(0, position))))) * self.duration
        run = Run(
            startTime: time, duration: duration ?? remaining, fraction: fraction, position: position, target: target,
            timingCurve: curve)
    }

    /// Stops at the current position.
    mutating func stop() {
        if let run, run.timingCurve != nil { fraction = timingCurve.fraction(of: position) }
        run = nil
    }

    /// Advances to `time`.
    ///
    /// - Returns: Whether the movement has finished.
    mutating func advance(to time: TimeInterval) -> Bool {
        guard let run else { return false }
        let elapsed = max(0, time - run.startTime)
        let isOver = elapsed >= run.duration
        let elapsedFraction = isOver ? 1 : CGFloat(elapsed / run.duration)
        if let curve = run.timingCurve {
            position = isOver ? run.target : run.position + (run.target - run.position) * curve(elapsedFraction)
            fraction = isOver ? run.target : timingCurve.fraction(of: position)
        } else {
            fraction = run.fraction + (run.target - run.fraction) * elapsedFraction
            position = isOver ? run.target : timingCurve(fraction)
        }
        return isOver
    }

    // MARK: Scrubbing

    /// Moves to a fraction.
    ///
    /// - Parameter linearly: Whether `newFraction` is a fraction of the distance rather than of the time.
    mutating func scrub(to newFraction: CGFloat, linearly: Bool) {
        run = nil
        if linearly {
            guard position != newFraction else { return }
            position = newFraction
            fraction = timingCurve.fraction(of: newFraction)
        } else {
            fraction = newFraction
            position = timingCurve(newFraction)
        }
    }

    // MARK: Animations

    /// Returns the position of an animation that begins after a fraction `delay` of the time.
    func position(beginningAt delay: CGFloat) -> CGFloat {
        guard delay > 0 else { return position }
        guard delay < 1 else { return position < 1 ? 0 : 1 }
        // A position that a spring passes more than once has a time only while the spring runs.
        if isMonotonic || usesOwnTimingCurve {
            return timingCurve(min(1, max(0, (fraction - delay) / (1 - delay))))
        }
        return min(1, max(0, (position - delay) / (1 - delay)))
    }
}

extension TimingCurve {
    /// Returns the smallest fraction of the time at which the curve reaches `progress`, by search and
    /// bisection.
    fileprivate func fraction(of progress: CGFloat) -> CGFloat {
        guard progress > 0 else { return 0 }
        guard progress < 1 else { return 1 }
        let steps = 64
        let step = (1...steps).first { self(CGFloat($0) / CGFloat(steps)) >= progress } ?? steps
        var (low, high) = (CGFloat(step - 1) / CGFloat(steps), CGFloat(step) / CGFloat(steps))
        for _ in 0..<30 {
            let midpoint = (low + high) / 2
            if self(midpoint) < progress { low = midpoint } else { high = midpoint }
        }
        return high
    }
}
