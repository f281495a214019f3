import Foundation

/// A condition for a field of a ``Draft``, and the error message to show if it is not met.
///
/// ```swift
/// let rules: [ValidationRule<Booking>] = [
///     .required(\.name, "Enter a name"),
///     .length(\.password, 8...64, "Use at least 8 characters"),
///     .equal(\.repeatedPassword, to: \.password, "The passwords differ"),
///     .asynchronous(\.name) { await server.isTaken($0) ? "This name is taken" : nil },
/// ]
/// ```
///
/// Only the error of the first failing rule of a field is shown. Asynchronous rules run after all other
/// rules of the field pass.
@MainActor
public struct ValidationRule<Value> {
    let field: AnyHashable
    let check: @MainActor (Value) -> String?
    let asynchronousCheck: AsynchronousCheck?

    struct AsynchronousCheck {
        /// Returns the value that the result depends on.
        let key: @MainActor (Value) -> AnyHashable
        /// In seconds.
        let delay: TimeInterval
        let run: @MainActor (Value) async -> String?
    }

    private init(_ field: AnyKeyPath, check: @escaping @MainActor (Value) -> String?) {
        self.field = AnyHashable(field)
        self.check = check
        asynchronousCheck = nil
    }

    private init(_ field: AnyKeyPath, _ check: AsynchronousCheck) {
        self.field = AnyHashable(field)
        self.check = { _ in nil }
        asynchronousCheck = check
    }

    /// A rule with a custom check of the whole value. `check` returns the error message for the field, or
    /// `nil`.
    public static func custom(_ field: PartialKeyPath<Value>, _ check: @escaping @MainActor (Value) -> String?)
        -> ValidationRule
    {
        ValidationRule(field, check: check)
    }

    /// A rule that requires at least one character that is not whitespace.
    public static func required(_ field: KeyPath<Value, String>, _ message: String = TrestleStrings.current.required)
        -> ValidationRule
    {
        ValidationRule(field) { $0[keyPath: field].allSatisfy(\.isWhitespace) ? message : nil }
    }

    /// A rule that requires a value other than `nil`.
    public static func required<Wrapped>(
        _ field: KeyPath<Value, Wrapped?>, _ message: String = TrestleStrings.current.required
    )
        -> ValidationRule
    {
        ValidationRule(field) { $0[keyPath: field] == nil ? message : nil }
    }

    /// A rule that requires `true`, for example for terms that must be accepted.
    public static func accepted(_ field: KeyPath<Value, Bool>, _ message: String = TrestleStrings.current.required)
        -> ValidationRule
    {
        ValidationRule(field) { $0[keyPath: field] ? nil : message }
    }

    /// A rule that requires a value in a range.
    public static func range<Bound: Comparable>(
        _ field: KeyPath<Value, Bound>, _ range: ClosedRange<Bound>, _ message: String
    ) -> ValidationRule {
        ValidationRule(field) { range.contains($0[keyPath: field]) ? nil : message }
    }

    /// A rule that requires `nil` or a value in a range.
    public static func range<Bound: Comparable>(
        _ field: KeyPath<Value, Bound?>, _ range: ClosedRange<Bound>, _ message: String
    ) -> ValidationRule {
        ValidationRule(field) { value in value[keyPath: field].map(range.contains) ?? true ? nil : message }
    }

    /// A rule that requires a text whose length is in a range, unless it is empty.
    public static func length(_ field: KeyPath<Value, String>, _ range: ClosedRange<Int>, _ message: String)
        -> ValidationRule
    {
        ValidationRule(field) { $0[keyPath: field].isEmpty || range.contains($0[keyPath: field].count) ? nil : message }
    }

    /// A rule that requires a text that matches a regular expression as a whole, unless it is empty.
    ///
    /// - Precondition: `pattern` is a valid regular expression.
    public static func pattern(_ field: KeyPath<Value, String>, _ pattern: String, _ message: String) -> ValidationRule
    {
        guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$") else {
            preconditionFailure("The pattern of a rule for \(field) is not a valid regular expression: \(pattern)")
        }
        return ValidationRule(field) { value in
            let text = value[keyPath: field]
            let all = NSRange(location: 0, length: text.utf16.count)
            return text.isEmpty || expression.firstMatch(in: text, range: all) != nil ? nil : message
        }
    }

    /// A rule that requires a text in the form of an email address, unless it is empty: text, an at sign,
    /// and text with a dot in it.
    public static func email(_ field: KeyPath<Value, String>, _ message: String = TrestleStrings.current.invalidEmail)
        -> ValidationRule
    {
        pattern(field, "[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+", message)
    }

    /// A rule that requires the same value as that of another field.
    public static func equal<Field: Equatable>(
        _ field: KeyPath<Value, Field>, to other: KeyPath<Value, Field>, _ message: String
    ) -> ValidationRule {
        ValidationRule(field) { $0[keyPath: field] == $0[keyPath: other] ? nil : message }
    }

    /// A rule whose check takes time. `check` returns the error message, or `nil`, and runs outside the main actor.
    ///
    /// The check runs when the user leaves the field, and again when an invalid value is corrected. It runs
    /// only once for consecutive equal values.
    ///
    /// - Parameters:
    ///   - field: The key path of the field that is checked.
    ///   - delay: The time for which the value must be unchanged before it is checked while the user types,
    ///     in seconds.
    ///   - check: Returns the error message for a value, or `nil` if the value is valid.
    public static func asynchronous<Field: Hashable & Sendable>(
        _ field: KeyPath<Value, Field>, delay: TimeInterval = 0.4,
        _ check: @escaping @Sendable (Field) async -> String?
    ) -> ValidationRule {
        ValidationRule(
            field,
            AsynchronousCheck(key: { AnyHashable($0[keyPath: field]) }, delay: delay) {
                await check($0[keyPath: field])
            })
    }
}
