/// The direction in which the arrow of a popover points. The arrow of a popover below its source points up.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The bit mask of the directions.
    public let rawValue: UInt

    /// Creates directions from a bit mask.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// An arrow that points up: the popover is below its source.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// An arrow that points down: the popover is above its source.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// An arrow that points to the left: the popover is to the right of its source.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// An arrow that points to the right: the popover is to the left of its source.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Any direction.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// The direction before the popover is shown.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
