import Foundation

/// The conversion of an attributed string to an HTML document with inline styles.
package struct HTMLWriter {
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
        Data("<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"></head><body>\n\(body)</body></html>\n".utf8)
    }

    private mutating func writeParagraph(_ text: NSAttributedString, _ range: NSRange) {
        let style = text.attribute(.paragraphStyle, at: range.location, effectiveRange: nil) as? NSParagraphStyle
        body += "<p style=\"\(Self.declarations(style ?? NSParagraphStyle()))\">"
        let start = body.endIndex
        text.enumerateAttributes(in: range) { attributes, range, _ in
            writeRun(text.attributedSubstring(from: range).string, attributes)
        }
        // A paragraph without content has no height.
        if body.endIndex == start { body += "<br>" }
        body += "</p>\n"
    }

    private static func declarations(_ style: NSParagraphStyle) -> String {
        func margin(_ side: String, _ length: CGFloat) -> String {
            length != 0 && length.isFinite ? "; margin-\(side): \(number(length))pt" : ""
        }
        let alignments: [NSTextAlignment: String] = [
            .left: "left", .right: "right", .center: "center", .justified: "justify",
        ]
        var text = "margin: 0; white-space: pre-wrap"
        if let alignment = alignments[style.alignment] { text += "; text-align: \(alignment)" }
        if style.baseWritingDirection == .rightToLeft { text += "; direction: rtl" }
        text += margin("left", style.headIndent) + margin("top", style.paragraphSpacingBefore)
        text += margin("bottom", style.paragraphSpacing)
        let first = style.firstLineHeadIndent - style.headIndent
        return first != 0 && first.isFinite ? text + "; text-indent: \(number(first))pt" : text
    }

    private mutating func writeRun(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
        let text = Self.escaped(text)
        guard !text.isEmpty else { return }
        let link = attributes[.link].map { ($0 as? URL)?.absoluteString ?? String(describing: $0) }
        let run = "<span style=\"\(Self.declarations(attributes))\">\(text)</span>"
        body += link.map { "<a href=\"\(Self.escaped($0))\">\(run)</a>" } ?? run
    }

    private static func declarations(_ attributes: [NSAttributedString.Key: Any]) -> String {
        var list: [String] = []
        if let font = attributes[.font] as? UIFont {
            let family =
                switch font.record.face.family {
                case .system: "system-ui"
                case .monospaced: "monospace"
                case .named(let name): "'\(name.filter { !"'\"\\<>&".contains($0) })'"
                }
            let traits = font.fontDescriptor.symbolicTraits
            list.append("font-family: \(family)")
            list.append("font-size: \(number(font.pointSize))pt")
            list.append("font-weight: \(traits.contains(.traitBold) ? "bold" : "normal")")
            if traits.contains(.traitItalic) { list.append("font-style: italic") }
        }
        // Colors are those of the light appearance, as in rich text.
        if let color = attributes[.foregroundColor] as? UIColor, color != .label {
            list.append("color: \(text(color))")
        }
        if let color = attributes[.backgroundColor] as? UIColor { list.append("background-color: \(text(color))") }
        var lines: [String] = []
        if TextAttributeNumber.isSet(attributes[.underlineStyle]) { lines.append("underline") }
        if TextAttributeNumber.isSet(attributes[.strikethroughStyle]) { lines.append("line-through") }
        if !lines.isEmpty { list.append("text-decoration: \(lines.joined(separator: " "))") }
        return list.joined(separator: "; ")
    }

    private static func text(_ color: UIColor) -> String {
        let color = color.components(with: UITraitCollection(userInterfaceStyle: .light))
        let bytes = [color.red, color.green, color.blue].map { "\(Int((min(1, max(0, $0)) * 255).rounded()))" }
        guard color.alpha < 1 else { return "rgb(\(bytes.joined(separator: ", ")))" }
        return "rgba(\(bytes.joined(separator: ", ")), \(number(max(0, color.alpha))))"
    }

    private static func number(_ value: CGFloat) -> String {
        Double(value).formatted(
            .number.precision(.fractionLength(0...2)).grouping(.never).locale(Locale(identifier: "en_US_POSIX")))
    }

    /// Returns a text without the characters that have a meaning in the format, without its last line break, and without attachments.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\u{2028}": result += "<br>"
            case "\n", "\r", "\u{2029}", "\u{FFFC}": break
            case "\t": result += "\t"
            case "\0"..<" ": break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
