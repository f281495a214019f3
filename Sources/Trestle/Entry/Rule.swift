import Foundation

/// What a field must be like for a ``Draft`` to be good, and what is said if it is not.
///
/// ```swift
/// let rules: [Rule<SignUp>] = [
///     .required(\.name, "What shall we call you?"),
///     .length(\.password, 8...64, "At least 8 characters"),
///     .equal(\.repeated, to: \.password, "The passwords differ"),
///     .eventually(\.name) { name in await service.isTaken(name) ? "This name is taken" : nil },
/// ]
/// ```
///
/// Of several rules about a field the first that fails speaks. One that takes its time is asked when all others are content.
@MainActor
public struct Rule<Value> {
    let field: AnyHashable
    let check: @MainActor (Value) -> String?
    let eventualCheck: EventualCheck?

    struct EventualCheck {
        /// What the answer depends on.
        let key: @MainActor (Value) -> AnyHashable
        /// In seconds.
        let delay: TimeInterval
        let run: @MainActor (Value) async -> String?
    }

    private init(_ field: AnyKeyPath, check: @escaping @MainActor (Value) -> String?) {
        self.field = AnyHashable(field)
        self.check = check
        eventualCheck = nil
    }

    private init(_ field: AnyKeyPath, _ check: EventualCheck) {
        self.field = AnyHashable(field)
        self.check = { _ in nil }
        eventualCheck = check
    }

    /// Whatever `check` says about the whole draft, shown at a field: nil where nothing is wrong.
    public static func custom(_ field: PartialKeyPath<Value>, _ check: @escaping @MainActor (Value) -> String?) -> Rule
    {
        Rule(field, check: check)
    }

    /// There must be something other than spaces.
    public static func required(_ field: KeyPath<Value, String>, _ message: String = "Required") -> Rule {
        Rule(field) { $0[keyPath: field].allSatisfy(\.isWhitespace) ? message : nil }
    }

    /// There must be a value.
    public static func required<Wrapped>(_ field: KeyPath<Value, Wrapped?>, _ message: String = "Required") -> Rule {
        Rule(field) { $0[keyPath: field] == nil ? message : nil }
    }

    /// It must be on: terms that have to be accepted.
    public static func accepted(_ field: KeyPath<Value, Bool>, _ message: String = "Required") -> Rule {
        Rule(field) { $0[keyPath: field] ? nil : message }
    }

    /// The value must lie in a range.
    public static func range<Bound: Comparable>(
        _ field: KeyPath<Value, Bound>, _ range: ClosedRange<Bound>, _ message: String
    ) -> Rule {
        Rule(field) { range.contains($0[keyPath: field]) ? nil : message }
    }

    /// The value, if there is one, must lie in a range.
    public static func range<Bound: Comparable>(
        _ field: KeyPath<Value, Bound?>, _ range: ClosedRange<Bound>, _ message: String
    ) -> Rule {
        Rule(field) { value in value[keyPath: field].map(range.contains) ?? true ? nil : message }
    }

    /// The text, if there is any, must have so many characters.
    public static func length(_ field: KeyPath<Value, String>, _ range: ClosedRange<Int>, _ message: String) -> Rule {
        Rule(field) { $0[keyPath: field].isEmpty || range.contains($0[keyPath: field].count) ? nil : message }
    }

    /// The text, if there is any, must match a regular expression from its beginning to its end.
    public static func pattern(_ field: KeyPath<Value, String>, _ pattern: String, _ message: String) -> Rule {
        guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$") else {
            preconditionFailure("The rule for \(field) has a pattern that is no regular expression: \(pattern)")
        }
        return Rule(field) { value in
            let text = value[keyPath: field]
            let all = NSRange(location: 0, length: text.utf16.count)
            return text.isEmpty || expression.firstMatch(in: text, range: all) != nil ? nil : message
        }
    }

    /// The text, if there is any, must look like an address for mail: something, an at sign, something with a dot in it.
    public static func email(_ field: KeyPath<Value, String>, _ message: String = "Not an email address") -> Rule {
        pattern(field, "[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+", message)
    }

    /// The field must be as another one is.
    public static func equal<Field: Equatable>(
        _ field: KeyPath<Value, Field>, to other: KeyPath<Value, Field>, _ message: String
    ) -> Rule {
        Rule(field) { $0[keyPath: field] == $0[keyPath: other] ? nil : message }
    }

    /// Something takes its time to say what is wrong with a field; nil where nothing is.
    ///
    /// It is asked when the field is left, and when a value that it was against is corrected; once for each value.
    ///
    /// - Parameter delay: How many seconds a value must stay as it is before it is asked while someone types.
    public static func eventually<Field: Hashable>(
        _ field: KeyPath<Value, Field>, delay: TimeInterval = 0.4,
        _ check: @escaping @MainActor (Field) async -> String?
    ) -> Rule {
        Rule(
            field,
            EventualCheck(key: { AnyHashable($0[keyPath: field]) }, delay: delay) { await check($0[keyPath: field]) })
    }
}
