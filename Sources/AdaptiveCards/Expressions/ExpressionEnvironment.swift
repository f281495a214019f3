import Foundation

/// The inputs of an expression other than its data: language, clock, random numbers, and texts for missing data.
public struct ExpressionEnvironment: Sendable {
    /// The identifier of the language in which numbers and dates are formatted, such as `de-DE`.
    public var locale: String
    /// A closure that returns the current date.
    public var now: @Sendable () -> Date
    /// A closure that returns random bits for `rand` and `newGuid`.
    public var randomBits: @Sendable () -> UInt64
    /// A closure that returns the text that a template displays for data that is missing or `null`, such as an empty
    /// one. Its argument is the path of the data. `nil` displays the text of the expression, `${path}`.
    public var textForMissingData: @Sendable (_ path: String) -> String?

    /// Creates an environment.
    public init(
        locale: String = "en-US",
        now: @escaping @Sendable () -> Date = { Date() },
        randomBits: @escaping @Sendable () -> UInt64 = { UInt64.random(in: .min ... .max) },
        textForMissingData: @escaping @Sendable (_ path: String) -> String? = { _ in nil }
    ) {
        self.locale = locale
        self.now = now
        self.randomBits = randomBits
        self.textForMissingData = textForMissingData
    }
}
