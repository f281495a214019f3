/// A type that provides the timing of an animation.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
    /// The type of the timing curve.
    var timingCurveType: UITimingCurveType { get }
    /// The cubic timing parameters, or `nil` if the type has none.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring timing parameters, or `nil` if the type has none.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// The type of a timing curve.
public enum UITimingCurveType: Int, Sendable {
    /// A built-in curve.
    case builtin = 0
    /// A cubic Bézier curve with custom control points.
    case cubic = 1
    /// A spring.
    case spring = 2
    /// A cubic curve combined with a spring.
    case composed = 3
}

/// A timing curve from 0 at time 0 to 1 at time 1.
@MainActor
struct TimingCurve {
    private let progress: (CGFloat) -> CGFloat

    init(_ curve: UIView.AnimationCurve) {
        let function = curve.timingFunction
        progress = { function.progress(at: $0) }
    }

    /// Creates the curve of `provider` for a duration in seconds. A spring with physical constants is cut
    /// off at that duration.
    init(_ provider: any UITimingCurveProvider, duration: TimeInterval) {
        let function = provider.cubicTimingParameters?.timingFunction
        let spring = provider.springTimingParameters?.spring(duration: duration)
        progress = { fraction in
            let fraction = function?.progress(at: fraction) ?? fraction
            guard let spring, fraction < 1 else { return fraction }
            return spring.progress(at: CFTimeInterval(fraction) * duration)
        }
    }

    /// Returns the progress at a fraction of the time.
    func callAsFunction(_ fraction: CGFloat) -> CGFloat { progress(fraction) }
}
