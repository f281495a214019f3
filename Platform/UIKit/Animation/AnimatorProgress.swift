import Foundation

/// How far an animator is, and where it is going. It knows neither views nor clocks.
@MainActor
struct AnimatorProgress {
    /// What its animations go by.
    private let timingCurve: TimingCurve
    /// Whether a place on the way belongs to one moment alone.
    private let isMonotonic: Bool
    /// How long all of it takes, in seconds.
    let duration: TimeInterval

    /// How far along the way it is: 0 is the start, 1 the end. A spring goes beyond.
    private(set) var position: CGFloat = 0
    /// Which fraction of the time is over at the animator's own pace.
    private(set) var fraction: CGFloat = 0
    private var run: Run?

    /// A way from somewhere to the end, or back to the start.
    private struct Run {
        let startTime: TimeInterval
        let duration: TimeInterval
        let fraction: CGFloat
        let position: CGFloat
        let target: CGFloat
        /// Another pace than the animator's own.
        let timingCurve: TimingCurve?
    }

    init(_ parameters: any UITimingCurveProvider, duration: TimeInterval) {
        self.duration = duration
        timingCurve = TimingCurve(parameters, duration: duration)
        isMonotonic = parameters.springTimingParameters == nil
    }

    var isRunning: Bool { run != nil }

    /// Whether the way goes on at the animator's own pace.
    private var keepsOwnPace: Bool { run.map { $0.timingCurve == nil } ?? false }

    // MARK: Going

    /// Goes on from `time`, to the end or back to the start.
    ///
    /// - Parameters:
    ///   - other: another pace for the rest of the way; nil for the animator's own.
    ///   - rest: how long the rest takes, in seconds; nil for what is left of the animator's time.
    mutating func go(
        to target: CGFloat, from time: TimeInterval, at other: TimingCurve? = nil, rest: TimeInterval? = nil
    ) {
        let left = TimeInterval(abs(target - (other == nil ? fraction : min(1, max(0, position))))) * duration
        run = Run(
            startTime: time, duration: rest ?? left, fraction: fraction, position: position, target: target,
            timingCurve: other)
    }

    /// Stops where it is.
    mutating func rest() {
        if let run, run.timingCurve != nil { fraction = timingCurve.fraction(of: position) }
        run = nil
    }

    /// Moves to `time`.
    ///
    /// - Returns: whether the way is over.
    mutating func advance(to time: TimeInterval) -> Bool {
        guard let run else { return false }
        let elapsed = max(0, time - run.startTime)
        let isOver = elapsed >= run.duration
        let elapsedFraction = isOver ? 1 : CGFloat(elapsed / run.duration)
        if let other = run.timingCurve {
            position = isOver ? run.target : run.position + (run.target - run.position) * other(elapsedFraction)
            fraction = isOver ? run.target : timingCurve.fraction(of: position)
        } else {
            fraction = run.fraction + (run.target - run.fraction) * elapsedFraction
            position = isOver ? run.target : timingCurve(fraction)
        }
        return isOver
    }

    // MARK: By hand

    /// Shows a place on the way.
    ///
    /// - Parameter linearly: whether `newFraction` is one of the way, and not of the time.
    mutating func show(_ newFraction: CGFloat, linearly: Bool) {
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

    // MARK: What is animated

    /// How far along its own way is what begins when `delay` of the time is over.
    func position(beginningAt delay: CGFloat) -> CGFloat {
        guard delay > 0 else { return position }
        guard delay < 1 else { return position < 1 ? 0 : 1 }
        // A place that a spring passes more than once belongs to no moment: only while it runs there is one.
        if isMonotonic || keepsOwnPace {
            return timingCurve(min(1, max(0, (fraction - delay) / (1 - delay))))
        }
        return min(1, max(0, (position - delay) / (1 - delay)))
    }
}

extension TimingCurve {
    /// The first fraction of the time at which `progress` is reached.
    fileprivate func fraction(of progress: CGFloat) -> CGFloat {
        guard progress > 0 else { return 0 }
        guard progress < 1 else { return 1 }
        let steps = 64
        let step = (1...steps).first { self(CGFloat($0) / CGFloat(steps)) >= progress } ?? steps
        var (low, high) = (CGFloat(step - 1) / CGFloat(steps), CGFloat(step) / CGFloat(steps))
        for _ in 0..<30 {
            let middle = (low + high) / 2
            if self(middle) < progress { low = middle } else { high = middle }
        }
        return high
    }
}
