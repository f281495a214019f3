import Foundation

/// The formatting of a paragraph: alignment, line heights, and indents. Use `NSMutableParagraphStyle` to
/// create one.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    var format: ParagraphFormat

    public override init() {
        format = ParagraphFormat()
        super.init()
    }

    init(format: ParagraphFormat) {
        self.format = format
        super.init()
    }

    /// The style of paragraphs that have no style of their own.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Returns the writing direction of a language.
    ///
    /// - Parameter languageName: A language identifier, such as "ar" or "he-IL", or `nil` for the user's
    ///   preferred language.
    public class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let language = languageName ?? Locale.preferredLanguages.first ?? "en"
        return Locale.Language(identifier: language).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The space between two lines, in points.
    public var lineSpacing: CGFloat { format.lineSpacing }
    /// The space after the paragraph, in points.
    public var paragraphSpacing: CGFloat { format.paragraphSpacing }
    public var alignment: NSTextAlignment { format.alignment }
    /// The distance from the leading edge to all lines but the first, in points.
    public var headIndent: CGFloat { format.headIndent }
    /// The end of the lines, in points: measured from the leading edge if positive, otherwise from the
    /// trailing edge.
    public var tailIndent: CGFloat { format.tailIndent }
    /// The distance from the leading edge to the first line, in points.
    public var firstLineHeadIndent: CGFloat { format.firstLineHeadIndent }
    /// The minimum height of a line, in points.
    public var minimumLineHeight: CGFloat { format.minimumLineHeight }
    /// The maximum height of a line, in points; 0 for no limit.
    public var maximumLineHeight: CGFloat { format.maximumLineHeight }
    /// The line break mode. Outside a label, a truncating mode limits each paragraph to a single line.
    public var lineBreakMode: NSLineBreakMode { format.lineBreakMode }
    public var baseWritingDirection: NSWritingDirection { format.baseWritingDirection }
    /// The factor applied to the font's line height; 0 has the same effect as 1.
    public var lineHeightMultiple: CGFloat { format.lineHeightMultiple }
    /// The space before the paragraph, in points. It is not added before the first paragraph.
    public var paragraphSpacingBefore: CGFloat { format.paragraphSpacingBefore }
    /// The tab stops. By default there is one every 28 points.
    public var tabStops: [NSTextTab] { format.tabStops }
    /// The distance between tabs after the last of `tabStops`, in points; 0 for 28 points.
    public var defaultTabInterval: CGFloat { format.defaultTabInterval }
    /// Whether letter spacing is reduced before a line is truncated, if that makes the text fit.
    public var allowsDefaultTighteningForTruncation: Bool { format.tightensForTruncation }
    /// Rules that improve line breaks beyond filling each line. The default is none.
    public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { format.lineBreakStrategy }
    /// The part of a line, from 0 to 1, below which the next word is hyphenated. Words are broken only at the soft
    /// hyphens that they contain, as on iOS in languages without hyphenation rules.
    public var hyphenationFactor: Float { format.hyphenationFactor }
    /// Whether words are hyphenated as the system prefers. Words are broken only at the soft hyphens that they contain.
    public var usesDefaultHyphenation: Bool { format.usesDefaultHyphenation }

    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(format: format) }

    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.format = format
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return other === self || other.format == format
    }

    open override var hash: Int { format.hashValue }
}

/// A paragraph style that can be modified. Text that already uses the style may not reflect later changes.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    public override var lineSpacing: CGFloat {
        get { format.lineSpacing }
        set { format.lineSpacing = newValue }
    }
    public override var paragraphSpacing: CGFloat {
        get { format.paragraphSpacing }
        set { format.paragraphSpacing = newValue }
    }
    public override var alignment: NSTextAlignment {
        get { format.alignment }
        set { format.alignment = newValue }
    }
    public override var headIndent: CGFloat {
        get { format.headIndent }
        set { format.headIndent = newValue }
    }
    public override var tailIndent: CGFloat {
        get { format.tailIndent }
        set { format.tailIndent = newValue }
    }
    public override var firstLineHeadIndent: CGFloat {
        get { format.firstLineHeadIndent }
        set { format.firstLineHeadIndent = newValue }
    }
    public override var minimumLineHeight: CGFloat {
        get { format.minimumLineHeight }
        set { format.minimumLineHeight = newValue }
    }
    public override var maximumLineHeight: CGFloat {
        get { format.maximumLineHeight }
        set { format.maximumLineHeight = newValue }
    }
    public override var lineBreakMode: NSLineBreakMode {
        get { format.lineBreakMode }
        set { format.lineBreakMode = newValue }
    }
    public override var baseWritingDirection: NSWritingDirection {
        get { format.baseWritingDirection }
        set { format.baseWritingDirection = newValue }
    }
    public override var lineHeightMultiple: CGFloat {
        get { format.lineHeightMultiple }
        set { format.lineHeightMultiple = newValue }
    }
    public override var paragraphSpacingBefore: CGFloat {
        get { format.paragraphSpacingBefore }
        set { format.paragraphSpacingBefore = newValue }
    }
    public override var defaultTabInterval: CGFloat {
        get { format.defaultTabInterval }
        set { format.defaultTabInterval = newValue }
    }
    public override var allowsDefaultTighteningForTruncation: Bool {
        get { format.tightensForTruncation }
        set { format.tightensForTruncation = newValue }
    }
    public override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { format.lineBreakStrategy }
        set { format.lineBreakStrategy = newValue }
    }
    public override var tabStops: [NSTextTab] {
        get { format.tabStops }
        set { format.tabStops = newValue }
    }
    public override var hyphenationFactor: Float {
        get { format.hyphenationFactor }
        set { format.hyphenationFactor = newValue }
    }
    public override var usesDefaultHyphenation: Bool {
        get { format.usesDefaultHyphenation }
        set { format.usesDefaultHyphenation = newValue }
    }

    /// Inserts a tab stop in order of location.
    open func addTabStop(_ anObject: NSTextTab) {
        format.tabStops.append(anObject)
        format.tabStops.sort { $0.location < $1.location }
    }

    /// Removes the tab stops that are equal to `anObject`.
    open func removeTabStop(_ anObject: NSTextTab) {
        format.tabStops.removeAll { $0 == anObject }
    }

    /// Copies all values of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) {
        format = obj.format
    }
}

/// The values of a paragraph style.
package struct ParagraphFormat: Hashable, Sendable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var defaultTabInterval: CGFloat = 0
    var tabStops = ParagraphFormat.initialTabStops
    var tightensForTruncation = false
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false

    /// The default distance between tabs, in points, as on iOS.
    static let tabInterval: CGFloat = 28
    private static let initialTabStops = (1...12).map {
        NSTextTab(textAlignment: .left, location: CGFloat($0) * tabInterval)
    }

    static let plain = ParagraphFormat()
}
