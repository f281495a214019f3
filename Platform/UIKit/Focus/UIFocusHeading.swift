/// Which way the focus moves.
public struct UIFocusHeading: OptionSet, Sendable {
    /// One bit a direction.
    public let rawValue: UInt

    /// Makes a heading of its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Up.
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    /// Down.
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    /// To the left.
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    /// To the right.
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// To the next group.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// To the group before this one.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
    /// To the first item.
    public static let first = UIFocusHeading(rawValue: 1 << 8)
    /// To the last item.
    public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// How much an item wants to be the one that is focused when the focus comes to its group.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    /// The higher, the more.
    public let rawValue: Int

    /// Makes a priority of a number.
    public init(_ rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Makes a priority of a number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Like any other.
    public static let ignored = UIFocusGroupPriority(0)
    /// The item was focused the last time.
    public static let previouslyFocused = UIFocusGroupPriority(1000)
    /// The item matters more than others: it is selected, for instance.
    public static let prioritized = UIFocusGroupPriority(2000)
    /// The item is focused.
    public static let currentlyFocused = UIFocusGroupPriority(.max)
}
