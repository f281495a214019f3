@_implementationOnly import CGio

/// Writes values in the wire format of D-Bus, in little-endian order.
///
/// Source: D-Bus Specification 0.43, "Message Protocol".
struct WireWriter {
    private(set) var bytes: [UInt8] = []

    mutating func align(_ size: Int) {
        while bytes.count % size != 0 { bytes.append(0) }
    }

    mutating func append<Number: FixedWidthInteger>(_ number: Number) {
        align(MemoryLayout<Number>.size)
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Appends a text up to its first null character, which D-Bus does not allow.
    mutating func append(text: String) {
        let count = text.utf8.prefix { $0 != 0 }.count
        append(UInt32(count))
        bytes.append(contentsOf: text.utf8.prefix(count))
        bytes.append(0)
    }

    mutating func append(signature: String) {
        bytes.append(UInt8(clamping: signature.utf8.count))
        bytes.append(contentsOf: signature.utf8)
        bytes.append(0)
    }

    mutating func append(contentsOf other: WireWriter) { bytes.append(contentsOf: other.bytes) }

    /// Appends a value.
    ///
    /// - Throws: `DBusError` if an object path or a signature is invalid, or if an element does not have the type of its
    ///   array.
    mutating func append(_ value: DBusValue) throws(DBusError) {
        switch value {
        case .byte(let value): append(value)
        case .bool(let value): append(UInt32(value ? 1 : 0))
        case .int16(let value): append(value)
        case .uint16(let value): append(value)
        case .int32(let value), .handle(let value): append(value)
        case .uint32(let value): append(value)
        case .int64(let value): append(value)
        case .uint64(let value): append(value)
        case .double(let value): append(value.bitPattern)
        case .string(let text): append(text: text)
        case .objectPath(let path):
            guard g_variant_is_object_path(path) != 0 else { throw .invalid("\(path) is not an object path.") }
            append(text: path)
        case .signature(let text):
            guard g_variant_is_signature(text) != 0 else { throw .invalid("\(text) is not a signature.") }
            append(signature: text)
        case .variant(let inner):
            append(signature: inner.typeSignature)
            try append(inner)
        case .structure(let members):
            align(8)
            for member in members { try append(member) }
        case .array(let elements, of: let element):
            guard g_variant_is_signature("a" + element) != 0 else {
                throw .invalid("\(element) is not the signature of an element.")
            }
            try appendArray(alignment: Self.alignment(of: element.utf8.first)) { writer throws(DBusError) in
                for value in elements {
                    guard value.typeSignature == element else {
                        throw .invalid("An element has the type \(value.typeSignature) and its array \(element).")
                    }
                    try writer.append(value)
                }
            }
        case .dictionary(let entries, of: let entry):
            guard g_variant_is_signature("a{\(entry)}") != 0 else {
                throw .invalid("\(entry) is not the signature of an entry.")
            }
            try appendArray(alignment: 8) { writer throws(DBusError) in
                for value in entries {
                    guard value.key.typeSignature + value.value.typeSignature == entry else {
                        throw .invalid("An entry does not have the type \(entry) of its dictionary.")
                    }
                    writer.align(8)
                    try writer.append(value.key)
                    try writer.append(value.value)
                }
            }
        }
    }

    /// Appends an array, whose length does not include the padding before its first element.
    private mutating func appendArray(
        alignment: Int, _ body: (inout WireWriter) throws(DBusError) -> Void
    ) throws(DBusError) {
        append(UInt32(0))
        let lengthPosition = bytes.count - 4
        align(alignment)
        let start = bytes.count
        try body(&self)
        let length = UInt32(clamping: bytes.count - start)
        withUnsafeBytes(of: length.littleEndian) {
            bytes.replaceSubrange(lengthPosition..<lengthPosition + 4, with: $0)
        }
    }

    /// Returns the alignment of the type that a signature begins with.
    static func alignment(of code: UInt8?) -> Int {
        switch code {
        case UInt8(ascii: "y"), UInt8(ascii: "g"), UInt8(ascii: "v"): 1
        case UInt8(ascii: "n"), UInt8(ascii: "q"): 2
        case UInt8(ascii: "x"), UInt8(ascii: "t"), UInt8(ascii: "d"), UInt8(ascii: "("), UInt8(ascii: "{"): 8
        default: 4
        }
    }
}
