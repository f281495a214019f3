import Foundation

/// What text can be given to look different. A key that is absent leaves it to whoever draws the text.
extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// An `NSParagraphStyle`; that of a paragraph's first character holds for all of it.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// A `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A `UIColor`, behind the text.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// A number: points added between characters; 0 turns the font's own kerning off.
    public static let kern = NSAttributedString.Key("NSKern")
    /// A number: points added between characters, on top of the font's own kerning.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// A number: the raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A number: the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// A `UIColor`; without it, lines have the text's.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// A `UIColor`; without it, lines have the text's.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// A `UIColor`; without it, outlines have the text's.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// A number: the width of outlines in percent of the font's size. Positive: outlines alone; negative: text as well.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// An `NSShadow`.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// A `URL` or a `String`: where the text leads. It is drawn in the colour of links, and underlined.
    public static let link = NSAttributedString.Key("NSLink")
    /// An `NSTextAttachment`: what stands for a character U+FFFC.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// A `String`: makes text of a text view an item that people can touch, known by the string.
    public static let textItemTag = NSAttributedString.Key("UITextItemTag")
    /// A number: points by which the text is raised.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}
