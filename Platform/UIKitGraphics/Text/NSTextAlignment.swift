/// Where lines of text lie between their margins.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    /// Lines are stretched to both margins, all but a paragraph's last.
    case justified = 3
    /// Where reading begins: left, or right for text in a script that runs from right to left.
    case natural = 4
}

/// What happens to text that is wider than its line.
public enum NSLineBreakMode: Int, Sendable {
    /// Lines end between words, or within a word that is longer than a line.
    case byWordWrapping = 0
    /// Lines end before the first character that doesn't fit.
    case byCharWrapping = 1
    /// What doesn't fit is cut off.
    case byClipping = 2
    /// What doesn't fit is left out at the beginning: "…wxyz".
    case byTruncatingHead = 3
    /// What doesn't fit is left out at the end: "abcd…".
    case byTruncatingTail = 4
    /// What doesn't fit is left out in the middle: "ab…yz".
    case byTruncatingMiddle = 5

    var truncates: Bool { rawValue >= NSLineBreakMode.byTruncatingHead.rawValue }
}

/// Which way a paragraph runs.
public enum NSWritingDirection: Int, Sendable {
    /// As its first strong character says.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// What a line under or through text looks like: a weight, with a pattern added to it.
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
