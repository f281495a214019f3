/// The path to a value of a JSON document, as in RFC 6901: `/body/0/text`.
public struct JSONPointer: Hashable, Sendable {
    /// The member names and array indices from the root.
    public var tokens: [String]

    /// Creates a pointer. Without tokens, it refers to the root.
    public init(_ tokens: [String] = []) {
        self.tokens = tokens
    }

    /// Returns the pointer to a member of the object at this pointer.
    public func appending(_ member: String) -> JSONPointer { JSONPointer(tokens + [member]) }

    /// Returns the pointer to an element of the array at this pointer.
    public func appending(_ index: Int) -> JSONPointer { appending(String(index)) }
}

extension JSONPointer: CustomStringConvertible {
    /// The pointer as text. Tildes and slashes of member names are escaped.
    public var description: String {
        tokens.map { token in
            "/"
                + token.split(separator: "~", omittingEmptySubsequences: false).joined(separator: "~0")
                .split(separator: "/", omittingEmptySubsequences: false).joined(separator: "~1")
        }.joined()
    }
}
