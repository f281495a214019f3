/// A message of D-Bus in its wire format.
///
/// Source: D-Bus Specification 0.43, "Message Format".
struct WireMessage {
    enum Kind: UInt8 {
        case call = 1
        case reply, error, signal
    }

    /// The flag of a call that has no reply.
    static let noReplyExpected: UInt8 = 1
    private static let maximumLength = 1 << 27
    private static let fixedLength = 16

    private enum Field: UInt8 {
        case path = 1
        case interface, member, errorName, replySerial, destination, sender, signature
    }

    var kind: Kind
    var flags: UInt8 = 0
    var serial: UInt32 = 0
    var path: String?
    var interface: String?
    var member: String?
    var errorName: String?
    /// The serial number of the call to which the message is the reply.
    var replySerial: UInt32?
    var destination: String?
    var sender: String?
    var body: [DBusValue] = []

    init(_ kind: Kind) {
        self.kind = kind
    }

    // MARK: Reading

    /// Returns the length of the message that begins with some bytes, or `nil` if they are too few to tell.
    static func length(_ bytes: some RandomAccessCollection<UInt8>) throws(WireReader.Malformed) -> Int? {
        guard bytes.count >= fixedLength else { return nil }
        let header = Array(bytes.prefix(fixedLength))
        var reader = WireReader(header, at: 4, isBigEndian: try isBigEndian(header))
        let bodyLength = Int(try reader.number(UInt32.self))
        _ = try reader.number(UInt32.self)
        let fieldsLength = Int(try reader.number(UInt32.self))
        let length = (fixedLength + fieldsLength + 7) & ~7
        guard length + bodyLength <= maximumLength else { throw WireReader.Malformed() }
        return length + bodyLength
    }

    private static func isBigEndian(_ header: [UInt8]) throws(WireReader.Malformed) -> Bool {
        switch header[0] {
        case UInt8(ascii: "l"): return false
        case UInt8(ascii: "B"): return true
        default: throw WireReader.Malformed()
        }
    }

    /// Reads a message, or returns `nil` for one of an unknown kind, which receivers ignore.
    init?(_ bytes: [UInt8]) throws(WireReader.Malformed) {
        guard bytes.count >= Self.fixedLength else { throw WireReader.Malformed() }
        guard let kind = Kind(rawValue: bytes[1]) else { return nil }
        self.kind = kind
        flags = bytes[2]
        var reader = WireReader(bytes, at: 8, isBigEndian: try Self.isBigEndian(bytes))
        serial = try reader.number(UInt32.self)
        let end = Self.fixedLength + Int(try reader.number(UInt32.self))
        guard end <= bytes.count else { throw WireReader.Malformed() }
        var signature = ""
        while reader.position < end {
            try reader.align(8)
            let field = Field(rawValue: try reader.number(UInt8.self))
            guard let value = try reader.values(of: "v").first?.unwrapped else { throw WireReader.Malformed() }
            switch field {
            case .path: path = value.stringValue
            case .interface: interface = value.stringValue
            case .member: member = value.stringValue
            case .errorName: errorName = value.stringValue
            case .replySerial: replySerial = value.intValue.flatMap { UInt32(exactly: $0) }
            case .destination: destination = value.stringValue
            case .sender: sender = value.stringValue
            case .signature: signature = value.stringValue ?? ""
            case nil: break
            }
        }
        try reader.align(8)
        body = try reader.values(of: signature)
    }

    // MARK: Writing

    /// Returns the bytes of the message.
    ///
    /// - Throws: `DBusError` if a value of the body is invalid.
    func encoded() throws(DBusError) -> [UInt8] {
        var content = WireWriter()
        for value in body { try content.append(value) }
        var fields = WireWriter()
        func append(_ field: Field, _ signature: String, _ body: (inout WireWriter) -> Void) {
            fields.align(8)
            fields.append(field.rawValue)
            fields.append(signature: signature)
            body(&fields)
        }
        func append(_ field: Field, _ text: String?, as signature: String = "s") {
            if let text { append(field, signature) { $0.append(text: text) } }
        }
        append(.path, path, as: "o")
        append(.interface, interface)
        append(.member, member)
        append(.errorName, errorName)
        if let replySerial { append(.replySerial, "u") { $0.append(replySerial) } }
        append(.destination, destination)
        if !body.isEmpty {
            let signature = body.map(\.typeSignature).joined()
            guard signature.utf8.count <= 255 else { throw .invalid("The message has too many values.") }
            append(.signature, "g") { $0.append(signature: signature) }
        }
        var message = WireWriter()
        for byte in [UInt8(ascii: "l"), kind.rawValue, flags, 1] { message.append(byte) }
        message.append(UInt32(clamping: content.bytes.count))
        message.append(serial)
        message.append(UInt32(clamping: fields.bytes.count))
        message.append(contentsOf: fields)
        message.align(8)
        message.append(contentsOf: content)
        return message.bytes
    }
}
