/// A request or a reply that cannot be read.
public enum CardMessageError: Error, Hashable, Sendable {
    /// The text is not JSON.
    case json(JSONError)
    /// The place of a value that is missing or of another type, and what is expected there.
    case invalid(JSONPointer, expected: String)
}

extension CardMessageError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .json(let error): "\(error)"
        case .invalid(let pointer, let expected): "The value at “\(pointer)” is not \(expected)."
        }
    }
}
