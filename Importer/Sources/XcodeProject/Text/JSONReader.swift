import Foundation

/// A reader of JSON that keeps positions.
struct JSONReader {
    private var cursor: ByteCursor

    static func parse(_ cursor: ByteCursor) throws(ProjectError) -> PropertyListNode {
        var reader = JSONReader(cursor: cursor)
        reader.cursor.skipWhitespace()
        let root = try reader.value(depth: 0)
        reader.cursor.skipWhitespace()
        guard reader.cursor.isAtEnd else { throw reader.unexpected("the end of the file") }
        return root
    }

    private mutating func value(depth: Int) throws(ProjectError) -> PropertyListNode {
        let location = cursor.location
        guard depth < PropertyListDocument.maximumDepth else {
            throw ProjectError(
                .nesting, "Values are nested more than \(PropertyListDocument.maximumDepth) levels deep.",
                remedy: "Restore the file from version control.", location: location)
        }
        let content: PropertyListNode.Content
        switch cursor.current {
        case UInt8(ascii: "{"): content = .dictionary(try dictionary(depth: depth))
        case UInt8(ascii: "["): content = .array(try array(depth: depth))
        case UInt8(ascii: "\""): content = .scalar(.string(try string()))
        default: content = .scalar(try scalar())
        }
        return PropertyListNode(content, at: location)
    }

    private mutating func dictionary(depth: Int) throws(ProjectError) -> [String: PropertyListNode] {
        cursor.advance()
        var entries: [String: PropertyListNode] = [:]
        cursor.skipWhitespace()
        if cursor.skip("}") { return entries }
        while true {
            cursor.skipWhitespace()
            let key = try string()
            cursor.skipWhitespace()
            guard cursor.skip(":") else { throw unexpected("“:”") }
            cursor.skipWhitespace()
            entries[key] = try value(depth: depth + 1)
            cursor.skipWhitespace()
            if cursor.skip("}") { return entries }
            guard cursor.skip(",") else { throw unexpected("“,” or “}”") }
        }
    }

    private mutating func array(depth: Int) throws(ProjectError) -> [PropertyListNode] {
        cursor.advance()
        var elements: [PropertyListNode] = []
        cursor.skipWhitespace()
        if cursor.skip("]") { return elements }
        while true {
            cursor.skipWhitespace()
            elements.append(try value(depth: depth + 1))
            cursor.skipWhitespace()
            if cursor.skip("]") { return elements }
            guard cursor.skip(",") else { throw unexpected("“,” or “]”") }
        }
    }

    private mutating func string() throws(ProjectError) -> String {
        guard cursor.skip("\"") else { throw unexpected("a string") }
        var bytes: [UInt8] = []
        var units: [UInt16] = []
        while let byte = cursor.current {
            let isUnicodeEscape = byte == UInt8(ascii: "\\") && cursor.next == UInt8(ascii: "u")
            if !units.isEmpty, !isUnicodeEscape {
                bytes += Array(String(decoding: units, as: UTF16.self).utf8)
                units = []
            }
            cursor.advance()
            if byte == UInt8(ascii: "\"") { return String(decoding: bytes, as: UTF8.self) }
            guard byte == UInt8(ascii: "\\") else {
                bytes.append(byte)
                continue
            }
            guard let escaped = cursor.current else { break }
            cursor.advance()
            switch escaped {
            case UInt8(ascii: "u"):
                var unit: UInt16 = 0
                for _ in 0..<4 {
                    guard let digit = cursor.current.flatMap(ByteCursor.hexadecimalValue) else {
                        throw unexpected("a hexadecimal digit")
                    }
                    unit = unit << 4 | UInt16(digit)
                    cursor.advance()
                }
                units.append(unit)
            case UInt8(ascii: "b"): bytes.append(0x08)
            case UInt8(ascii: "f"): bytes.append(0x0C)
            case UInt8(ascii: "n"): bytes.append(0x0A)
            case UInt8(ascii: "r"): bytes.append(0x0D)
            case UInt8(ascii: "t"): bytes.append(0x09)
            default: bytes.append(escaped)
            }
        }
        throw unexpected("the end of a string")
    }

    private mutating func scalar() throws(ProjectError) -> PropertyListValue {
        if cursor.skip(text: "true") { return .boolean(true) }
        if cursor.skip(text: "false") { return .boolean(false) }
        // Property lists have no null; an empty string has the same effect wherever Xcode writes one.
        if cursor.skip(text: "null") { return .string("") }
        let start = cursor
        let text = cursor.read { byte in
            (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(byte)
        }
        if let number = Int(text) { return .integer(number) }
        if let number = Double(text) { return .real(number) }
        cursor = start
        throw unexpected("a value")
    }

    private func unexpected(_ expectation: String) -> ProjectError {
        let found = cursor.current.map { "“\(Character(Unicode.Scalar($0)))”" } ?? "the end of the file"
        return ProjectError(
            .syntax, "Found \(found) instead of \(expectation).",
            remedy: "Restore the file from version control, or correct this line.", location: cursor.location)
    }
}
