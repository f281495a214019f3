/// What an animation's time looks like from the outside: when it begins, how long it lasts, how it repeats.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
    /// When the animation starts, in seconds of `CACurrentMediaTime()`; 0 means when it is added to a layer.
    var beginTime: CFTimeInterval { get set }
    /// The length of one run in seconds; 0 takes the current transaction's duration.
    var duration: CFTimeInterval { get set }
    /// How fast the animation's time runs: 2 plays it in half its duration.
    var speed: Float { get set }
    /// Where in its own time the animation starts, in seconds.
    var timeOffset: CFTimeInterval { get set }
    /// How many times the animation runs; 0 counts as 1, `.infinity` never ends.
    var repeatCount: Float { get set }
    /// For how many seconds the animation repeats; 0 leaves it to `repeatCount`.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each run plays backwards after it has played forwards.
    var autoreverses: Bool { get set }
    /// What shows before the start and after the end of an animation that is not removed.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows outside its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Makes a mode of its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The last value stays after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value shows before the start.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// The first value shows before the start, the last one after the end.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Outside its active time the animation changes nothing.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
