/// Reads values in the wire format of D-Bus.
///
/// Source: D-Bus Specification 0.43, "Message Protocol".
struct WireReader {
    /// The bytes are not those of a message.
    struct Malformed: Error {}

    private static let maximumArrayLength = 1 << 26
    private static let maximumDepth = 64

    private let bytes: [UInt8]
    private let isBigEndian: Bool
    private(set) var position: Int

    init(_ bytes: [UInt8], at position: Int, isBigEndian: Bool) {
        self.bytes = bytes
        self.position = position
        self.isBigEndian = isBigEndian
    }

    mutating func align(_ size: Int) throws(Malformed) {
        position = (position + size - 1) & ~(size - 1)
        guard position <= bytes.count else { throw Malformed() }
    }

    mutating func number<Number: FixedWidthInteger>(_ type: Number.Type) throws(Malformed) -> Number {
        let size = MemoryLayout<Number>.size
        try align(size)
        guard position + size <= bytes.count else { throw Malformed() }
        let value = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: position, as: Number.self) }
        position += size
        return isBigEndian ? Number(bigEndian: value) : Number(littleEndian: value)
    }

    mutating func text() throws(Malformed) -> String { try text(count: Int(try number(UInt32.self))) }

    mutating func signature() throws(Malformed) -> String { try text(count: Int(try number(UInt8.self))) }

    private mutating func text(count: Int) throws(Malformed) -> String {
        let end = position + count
        guard end < bytes.count, bytes[end] == 0 else { throw Malformed() }
        defer { position = end + 1 }
        return String(decoding: bytes[position..<end], as: UTF8.self)
    }

    /// Reads the values of a signature, one after another.
    mutating func values(of signature: String) throws(Malformed) -> [DBusValue] {
        let codes = Array(signature.utf8)
        var (values, index): ([DBusValue], Int) = ([], 0)
        while index < codes.count { values.append(try value(codes, &index, depth: 0)) }
        return values
    }

    /// Reads a value of the type at an index of a signature, and moves the index to the next type.
    private mutating func value(_ codes: [UInt8], _ index: inout Int, depth: Int) throws(Malformed) -> DBusValue {
        guard index < codes.count, depth < Self.maximumDepth else { throw Malformed() }
        let code = codes[index]
        index += 1
        switch Character(Unicode.Scalar(code)) {
        case "y": return .byte(try number(UInt8.self))
        case "b": return .bool(try number(UInt32.self) != 0)
        case "n": return .int16(try number(Int16.self))
        case "q": return .uint16(try number(UInt16.self))
        case "i": return .int32(try number(Int32.self))
        case "u": return .uint32(try number(UInt32.self))
        case "x": return .int64(try number(Int64.self))
        case "t": return .uint64(try number(UInt64.self))
        case "d": return .double(Double(bitPattern: try number(UInt64.self)))
        case "h": return .handle(try number(Int32.self))
        case "s": return .string(try text())
        case "o": return .objectPath(try text())
        case "g": return .signature(try signature())
        case "v":
            let inner = Array(try signature().utf8)
            var start = 0
            let value = try value(inner, &start, depth: depth + 1)
            guard start == inner.count else { throw Malformed() }
            return .variant(value)
        case "(": return .structure(try members(codes, &index, end: UInt8(ascii: ")"), depth: depth))
        case "a": return try array(codes, &index, depth: depth)
        default: throw Malformed()
        }
    }

    /// Reads the members of a structure or of an entry. An empty one would have no size, so that an array could be endless.
    private mutating func members(
        _ codes: [UInt8], _ index: inout Int, end: UInt8, depth: Int
    ) throws(Malformed) -> [DBusValue] {
        try align(8)
        var members: [DBusValue] = []
        while index < codes.count, codes[index] != end { members.append(try value(codes, &index, depth: depth + 1)) }
        guard index < codes.count, !members.isEmpty else { throw Malformed() }
        index += 1
        return members
    }

    private mutating func array(_ codes: [UInt8], _ index: inout Int, depth: Int) throws(Malformed) -> DBusValue {
        let length = Int(try number(UInt32.self))
        let first = index
        index = try Self.endOfType(codes, first, depth: depth)
        try align(WireWriter.alignment(of: codes[first]))
        let end = position + length
        guard length <= Self.maximumArrayLength, end <= bytes.count else { throw Malformed() }
        let isDictionary = codes[first] == UInt8(ascii: "{")
        var (elements, entries): ([DBusValue], [DBusEntry]) = ([], [])
        while position < end {
            var start = first
            if isDictionary {
                start += 1
                let pair = try members(codes, &start, end: UInt8(ascii: "}"), depth: depth + 1)
                guard pair.count == 2 else { throw Malformed() }
                entries.append(DBusEntry(pair[0], pair[1]))
            } else {
                elements.append(try value(codes, &start, depth: depth + 1))
            }
        }
        guard position == end else { throw Malformed() }
        let type = String(decoding: codes[first..<index], as: UTF8.self)
        return isDictionary ? .dictionary(entries, of: String(type.dropFirst().dropLast())) : .array(elements, of: type)
    }

    /// Returns the index after the type at an index of a signature.
    private static func endOfType(_ codes: [UInt8], _ start: Int, depth: Int) throws(Malformed) -> Int {
        guard start < codes.count, depth < maximumDepth else { throw Malformed() }
        switch Character(Unicode.Scalar(codes[start])) {
        case "a": return try endOfType(codes, start + 1, depth: depth + 1)
        case "(", "{":
            let end = UInt8(ascii: codes[start] == UInt8(ascii: "(") ? ")" : "}")
            var index = start + 1
            while index < codes.count, codes[index] != end { index = try endOfType(codes, index, depth: depth + 1) }
            guard index < codes.count else { throw Malformed() }
            return index + 1
        default: return start + 1
        }
    }
}
