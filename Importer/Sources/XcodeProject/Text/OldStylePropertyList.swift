import Foundation

/// A property list in the OpenStep format, in which Xcode writes `project.pbxproj`.
public struct OldStylePropertyList: Sendable {
    /// The value.
    public private(set) var root = PropertyListNode(.dictionary([:]), line: 1, column: 1)
    /// The keys that occur more than once in a dictionary.
    public private(set) var duplicateKeys: [PropertyListDocument.DuplicateKey] = []

    private var cursor: ByteCursor

    /// Parses text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - file: The file that errors name.
    public init(text: String, file: URL) throws(ProjectError) {
        try self.init(ByteCursor(Array(text.utf8), file: file))
    }

    init(_ cursor: ByteCursor) throws(ProjectError) {
        self.cursor = cursor
        try skipTrivia()
        root = try value(depth: 0)
        try skipTrivia()
        guard self.cursor.isAtEnd else { throw unexpected("the end of the file") }
    }

    private mutating func value(depth: Int) throws(ProjectError) -> PropertyListNode {
        let location = cursor.location
        guard depth < PropertyListDocument.maximumDepth else {
            throw ProjectError(
                .nesting, "Values are nested more than \(PropertyListDocument.maximumDepth) levels deep.",
                remedy: "Restore the file from version control.", location: location)
        }
        switch cursor.current {
        case UInt8(ascii: "{"): return PropertyListNode(.dictionary(try dictionary(depth: depth)), at: location)
        case UInt8(ascii: "("): return PropertyListNode(.array(try array(depth: depth)), at: location)
        case UInt8(ascii: "<"): return PropertyListNode(.scalar(.data(try data())), at: location)
        default: return PropertyListNode(.scalar(.string(try string())), at: location)
        }
    }

    private mutating func dictionary(depth: Int) throws(ProjectError) -> [String: PropertyListNode] {
        let start = cursor.location
        cursor.advance()
        var entries: [String: PropertyListNode] = [:]
        while true {
            try skipTrivia()
            if cursor.skip("}") { return entries }
            guard !cursor.isAtEnd else { throw unterminated("dictionary", start) }
            let line = cursor.line
            let key = try string()
            try skipTrivia()
            guard cursor.skip("=") else { throw unexpected("“=” after the key “\(key)”") }
            try skipTrivia()
            let value = try value(depth: depth + 1)
            try skipTrivia()
            guard !cursor.isAtEnd else { throw unterminated("dictionary", start) }
            // Xcode accepts a dictionary whose last entry has no semicolon.
            if !cursor.skip(";"), cursor.current != UInt8(ascii: "}") {
                throw unexpected("“;” after the value of “\(key)”")
            }
            if entries.updateValue(value, forKey: key) != nil {
                duplicateKeys.append(PropertyListDocument.DuplicateKey(key: key, line: line))
            }
        }
    }

    private mutating func array(depth: Int) throws(ProjectError) -> [PropertyListNode] {
        let start = cursor.location
        cursor.advance()
        var elements: [PropertyListNode] = []
        while true {
            try skipTrivia()
            if cursor.skip(")") { return elements }
            guard !cursor.isAtEnd else { throw unterminated("array", start) }
            elements.append(try value(depth: depth + 1))
            try skipTrivia()
            guard !cursor.isAtEnd else { throw unterminated("array", start) }
            if !cursor.skip(","), cursor.current != UInt8(ascii: ")") {
                throw unexpected("“,” or “)” in the array")
            }
        }
    }

    private mutating func data() throws(ProjectError) -> Data {
        let start = cursor.location
        cursor.advance()
        var digits: [UInt8] = []
        while let byte = cursor.current {
            if cursor.skip(">") {
                guard digits.count.isMultiple(of: 2) else { throw unexpected("an even number of digits") }
                return Data(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
            }
            if let digit = ByteCursor.hexadecimalValue(byte) {
                digits.append(digit)
            } else if !ByteCursor.isWhitespace(byte) {
                throw unexpected("a hexadecimal digit")
            }
            cursor.advance()
        }
        throw unterminated("data", start)
    }

    private mutating func string() throws(ProjectError) -> String {
        if cursor.current == UInt8(ascii: "\"") || cursor.current == UInt8(ascii: "'") { return try quotedString() }
        let text = cursor.read(while: Self.isUnquoted)
        guard !text.isEmpty else { throw unexpected("a value") }
        return text
    }

    private mutating func quotedString() throws(ProjectError) -> String {
        let start = cursor.location
        let quote = cursor.current
        cursor.advance()
        var bytes: [UInt8] = []
        var units: [UInt16] = []
        while let byte = cursor.current {
            let isUnicodeEscape = byte == UInt8(ascii: "\\") && cursor.next == UInt8(ascii: "U")
            if !units.isEmpty, !isUnicodeEscape {
                bytes += Array(String(decoding: units, as: UTF16.self).utf8)
                units = []
            }
            if byte == quote {
                cursor.advance()
                return String(decoding: bytes, as: UTF8.self)
            }
            cursor.advance()
            guard byte == UInt8(ascii: "\\") else {
                bytes.append(byte)
                continue
            }
            if isUnicodeEscape {
                cursor.advance()
                units.append(unicodeUnit())
            } else {
                escape(into: &bytes)
            }
        }
        throw unterminated("string", start)
    }

    /// Reads up to four hexadecimal digits.
    private mutating func unicodeUnit() -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = cursor.current.flatMap(ByteCursor.hexadecimalValue) else { break }
            unit = unit << 4 | UInt16(digit)
            cursor.advance()
        }
        return unit
    }

    /// Reads the part of an escape sequence after the backslash.
    private mutating func escape(into bytes: inout [UInt8]) {
        guard let byte = cursor.current else { return }
        if (0x30...0x37).contains(byte) {
            var value: UInt32 = 0
            for _ in 0..<3 {
                guard let digit = cursor.current, (0x30...0x37).contains(digit) else { break }
                value = value << 3 | UInt32(digit - 0x30)
                cursor.advance()
            }
            let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
            bytes += Array(String(Character(scalar)).utf8)
            return
        }
        cursor.advance()
        switch byte {
        case UInt8(ascii: "a"): bytes.append(0x07)
        case UInt8(ascii: "b"): bytes.append(0x08)
        case UInt8(ascii: "f"): bytes.append(0x0C)
        case UInt8(ascii: "n"): bytes.append(0x0A)
        case UInt8(ascii: "r"): bytes.append(0x0D)
        case UInt8(ascii: "t"): bytes.append(0x09)
        case UInt8(ascii: "v"): bytes.append(0x0B)
        default: bytes.append(byte)
        }
    }

    /// Advances past white space and comments.
    private mutating func skipTrivia() throws(ProjectError) {
        while true {
            cursor.skipWhitespace()
            if cursor.starts(with: "//") {
                while let byte = cursor.current, byte != 0x0A, byte != 0x0D { cursor.advance() }
            } else if cursor.starts(with: "/*") {
                let start = cursor.location
                cursor.advance(2)
                guard cursor.read(to: "*/") != nil else { throw unterminated("comment", start) }
            } else {
                return
            }
        }
    }

    private static func isUnquoted(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
        case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."),
            UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "@"):
            true
        default: false
        }
    }

    private func unexpected(_ expectation: String) -> ProjectError {
        let isConflict = ["<<<<<<<", "=======", ">>>>>>>"].contains { marker in
            cursor.bytes.dropFirst(cursor.position).starts(with: Array(marker.utf8))
        }
        guard !isConflict else {
            return ProjectError(
                .syntax, "The file has a conflict of a merge.", remedy: "Resolve the conflict in this file.",
                location: cursor.location)
        }
        let found = cursor.current.map { "“\(Character(Unicode.Scalar($0)))”" } ?? "the end of the file"
        return ProjectError(
            .syntax, "Found \(found) instead of \(expectation).",
            remedy: "Restore the file from version control, or correct this line.", location: cursor.location)
    }

    private func unterminated(_ name: String, _ start: SourceLocation) -> ProjectError {
        ProjectError(
            .syntax, "The \(name) that begins here is not terminated.",
            remedy: "Restore the file from version control, or complete it.", location: start)
    }
}
