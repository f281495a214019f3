import Foundation

/// The limit on the size of text in SVG drawings: librsvg 2.54 ends the process when the size of a line exceeds the range of Pango, which is
/// about two million pixels.
enum SVGTextLimit {
    /// The largest size of a font, in pixels, and the largest length that can be one.
    private static let (largestFont, largestLength) = (1e6, 1e5)

    /// Returns whether no text of a drawing can be larger than the limit, as far as its numbers tell.
    static func allows(_ drawing: UnsafeRawBufferPointer) -> Bool {
        let text = String(decoding: drawing, as: UTF8.self)
        guard text.contains("text") || !isPlain(text) else { return true }
        var (length, factor) = (1.0, pow(1.2, Double(text.components(separatedBy: "larger").count - 1)))
        for number in numbers(in: Array(text.utf8)) {
            switch number.unit {
            case "%": factor *= max(1, number.value / 100)
            case "em", "ex", "re", "ch": factor *= max(1, number.value)
            case "in", "cm", "pc": length = max(length, 96 * number.value)
            default: length = max(length, number.value)
            }
        }
        // A rule of a style sheet can apply to each of nested elements.
        if factor > 1, text.contains("<style") { factor = pow(factor, Double(depth(of: text))) }
        return isPlain(text) && length <= largestLength && length * factor <= largestFont
    }

    /// Whether the bytes of a drawing are those that the parser sees.
    private static func isPlain(_ text: String) -> Bool {
        guard !text.contains("<!ENTITY"), !hasEncodedNumber(text) else { return false }
        guard text.hasPrefix("<?xml"), let header = text.range(of: "?>").map({ text[..<$0.lowerBound] }),
            let encoding = header.range(of: "encoding")
        else { return true }
        let name = header[encoding.upperBound...].lowercased()
        return ["utf-8", "us-ascii", "iso-8859-1"].contains { name.contains($0) }
    }

    /// Whether digits, signs, periods or letters of numbers and units are written as character references.
    private static func hasEncodedNumber(_ text: String) -> Bool {
        text.components(separatedBy: "&#").dropFirst().contains { rest in
            let isHexadecimal = rest.hasPrefix("x")
            let digits = rest.dropFirst(isHexadecimal ? 1 : 0).prefix { $0 != ";" }
            guard let code = UInt32(digits, radix: isHexadecimal ? 16 : 10), code < 0x80 else { return false }
            return code == 0x25 || code == 0x2E || code >= 0x30 && code <= 0x39 || code | 0x20 >= 0x61
        }
    }

    private static func depth(of text: String) -> Int {
        var (depth, deepest) = (0, 1)
        for piece in text.split(separator: "<").dropFirst() {
            if piece.hasPrefix("/") {
                depth -= 1
            } else if piece.first?.isLetter == true, piece.prefix(while: { $0 != ">" }).last != "/" {
                depth += 1
                deepest = max(deepest, depth)
            }
        }
        return deepest
    }

    /// Returns the magnitudes of the numbers, except in names and hexadecimal colors, with the unit that follows.
    private static func numbers(in bytes: [UInt8]) -> [(value: Double, unit: String)] {
        func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
        func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
        var numbers: [(Double, String)] = []
        var position = 0
        while position < bytes.count {
            guard isDigit(bytes[position]) else {
                // The digits of a name are not a number.
                if isLetter(bytes[position]) || bytes[position] == 0x23 || bytes[position] == 0x5F {
                    position += 1
                    while position < bytes.count, isDigit(bytes[position]) || isLetter(bytes[position]) {
                        position += 1
                    }
                } else {
                    position += 1
                }
                continue
            }
            let start = position
            while position < bytes.count, isDigit(bytes[position]) || bytes[position] == 0x2E { position += 1 }
            if position + 1 < bytes.count, bytes[position] | 0x20 == 0x65,
                isDigit(bytes[position + 1]) || "+-".utf8.contains(bytes[position + 1])
            {
                position += 2
                while position < bytes.count, isDigit(bytes[position]) { position += 1 }
            }
            let digits = String(decoding: bytes[start..<position], as: UTF8.self)
            let unit = String(decoding: bytes[position..<min(bytes.count, position + 2)], as: UTF8.self).lowercased()
            // A path can contain several numbers in one, such as 1.5.25.
            numbers.append(
                (
                    Double(digits) ?? digits.split(separator: ".").compactMap { Double($0) }.max() ?? .infinity,
                    unit.hasPrefix("%") ? "%" : unit
                ))
        }
        return numbers
    }
}
