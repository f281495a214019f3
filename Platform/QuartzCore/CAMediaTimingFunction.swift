/// The names of the timing functions that the system offers.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name of the function.
    public let rawValue: String

    /// Makes a name of its text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Even speed from start to end.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at the start.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at the start and at the end.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The curve of implicit animations.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A pace: a cubic Bézier curve from (0, 0) to (1, 1) that gives the progress for each fraction of the time.
public final class CAMediaTimingFunction: NSObject, Sendable {
    private let first: CGPoint
    private let second: CGPoint

    /// Makes the curve with the control points (`c1x`, `c1y`) and (`c2x`, `c2y`); the x of both lie in 0…1.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        precondition(
            (0...1).contains(c1x) && (0...1).contains(c2x),
            "CAMediaTimingFunction: the x of a control point must lie in 0...1, or one time would have two values")
        first = CGPoint(x: CGFloat(c1x), y: CGFloat(c1y))
        second = CGPoint(x: CGFloat(c2x), y: CGFloat(c2y))
    }

    /// Makes the system's function of that name. An unknown name is the linear one.
    public convenience init(name: CAMediaTimingFunctionName) {
        // The control points of Core Animation's documentation, the same as those of CSS.
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// The progress at `time`, a fraction of the duration in 0…1.
    package func progress(at time: CGFloat) -> CGFloat {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        return Self.bezier(first.y, second.y, at: parameter(for: time))
    }

    /// Solves x(parameter) = time: by Newton's steps, and by halving where the curve is too flat for them.
    private func parameter(for time: CGFloat) -> CGFloat {
        var parameter = time
        for _ in 0..<8 {
            let error = Self.bezier(first.x, second.x, at: parameter) - time
            if abs(error) < 1e-7 { return parameter }
            let slope = Self.slope(first.x, second.x, at: parameter)
            if abs(slope) < 1e-6 { break }
            parameter -= error / slope
        }
        var low: CGFloat = 0
        var high: CGFloat = 1
        for _ in 0..<40 {
            parameter = (low + high) / 2
            if Self.bezier(first.x, second.x, at: parameter) < time { low = parameter } else { high = parameter }
        }
        return parameter
    }

    private static func bezier(_ one: CGFloat, _ two: CGFloat, at t: CGFloat) -> CGFloat {
        let rest = 1 - t
        return 3 * rest * rest * t * one + 3 * rest * t * t * two + t * t * t
    }

    private static func slope(_ one: CGFloat, _ two: CGFloat, at t: CGFloat) -> CGFloat {
        let rest = 1 - t
        return 3 * rest * rest * one + 6 * rest * t * (two - one) + 3 * t * t * (1 - two)
    }
}
