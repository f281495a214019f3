import Foundation

/// Reads a file of stanzas in the format of Debian's control files, one stanza at a time.
///
/// A stanza is a run of lines, ended by an empty one. A line is `Name: value`, or goes on with the line before it if it
/// starts with a space or a tab. The file is read in pieces: only the stanza at hand is in memory.
struct StanzaReader {
    /// The fields of one stanza, or what is wrong with it.
    struct Stanza {
        /// The number of the stanza's first line, counted from 1.
        let line: Int
        let fields: Result<[InstalledPackage.Field], DamagedStanza>
    }

    /// How much is read from the file at a time, in bytes.
    private static let pieceSize = 64 * 1024

    private let file: FileHandle
    private var buffer = Data()
    private var position = 0
    private var line = 0
    private var isAtEnd = false

    init(_ file: FileHandle) {
        self.file = file
    }

    /// The next stanza; nil at the end of the file. Throws what the file system says.
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

    /// The bytes of the next line without its end.
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
            try readPiece()
        }
    }

    /// Where the next line ends. `memchr` searches some twenty times faster than a loop in an unoptimised build.
    private func firstNewline(from start: Int) -> Int? {
        buffer.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress, start < bytes.count,
                let found = memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
            else { return nil }
            return UnsafeRawPointer(found) - base
        }
    }

    /// Drops what was read, and appends the next piece of the file to the rest.
    private mutating func readPiece() throws {
        let piece = try file.read(upToCount: Self.pieceSize) ?? Data()
        isAtEnd = piece.isEmpty
        buffer = Data(buffer[position...]) + piece
        position = 0
    }
}

/// Puts a stanza together from its lines, and remembers the first thing that is wrong with it.
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
        // The whole line at once: bytes that are no UTF-8 must not be replaced silently.
        guard let text = String(data: bytes, encoding: .utf8) else {
            damage = DamagedStanza(line: line, problem: .notText)
            return
        }
        if bytes.first == UInt8(ascii: " ") || bytes.first == UInt8(ascii: "\t") {
            guard name != nil else {
                damage = DamagedStanza(line: line, problem: .continuesNothing)
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
