import Foundation

/// A value of a property list with its position.
public struct PropertyListNode: Hashable, Sendable {
    /// The value of a node.
    public indirect enum Content: Hashable, Sendable {
        /// A value without parts.
        case scalar(PropertyListValue)
        /// An ordered list.
        case array([PropertyListNode])
        /// Values by key.
        case dictionary([String: PropertyListNode])
    }

    /// The value.
    public var content: Content
    /// The one-based line, or `nil` in formats without lines.
    public var line: Int?
    /// The one-based column, or `nil` in formats without lines.
    public var column: Int?

    init(_ content: Content, line: Int? = nil, column: Int? = nil) {
        self.content = content
        self.line = line
        self.column = column
    }

    init(_ content: Content, at location: SourceLocation) {
        self.init(content, line: location.line, column: location.column)
    }

    /// The text of a string or number, or `nil` for other values.
    public var string: String? {
        guard case .scalar(let value) = content else { return nil }
        switch value {
        case .string(let text): return text
        case .integer(let number): return String(number)
        case .real(let number): return String(number)
        case .boolean(let flag): return flag ? "YES" : "NO"
        default: return nil
        }
    }

    /// The elements of an array, or `nil` for other values.
    public var array: [PropertyListNode]? {
        if case .array(let nodes) = content { nodes } else { nil }
    }

    /// The entries of a dictionary, or `nil` for other values.
    public var dictionary: [String: PropertyListNode]? {
        if case .dictionary(let nodes) = content { nodes } else { nil }
    }

    /// The value for a key of a dictionary.
    public subscript(key: String) -> PropertyListNode? { dictionary?[key] }

    /// The value without positions.
    public var value: PropertyListValue {
        switch content {
        case .scalar(let value): value
        case .array(let nodes): .array(nodes.map(\.value))
        case .dictionary(let nodes): .dictionary(nodes.mapValues(\.value))
        }
    }
}

/// A property list in any of the formats that Xcode reads: OpenStep, XML, binary, or JSON.
public struct PropertyListDocument: Sendable {
    /// A format of property lists.
    public enum Format: String, Hashable, Sendable, CaseIterable {
        /// The format of `project.pbxproj`.
        case openStep
        /// XML.
        case xml
        /// The binary format.
        case binary
        /// JSON.
        case json
    }

    /// A key that occurs more than once in a dictionary.
    public struct DuplicateKey: Hashable, Sendable {
        /// The key.
        public var key: String
        /// The one-based line of the repetition, which takes precedence.
        public var line: Int
    }

    /// The value.
    public var root: PropertyListNode
    /// The format.
    public var format: Format
    /// The keys that occur more than once in a dictionary.
    public var duplicateKeys: [DuplicateKey] = []

    static let maximumDepth = 200

    /// Reads a file.
    public init(contentsOf file: URL) throws(ProjectError) {
        try self.init(bytes: try TextFile.data(of: file), file: file)
    }

    /// Parses the content of a file.
    ///
    /// - Parameters:
    ///   - bytes: The content.
    ///   - file: The file that errors name.
    public init(bytes: [UInt8], file: URL) throws(ProjectError) {
        if bytes.starts(with: Array("bplist".utf8)) {
            root = try BinaryPropertyList.parse(bytes, file: file)
            format = .binary
            return
        }
        var cursor = try TextFile.cursor(for: bytes, file: file)
        cursor.skipWhitespace()
        if cursor.starts(with: "<?xml") || cursor.starts(with: "<!") || cursor.starts(with: "<plist") {
            var duplicates: [DuplicateKey] = []
            root = try XMLPropertyList.parse(try XMLReader.parse(cursor), file: file, duplicates: &duplicates)
            format = .xml
            duplicateKeys = duplicates
        } else if Self.isJSON(cursor) {
            root = try JSONReader.parse(cursor)
            format = .json
        } else {
            let list = try OldStylePropertyList(cursor)
            root = list.root
            format = .openStep
            duplicateKeys = list.duplicateKeys
        }
    }

    /// Returns whether a colon follows the first string, which distinguishes JSON from the OpenStep format.
    private static func isJSON(_ start: ByteCursor) -> Bool {
        var cursor = start
        guard cursor.skip("{") else { return false }
        cursor.skipWhitespace()
        guard cursor.skip("\"") else { return false }
        while let byte = cursor.current, byte != UInt8(ascii: "\"") {
            cursor.advance(byte == UInt8(ascii: "\\") ? 2 : 1)
        }
        cursor.advance()
        cursor.skipWhitespace()
        return cursor.current == UInt8(ascii: ":")
    }
}
