/// Distances in points from the four edges of a rectangle inwards.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
    /// From the top edge downwards.
    public var top: CGFloat
    /// From the left edge to the right.
    public var left: CGFloat
    /// From the bottom edge upwards.
    public var bottom: CGFloat
    /// From the right edge to the left.
    public var right: CGFloat

    /// Makes insets of zero.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Makes insets; negative ones lie outside of the rectangle.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No insets.
    public static let zero = UIEdgeInsets()

    package static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }
}

/// Distances in points from the edges of a rectangle inwards, sides named by the direction of reading.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
    /// From the top edge downwards.
    public var top: CGFloat
    /// From the edge where lines begin.
    public var leading: CGFloat
    /// From the bottom edge upwards.
    public var bottom: CGFloat
    /// From the edge where lines end.
    public var trailing: CGFloat

    /// Makes insets of zero.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Makes insets; negative ones lie outside of the rectangle.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No insets.
    public static let zero = NSDirectionalEdgeInsets()

    /// The same distances with sides named left and right.
    package func resolved(rightToLeft: Bool) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top, left: rightToLeft ? trailing : leading, bottom: bottom, right: rightToLeft ? leading : trailing)
    }
}

/// A distance in points from one place to another.
public struct UIOffset: Hashable, Codable, Sendable {
    /// To the right.
    public var horizontal: CGFloat
    /// Downwards.
    public var vertical: CGFloat

    /// Makes an offset of zero.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// Makes an offset.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// No offset.
    public static let zero = UIOffset()
}

extension CGRect {
    /// The rectangle that remains inside of `insets`.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        var result = self
        result.origin.x += insets.left
        result.origin.y += insets.top
        result.size.width -= insets.left + insets.right
        result.size.height -= insets.top + insets.bottom
        return result
    }

    /// The rectangle without so much of its sides; empty in its middle where it is too small for that, while `insetBy(dx:dy:)` gives one
    /// that is infinitely far away.
    package func narrowed(dx: CGFloat, dy: CGFloat) -> CGRect {
        let (dx, dy) = (min(dx, width / 2), min(dy, height / 2))
        return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}
