import Foundation

/// Options for measuring and drawing a string.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Truncates the last line that fits with an ellipsis if more text follows. Requires
    /// `usesLineFragmentOrigin`.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
    /// Positions the first line at the top left corner of the rectangle and wraps the text. Without this
    /// option the text is a single line whose baseline is at the rectangle's origin.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Uses the font's leading for the distance between lines.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
}

/// The parameters and results of drawing or measuring a string.
open class NSStringDrawingContext: NSObject {
    /// The smallest factor by which the font may be scaled to fit, such as 0.5 for half the size; 0 for no
    /// scaling.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor by which the font was scaled.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The bounds of the text, in points.
    open internal(set) var totalBounds = CGRect.zero

    public override init() {
        super.init()
    }
}
