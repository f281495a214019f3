/// A pace at which something is animated.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
    /// Which kind of pace it is.
    var timingCurveType: UITimingCurveType { get }
    /// The pace as a curve; nil where it is none.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The pace as a spring; nil where it is none.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A kind of pace.
public enum UITimingCurveType: Int, Sendable {
    /// One of the system's curves.
    case builtin = 0
    /// A curve with control points of its own.
    case cubic = 1
    /// A spring.
    case spring = 2
    /// A curve whose progress a spring follows.
    case composed = 3
}

/// A pace of which both ends are known: from 0 at the time 0 to 1 at the time 1.
@MainActor
struct TimingCurve {
    private let progress: (CGFloat) -> CGFloat

    init(_ curve: UIView.AnimationCurve) {
        let function = curve.timingFunction
        progress = { function.progress(at: $0) }
    }

    /// The pace of `provider` where all of it takes `duration` seconds; a spring is let go as hard as it is.
    init(_ provider: any UITimingCurveProvider, duration: TimeInterval) {
        let function = provider.cubicTimingParameters?.timingFunction
        let spring = provider.springTimingParameters?.spring(duration: duration)
        progress = { fraction in
            let fraction = function?.progress(at: fraction) ?? fraction
            guard let spring, fraction < 1 else { return fraction }
            return spring.progress(at: CFTimeInterval(fraction) * duration)
        }
    }

    /// How much of the way is done at a fraction of the time.
    func callAsFunction(_ fraction: CGFloat) -> CGFloat { progress(fraction) }
}
