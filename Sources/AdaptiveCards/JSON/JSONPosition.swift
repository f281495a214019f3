import Foundation

/// A position in the text of a JSON document.
public struct JSONPosition: Hashable, Sendable, CustomStringConvertible {
    /// The line number, from 1.
    public var line: Int
    /// The number of bytes from the start of the line, from 1.
    public var column: Int

    /// The line and column as compilers print them.
    public var description: String { "\(line):\(column)" }
}

/// The offsets of the values of a document, in the shape of the document.
struct JSONOffsets: Sendable {
    enum Children: Sendable {
        case none
        case elements([JSONOffsets])
        case members([String: JSONOffsets])
    }

    let offset: Int
    let children: Children

    /// Returns the offset of the value at a pointer, or of its closest ancestor that exists.
    func offset(of pointer: JSONPointer) -> Int {
        var node = self
        for token in pointer.tokens {
            switch node.children {
            case .elements(let elements):
                guard let index = Int(token), elements.indices.contains(index) else { return node.offset }
                node = elements[index]
            case .members(let members):
                guard let member = members[token] else { return node.offset }
                node = member
            case .none: return node.offset
            }
        }
        return node.offset
    }
}

/// The starts of the lines of a text.
struct LineIndex: Sendable {
    private let starts: [Int]

    init(_ bytes: some Sequence<UInt8>) {
        var starts = [0]
        var offset = 0
        for byte in bytes {
            offset += 1
            if byte == UInt8(ascii: "\n") { starts.append(offset) }
        }
        self.starts = starts
    }

    /// Returns the position of the byte at an offset.
    ///
    /// - Complexity: O(log *n*), where *n* is the number of lines.
    func position(of offset: Int) -> JSONPosition {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return JSONPosition(line: low + 1, column: offset - starts[low] + 1)
    }
}

/// The positions of the values of a document, which are determined when the first is needed.
final class JSONPositions: @unchecked Sendable {
    private let bytes: [UInt8]
    private let limits: JSONDocument.Limits
    private let lock = NSLock()
    /// Guarded by the lock.
    private var index: (offsets: JSONOffsets, lines: LineIndex)?

    /// Creates the positions of a document that can be read.
    init(_ bytes: [UInt8], limits: JSONDocument.Limits) {
        self.bytes = bytes
        self.limits = limits
    }

    func position(of pointer: JSONPointer) -> JSONPosition {
        let (offsets, lines) = lock.withLock {
            if let index { return index }
            var reader = JSONReader(bytes, limits: limits, recordsOffsets: true)
            let offsets = (try? reader.document().1) ?? JSONOffsets(offset: 0, children: .none)
            let new = (offsets, LineIndex(bytes))
            index = new
            return new
        }
        return lines.position(of: offsets.offset(of: pointer))
    }
}
