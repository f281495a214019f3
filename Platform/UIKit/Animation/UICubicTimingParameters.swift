/// The timing of an animation as a cubic Bézier curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, @preconcurrency NSCoding, @preconcurrency NSCopying
{
    private let builtinCurve: UIView.AnimationCurve?
    private let points: (first: CGPoint, second: CGPoint)

    /// The built-in curve, or `easeInOut` if the parameters have custom control points.
    open var animationCurve: UIView.AnimationCurve { builtinCurve ?? .easeInOut }
    /// The first control point.
    open var controlPoint1: CGPoint { points.first }
    /// The second control point.
    open var controlPoint2: CGPoint { points.second }

    /// Creates the parameters of the default curve of Core Animation.
    public override init() {
        builtinCurve = nil
        points = (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
        super.init()
    }

    /// Creates the parameters of a built-in curve.
    public init(animationCurve curve: UIView.AnimationCurve) {
        builtinCurve = curve
        points = curve.controlPoints
        super.init()
    }

    /// Creates a curve from (0, 0) to (1, 1) with the given control points, whose x-coordinates are in 0…1.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        builtinCurve = nil
        points = (point1, point2)
        super.init()
    }

    /// Creates the parameters from an archive.
    public required init?(coder: NSCoder) {
        builtinCurve =
            coder.containsValue(forKey: "UIAnimationCurve")
            ? UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: "UIAnimationCurve")) : nil
        points = (coder.decodeCGPoint(forKey: "UIControlPoint1"), coder.decodeCGPoint(forKey: "UIControlPoint2"))
        super.init()
    }

    /// Encodes the parameters.
    open func encode(with coder: NSCoder) {
        if let builtinCurve { coder.encode(builtinCurve.rawValue, forKey: "UIAnimationCurve") }
        coder.encode(points.first, forKey: "UIControlPoint1")
        coder.encode(points.second, forKey: "UIControlPoint2")
    }

    /// Returns the receiver, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var timingCurveType: UITimingCurveType { builtinCurve == nil ? .cubic : .builtin }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }

    var timingFunction: CAMediaTimingFunction {
        CAMediaTimingFunction(
            controlPoints: Float(points.first.x), Float(points.first.y), Float(points.second.x),
            Float(points.second.y))
    }
}

extension UIView.AnimationCurve {
    fileprivate var controlPoints: (first: CGPoint, second: CGPoint) {
        switch self {
        case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
        case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
        case .easeOut: (CGPoint.zero, CGPoint(x: 0.58, y: 1))
        case .linear: (CGPoint.zero, CGPoint(x: 1, y: 1))
        case .keyboard: (CGPoint(x: 0.38, y: 0.7), CGPoint(x: 0.125, y: 1))
        }
    }
}
