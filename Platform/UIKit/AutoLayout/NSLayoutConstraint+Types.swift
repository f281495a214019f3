extension NSLayoutConstraint {
    /// The relation between the two sides of a constraint.
    public enum Relation: Int, Sendable {
        /// The left side is less than or equal to the right side.
        case lessThanOrEqual = -1
        /// The two sides are equal.
        case equal = 0
        /// The left side is greater than or equal to the right side.
        case greaterThanOrEqual = 1
    }

    /// The attribute of a view or layout guide that a constraint relates: a location or a dimension.
    public enum Attribute: Int, Sendable {
        /// No attribute, if there is no second item.
        case notAnAttribute = 0
        /// The left edge.
        case left = 1
        /// The right edge.
        case right = 2
        /// The top edge.
        case top = 3
        /// The bottom edge.
        case bottom = 4
        /// The leading edge in the layout direction.
        case leading = 5
        /// The trailing edge in the layout direction.
        case trailing = 6
        /// The width.
        case width = 7
        /// The height.
        case height = 8
        /// The horizontal center.
        case centerX = 9
        /// The vertical center.
        case centerY = 10
        /// The baseline of the last line of text. For views without text, the bottom edge.
        case lastBaseline = 11
        /// The baseline of the first line of text. For views without text, the top edge.
        case firstBaseline = 12
        /// The left edge, inset by the margin.
        case leftMargin = 13
        /// The right edge, inset by the margin.
        case rightMargin = 14
        /// The top edge, inset by the margin.
        case topMargin = 15
        /// The bottom edge, inset by the margin.
        case bottomMargin = 16
        /// The leading edge, inset by the margin.
        case leadingMargin = 17
        /// The trailing edge, inset by the margin.
        case trailingMargin = 18
        /// The horizontal center between the margins.
        case centerXWithinMargins = 19
        /// The vertical center between the margins.
        case centerYWithinMargins = 20
    }

    /// A layout axis.
    public enum Axis: Int, Sendable {
        /// The horizontal axis.
        case horizontal = 0
        /// The vertical axis.
        case vertical = 1
    }
}

extension NSLayoutConstraint.Attribute {
    /// The axis on which the attribute is measured.
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

    /// Whether the attribute is a dimension rather than a location.
    var isDimension: Bool { self == .width || self == .height }

    /// Whether the attribute depends on the layout direction.
    var dependsOnLayoutDirection: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether the attribute is a left or right side, independent of the layout direction.
    var ignoresLayoutDirection: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }
}
