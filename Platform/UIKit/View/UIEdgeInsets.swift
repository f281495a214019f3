/// Inward distances from the four edges of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
    /// The distance from the top edge downward.
    public var top: CGFloat
    /// The distance from the left edge to the right.
    public var left: CGFloat
    /// The distance from the bottom edge upward.
    public var bottom: CGFloat
    /// The distance from the right edge to the left.
    public var right: CGFloat

    /// Creates insets of zero.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Creates insets. Negative insets extend the rectangle.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No insets.
    public static let zero = UIEdgeInsets()

    static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }
}

/// Inward distances from the edges of a rectangle, in points, with sides relative to the reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
    /// The distance from the top edge downward.
    public var top: CGFloat
    /// The distance from the edge at which lines begin.
    public var leading: CGFloat
    /// The distance from the bottom edge upward.
    public var bottom: CGFloat
    /// The distance from the edge at which lines end.
    public var trailing: CGFloat

    /// Creates insets of zero.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Creates insets. Negative insets extend the rectangle.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No insets.
    public static let zero = NSDirectionalEdgeInsets()

    /// Returns the insets with sides named left and right.
    func resolved(rightToLeft: Bool) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top, left: rightToLeft ? trailing : leading, bottom: bottom, right: rightToLeft ? leading : trailing)
    }
}

/// A horizontal and a vertical distance, in points.
public struct UIOffset: Hashable, Codable, Sendable {
    /// The distance to the right.
    public var horizontal: CGFloat
    /// The distance downward.
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

    /// No offset.
    public static let zero = UIOffset()
}

extension CGRect {
    /// Returns the rectangle inside insets.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        var result = self
        result.origin.x += insets.left
        result.origin.y += insets.top
        result.size.width -= insets.left + insets.right
        result.size.height -= insets.top + insets.bottom
        return result
    }

    /// Returns the rectangle with its sides moved inward. If it is too small, the result is empty at its
    /// center, unlike that of `insetBy(dx:dy:)`, which is the null rectangle.
    func narrowed(dx: CGFloat, dy: CGFloat) -> CGRect {
        let (dx, dy) = (min(dx, width / 2), min(dy, height / 2))
        return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}
