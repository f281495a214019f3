extension JSONValue {
    /// Returns the member with a name, if necessary in another letter case; `nil` if there is none.
    func member(_ name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        if let value = members[name] { return value }
        let lowercase = name.lowercased()
        // The first in alphabetical order, because a dictionary has another order in each process.
        return members.keys.filter { $0.lowercased() == lowercase }.min().flatMap { members[$0] }
    }

    /// The number as a floating-point number, `nil` if the value is no number.
    var double: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value) where !value.isNaN: value
        default: nil
        }
    }

    /// The number as an integer, also if it is a floating-point number without a fraction.
    var wholeNumber: Int? {
        switch self {
        case .integer(let value): value
        case .number(let value): Int(exactly: value)
        default: nil
        }
    }

    /// Whether a condition with this value holds: every value except `false` and `null`, also 0 and empty texts.
    var isTrue: Bool { self != false && self != .null }

    /// The type of the value, for messages.
    var typeDescription: String {
        switch self {
        case .null: "nothing"
        case .boolean: "a Boolean value"
        case .integer, .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }

    /// Returns the size as `ExpressionLimits` defines it. Stops counting soon after `maximum`.
    func size(upTo maximum: Int) -> Int {
        switch self {
        case .null, .boolean, .integer, .number: return 1
        case .string(let text): return 1 + text.utf8.count
        case .array(let elements): return Self.size(of: elements, upTo: maximum)
        case .object(let members):
            return Self.size(of: members.values, upTo: maximum) + members.keys.reduce(0) { $0 + $1.utf8.count }
        }
    }

    private static func size(of values: some Sequence<JSONValue>, upTo maximum: Int) -> Int {
        var size = 1
        for value in values where size <= maximum { size += value.size(upTo: maximum - size) }
        return size
    }

    /// The value in the form in which equal values are identical: whole numbers are integers.
    ///
    /// Sets need it, because 1 and 1.0 are equal in expressions.
    var normalized: JSONValue {
        switch self {
        case .number: wholeNumber.map(JSONValue.integer) ?? self
        case .array(let elements): .array(elements.map(\.normalized))
        case .object(let members): .object(members.mapValues(\.normalized))
        default: self
        }
    }

    /// Returns whether two values are equal in expressions, in which 1 equals 1.0.
    func equals(_ other: JSONValue) -> Bool {
        switch (self, other) {
        case (.array(let first), .array(let second)):
            return first.count == second.count && zip(first, second).allSatisfy { $0.equals($1) }
        case (.object(let first), .object(let second)):
            return first.count == second.count
                && first.allSatisfy { key, value in second[key].map(value.equals) ?? false }
        case (.integer(let first), .integer(let second)):
            return first == second
        default:
            guard let first = double, let second = other.double else { return self == other }
            return first == second || abs(first - second) < Double.ulpOfOne
        }
    }
}
