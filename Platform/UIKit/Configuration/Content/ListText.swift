import Foundation

/// The texts of a list as they are shown.
enum ListText {
    /// With the properties' font, colour and transform where the text has none, and with room for a picture in its first
    /// line.
    static func shown(
        _ text: NSAttributedString, properties: UIListContentConfiguration.TextProperties, indent: CGFloat
    ) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: text)
        if properties.transform != .none { transform(result, by: properties) }
        let all = NSRange(location: 0, length: result.length)
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = properties.lineBreakMode
        style.alignment = properties.textAlignment
        style.firstLineHeadIndent = indent
        for (key, value) in [
            (NSAttributedString.Key.font, properties.font as Any), (.foregroundColor, properties.resolvedColor()),
            (.paragraphStyle, style),
        ] {
            var bare: [NSRange] = []
            result.enumerateAttribute(key, in: all) { own, range, _ in
                if own == nil { bare.append(range) }
            }
            for range in bare { result.addAttribute(key, value: value, range: range) }
        }
        return result
    }

    private static func transform(
        _ text: NSMutableAttributedString, by properties: UIListContentConfiguration.TextProperties
    ) {
        // From the end, since letters may become more: ß is SS in capitals.
        var runs: [(NSRange, [NSAttributedString.Key: Any])] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            runs.append((range, attributes))
        }
        for (range, attributes) in runs.reversed() {
            let part = properties.transformed((text.string as NSString).substring(with: range))
            text.replaceCharacters(in: range, with: NSAttributedString(string: part, attributes: attributes))
        }
    }
}
