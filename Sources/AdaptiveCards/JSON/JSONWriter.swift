import Foundation

extension JSONValue {
    /// Returns the value as a JSON document in UTF-8. The members of objects are sorted by name, so that equal values have equal
    /// documents.
    ///
    /// - Parameter indentation: The number of spaces for each level, or `nil` for a document without line breaks.
    public func encoded(indentation: Int? = nil) -> Data {
        var writer = JSONWriter(indentation: indentation)
        writer.write(self)
        return Data(writer.bytes)
    }
}

/// Writes values as JSON.
private struct JSONWriter {
    let indentation: Int?
    var bytes: [UInt8] = []
    private var level = 0

    init(indentation: Int?) {
        self.indentation = indentation
    }

    mutating func write(_ value: JSONValue) {
        switch value {
        case .null: bytes += "null".utf8
        case .boolean(let boolean): bytes += (boolean ? "true" : "false").utf8
        case .integer(let integer): bytes += String(integer).utf8
        // JSON has neither infinity nor NaN.
        case .number(let number): bytes += (number.isFinite ? "\(number)" : "null").utf8
        case .string(let string): write(string)
        case .array(let elements):
            list("[", elements, "]") { writer, element in writer.write(element) }
        case .object(let members):
            list("{", members.sorted { $0.key < $1.key }, "}") { writer, member in
                writer.write(member.key)
                writer.bytes += (writer.indentation == nil ? ":" : ": ").utf8
                writer.write(member.value)
            }
        }
    }

    private mutating func list<Item>(
        _ open: Character, _ items: [Item], _ close: Character, write: (inout JSONWriter, Item) -> Void
    ) {
        bytes += open.utf8
        level += 1
        for (index, item) in items.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            breakLine()
            write(&self, item)
        }
        level -= 1
        if !items.isEmpty { breakLine() }
        bytes += close.utf8
    }

    private mutating func breakLine() {
        guard let indentation else { return }
        bytes.append(UInt8(ascii: "\n"))
        bytes += repeatElement(UInt8(ascii: " "), count: level * indentation)
    }

    private mutating func write(_ string: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in string.utf8 {
            switch byte {
            case UInt8(ascii: "\""): bytes += "\\\"".utf8
            case UInt8(ascii: "\\"): bytes += "\\\\".utf8
            case UInt8(ascii: "\n"): bytes += "\\n".utf8
            case 0..<0x20:
                let digits = String(byte, radix: 16)
                bytes += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
