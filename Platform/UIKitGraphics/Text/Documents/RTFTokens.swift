import Foundation

/// A token of a document in the Rich Text Format.
enum RTFToken: Equatable {
    case beginGroup
    case endGroup
    /// A control word with its number.
    case word(String, Int?)
    /// A control symbol, such as `~` for a space that does not break.
    case symbol(UInt8)
    /// A byte of text, in the encoding of the current font.
    case byte(UInt8)
}

/// The tokens of a document in the Rich Text Format. Any sequence of bytes has tokens.
struct RTFTokens: Sequence, IteratorProtocol {
    /// The maximum length of a control word. The specification permits 32 letters.
    private static let maximumWordLength = 64

    private let bytes: [UInt8]
    private var index = 0

    init(_ data: Data) {
        bytes = Array(data)
    }

    mutating func next() -> RTFToken? {
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "{"): return .beginGroup
            case UInt8(ascii: "}"): return .endGroup
            case UInt8(ascii: "\\"): return control()
            case 10, 13, 0: continue
            default: return .byte(byte)
            }
        }
        return nil
    }

    private mutating func control() -> RTFToken? {
        guard index < bytes.count else { return nil }
        let first = bytes[index]
        guard Self.isLetter(first) else {
            index += 1
            switch first {
            case UInt8(ascii: "'"): return .byte(hexadecimalByte())
            case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): return .byte(first)
            case 10, 13: return .word("par", nil)
            default: return .symbol(first)
            }
        }
        var name: [UInt8] = []
        while index < bytes.count, Self.isLetter(bytes[index]), name.count < Self.maximumWordLength {
            name.append(bytes[index])
            index += 1
        }
        let number = number()
        if index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
        let word = String(decoding: name, as: UTF8.self)
        if word == "bin" { index = Swift.min(bytes.count, index + Swift.max(0, number ?? 0)) }
        return .word(word, number)
    }

    /// Returns the number after a control word, limited to 32 bits.
    private mutating func number() -> Int? {
        var end = index
        let isNegative = end < bytes.count && bytes[end] == UInt8(ascii: "-")
        if isNegative { end += 1 }
        var value: Int?
        while end < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[end]) {
            value = Swift.min((value ?? 0) * 10 + Int(bytes[end] - UInt8(ascii: "0")), Int(Int32.max))
            end += 1
        }
        guard let value else { return nil }
        index = end
        return isNegative ? -value : value
    }

    private mutating func hexadecimalByte() -> UInt8 {
        var value: UInt8 = 0
        for _ in 0..<2 {
            guard index < bytes.count, let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue else { break }
            value = value << 4 | UInt8(digit)
            index += 1
        }
        return value
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    }
}
