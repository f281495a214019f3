/// Inset distances from the four edges of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
    /// The inset from the top edge.
    public var top: CGFloat
    /// The inset from the left edge.
    public var left: CGFloat
    /// The inset from the bottom edge.
    public var bottom: CGFloat
    /// The inset from the right edge.
    public var right: CGFloat

    /// Creates insets of zero.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Creates insets. Negative values extend the rectangle.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Insets of zero.
    public static let zero = UIEdgeInsets()

    package static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }
}

/// Inset distances from the edges of a rectangle, in points, with leading and trailing edges that depend on
/// the layout direction.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
    /// The inset from the top edge.
    public var top: CGFloat
    /// The inset from the leading edge.
    public var leading: CGFloat
    /// The inset from the bottom edge.
    public var bottom: CGFloat
    /// The inset from the trailing edge.
    public var trailing: CGFloat

    /// Creates insets of zero.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Creates insets. Negative values extend the rectangle.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Insets of zero.
    public static let zero = NSDirectionalEdgeInsets()

    /// Returns the insets with left and right edges for a layout direction.
    package func resolved(rightToLeft: Bool) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top, left: rightToLeft ? trailing : leading, bottom: bottom, right: rightToLeft ? leading : trailing)
    }
}

/// An offset from a position, in points.
public struct UIOffset: Hashable, Codable, Sendable {
    /// The offset to the right.
    public var horizontal: CGFloat
    /// The offset downward.
    public var vertical: CGFloat

    /// Creates an offset of zero.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// Creates an offset.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// An offset of zero.
    public static let zero = UIOffset()
}

extension CGRect {
    /// Returns the rectangle reduced by `insets`.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        var result = self
        result.origin.x += insets.left
        result.origin.y += insets.top
        result.size.width -= insets.left + insets.right
        result.size.height -= insets.top + insets.bottom
        return result
    }

    /// Returns the rectangle inset on each side by up to half of its size. A rectangle that is too small
    /// becomes an empty rectangle at its center, unlike with `insetBy(dx:dy:)`, which returns a null
    /// rectangle.
    package func clampedInset(dx: CGFloat, dy: CGFloat) -> CGRect {
        let (dx, dy) = (min(dx, width / 2), min(dy, height / 2))
        return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}
