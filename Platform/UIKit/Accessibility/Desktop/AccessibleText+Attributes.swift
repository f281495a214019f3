internal import DesktopBus

/// The look of a text as AT-SPI describes it: names and values of ATK's text attributes.
extension AccessibleText {
    /// A range of characters with the same attributes.
    struct AttributeRun {
        let attributes: DBusValue
        let range: Range<Int>
    }

    /// The attributes of the view that displays the text.
    var defaultAttributes: DBusValue { Self.value(defaults) }

    /// Returns the characters around an offset that look the same, with their attributes.
    ///
    /// - Parameter includesDefaults: Whether attributes of the view are included where the text has none of its own.
    func attributeRun(at offset: Int, includesDefaults: Bool) -> AttributeRun {
        let defaults = includesDefaults ? defaults : [:]
        guard scalars.indices.contains(offset), let text = attributedText else {
            return AttributeRun(attributes: Self.value(defaults), range: 0..<count)
        }
        var range = NSRange()
        let unit = unitOffset(ofScalars: offset)
        var own = Self.attributes(text.attributes(at: unit, effectiveRange: &range))
        if let spoken = node.spokenLabel, spoken.length == text.length {
            var spokenRange = NSRange()
            own.merge(Self.attributes(spoken.attributes(at: unit, effectiveRange: &spokenRange))) { $1 }
            range = range.intersection(spokenRange) ?? range
        }
        return AttributeRun(
            attributes: Self.value(defaults.merging(own) { $1 }),
            range: scalarOffset(ofUnits: range.lowerBound)..<scalarOffset(ofUnits: range.upperBound))
    }

    /// The text with attributes, or `nil` if other characters are read than the view has, as in a field for passwords.
    private var attributedText: NSAttributedString? {
        let text: NSAttributedString? =
            switch node.object {
            case let label as UILabel: label.attributedText
            case let field as UITextField: field.attributedText
            case let view as UITextView: view.attributedText
            default: node.spokenLabel
            }
        guard let text, text.string.unicodeScalars.elementsEqual(scalars) else { return nil }
        return text
    }

    private var defaults: [String: String] {
        let look: (font: UIFont?, color: UIColor?) =
            switch node.view {
            case let label as UILabel: (label.font, label.textColor)
            case let field as UITextField: (field.font, field.textColor)
            case let view as UITextView: (view.font, view.textColor)
            default: (nil, nil)
            }
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = look.font
        attributes[.foregroundColor] = look.color
        return Self.attributes(attributes)
    }

    private static func attributes(_ attributes: [NSAttributedString.Key: Any]) -> [String: String] {
        var result: [String: String] = [:]
        if let font = attributes[.font] as? UIFont {
            let traits = font.fontDescriptor.symbolicTraits
            result["family-name"] = font.familyName
            result["size"] = Double(font.pointSize).formatted(.number.locale(Locale(identifier: "en_US_POSIX")))
            result["weight"] = traits.contains(.traitBold) ? "700" : "400"
            result["style"] = traits.contains(.traitItalic) ? "italic" : "normal"
        }
        result["fg-color"] = (attributes[.foregroundColor] as? UIColor).flatMap(text)
        result["bg-color"] = (attributes[.backgroundColor] as? UIColor).flatMap(text)
        if let underline = attributes[.underlineStyle] as? Int {
            result["underline"] = underline == 0 ? "none" : "single"
        }
        if let line = attributes[.strikethroughStyle] as? Int { result["strikethrough"] = line == 0 ? "false" : "true" }
        return result.merging(speech(attributes)) { $1 }
    }

    /// Returns the attributes for speech. ATK names the language; the other names are those of CSS Speech and SSML.
    private static func speech(_ attributes: [NSAttributedString.Key: Any]) -> [String: String] {
        var result: [String: String] = [:]
        result["language"] = (attributes[.accessibilitySpeechLanguage] as? String)?.replacing("-", with: "_")
        var manners: [String] = []
        if attributes[.accessibilitySpeechSpellOut] as? Bool == true { manners.append("spell-out") }
        if attributes[.accessibilitySpeechPunctuation] as? Bool == true { manners.append("literal-punctuation") }
        if !manners.isEmpty { result["speak-as"] = manners.joined(separator: " ") }
        if let pitch = (attributes[.accessibilitySpeechPitch] as? NSNumber)?.doubleValue, pitch.isFinite {
            result["voice-pitch"] = "\(Int((min(2, max(0, pitch)) * 100).rounded()))%"
        }
        result["phoneme"] = attributes[.accessibilitySpeechIPANotation] as? String
        if let level = attributes[.accessibilityTextHeadingLevel] as? Int, (1...6).contains(level) {
            result["level"] = "\(level)"
        }
        result["textual-context"] =
            (attributes[.UIAccessibilityTextAttributeContext] as? UIAccessibilityTextualContext)?.shortName
        result["custom"] = (attributes[.accessibilityTextCustom] as? [String])?.joined(separator: ", ")
        return result
    }

    /// Returns the components of a color from 0 to 65,535.
    private static func text(_ color: UIColor) -> String? {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
        return [red, green, blue].map { "\(Int((min(1, max(0, $0)) * 65_535).rounded()))" }.joined(separator: ",")
    }

    private static func value(_ attributes: [String: String]) -> DBusValue {
        let entries = attributes.sorted { $0.key < $1.key }.map { DBusEntry(.string($0.key), .string($0.value)) }
        return .dictionary(entries, of: "ss")
    }
}

extension UIAccessibilityTextualContext {
    /// The name without the one of the type, such as `SourceCode`.
    var shortName: String { rawValue.replacing("UIAccessibilityTextualContext", with: "") }
}
