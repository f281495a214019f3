import Foundation

/// A value of a property list.
public enum PropertyListValue: Hashable, Sendable {
    /// Text.
    case string(String)
    /// A whole number.
    case integer(Int)
    /// A floating-point number.
    case real(Double)
    /// A Boolean value.
    case boolean(Bool)
    /// A point in time.
    case date(Date)
    /// Bytes.
    case data(Data)
    /// An ordered list.
    case array([PropertyListValue])
    /// Values by key.
    case dictionary([String: PropertyListValue])

    /// The text of a string, or `nil` for other values.
    public var string: String? {
        if case .string(let value) = self { value } else { nil }
    }

    /// The elements of an array, or `nil` for other values.
    public var array: [PropertyListValue]? {
        if case .array(let value) = self { value } else { nil }
    }

    /// The entries of a dictionary, or `nil` for other values.
    public var dictionary: [String: PropertyListValue]? {
        if case .dictionary(let value) = self { value } else { nil }
    }

    /// The value for a key of a dictionary.
    public subscript(key: String) -> PropertyListValue? { dictionary?[key] }
}
