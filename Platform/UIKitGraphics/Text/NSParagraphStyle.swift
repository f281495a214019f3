import Foundation

/// How a paragraph is set: alignment, line heights, indents. See `NSMutableParagraphStyle` to make one.
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

    /// What holds where no style is given.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Which way text in a language runs.
    /// - Parameter languageName: such as "ar" or "he-IL"; nil for the person's own.
    public class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let language = languageName ?? Locale.preferredLanguages.first ?? "en"
        return Locale.Language(identifier: language).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Added between two lines, in points.
    public var lineSpacing: CGFloat { format.lineSpacing }
    /// Added after the paragraph, in points.
    public var paragraphSpacing: CGFloat { format.paragraphSpacing }
    public var alignment: NSTextAlignment { format.alignment }
    /// From the side where reading begins to all lines but the first, in points.
    public var headIndent: CGFloat { format.headIndent }
    /// Where lines end: positive, in points from where reading begins; negative or 0, from the other side.
    public var tailIndent: CGFloat { format.tailIndent }
    /// From the side where reading begins to the first line, in points.
    public var firstLineHeadIndent: CGFloat { format.firstLineHeadIndent }
    /// In points.
    public var minimumLineHeight: CGFloat { format.minimumLineHeight }
    /// In points; 0 for no limit.
    public var maximumLineHeight: CGFloat { format.maximumLineHeight }
    /// Where lines end. Outside a label, a mode that truncates makes every paragraph a single line.
    public var lineBreakMode: NSLineBreakMode { format.lineBreakMode }
    public var baseWritingDirection: NSWritingDirection { format.baseWritingDirection }
    /// What the font's line height is multiplied by; 0 for 1.
    public var lineHeightMultiple: CGFloat { format.lineHeightMultiple }
    /// Added before the paragraph unless it is the first, in points.
    public var paragraphSpacingBefore: CGFloat { format.paragraphSpacingBefore }
    /// Where tabs lead. At first every 28 points.
    public var tabStops: [NSTextTab] { format.tabStops }
    /// The distance of tabs after the last of `tabStops`, in points; 0 for 28.
    public var defaultTabInterval: CGFloat { format.defaultTabInterval }
    /// Whether the letters of a line that would be truncated are set closer to each other first, where that is enough.
    public var allowsDefaultTighteningForTruncation: Bool { format.tightensForTruncation }
    /// What is done for lines that read well, besides filling each: nothing at first.
    public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { format.lineBreakStrategy }

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

/// A paragraph style that can be changed. Text that has it already may not follow later changes.
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

    /// Adds a stop where it belongs.
    open func addTabStop(_ anObject: NSTextTab) {
        format.tabStops.append(anObject)
        format.tabStops.sort { $0.location < $1.location }
    }

    /// Takes a stop away that is equal to `anObject`.
    open func removeTabStop(_ anObject: NSTextTab) {
        format.tabStops.removeAll { $0 == anObject }
    }

    /// Takes over everything from another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) {
        format = obj.format
    }
}

/// The values behind a paragraph style.
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

    /// The distance of tabs where nothing else is said, in points: as on iOS.
    static let tabInterval: CGFloat = 28
    private static let initialTabStops = (1...12).map {
        NSTextTab(textAlignment: .left, location: CGFloat($0) * tabInterval)
    }

    static let plain = ParagraphFormat()
}
