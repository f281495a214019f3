import Foundation

/// Creates the attributed strings that list content displays.
enum ListText {
    /// Returns `text` with the properties' transform, and with their font, color and paragraph style where
    /// the text has none.
    static func attributedText(
        _ text: NSAttributedString, properties: UIListContentConfiguration.TextProperties
    ) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: text)
        if properties.transform != .none { transform(result, by: properties) }
        let fullRange = NSRange(location: 0, length: result.length)
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = properties.lineBreakMode
        style.alignment = properties.textAlignment
        for (key, value) in [
            (NSAttributedString.Key.font, properties.font as Any), (.foregroundColor, properties.resolvedColor()),
            (.paragraphStyle, style),
        ] {
            var unstyled: [NSRange] = []
            result.enumerateAttribute(key, in: fullRange) { own, range, _ in
                if own == nil { unstyled.append(range) }
            }
            for range in unstyled { result.addAttribute(key, value: value, range: range) }
        }
        return result
    }

    private static func transform(
        _ text: NSMutableAttributedString, by properties: UIListContentConfiguration.TextProperties
    ) {
        // Back to front, because a transform may change the length: the uppercase form of ß is SS.
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
