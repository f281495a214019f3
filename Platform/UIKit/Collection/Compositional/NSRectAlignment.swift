/// A corner, or the middle of an edge, of a rectangle.
public enum NSRectAlignment: Int, Sendable {
    /// No alignment.
    case none = 0
    /// The middle of the top edge.
    case top = 1
    /// The corner of the top and the leading edge.
    case topLeading = 2
    /// The middle of the leading edge.
    case leading = 3
    /// The corner of the bottom and the leading edge.
    case bottomLeading = 4
    /// The middle of the bottom edge.
    case bottom = 5
    /// The corner of the bottom and the trailing edge.
    case bottomTrailing = 6
    /// The middle of the trailing edge.
    case trailing = 7
    /// The corner of the top and the trailing edge.
    case topTrailing = 8
}
