/// A group of elements. Containers, columns, cells of tables, pages of carousels and cards are such groups.
public struct CardContainer: Hashable, Sendable {
    /// The elements, from top to bottom.
    public var items: [CardElement]
    /// The style, or `nil` for that of the surroundings.
    public var style: CardContainerStyle?
    /// The action of a tap.
    public var selectAction: CardAction?
    /// The alignment of elements that are lower than the group, or `nil` for that of the surroundings.
    public var verticalContentAlignment: CardVerticalAlignment?
    /// Whether the background extends to the edges of the surrounding group.
    public var bleeds = false
    /// The image behind the elements.
    public var backgroundImage: CardBackgroundImage?
    /// The minimum height in points.
    public var minimumHeight: Double?
    /// Whether the elements are laid out from right to left, or `nil` for the direction of the surroundings.
    public var isRightToLeft: Bool?

    /// Creates a group.
    public init(_ items: [CardElement] = []) {
        self.items = items
    }
}

/// Groups of elements beside each other.
public struct CardColumnSet: Hashable, Sendable {
    /// The columns, from the leading edge.
    public var columns: [CardColumn]
    /// The style and the behavior of the set. It has no items of its own.
    public var container = CardContainer()
    /// The alignment of columns that are narrower than the set, or `nil` for that of the surroundings.
    public var horizontalAlignment: CardHorizontalAlignment?

    /// Creates a set of columns.
    public init(_ columns: [CardColumn]) {
        self.columns = columns
    }
}

/// A column of a ``CardColumnSet``.
public struct CardColumn: Hashable, Sendable {
    /// The elements and their style.
    public var container: CardContainer
    /// The width.
    public var width: CardColumnWidth = .stretch
    /// The identifier, by which actions refer to the column.
    public var id: String?
    /// Whether the column is displayed until an action toggles it.
    public var isVisible = true
    /// Whether there is a line before the column.
    public var hasSeparator = false
    /// The space before the column.
    public var spacing = CardSpacing.default

    /// Creates a column.
    public init(_ container: CardContainer) {
        self.container = container
    }
}

/// The width of a column.
public enum CardColumnWidth: Hashable, Sendable {
    /// The width of the content.
    case auto
    /// The width that is left over.
    case stretch
    /// A share of the width that is left over.
    case weight(Double)
    /// A width in points.
    case points(Double)
}
