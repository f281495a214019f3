import Foundation

/// A position in UTF-8 text that counts lines.
struct ByteCursor {
    let file: URL
    let bytes: [UInt8]
    private(set) var position = 0
    private(set) var line = 1
    private var lineStart = 0

    init(_ bytes: [UInt8], file: URL) {
        self.bytes = bytes
        self.file = file
    }

    var isAtEnd: Bool { position >= bytes.count }
    var current: UInt8? { position < bytes.count ? bytes[position] : nil }
    var next: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

    /// The one-based column in characters.
    var column: Int { 1 + bytes[lineStart..<min(position, bytes.count)].count { $0 & 0xC0 != 0x80 } }
    var location: SourceLocation { SourceLocation(file: file, line: line, column: column) }

    /// Advances to the next byte, if there is one.
    mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where position < bytes.count {
            if bytes[position] == UInt8(ascii: "\n") {
                line += 1
                lineStart = position + 1
            }
            position += 1
        }
    }

    /// Advances past a byte and returns whether it was there.
    mutating func skip(_ byte: Character) -> Bool {
        guard let ascii = byte.asciiValue, current == ascii else { return false }
        advance()
        return true
    }

    /// Advances past a text and returns whether it was there.
    mutating func skip(text: StaticString) -> Bool {
        guard starts(with: text) else { return false }
        advance(text.utf8CodeUnitCount)
        return true
    }

    /// Returns whether a text follows.
    func starts(with text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= bytes.count else { return false }
        return text.withUTF8Buffer { buffer in
            for index in 0..<count where bytes[position + index] != buffer[index] { return false }
            return true
        }
    }

    /// Advances past white space.
    mutating func skipWhitespace() {
        while let byte = current, Self.isWhitespace(byte) { advance() }
    }

    /// Advances while a condition is true and returns the text.
    mutating func read(while condition: (UInt8) -> Bool) -> String {
        let start = position
        while let byte = current, condition(byte) { advance() }
        return text(from: start)
    }

    /// Advances past a text and returns everything before it, or returns `nil` if the text does not follow.
    mutating func read(to end: StaticString) -> String? {
        let start = position
        while !isAtEnd {
            if starts(with: end) {
                let result = text(from: start)
                advance(end.utf8CodeUnitCount)
                return result
            }
            advance()
        }
        return nil
    }

    /// Returns the text between a position and the current one.
    func text(from start: Int) -> String { String(decoding: bytes[start..<position], as: UTF8.self) }

    static func isWhitespace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

    /// Returns the value of a hexadecimal digit.
    static func hexadecimalValue(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x41 + 10
        case 0x61...0x66: byte - 0x61 + 10
        default: nil
        }
    }
}
