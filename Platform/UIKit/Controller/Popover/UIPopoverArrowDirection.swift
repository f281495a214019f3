/// Where the arrow of a popover points: an arrow that points up belongs to a popover that is below what it is about.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The bits of the directions.
    public let rawValue: UInt

    /// Makes directions of their bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The popover is below what it is about.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// The popover is above it.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// The popover is to the right of it.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// The popover is to the left of it.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// In whichever direction is best.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Before the popover is shown.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
