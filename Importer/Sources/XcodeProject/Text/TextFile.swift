import Foundation

/// The reading of files as UTF-8.
enum TextFile {
    /// Returns the content of a file.
    static func data(of file: URL) throws(ProjectError) -> [UInt8] {
        do {
            return Array(try Data(contentsOf: file))
        } catch {
            let exists = FileManager.default.fileExists(atPath: file.path)
            throw ProjectError(
                .unreadable, "\(file.lastPathComponent) \(exists ? "cannot be opened." : "does not exist.")",
                remedy: exists ? "Check the permissions of the file." : "Check the path.",
                location: SourceLocation(file: file))
        }
    }

    /// Returns a cursor at the start of a file's text.
    static func cursor(for file: URL) throws(ProjectError) -> ByteCursor {
        try cursor(for: try data(of: file), file: file)
    }

    /// Returns a cursor at the start of UTF-8 text, or of UTF-16 text with a byte order mark.
    static func cursor(for bytes: [UInt8], file: URL) throws(ProjectError) -> ByteCursor {
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
            let isBigEndian = bytes[0] == 0xFE
            let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index -> UInt16 in
                let first = UInt16(bytes[index])
                let second = UInt16(bytes[index + 1])
                return isBigEndian ? first << 8 | second : second << 8 | first
            }
            return ByteCursor(Array(String(decoding: units, as: UTF16.self).utf8), file: file)
        }
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        if let line = lineOfInvalidByte(in: text) {
            throw ProjectError(
                .encoding, "\(file.lastPathComponent) has a byte that is not part of UTF-8 text.",
                remedy: "Save the file as UTF-8.", location: SourceLocation(file: file, line: line))
        }
        return ByteCursor(text, file: file)
    }

    /// Returns the one-based line of the first byte that is not part of UTF-8 text.
    private static func lineOfInvalidByte(in bytes: [UInt8]) -> Int? {
        guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
        var line = 1
        var rest = bytes[...]
        while !rest.isEmpty {
            let end = rest.firstIndex(of: 0x0A) ?? rest.endIndex
            if String(validating: rest[..<end], as: UTF8.self) == nil { return line }
            line += 1
            rest = end < rest.endIndex ? rest[(end + 1)...] : []
        }
        return line
    }
}
