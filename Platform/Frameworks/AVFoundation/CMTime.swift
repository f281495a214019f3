import Foundation

/// The numerator of a time.
public typealias CMTimeValue = Int64
/// The number of units in a second.
public typealias CMTimeScale = Int32

/// A time as a fraction of seconds.
public struct CMTime: Hashable, Comparable, Sendable {
    /// The number of units.
    public var value: CMTimeValue
    /// The number of units in a second. 0 for a time that is not valid.
    public var timescale: CMTimeScale

    /// Creates a time.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.value = value
        self.timescale = timescale
    }

    /// Creates a time of seconds.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        let value = (seconds * Double(preferredTimescale)).rounded()
        self.init(
            value: Int64(exactly: value) ?? 0, timescale: Int64(exactly: value) == nil ? 0 : preferredTimescale)
    }

    /// The time 0.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// A time that is not valid.
    public static let invalid = CMTime(value: 0, timescale: 0)
    /// A time that is not valid, because it is not known.
    public static let indefinite = CMTime(value: 1, timescale: 0)

    /// Whether the time is valid.
    public var isValid: Bool { timescale > 0 }
    /// Whether the time is valid and known.
    public var isNumeric: Bool { isValid }
    /// Whether the time is not known.
    public var isIndefinite: Bool { self == .indefinite }
    /// The time in seconds, which is not a number if the time is not valid.
    public var seconds: Double { isValid ? Double(value) / Double(timescale) : .nan }

    /// Returns whether a time is less than another one.
    public static func < (lhs: CMTime, rhs: CMTime) -> Bool { lhs.seconds < rhs.seconds }

    /// Returns the sum of two times.
    public static func + (lhs: CMTime, rhs: CMTime) -> CMTime { combine(lhs, rhs, +) }

    /// Returns the difference of two times.
    public static func - (lhs: CMTime, rhs: CMTime) -> CMTime { combine(lhs, rhs, -) }

    private static func combine(_ lhs: CMTime, _ rhs: CMTime, _ operation: (Double, Double) -> Double) -> CMTime {
        guard lhs.isValid, rhs.isValid else { return .invalid }
        return CMTime(
            seconds: operation(lhs.seconds, rhs.seconds), preferredTimescale: max(lhs.timescale, rhs.timescale))
    }
}

/// Creates a time.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

/// Creates a time of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Returns a time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
