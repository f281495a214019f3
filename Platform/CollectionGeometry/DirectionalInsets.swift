/// The distances of a rectangle's content from its edges, in points.
package struct DirectionalInsets: Sendable, Hashable {
    package var top: Double
    package var leading: Double
    package var bottom: Double
    package var trailing: Double

    /// Creates insets from the distances at the edges.
    package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    package static let zero = DirectionalInsets()

    /// The inset at the leading or top edge.
    package func start(_ axis: PlanarAxis) -> Double { axis == .horizontal ? leading : top }

    /// The inset at the trailing or bottom edge.
    package func end(_ axis: PlanarAxis) -> Double { axis == .horizontal ? trailing : bottom }

    /// The sum of the insets along an axis.
    package func total(_ axis: PlanarAxis) -> Double { start(axis) + end(axis) }

    /// Returns the insets without those along an axis.
    package func cleared(along axis: PlanarAxis) -> DirectionalInsets {
        axis == .horizontal
            ? DirectionalInsets(top: top, bottom: bottom) : DirectionalInsets(leading: leading, trailing: trailing)
    }
}
