import Foundation

/// The appearance of a text run apart from its glyphs. Decorations do not change glyph positions.
package struct TextDecoration: Hashable, Sendable {
    /// The text color, or `nil` for the default color of the code that draws the text.
    var foreground: UIColor?
    var background: UIColor?
    package var underline: NSUnderlineStyle = []
    var underlineColor: UIColor?
    var strikethrough: NSUnderlineStyle = []
    var strikethroughColor: UIColor?
    var shadow: ShadowValues?
    /// The stroke width as a percentage of the font size.
    var strokeWidth: CGFloat = 0
    var strokeColor: UIColor?
    /// The distance by which the text is raised, in points.
    var rise: CGFloat = 0
    /// The image drawn for each character of an attachment.
    package var image: UIImage?
    /// The space that the image occupies.
    var attachmentBox: AttachmentBox?

    static let none = TextDecoration()

    /// Colors are not hashed: texts rarely differ only in color.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(underline)
        hasher.combine(strikethrough)
        hasher.combine(rise)
        hasher.combine(attachmentBox)
    }
}

/// A range of text with uniform attributes.
package struct TextRun: Hashable, Sendable {
    /// The UTF-8 range in the whole text.
    var bytes: Range<Int>
    var font: FontRecord
    /// The points added between characters, or `nil` for none.
    var kern: CGFloat?
    /// Whether the font's own kerning is turned off.
    var isUnkerned = false
    /// Whether the font's ligatures are turned off.
    var isUnligated = false
    package var decoration: TextDecoration
}

/// An attributed string prepared for shaping: attributes resolved once, UTF-8 offsets, and value semantics.
package final class RichText: Hashable, Sendable {
    let text: String
    package let textRuns: [TextRun]
    /// The paragraph formats with the UTF-8 offsets at which they begin.
    let formats: [(start: Int, format: ParagraphFormat)]
    private let cachedHash: Int

    /// Creates a rich text from an attributed string.
    ///
    /// - Parameter font: The font of text without a font attribute.
    package init(_ string: NSAttributedString, font: FontRecord) {
        let text = string.string
        var textRuns: [TextRun] = []
        var formats: [(start: Int, format: ParagraphFormat)] = []
        var end = 0
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
            let start = end
            let upper = String.Index(utf16Offset: range.location + range.length, in: text)
            end = text.utf8.distance(from: text.startIndex, to: upper)
            let isObject =
                attributes[.attachment] != nil
                && text.utf16[text.utf16.index(upper, offsetBy: -range.length)..<upper].allSatisfy { $0 == 0xFFFC }
            textRuns.append(
                TextRun(bytes: start..<end, attributes: attributes, font: font, isObject: isObject))
            let format = (attributes[.paragraphStyle] as? NSParagraphStyle)?.format ?? .plain
            if formats.last?.format != format { formats.append((start, format)) }
        }
        self.text = text
        self.textRuns = textRuns
        self.formats = formats
        cachedHash = Self.hash(text, textRuns)
    }

    /// Creates a rich text with the same attributes for all of `text`.
    init(_ text: String, attributes: [NSAttributedString.Key: Any], font: FontRecord) {
        self.text = text
        textRuns = [TextRun(bytes: 0..<text.utf8.count, attributes: attributes, font: font)]
        formats = [(0, (attributes[.paragraphStyle] as? NSParagraphStyle)?.format ?? .plain)]
        cachedHash = Self.hash(text, textRuns)
    }

    private init(text: String, textRuns: [TextRun], formats: [(start: Int, format: ParagraphFormat)]) {
        self.text = text
        self.textRuns = textRuns
        self.formats = formats
        cachedHash = Self.hash(text, textRuns)
    }

    private static func hash(_ text: String, _ textRuns: [TextRun]) -> Int {
        var hasher = Hasher()
        hasher.combine(text)
        hasher.combine(textRuns)
        return hasher.finalize()
    }

    /// Returns the format of the paragraph that begins at a UTF-8 offset.
    package func format(at offset: Int) -> ParagraphFormat {
        formats.last { $0.start <= offset }?.format ?? .plain
    }

    /// Returns the text with all font sizes multiplied by `scale`.
    func scaled(by scale: CGFloat) -> RichText {
        let scaled = textRuns.map { textRun in
            var copy = textRun
            copy.font = textRun.font.scaled(by: scale)
            return copy
        }
        return RichText(text: text, textRuns: scaled, formats: formats)
    }

    /// Returns the text with `spacing` more points between characters.
    func spaced(by spacing: CGFloat) -> RichText {
        let spaced = textRuns.map { textRun in
            var copy = textRun
            copy.kern = (textRun.kern ?? 0) + spacing
            return copy
        }
        return RichText(text: text, textRuns: spaced, formats: formats)
    }

    package static func == (left: RichText, right: RichText) -> Bool {
        left === right
            || (left.cachedHash == right.cachedHash && left.text == right.text && left.textRuns == right.textRuns
                && left.formats.elementsEqual(right.formats) { $0.start == $1.start && $0.format == $1.format })
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(cachedHash) }
}

extension TextRun {
    /// Creates a run from the attributes of an attributed string.
    ///
    /// - Parameter isObject: Whether the run consists only of characters that represent attachments.
    init(bytes: Range<Int>, attributes: [NSAttributedString.Key: Any], font: FontRecord, isObject: Bool = false) {
        func number(_ key: NSAttributedString.Key) -> CGFloat? {
            switch attributes[key] {
            case let value as CGFloat: value
            case let value as Double: CGFloat(value)
            case let value as Int: CGFloat(value)
            case let value as Float: CGFloat(value)
            case let value as NSNumber: CGFloat(value.doubleValue)
            default: nil
            }
        }
        func color(_ key: NSAttributedString.Key) -> UIColor? { attributes[key] as? UIColor }
        func line(_ key: NSAttributedString.Key) -> NSUnderlineStyle {
            if let style = attributes[key] as? NSUnderlineStyle { return style }
            return NSUnderlineStyle(rawValue: number(key).flatMap { Int(exactly: $0.rounded()) } ?? 0)
        }
        self.bytes = bytes
        self.font = (attributes[.font] as? UIFont)?.record ?? font
        let kern = number(.kern)
        isUnkerned = kern == 0
        isUnligated = number(.ligature) == 0
        let spacing = (kern ?? 0) + (number(.tracking) ?? 0)
        self.kern = spacing == 0 ? nil : spacing
        let isLink = attributes[.link] != nil
        decoration = TextDecoration(
            foreground: isLink ? .link : color(.foregroundColor), background: color(.backgroundColor),
            underline: isLink && attributes[.underlineStyle] == nil ? .single : line(.underlineStyle),
            underlineColor: color(.underlineColor), strikethrough: line(.strikethroughStyle),
            strikethroughColor: color(.strikethroughColor), shadow: (attributes[.shadow] as? NSShadow)?.values,
            strokeWidth: number(.strokeWidth) ?? 0, strokeColor: color(.strokeColor),
            rise: number(.baselineOffset) ?? 0)
        guard isObject, let attachment = attributes[.attachment] as? NSTextAttachment else { return }
        decoration.image = attachment.displayImage
        decoration.attachmentBox = attachment.box
    }
}
