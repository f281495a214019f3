/// The velocity of automatic scrolling along one axis while something is held near an edge.
struct EdgeScroll: Equatable, Sendable {
    /// The distance from an edge at which scrolling begins, in points: about a row. Chosen by feel.
    static let margin: CGFloat = 50
    /// The speed at the edge itself, in points per second. Chosen by feel.
    static let highestSpeed: CGFloat = 900

    /// The visible part of the content, without what bars cover.
    let visible: ClosedRange<CGFloat>
    /// The lowest and the highest offset.
    let limits: ClosedRange<CGFloat>

    /// Returns the velocity in points per second, positive toward the end, or 0 at the end of the content.
    func velocity(at position: CGFloat, offset: CGFloat) -> CGFloat {
        let margin = min(Self.margin, (visible.upperBound - visible.lowerBound) / 4)
        guard margin > 0 else { return 0 }
        let start = visible.lowerBound + margin
        let end = visible.upperBound - margin
        if position < start, offset > limits.lowerBound {
            return -Self.highestSpeed * min(1, (start - position) / margin)
        }
        if position > end, offset < limits.upperBound {
            return Self.highestSpeed * min(1, (position - end) / margin)
        }
        return 0
    }
}
