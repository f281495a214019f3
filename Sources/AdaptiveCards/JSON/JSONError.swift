/// A reason for which a JSON document could not be read.
public struct JSONError: Error, Hashable, Sendable {
    /// The kinds of errors.
    public enum Reason: Hashable, Sendable {
        /// The text has something else in place of the expected token.
        case unexpected(found: String, expected: String)
        /// A number has no value of 64 bits.
        case numberOutOfRange(String)
        /// The document has more bytes than the limit.
        case tooLarge(limit: Int)
        /// The document has more values than the limit.
        case tooManyValues(limit: Int)
        /// Values are nested more deeply than the limit.
        case tooDeep(limit: Int)
    }

    /// The reason.
    public let reason: Reason
    /// The position at which reading stopped.
    public let position: JSONPosition
    /// The innermost value that was being read.
    public let pointer: JSONPointer
}

extension JSONError.Reason: CustomStringConvertible {
    /// The reason in one sentence.
    public var description: String {
        switch self {
        case .unexpected(let found, let expected): "Found \(found) instead of \(expected)."
        case .numberOutOfRange(let number): "The number \(number) is out of range."
        case .tooLarge(let limit): "The document has more than \(limit) bytes."
        case .tooManyValues(let limit): "The document has more than \(limit) values."
        case .tooDeep(let limit): "Values are nested more than \(limit) levels deep."
        }
    }
}

extension JSONError: CustomStringConvertible {
    /// The position and the reason.
    public var description: String {
        "\(position): \(reason)" + (pointer.tokens.isEmpty ? "" : " (\(pointer))")
    }
}
