/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Equatable, Sendable {
    /// The minimum frame rate.
    public var minimum: Float
    /// The maximum frame rate.
    public var maximum: Float
    /// The preferred frame rate, or `nil` for the maximum one.
    public var preferred: Float?

    /// Creates a range.
    ///
    /// - Precondition: The rates are not negative, and the preferred one is in the range.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        precondition(
            minimum >= 0 && maximum >= minimum && preferred.map((minimum...maximum).contains) ?? true,
            "CAFrameRateRange: the rates \(minimum), \(maximum) and \(preferred ?? maximum) are not in order. Pass a "
                + "preferred rate between the minimum and the maximum.")
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// Creates the range of the display's frame rate.
    public init() { self = .default }

    private init(rate: Float) {
        minimum = rate
        maximum = rate
    }

    /// The frame rate of the display.
    public static let `default` = CAFrameRateRange(rate: 0)
}
