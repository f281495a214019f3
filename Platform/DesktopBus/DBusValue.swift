/// A value of a D-Bus message.
package indirect enum DBusValue: Hashable, Sendable {
    case byte(UInt8)
    case bool(Bool)
    case int16(Int16)
    case uint16(UInt16)
    case int32(Int32)
    case uint32(UInt32)
    case int64(Int64)
    case uint64(UInt64)
    case double(Double)
    case string(String)
    /// The path of an object, such as `/org/freedesktop/DBus`.
    case objectPath(String)
    /// The signature of values, such as `a{sv}`.
    case signature(String)
    /// The index of a file descriptor that accompanies the message.
    case handle(Int32)
    /// Elements of one type, whose signature is `of`.
    case array([DBusValue], of: String)
    /// Entries of a dictionary, in the order of the message. `of` is the signature of an entry without its braces, such
    /// as `sv`.
    case dictionary([DBusEntry], of: String)
    case structure([DBusValue])
    case variant(DBusValue)

    /// The signature of the value, such as `s`.
    package var typeSignature: String {
        switch self {
        case .byte: "y"
        case .bool: "b"
        case .int16: "n"
        case .uint16: "q"
        case .int32: "i"
        case .uint32: "u"
        case .int64: "x"
        case .uint64: "t"
        case .double: "d"
        case .string: "s"
        case .objectPath: "o"
        case .signature: "g"
        case .handle: "h"
        case .array(_, of: let element): "a" + element
        case .dictionary(_, of: let entry): "a{" + entry + "}"
        case .structure(let members): "(" + members.map(\.typeSignature).joined() + ")"
        case .variant: "v"
        }
    }
}

/// An entry of a dictionary in a D-Bus message.
package struct DBusEntry: Hashable, Sendable {
    package var key: DBusValue
    package var value: DBusValue

    package init(_ key: DBusValue, _ value: DBusValue) {
        self.key = key
        self.value = value
    }
}

// MARK: Construction

extension DBusValue {
    /// Creates an array of strings.
    package static func strings(_ strings: [String]) -> DBusValue { .array(strings.map(DBusValue.string), of: "s") }

    /// Creates a dictionary from strings to variants, sorted by its keys.
    package static func options(_ options: [String: DBusValue]) -> DBusValue {
        let entries = options.sorted { $0.key < $1.key }.map { DBusEntry(.string($0.key), .variant($0.value)) }
        return .dictionary(entries, of: "sv")
    }
}

// MARK: Reading

extension DBusValue {
    /// The value inside any number of nested variants, or the value itself.
    package var unwrapped: DBusValue {
        var value = self
        while case .variant(let inner) = value { value = inner }
        return value
    }

    /// The Boolean value, also inside a variant.
    package var boolValue: Bool? {
        guard case .bool(let value) = unwrapped else { return nil }
        return value
    }

    /// The integer of any size, also inside a variant.
    package var intValue: Int? {
        switch unwrapped {
        case .byte(let value): Int(value)
        case .int16(let value): Int(value)
        case .uint16(let value): Int(value)
        case .int32(let value): Int(value)
        case .uint32(let value): Int(value)
        case .int64(let value): Int(exactly: value)
        case .uint64(let value): Int(exactly: value)
        default: nil
        }
    }

    /// The floating-point number, also inside a variant.
    package var doubleValue: Double? {
        guard case .double(let value) = unwrapped else { return nil }
        return value
    }

    /// The text, object path or signature, also inside a variant.
    package var stringValue: String? {
        switch unwrapped {
        case .string(let text), .objectPath(let text), .signature(let text): text
        default: nil
        }
    }

    /// The elements of the array or the members of the structure, also inside a variant.
    package var elements: [DBusValue]? {
        switch unwrapped {
        case .array(let elements, of: _), .structure(let elements): elements
        default: nil
        }
    }

    /// The entries of the dictionary whose keys are strings, also inside a variant. The last of several entries with the
    /// same key wins.
    package var entriesByName: [String: DBusValue]? {
        guard case .dictionary(let entries, of: _) = unwrapped else { return nil }
        var result: [String: DBusValue] = [:]
        for entry in entries {
            if let key = entry.key.stringValue { result[key] = entry.value.unwrapped }
        }
        return result
    }
}
