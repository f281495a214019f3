/// The direction of a focus movement.
public struct UIFocusHeading: OptionSet, Sendable {
    /// The bit mask of the directions.
    public let rawValue: UInt

    /// Creates a heading from a bit mask.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// A movement up.
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    /// A movement down.
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    /// A movement to the left.
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    /// A movement to the right.
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// A movement to the next group.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// A movement to the previous group.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
    /// A movement to the first item.
    public static let first = UIFocusHeading(rawValue: 1 << 8)
    /// A movement to the last item.
    public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// The priority of an item when the focus moves to its group.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    /// The numeric priority. The item with the highest priority is focused.
    public let rawValue: Int

    /// Creates a priority with a numeric value.
    public init(_ rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Creates a priority with a numeric value.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The default priority.
    public static let ignored = UIFocusGroupPriority(0)
    /// The priority of the item that was focused last.
    public static let previouslyFocused = UIFocusGroupPriority(1000)
    /// The priority of an important item, such as the selected one.
    public static let prioritized = UIFocusGroupPriority(2000)
    /// The priority of the focused item.
    public static let currentlyFocused = UIFocusGroupPriority(.max)
}
