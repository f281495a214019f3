import Foundation

/// A reader of binary property lists, whose format CFBinaryPList.c of Core Foundation documents.
struct BinaryPropertyList {
    private let bytes: [UInt8]
    private let file: URL
    private var offsets: [Int] = []
    private var referenceSize = 1
    private var nodeCount = 0

    /// A file that references the same objects again and again cannot grow beyond this number of values.
    private static let maximumNodeCount = 500_000

    static func parse(_ bytes: [UInt8], file: URL) throws(ProjectError) -> PropertyListNode {
        var reader = BinaryPropertyList(bytes: bytes, file: file)
        return try reader.document()
    }

    private init(bytes: [UInt8], file: URL) {
        self.bytes = bytes
        self.file = file
    }

    private mutating func document() throws(ProjectError) -> PropertyListNode {
        guard bytes.count >= 40 else { throw error("The file is truncated.") }
        let trailer = bytes.count - 32
        let offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
            let count = integer(at: trailer + 8, size: 8), let top = integer(at: trailer + 16, size: 8),
            let table = integer(at: trailer + 24, size: 8), table <= trailer,
            count <= (trailer - table) / offsetSize, top < count
        else { throw error("The trailer is invalid.") }
        for index in 0..<count {
            guard let offset = integer(at: table + index * offsetSize, size: offsetSize), offset < table else {
                throw error("The table of objects is invalid.")
            }
            offsets.append(offset)
        }
        return try object(top, depth: 0)
    }

    private mutating func object(_ index: Int, depth: Int) throws(ProjectError) -> PropertyListNode {
        nodeCount += 1
        guard depth < PropertyListDocument.maximumDepth, nodeCount < Self.maximumNodeCount else {
            throw ProjectError(
                .nesting, "The file has too many nested values.", remedy: "Restore the file from version control.",
                location: SourceLocation(file: file))
        }
        guard offsets.indices.contains(index) else { throw error("A reference is invalid.") }
        let offset = offsets[index]
        let marker = bytes[offset]
        let low = Int(marker & 0x0F)
        switch marker >> 4 {
        case 0x0 where marker == 0x08 || marker == 0x09:
            return PropertyListNode(.scalar(.boolean(marker == 0x09)))
        case 0x1: return PropertyListNode(.scalar(.integer(try number(at: offset + 1, size: 1 << min(low, 5)))))
        case 0x2, 0x3:
            let value = try real(at: offset + 1, size: 1 << min(low, 5))
            guard marker >> 4 == 3 else { return PropertyListNode(.scalar(.real(value))) }
            return PropertyListNode(.scalar(.date(Date(timeIntervalSinceReferenceDate: value))))
        case 0x8: return PropertyListNode(.scalar(.integer(try number(at: offset + 1, size: low + 1))))
        case 0x4, 0x5, 0x6: return PropertyListNode(.scalar(try text(offset, kind: marker >> 4, low: low)))
        case 0xA, 0xC:
            let (start, count) = try extent(offset, low: low, unit: referenceSize)
            var nodes: [PropertyListNode] = []
            for index in 0..<count { nodes.append(try reference(at: start + index * referenceSize, depth: depth)) }
            return PropertyListNode(.array(nodes))
        case 0xD:
            let (start, count) = try extent(offset, low: low, unit: referenceSize * 2)
            var nodes: [String: PropertyListNode] = [:]
            for index in 0..<count {
                let key = try reference(at: start + index * referenceSize, depth: depth)
                guard let name = key.string else { throw error("A key is not text.") }
                nodes[name] = try reference(at: start + (count + index) * referenceSize, depth: depth)
            }
            return PropertyListNode(.dictionary(nodes))
        default: throw error("An object has an unknown type.")
        }
    }

    private mutating func reference(at offset: Int, depth: Int) throws(ProjectError) -> PropertyListNode {
        guard let index = integer(at: offset, size: referenceSize) else { throw error("A reference is invalid.") }
        return try object(index, depth: depth + 1)
    }

    private func text(_ offset: Int, kind: UInt8, low: Int) throws(ProjectError) -> PropertyListValue {
        let (start, count) = try extent(offset, low: low, unit: kind == 0x6 ? 2 : 1)
        switch kind {
        case 0x4: return .data(Data(bytes[start..<start + count]))
        case 0x5: return .string(String(decoding: bytes[start..<start + count], as: UTF8.self))
        default:
            let units = (0..<count).map { UInt16(bytes[start + $0 * 2]) << 8 | UInt16(bytes[start + $0 * 2 + 1]) }
            return .string(String(decoding: units, as: UTF16.self))
        }
    }

    /// Returns the start and the number of units of an object's content.
    private func extent(_ offset: Int, low: Int, unit: Int) throws(ProjectError) -> (start: Int, count: Int) {
        var start = offset + 1
        var count = low
        if low == 0x0F {
            guard start < bytes.count, bytes[start] >> 4 == 0x1, bytes[start] & 0x0F <= 3 else {
                throw error("A length is invalid.")
            }
            let size = 1 << Int(bytes[start] & 0x0F)
            guard let length = integer(at: start + 1, size: size) else { throw error("A length is invalid.") }
            count = length
            start += 1 + size
        }
        guard start <= bytes.count, count <= (bytes.count - start) / unit else {
            throw error("An object extends beyond the file.")
        }
        return (start, count)
    }

    private func number(at offset: Int, size: Int) throws(ProjectError) -> Int {
        guard size <= 16, offset + size <= bytes.count else { throw error("A number is invalid.") }
        var value: UInt64 = 0
        for byte in bytes[offset..<offset + size] { value = value << 8 | UInt64(byte) }
        return Int(truncatingIfNeeded: value)
    }

    private func real(at offset: Int, size: Int) throws(ProjectError) -> Double {
        guard size == 4 || size == 8, offset + size <= bytes.count else { throw error("A number is invalid.") }
        var value: UInt64 = 0
        for byte in bytes[offset..<offset + size] { value = value << 8 | UInt64(byte) }
        return size == 4 ? Double(Float(bitPattern: UInt32(value))) : Double(bitPattern: value)
    }

    /// Returns a number that is not negative, or `nil` if it is too large or outside of the file.
    private func integer(at offset: Int, size: Int) -> Int? {
        guard offset >= 0, offset + size <= bytes.count else { return nil }
        var value: UInt64 = 0
        for byte in bytes[offset..<offset + size] { value = value << 8 | UInt64(byte) }
        return Int(exactly: value)
    }

    private func error(_ message: String) -> ProjectError {
        ProjectError(
            .syntax, message, remedy: "Restore the file from version control.", location: SourceLocation(file: file))
    }
}
