/// An animation of one property through a sequence of values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values in order.
    open var values: [Any]?
    /// The times of the values as fractions of the duration, or `nil` for equal intervals.
    open var keyTimes: [NSNumber]?
    /// The timing functions of the intervals between values, one fewer than there are values.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The interpolation between values.
    open var calculationMode = CAAnimationCalculationMode.linear

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        values = other.values
        keyTimes = other.keyTimes
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
    }

    override func value(at runTime: CFTimeInterval, current: AnimatableValue) -> AnimatableValue? {
        let values = (values ?? []).compactMap { AnimatableValue($0) }
        guard let first = values.first, let last = values.last else { return nil }
        var fraction = duration > 0 ? CGFloat(runTime / duration) : 1
        fraction = timingFunction?.progress(at: fraction) ?? fraction
        if calculationMode == .discrete {
            return values[min(values.count - 1, Int(fraction * CGFloat(values.count)))]
        }
        let times = times(count: values.count)
        guard fraction > times[0] else { return first }
        guard let next = times.firstIndex(where: { $0 > fraction }) else { return last }
        let length = times[next] - times[next - 1]
        var progress = length > 0 ? (fraction - times[next - 1]) / length : 1
        if let functions = timingFunctions, next - 1 < functions.count {
            progress = functions[next - 1].progress(at: progress)
        }
        return values[next - 1].interpolated(to: values[next], progress: progress)
    }

    private func times(count: Int) -> [CGFloat] {
        if let keyTimes, keyTimes.count >= count { return keyTimes.map { CGFloat($0.doubleValue) } }
        return (0..<count).map { count > 1 ? CGFloat($0) / CGFloat(count - 1) : 0 }
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
}
