import Foundation

/// The attributes of text that UIKit draws. For an absent key, the code that draws the text supplies the
/// default.
extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// An `NSParagraphStyle`. The style of a paragraph's first character applies to the whole paragraph.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// A `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A `UIColor`, behind the text.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// A number: the points added between characters. A value of 0 turns off the font's own kerning.
    public static let kern = NSAttributedString.Key("NSKern")
    /// A number: the points added between characters, in addition to the font's own kerning.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// A number: 0 turns off the ligatures of the font.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// A number: the raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A number: the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// A `UIColor`. The default is the text color.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// A `UIColor`. The default is the text color.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// A `UIColor`. The default is the text color.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// A number: the stroke width as a percentage of the font size. Positive values draw outlines only;
    /// negative values draw filled text with an outline.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// An `NSShadow`.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// A `URL` or a `String`: the target of a link. Links are drawn in the link color and underlined.
    public static let link = NSAttributedString.Key("NSLink")
    /// An `NSTextAttachment`, drawn in place of the character U+FFFC.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// A `String`: identifies a range of a text view as an interactive text item.
    public static let textItemTag = NSAttributedString.Key("UITextItemTag")
    /// A number: the points by which the text is raised.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// A number: 0 for horizontal text. Other values have no effect, as on iOS.
    public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
}
