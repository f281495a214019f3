import Foundation

/// A JSON document that was read from text, with the positions of its values.
///
/// ```swift
/// let document = try JSONDocument(reading: cardData)
/// let line = document.position(of: JSONPointer(["body", "0"])).line
/// ```
///
/// Reading takes linear time, and throws a ``JSONError`` for text that is not JSON (RFC 8259). Text that is not valid Unicode is
/// repaired, and of several members with one name the last one counts; both are listed in ``issues``.
public struct JSONDocument: Sendable {
    /// The limits of a document, which protect against text that is made to exhaust memory.
    public struct Limits: Hashable, Sendable {
        /// The maximum number of bytes.
        public var bytes = 4 << 20
        /// The maximum number of values, including the elements and members of others.
        public var values = 200_000
        /// The maximum number of levels of arrays and objects.
        public var depth = 96

        /// Creates the default limits.
        public init() {}
    }

    /// A part of a document that was read differently from how it is written.
    public struct Issue: Hashable, Sendable {
        /// The kinds of issues.
        public enum Kind: Hashable, Sendable {
            /// A string with invalid UTF-8 or half a surrogate pair, which was replaced with U+FFFD.
            case invalidUnicode
            /// A member whose name occurs again later in its object.
            case repeatedMember
        }

        /// The kind of the issue.
        public let kind: Kind
        /// The value that was read.
        public let pointer: JSONPointer
    }

    /// The outermost value.
    public let root: JSONValue
    /// The parts that were read differently from how they are written, in the order of the text.
    public let issues: [Issue]

    private let positions: JSONPositions

    /// Reads a document from UTF-8, with or without a byte order mark.
    public init(reading data: Data, limits: Limits = Limits()) throws(JSONError) {
        let bytes = [UInt8](data)
        var reader = JSONReader(bytes, limits: limits)
        root = try reader.document().0
        issues = reader.issues
        positions = JSONPositions(bytes, limits: limits)
    }

    /// Returns the position of the value at a pointer, or of its closest ancestor that exists.
    ///
    /// - Complexity: The first call reads the document again, because most documents have no problems.
    public func position(of pointer: JSONPointer) -> JSONPosition { positions.position(of: pointer) }
}
