extension NSLayoutConstraint {
    /// How the two sides of a constraint compare.
    public enum Relation: Int, Sendable {
        /// The left side is the right side, or less.
        case lessThanOrEqual = -1
        /// Both sides are equal.
        case equal = 0
        /// The left side is the right side, or more.
        case greaterThanOrEqual = 1
    }

    /// What of a view or layout guide a constraint is about: a place, or a length.
    public enum Attribute: Int, Sendable {
        /// Nothing: the constraint has no second item.
        case notAnAttribute = 0
        /// The left edge.
        case left = 1
        /// The right edge.
        case right = 2
        /// The top edge.
        case top = 3
        /// The bottom edge.
        case bottom = 4
        /// The edge where lines begin.
        case leading = 5
        /// The edge where lines end.
        case trailing = 6
        /// The width.
        case width = 7
        /// The height.
        case height = 8
        /// The middle between left and right.
        case centerX = 9
        /// The middle between top and bottom.
        case centerY = 10
        /// The line on which the letters of the last line stand; of a view without text, its bottom.
        case lastBaseline = 11
        /// The line on which the letters of the first line stand; of a view without text, its top.
        case firstBaseline = 12
        /// The left edge, less the margin there.
        case leftMargin = 13
        /// The right edge, less the margin there.
        case rightMargin = 14
        /// The top edge, less the margin there.
        case topMargin = 15
        /// The bottom edge, less the margin there.
        case bottomMargin = 16
        /// The edge where lines begin, less the margin there.
        case leadingMargin = 17
        /// The edge where lines end, less the margin there.
        case trailingMargin = 18
        /// The middle between the left and the right margin.
        case centerXWithinMargins = 19
        /// The middle between the top and the bottom margin.
        case centerYWithinMargins = 20
    }

    /// One of the two directions in which views are laid out.
    public enum Axis: Int, Sendable {
        /// From side to side.
        case horizontal = 0
        /// From top to bottom.
        case vertical = 1
    }
}

extension NSLayoutConstraint.Attribute {
    /// The direction in which the attribute is measured.
    var axis: NSLayoutConstraint.Axis? {
        switch self {
        case .notAnAttribute: nil
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .vertical
        }
    }

    /// Whether the attribute is a length: all others are places.
    var isDimension: Bool { self == .width || self == .height }

    /// Whether the attribute changes its side with the direction of reading.
    var followsReading: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether the attribute is the left or the right side, whatever the direction of reading.
    var ignoresReading: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }
}
