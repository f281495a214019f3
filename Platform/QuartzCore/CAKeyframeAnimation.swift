/// An animation of one property through a sequence of values, or of a position along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values in order.
    open var values: [Any]?
    /// The path of a position, which takes precedence over `values`. The ends of its lines and curves count as values.
    open var path: CGPath? {
        didSet { measure = nil }
    }
    /// The times of the values as fractions of the duration, or `nil` for equal intervals. In the discrete mode there
    /// is one more time than there are values. Paced modes ignore the times.
    open var keyTimes: [NSNumber]?
    /// The timing functions of the intervals between values, one fewer than there are values. Paced modes ignore them.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The interpolation between values.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// The rotation of the layer along the path, or `nil` for none.
    open var rotationMode: CAAnimationRotationMode?
    /// The tightness of the curve at each value in the cubic modes: 1 is tight, −1 is loose.
    open var tensionValues: [NSNumber]?
    /// The sharpness of the corner at each value in the cubic modes, from −1 to 1.
    open var continuityValues: [NSNumber]?
    /// The position of the curve at each value in the cubic modes: 1 before it, −1 after it.
    open var biasValues: [NSNumber]?

    private var measure: PathMeasure?

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        values = other.values
        path = other.path is CGMutablePath ? other.path?.copy() : other.path
        keyTimes = other.keyTimes
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
        rotationMode = other.rotationMode
        tensionValues = other.tensionValues
        continuityValues = other.continuityValues
        biasValues = other.biasValues
    }

    override func value(at runTime: CFTimeInterval, current: AnimatableValue) -> AnimatableValue? {
        let fraction = fraction(at: runTime)
        if path != nil { return position(at: fraction).map { .point($0.point) } }
        let values = (values ?? []).compactMap { AnimatableValue($0) }
        guard let first = values.first, let last = values.last else { return nil }
        if calculationMode == .discrete { return values[discreteIndex(at: fraction, count: values.count)] }
        let distances = isPaced ? zip(values, values.dropFirst()).map { $0.distance(to: $1) } : []
        guard let place = interval(at: fraction, count: values.count, distances: distances) else {
            return fraction > 0.5 ? last : first
        }
        if isCubic { return spline(values).value(in: place.index, at: place.progress) }
        return values[place.index].interpolated(to: values[place.index + 1], progress: place.progress)
    }

    override func apply(to state: inout LayerState, at time: CFTimeInterval) {
        super.apply(to: &state, at: time)
        guard let rotationMode, path != nil, let runTime = runTime(at: time),
            let angle = position(at: fraction(at: runTime))?.angle
        else { return }
        let turn = rotationMode == .rotateAutoReverse ? angle + .pi : angle
        state.transform = state.transform.concatenating(CGAffineTransform(rotationAngle: turn))
    }

    private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }

    private var isCubic: Bool { calculationMode == .cubic || calculationMode == .cubicPaced }

    private func fraction(at runTime: CFTimeInterval) -> CGFloat {
        let fraction = duration > 0 ? CGFloat(runTime / duration) : 1
        return timingFunction?.progress(at: fraction) ?? fraction
    }

    /// Returns the point and the direction on the path.
    private func position(at fraction: CGFloat) -> (point: CGPoint, angle: CGFloat)? {
        guard let path else { return nil }
        let measure = measure ?? PathMeasure(path)
        self.measure = measure
        let count = measure.elementEnds.count
        if isPaced { return measure.position(at: fraction * measure.length) }
        if calculationMode == .discrete {
            let index = discreteIndex(at: fraction, count: count)
            return index == 0
                ? measure.position(inElement: 0, at: 0) : measure.position(inElement: index - 1, at: 1)
        }
        guard let place = interval(at: fraction, count: count, distances: []) else {
            return fraction > 0.5 ? measure.position(inElement: count - 2, at: 1) : measure.position(at: 0)
        }
        return measure.position(inElement: place.index, at: place.progress)
    }

    private func discreteIndex(at fraction: CGFloat, count: Int) -> Int {
        guard let keyTimes, keyTimes.count > count else {
            return max(0, min(count - 1, Int(fraction * CGFloat(count))))
        }
        let index = keyTimes.lastIndex { CGFloat($0.doubleValue) <= fraction } ?? 0
        return max(0, min(count - 1, index))
    }

    /// Returns the interval between two values, and the progress in it, or `nil` before the first and after the last
    /// value.
    private func interval(
        at fraction: CGFloat, count: Int, distances: [CGFloat]
    ) -> (index: Int, progress: CGFloat)? {
        let times = times(count: count, distances: distances)
        guard count > 1, fraction > times[0], let next = times.firstIndex(where: { $0 > fraction }) else { return nil }
        let length = times[next] - times[next - 1]
        var progress = length > 0 ? (fraction - times[next - 1]) / length : 1
        if !isPaced, let functions = timingFunctions, next - 1 < functions.count {
            progress = functions[next - 1].progress(at: progress)
        }
        return (next - 1, progress)
    }

    private func times(count: Int, distances: [CGFloat]) -> [CGFloat] {
        let length = distances.reduce(0, +)
        if length > 0 {
            var sum: CGFloat = 0
            return [0]
                + distances.map { distance in
                    sum += distance
                    return sum / length
                }
        }
        if let keyTimes, keyTimes.count >= count { return keyTimes[..<count].map { CGFloat($0.doubleValue) } }
        return (0..<count).map { count > 1 ? CGFloat($0) / CGFloat(count - 1) : 0 }
    }

    private func spline(_ values: [AnimatableValue]) -> KeyframeSpline {
        func numbers(_ list: [NSNumber]?) -> [CGFloat] { (list ?? []).map { CGFloat($0.doubleValue) } }
        return KeyframeSpline(
            values: values, tension: numbers(tensionValues), continuity: numbers(continuityValues),
            bias: numbers(biasValues))
    }
}

/// The interpolation between the values of a keyframe animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Creates a mode from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Linear interpolation.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// No interpolation: each value is shown until the next one.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Linear interpolation with constant speed.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// A smooth curve through the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// A smooth curve through the values, with nearly constant speed.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The rotation of a layer that moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Creates a mode from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The layer's x axis has the direction of the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// The layer's x axis has the opposite direction of the path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
