import Foundation

/// An attributed string of a nib.
@MainActor
struct NibText {
    let attributedString: NSAttributedString

    init(_ element: NibElement, compiler: NibCompiler) {
        let text = NSMutableAttributedString(string: "")
        for fragment in element.children where fragment.name == "fragment" {
            let content = fragment["content"] ?? fragment.value("content")?.text ?? ""
            var attributes: [NSAttributedString.Key: Any] = [:]
            for value in fragment.list("attributes") {
                // The font before a substitution in Interface Builder.
                if value.key == "NSOriginalFont" { continue }
                guard let (key, attribute) = NibText.attribute(value, compiler) else {
                    compiler.document.warn(
                        "<\(value.name) key=\"\(value.key ?? "")\"> of an attributed string is not supported",
                        line: value.line)
                    continue
                }
                attributes[key] = attribute
            }
            text.append(NSAttributedString(string: content, attributes: attributes))
        }
        attributedString = text
    }

    private static func attribute(
        _ element: NibElement, _ compiler: NibCompiler
    ) -> (NSAttributedString.Key, Any)? {
        switch element.key {
        case "NSFont": return NibFont(element).map { (.font, $0.font) }
        case "NSColor": return compiler.color(element).map { (.foregroundColor, $0) }
        case "NSBackgroundColor": return compiler.color(element).map { (.backgroundColor, $0) }
        case "NSStrokeColor": return compiler.color(element).map { (.strokeColor, $0) }
        case "NSUnderlineColor": return compiler.color(element).map { (.underlineColor, $0) }
        case "NSStrikethroughColor": return compiler.color(element).map { (.strikethroughColor, $0) }
        case "NSUnderline": return element.number("value").map { (.underlineStyle, Int($0)) }
        case "NSStrikethrough": return element.number("value").map { (.strikethroughStyle, Int($0)) }
        case "NSKern": return element.number("value").map { (.kern, CGFloat($0)) }
        case "NSBaselineOffset": return element.number("value").map { (.baselineOffset, CGFloat($0)) }
        case "NSStrokeWidth": return element.number("value").map { (.strokeWidth, CGFloat($0)) }
        case "NSLink": return URL(string: element["value"] ?? element.text).map { (.link, $0) }
        case "NSParagraphStyle": return (.paragraphStyle, paragraphStyle(element))
        default: return nil
        }
    }

    private static func paragraphStyle(_ element: NibElement) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let alignment = element["alignment"].flatMap({ NibVocabulary.textAlignments[$0] }) {
            style.alignment = alignment
        }
        if let mode = element["lineBreakMode"].flatMap({ lineBreakModes[$0] }) { style.lineBreakMode = mode }
        switch element["baseWritingDirection"] {
        case "leftToRight": style.baseWritingDirection = .leftToRight
        case "rightToLeft": style.baseWritingDirection = .rightToLeft
        default: style.baseWritingDirection = .natural
        }
        func set(_ name: String, _ path: ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>) {
            if let number = element.number(name) { style[keyPath: path] = CGFloat(number) }
        }
        set("lineSpacing", \.lineSpacing)
        set("paragraphSpacing", \.paragraphSpacing)
        set("paragraphSpacingBefore", \.paragraphSpacingBefore)
        set("firstLineHeadIndent", \.firstLineHeadIndent)
        set("headIndent", \.headIndent)
        set("tailIndent", \.tailIndent)
        set("minimumLineHeight", \.minimumLineHeight)
        set("maximumLineHeight", \.maximumLineHeight)
        set("lineHeightMultiple", \.lineHeightMultiple)
        return style
    }

    /// The line break modes of paragraph styles, whose names differ from those of labels.
    private static let lineBreakModes: [String: NSLineBreakMode] = [
        "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
        "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
        "truncatingMiddle": .byTruncatingMiddle,
    ]
}
