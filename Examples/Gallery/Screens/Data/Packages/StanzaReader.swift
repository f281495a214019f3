import Foundation

/// A parser that reads a file in the format of Debian's control files, one stanza at a time.
///
/// A stanza is a run of lines that ends at an empty line. A line has the form `Name: value`, or continues
/// the previous line if it starts with a space or a tab. The file is read in chunks, so that only one stanza
/// is in memory.
struct StanzaReader {
    /// The fields of a stanza, or its first error.
    struct Stanza {
        /// The number of the stanza's first line, starting at 1.
        let line: Int
        let fields: Result<[InstalledPackage.Field], DamagedStanza>
    }

    /// The number of bytes to read from the file at once.
    private static let chunkSize = 64 * 1024

    private let file: FileHandle
    private var buffer = Data()
    private var position = 0
    private var line = 0
    private var isAtEnd = false

    init(_ file: FileHandle) {
        self.file = file
    }

    /// Returns the next stanza, or `nil` at the end of the file.
    ///
    /// - Throws: The error of the file system if the file cannot be read.
    mutating func next() throws -> Stanza? {
        var builder: StanzaBuilder?
        while let bytes = try nextLine() {
            if bytes.isEmpty {
                if let builder { return builder.stanza }
                continue
            }
            if builder == nil { builder = StanzaBuilder(line: line) }
            builder?.add(bytes, at: line)
        }
        return builder?.stanza
    }

    /// Returns the bytes of the next line without its line break, or `nil` at the end of the file.
    private mutating func nextLine() throws -> Data? {
        var searched = position
        while true {
            if let end = firstNewline(from: searched) {
                defer { position = end + 1 }
                line += 1
                return buffer[position..<end]
            }
            if isAtEnd {
                guard position < buffer.endIndex else { return nil }
                defer { position = buffer.endIndex }
                line += 1
                return buffer[position...]
            }
            let unread = buffer.endIndex - position
            searched = unread
            try readChunk()
        }
    }

    /// Returns the index of the next line break. In debug builds `memchr` searches about twenty times faster
    /// than a loop.
    private func firstNewline(from start: Int) -> Int? {
        buffer.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress, start < bytes.count,
                let found = memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
            else { return nil }
            return UnsafeRawPointer(found) - base
        }
    }

    /// Discards the consumed bytes and appends the next chunk of the file.
    private mutating func readChunk() throws {
        let chunk = try file.read(upToCount: Self.chunkSize) ?? Data()
        isAtEnd = chunk.isEmpty
        buffer = Data(buffer[position...]) + chunk
        position = 0
    }
}

/// Builds a stanza from its lines and records the first error.
private struct StanzaBuilder {
    private let line: Int
    private var fields: [InstalledPackage.Field] = []
    private var names: Set<String> = []
    private var name: String?
    private var value = ""
    private var damage: DamagedStanza?

    init(line: Int) {
        self.line = line
    }

    mutating func add(_ bytes: Data, at line: Int) {
        guard damage == nil else { return }
        // Decodes the whole line: replacing bytes that are not UTF-8 would hide the damage.
        guard let text = String(data: bytes, encoding: .utf8) else {
            damage = DamagedStanza(line: line, problem: .invalidEncoding)
            return
        }
        if bytes.first == UInt8(ascii: " ") || bytes.first == UInt8(ascii: "\t") {
            guard name != nil else {
                damage = DamagedStanza(line: line, problem: .unexpectedContinuation)
                return
            }
            value += "\n" + text.dropFirst()
            return
        }
        endField()
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > bytes.startIndex,
            let fieldName = String(data: bytes[..<colon], encoding: .utf8), !fieldName.contains(" ")
        else {
            damage = DamagedStanza(line: line, problem: .noFieldName(text))
            return
        }
        guard names.insert(fieldName).inserted else {
            damage = DamagedStanza(line: line, problem: .repeatedField(fieldName))
            return
        }
        name = fieldName
        value = String(text.unicodeScalars.dropFirst(fieldName.unicodeScalars.count + 1))
            .trimmingCharacters(in: .whitespaces)
    }

    var stanza: StanzaReader.Stanza {
        var copy = self
        copy.endField()
        return StanzaReader.Stanza(line: line, fields: copy.damage.map { .failure($0) } ?? .success(copy.fields))
    }

    private mutating func endField() {
        if let name { fields.append(InstalledPackage.Field(name: name, value: value)) }
        name = nil
    }
}
