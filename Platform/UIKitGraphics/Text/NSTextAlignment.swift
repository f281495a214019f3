/// The alignment of lines of text between their margins.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    /// Lines extend to both margins, except for the last line of a paragraph.
    case justified = 3
    /// Left alignment, or right alignment for text in a right-to-left script.
    case natural = 4
}

/// The handling of text that is wider than its line.
public enum NSLineBreakMode: Int, Sendable {
    /// Line breaks between words, or inside a word that is wider than the line.
    case byWordWrapping = 0
    /// Line breaks before the first character that does not fit.
    case byCharWrapping = 1
    /// Clipping of the part that does not fit.
    case byClipping = 2
    /// An ellipsis at the beginning: "…wxyz".
    case byTruncatingHead = 3
    /// An ellipsis at the end: "abcd…".
    case byTruncatingTail = 4
    /// An ellipsis in the middle: "ab…yz".
    case byTruncatingMiddle = 5

    var truncates: Bool { rawValue >= NSLineBreakMode.byTruncatingHead.rawValue }
}

/// The writing direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
    /// The direction of the paragraph's first strong character.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// The style of an underline or strikethrough line: a weight combined with an optional pattern.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let single = NSUnderlineStyle(rawValue: 0x01)
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
}
