/// The timing properties of an animation or layer: its start, duration and repetition.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
    /// The start time in seconds of `CACurrentMediaTime()`, or 0 for the time at which the animation is
    /// added to a layer.
    var beginTime: CFTimeInterval { get set }
    /// The duration of one repetition in seconds, or 0 for the duration of the current transaction.
    var duration: CFTimeInterval { get set }
    /// The speed. 2 plays the animation in half its duration.
    var speed: Float { get set }
    /// The offset in seconds at which the animation starts in its own time.
    var timeOffset: CFTimeInterval { get set }
    /// The number of repetitions. 0 counts as 1, and `.infinity` repeats without end.
    var repeatCount: Float { get set }
    /// The number of seconds for which the animation repeats, or 0 if `repeatCount` applies.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each repetition plays backward after it has played forward.
    var autoreverses: Bool { get set }
    /// The state before the start and after the end of an animation that is not removed.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// The state that an animation shows outside its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Creates a mode from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The final state after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The initial state before the start.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// The initial state before the start and the final state after the end.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// No effect outside the active time.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
