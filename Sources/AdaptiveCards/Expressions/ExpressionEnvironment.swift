import Foundation

/// The inputs of an expression other than its data: language, clock and random numbers.
public struct ExpressionEnvironment: Sendable {
    /// The identifier of the language in which numbers and dates are formatted, such as `de-DE`.
    public var locale: String
    /// A closure that returns the current date.
    public var now: @Sendable () -> Date
    /// A closure that returns random bits for `rand` and `newGuid`.
    public var randomBits: @Sendable () -> UInt64

    /// Creates an environment.
    public init(
        locale: String = "en-US",
        now: @escaping @Sendable () -> Date = { Date() },
        randomBits: @escaping @Sendable () -> UInt64 = { UInt64.random(in: .min ... .max) }
    ) {
        self.locale = locale
        self.now = now
        self.randomBits = randomBits
    }
}
