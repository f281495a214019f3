import Foundation

/// A small 64-bit program for tests, with a dynamic section that names libraries.
struct ELFBuilder {
    var libraries: [String] = []
    var searchPath: String?
    var machine: UInt16 = 62

    /// The content of the file: the header, two program headers, the dynamic section, and the names.
    var data: Data {
        var names: [UInt8] = [0]
        func add(_ text: String) -> UInt64 {
            defer { names += Array(text.utf8) + [0] }
            return UInt64(names.count)
        }
        var entries: [(UInt64, UInt64)] = []
        for library in libraries { entries.append((1, add(library))) }
        if let searchPath { entries.append((29, add(searchPath))) }
        let dynamicOffset: UInt64 = 64 + 2 * 56
        let dynamicSize = UInt64(entries.count + 2) * 16
        // Addresses differ from offsets, as in real programs.
        let base: UInt64 = 0x1000
        entries += [(5, base + dynamicOffset + dynamicSize), (0, 0)]
        let size = dynamicOffset + dynamicSize + UInt64(names.count)

        var bytes: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1] + Array(repeating: 0, count: 9)
        func append(_ value: UInt64, _ size: Int) {
            bytes += (0..<size).map { UInt8(value >> (8 * UInt64($0)) & 0xFF) }
        }
        append(3, 2)
        append(UInt64(machine), 2)
        append(1, 4)
        append(0, 8)
        append(64, 8)
        append(0, 8)
        append(0, 4)
        for value: UInt64 in [64, 56, 2, 0, 0, 0] { append(value, 2) }
        for (type, offset, length) in [(1, 0, size), (2, dynamicOffset, dynamicSize)] as [(UInt64, UInt64, UInt64)] {
            append(type, 4)
            append(0, 4)
            for value in [offset, base + offset, base + offset, length, length, 8] { append(value, 8) }
        }
        for (tag, value) in entries {
            append(tag, 8)
            append(value, 8)
        }
        return Data(bytes + names)
    }
}
