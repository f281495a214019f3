import Foundation

/// The conversion of an attributed string to a document in the Rich Text Format.
package struct RTFWriter {
    private var fonts: [String] = []
    private var colors: [ColorComponents] = []
    private var body = ""

    /// Converts a text.
    package init(_ text: NSAttributedString) {
        let string = text.string as NSString
        var location = 0
        while location < string.length {
            let paragraph = string.paragraphRange(for: NSRange(location: location, length: 0))
            guard paragraph.length > 0 else { break }
            writeParagraph(text, paragraph)
            location = NSMaxRange(paragraph)
        }
    }

    /// The document.
    package var data: Data {
        let fontTable = fonts.enumerated().map { "\\f\($0)\\fnil \(Self.escaped($1));" }.joined()
        let colorTable = colors.map { color in
            let (red, green, blue) = Self.bytes(color)
            return "\\red\(red)\\green\(green)\\blue\(blue);"
        }.joined()
        let header = "{\\rtf1\\ansi\\ansicpg1252\\deff0\\uc0{\\fonttbl\(fontTable)}{\\colortbl;\(colorTable)}\n"
        return Data((header + body + "}").utf8)
    }

    private mutating func writeParagraph(_ text: NSAttributedString, _ range: NSRange) {
        body += "\\pard"
        if let style = text.attribute(.paragraphStyle, at: range.location, effectiveRange: nil) as? NSParagraphStyle {
            writeStyle(style)
        }
        text.enumerateAttributes(in: range) { attributes, range, _ in
            writeRun(text.attributedSubstring(from: range).string, attributes)
        }
        body += "\n"
    }

    private mutating func writeStyle(_ style: NSParagraphStyle) {
        func write(_ word: String, _ length: CGFloat) {
            guard length != 0, length.isFinite, abs(length) < 5000 else { return }
            body += "\\\(word)\(Int((length * 20).rounded()))"
        }
        let alignments: [NSTextAlignment: String] = [
            .left: "\\ql", .right: "\\qr", .center: "\\qc", .justified: "\\qj", .natural: "\\qnatural",
        ]
        body += alignments[style.alignment] ?? ""
        if style.baseWritingDirection == .rightToLeft { body += "\\rtlpar" }
        write("li", style.headIndent)
        write("fi", style.firstLineHeadIndent - style.headIndent)
        if style.tailIndent < 0 { write("ri", -style.tailIndent) }
        write("sb", style.paragraphSpacingBefore)
        write("sa", style.paragraphSpacing)
        for stop in style.tabStops { write("tx", stop.location) }
    }

    private mutating func writeRun(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
        let link = attributes[.link].map { ($0 as? URL)?.absoluteString ?? String(describing: $0) }
        if let link {
            let address = link.replacingOccurrences(of: "\"", with: "%22")
            body += "{\\field{\\*\\fldinst HYPERLINK \"\(Self.escaped(address))\"}{\\fldrslt"
        } else {
            body += "{"
        }
        if let font = attributes[.font] as? UIFont {
            let size = Int((min(1000, max(1, font.pointSize)) * 2).rounded())
            body += "\\f\(index(of: Self.familyName(font)))\\fs\(size)"
            let traits = font.fontDescriptor.symbolicTraits
            if traits.contains(.traitBold) { body += "\\b" }
            if traits.contains(.traitItalic) { body += "\\i" }
        }
        if let color = attributes[.foregroundColor] as? UIColor { body += "\\cf\(index(of: color))" }
        if let color = attributes[.backgroundColor] as? UIColor {
            let number = index(of: color)
            body += "\\cb\(number)\\highlight\(number)"
        }
        if TextAttributeNumber.isSet(attributes[.underlineStyle]) { body += "\\ul" }
        if TextAttributeNumber.isSet(attributes[.strikethroughStyle]) { body += "\\strike" }
        if let rise = TextAttributeNumber.value(attributes[.baselineOffset]), rise != 0, abs(rise) < 1000 {
            body += rise > 0 ? "\\up\(Int((rise * 2).rounded()))" : "\\dn\(Int((-rise * 2).rounded()))"
        }
        body += " " + Self.escaped(text) + (link == nil ? "}" : "}}")
    }

    /// The system font has the name under which Apple's programs know it.
    private static func familyName(_ font: UIFont) -> String {
        switch font.record.face.family {
        case .system: ".AppleSystemUIFont"
        case .monospaced: "Menlo"
        case .named(let name): name
        }
    }

    private mutating func index(of font: String) -> Int {
        if let index = fonts.firstIndex(of: font) { return index }
        fonts.append(font)
        return fonts.count - 1
    }

    /// Returns the number of a color. The first entry of the table is the color of the reading program.
    private mutating func index(of color: UIColor) -> Int {
        let components = color.components(with: UITraitCollection(userInterfaceStyle: .light))
        if let index = colors.firstIndex(where: { Self.bytes($0) == Self.bytes(components) }) { return index + 1 }
        colors.append(components)
        return colors.count
    }

    private static func bytes(_ color: ColorComponents) -> (Int, Int, Int) {
        func byte(_ value: CGFloat) -> Int { Int((min(1, max(0, value)) * 255).rounded()) }
        return (byte(color.red), byte(color.green), byte(color.blue))
    }

    /// Returns a text with control words in place of the characters that have a meaning in the format.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for unit in text.utf16 {
            switch unit {
            case 10, 13, 0x2029: result += "\\par "
            case 9: result += "\\tab "
            case 0x2028: result += "\\line "
            case 0xC: result += "\\page "
            case 0xA0: result += "\\~"
            // Attachments.
            case 0xFFFC: break
            case UInt16(UInt8(ascii: "\\")), UInt16(UInt8(ascii: "{")), UInt16(UInt8(ascii: "}")):
                result += "\\" + String(decoding: [unit], as: UTF16.self)
            case 32..<127: result += String(decoding: [unit], as: UTF16.self)
            case 0..<32: break
            default: result += "\\u\(Int16(bitPattern: unit)) "
            }
        }
        return result
    }
}

/// The numbers among the attributes of text, which apps set in several types.
enum TextAttributeNumber {
    static func isSet(_ attribute: Any?) -> Bool { (value(attribute) ?? 0) != 0 }

    static func value(_ attribute: Any?) -> CGFloat? {
        switch attribute {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let style as NSUnderlineStyle: CGFloat(style.rawValue)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }
}
