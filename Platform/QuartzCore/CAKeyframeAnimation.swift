/// An animation of one property through a list of values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, in order.
    open var values: [Any]?
    /// When each value is reached, as fractions of the duration from 0 to 1; nil spaces them evenly.
    open var keyTimes: [NSNumber]?
    /// The pace of each step between two values: one fewer than there are values.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How values between the given ones are found.
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

/// How a keyframe animation finds what lies between its values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Makes a mode of its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Straight from value to value.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// From value to value in jumps.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
}
