import Foundation

/// Reads the members of a message.
struct MessageReader {
    let json: JSONValue
    private let pointer: JSONPointer

    init(_ json: JSONValue, at pointer: JSONPointer = JSONPointer()) {
        self.json = json
        self.pointer = pointer
    }

    /// Returns the value of a document.
    static func json(_ data: Data, _ limits: JSONDocument.Limits) throws(CardMessageError) -> JSONValue {
        do {
            return try JSONDocument(reading: data, limits: limits).root
        } catch {
            throw .json(error)
        }
    }

    /// The names of all members, in alphabetical order.
    var names: [String] {
        if case .object(let members) = json { members.keys.sorted() } else { [] }
    }

    func unexpected(_ name: String, _ expected: String) -> CardMessageError {
        .invalid(pointer.appending(name), expected: expected)
    }

    func value(_ name: String) -> JSONValue? {
        guard case .object(let members) = json, let value = members[name], value != .null else { return nil }
        return value
    }

    func optionalString(_ name: String) throws(CardMessageError) -> String? {
        switch value(name) {
        case nil: return nil
        case .string(let string)?: return string
        default: throw unexpected(name, "a string")
        }
    }

    func string(_ name: String) throws(CardMessageError) -> String {
        guard let string = try optionalString(name) else { throw unexpected(name, "a string") }
        return string
    }

    func optionalCount(_ name: String) throws(CardMessageError) -> Int? {
        guard let value = value(name) else { return nil }
        guard let count = value.wholeNumber, count >= 0 else { throw unexpected(name, "a count") }
        return count
    }

    func optionalObject(_ name: String) throws(CardMessageError) -> MessageReader? {
        guard let value = value(name) else { return nil }
        guard case .object = value else { throw unexpected(name, "an object") }
        return MessageReader(value, at: pointer.appending(name))
    }

    func object(_ name: String) throws(CardMessageError) -> MessageReader {
        guard let object = try optionalObject(name) else { throw unexpected(name, "an object") }
        return object
    }

    func array(_ name: String) throws(CardMessageError) -> [JSONValue] {
        guard case .array(let elements)? = value(name) else { throw unexpected(name, "an array") }
        return elements
    }

    func patch(_ name: String) throws(CardMessageError) -> CardPatch {
        do {
            return try CardPatch(value(name) ?? .null)
        } catch .invalid(let place, let expected) {
            throw .invalid(JSONPointer(pointer.tokens + [name] + place.tokens), expected: expected)
        } catch {
            throw unexpected(name, "a patch")
        }
    }
}
