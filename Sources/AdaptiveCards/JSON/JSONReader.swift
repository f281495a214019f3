/// A recursive descent parser of JSON (RFC 8259). Each byte is read once; the depth of recursion is limited.
struct JSONReader {
    private let bytes: [UInt8]
    private let limits: JSONDocument.Limits
    /// Whether the offsets of the values are recorded, which takes as long as reading.
    private let recordsOffsets: Bool
    private var index = 0
    private var valueCount = 0
    /// The path to the value that is being read.
    private var path = JSONPointer()
    private(set) var issues: [JSONDocument.Issue] = []
    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

    init(_ bytes: [UInt8], limits: JSONDocument.Limits, recordsOffsets: Bool = false) {
        self.bytes = bytes
        self.limits = limits
        self.recordsOffsets = recordsOffsets
    }

    mutating func document() throws(JSONError) -> (JSONValue, JSONOffsets) {
        guard bytes.count <= limits.bytes else { throw error(.tooLarge(limit: limits.bytes)) }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
        let root = try value()
        skipWhitespace()
        guard index == bytes.count else { throw unexpected("the end of the document") }
        return root
    }

    // MARK: Values

    private mutating func value() throws(JSONError) -> (JSONValue, JSONOffsets) {
        skipWhitespace()
        valueCount += 1
        guard valueCount <= limits.values else { throw error(.tooManyValues(limit: limits.values)) }
        guard path.tokens.count <= limits.depth else { throw error(.tooDeep(limit: limits.depth)) }
        let start = index
        switch current {
        case UInt8(ascii: "{"):
            let (members, offsets) = try object()
            return (.object(members), JSONOffsets(offset: start, children: .members(offsets)))
        case UInt8(ascii: "["):
            let (elements, offsets) = try array()
            return (.array(elements), JSONOffsets(offset: start, children: .elements(offsets)))
        default:
            return (try scalar(), JSONOffsets(offset: start, children: .none))
        }
    }

    private mutating func object() throws(JSONError) -> ([String: JSONValue], [String: JSONOffsets]) {
        index += 1
        var members: [String: JSONValue] = [:]
        var offsets: [String: JSONOffsets] = [:]
        skipWhitespace()
        if skip("}") { return (members, offsets) }
        while true {
            skipWhitespace()
            guard current == UInt8(ascii: "\"") else { throw unexpected("a member name") }
            let name = try string()
            skipWhitespace()
            guard skip(":") else { throw unexpected("“:”") }
            path.tokens.append(name)
            if members[name] != nil { report(.repeatedMember) }
            let (member, offset) = try value()
            members[name] = member
            if recordsOffsets { offsets[name] = offset }
            path.tokens.removeLast()
            skipWhitespace()
            if skip("}") { return (members, offsets) }
            guard skip(",") else { throw unexpected("“,” or “}”") }
        }
    }

    private mutating func array() throws(JSONError) -> ([JSONValue], [JSONOffsets]) {
        index += 1
        var elements: [JSONValue] = []
        var offsets: [JSONOffsets] = []
        skipWhitespace()
        if skip("]") { return (elements, offsets) }
        while true {
            path.tokens.append(String(elements.count))
            let (element, offset) = try value()
            path.tokens.removeLast()
            elements.append(element)
            if recordsOffsets { offsets.append(offset) }
            skipWhitespace()
            if skip("]") { return (elements, offsets) }
            guard skip(",") else { throw unexpected("“,” or “]”") }
        }
    }

    private mutating func scalar() throws(JSONError) -> JSONValue {
        switch current {
        case UInt8(ascii: "\""): return .string(try string())
        case let byte? where byte == UInt8(ascii: "-") || Self.digits.contains(byte): return try number()
        default:
            if skip("true") { return .boolean(true) }
            if skip("false") { return .boolean(false) }
            if skip("null") { return .null }
            throw unexpected("a value")
        }
    }

    private mutating func number() throws(JSONError) -> JSONValue {
        let start = index
        var isWhole = true
        _ = skip("-")
        if !skip("0") { try digits() }
        if skip(".") {
            isWhole = false
            try digits()
        }
        if skip("e") || skip("E") {
            isWhole = false
            if !skip("+") { _ = skip("-") }
            try digits()
        }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        if isWhole, let integer = Int(text) { return .integer(integer) }
        guard let double = Double(text), double.isFinite else {
            index = start
            throw error(.numberOutOfRange(text))
        }
        return .number(double)
    }

    private mutating func digits() throws(JSONError) {
        let start = index
        while let byte = current, Self.digits.contains(byte) { index += 1 }
        if index == start { throw unexpected("a digit") }
    }

    // MARK: Strings

    private mutating func string() throws(JSONError) -> String {
        index += 1
        let start = index
        while let byte = current, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), 0x20..<0x80 ~= byte {
            index += 1
        }
        if current == UInt8(ascii: "\"") {
            index += 1
            return String(decoding: bytes[start..<index - 1], as: UTF8.self)
        }
        var text = Array(bytes[start..<index])
        while let byte = current {
            index += 1
            switch byte {
            case UInt8(ascii: "\""):
                let string = String(decoding: text, as: UTF8.self)
                if !string.utf8.elementsEqual(text) { report(.invalidUnicode) }
                return string
            case UInt8(ascii: "\\"): try escape(into: &text)
            case 0..<0x20:
                index -= 1
                throw unexpected("an escaped control character")
            default: text.append(byte)
            }
        }
        throw unexpected("the end of a string")
    }

    private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
        let byte = current
        index += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(bytes[index - 1])
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"): text += try unicodeEscape().utf8
        default:
            index -= 1
            throw unexpected("an escape sequence")
        }
    }

    /// Reads the digits of an escaped code unit, and the second half of a surrogate pair.
    private mutating func unicodeEscape() throws(JSONError) -> Character {
        var units = [try codeUnit()]
        if UTF16.isLeadSurrogate(units[0]), bytes[index...].starts(with: "\\u".utf8) {
            let start = index
            index += 2
            let next = try codeUnit()
            if UTF16.isTrailSurrogate(next) { units.append(next) } else { index = start }
        }
        if units.count == 1, UTF16.isSurrogate(units[0]) { report(.invalidUnicode) }
        return Character(String(decoding: units, as: UTF16.self))
    }

    private mutating func codeUnit() throws(JSONError) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw unexpected("a hexadecimal digit")
            }
            unit = unit << 4 | UInt16(digit)
            index += 1
        }
        return unit
    }

    // MARK: Bytes

    private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func skipWhitespace() {
        while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
    }

    private mutating func skip(_ token: StaticString) -> Bool {
        token.withUTF8Buffer { buffer in
            guard bytes[index...].starts(with: buffer) else { return false }
            index += buffer.count
            return true
        }
    }

    private mutating func report(_ kind: JSONDocument.Issue.Kind) {
        issues.append(JSONDocument.Issue(kind: kind, pointer: path))
    }

    // MARK: Errors

    private func unexpected(_ expected: String) -> JSONError {
        let found =
            if index < bytes.count {
                "“" + String(decoding: bytes[index...].prefix(4), as: UTF8.self).prefix(1) + "”"
            } else {
                "the end of the document"
            }
        return error(.unexpected(found: found, expected: expected))
    }

    /// Makes an error at the current byte. Counting lines is linear, and an error ends reading.
    private func error(_ reason: JSONError.Reason) -> JSONError {
        let position = LineIndex(bytes.prefix(index)).position(of: index)
        return JSONError(reason: reason, position: position, pointer: path)
    }
}
