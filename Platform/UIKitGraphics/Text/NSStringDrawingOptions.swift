import Foundation

/// How a string is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The last line that fits ends in "…" where more would follow. Works with `usesLineFragmentOrigin` only.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
    /// The rectangle's top left corner is that of the first line, and text runs over several lines. Without it the
    /// rectangle's origin is the baseline, and there is one line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Lines are as far apart as the font's leading says.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
}

/// What goes in and comes out when a string is drawn or measured.
open class NSStringDrawingContext: NSObject {
    /// How small the text may become in order to fit: 0.5 is half the size; 0 leaves it as it is.
    open var minimumScaleFactor: CGFloat = 0
    /// How small the text became.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// Where the text lies, in points.
    open internal(set) var totalBounds = CGRect.zero

    public override init() {
        super.init()
    }
}
