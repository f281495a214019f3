/// The names of the predefined timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name of the function.
    public let rawValue: String

    /// Creates a name from its text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Constant speed.
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

/// A timing curve: a cubic Bézier curve from (0, 0) to (1, 1) that maps fractions of the duration to
/// progress.
public final class CAMediaTimingFunction: NSObject, Sendable {
    private let first: CGPoint
    private let second: CGPoint

    /// Creates a curve with the control points (`c1x`, `c1y`) and (`c2x`, `c2y`).
    ///
    /// - Precondition: The x coordinates are in 0…1.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        precondition(
            (0...1).contains(c1x) && (0...1).contains(c2x),
            "CAMediaTimingFunction received the x coordinates \(c1x) and \(c2x). Use coordinates in 0...1.")
        first = CGPoint(x: CGFloat(c1x), y: CGFloat(c1y))
        second = CGPoint(x: CGFloat(c2x), y: CGFloat(c2y))
    }

    /// Creates the predefined function with the given name. Unknown names result in the linear function.
    public convenience init(name: CAMediaTimingFunctionName) {
        // The control points from Core Animation's documentation, which equal those of CSS.
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Stores the coordinates of a control point.
    ///
    /// - Parameters:
    ///   - idx: The index of the point. The first and the last are the ends of the curve.
    ///   - ptr: The memory for the x and the y coordinate.
    /// - Precondition: The index is in 0…3.
    public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let points = [.zero, first, second, CGPoint(x: 1, y: 1)]
        precondition(
            points.indices.contains(idx), "CAMediaTimingFunction has no control point \(idx). Use an index in 0...3.")
        ptr[0] = Float(points[idx].x)
        ptr[1] = Float(points[idx].y)
    }

    /// Returns the progress at `time`, a fraction of the duration.
    package func progress(at time: CGFloat) -> CGFloat {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        return Self.bezier(first.y, second.y, at: parameter(for: time))
    }

    /// Solves x(parameter) = time with Newton's method, or by bisection where the curve is too flat for it.
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
