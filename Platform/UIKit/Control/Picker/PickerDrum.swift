/// The cylinder around which the rows of a wheel are wrapped, in frontal projection.
struct PickerDrum: Equatable {
    /// The height of the wheel, in points.
    let height: CGFloat
    let rowHeight: CGFloat

    /// The height of the cylinder as a fraction of the wheel's height, estimated from iOS like the following
    /// constants.
    private static let heightFraction: CGFloat = 0.97
    /// The opacity of the rows adjacent to the center, and the exponent with which opacity decreases toward
    /// the edges.
    private static let adjacentOpacity: CGFloat = 0.5
    private static let fadeExponent: CGFloat = 0.9
    /// The fraction of its width that a row loses toward the edge.
    private static let edgeNarrowing: CGFloat = 0.08

    struct Projection: Equatable {
        /// The distance from the center of the wheel, in points.
        let offset: CGFloat
        /// The scale of the row's width and height.
        let scale: CGSize
        let opacity: CGFloat
    }

    private var radius: CGFloat { max(1, height * Self.heightFraction / 2) }
    /// The angle between adjacent rows, in radians.
    private var rowAngle: CGFloat { rowHeight / radius }

    /// The number of rows that are visible above and below the center.
    var visibleRowDistance: CGFloat { .pi / 2 / rowAngle }

    /// Returns the projection of a row at a distance below the center, in rows.
    func projection(at distance: CGFloat) -> Projection {
        let rotation = min(max(distance * rowAngle, -.pi / 2), .pi / 2)
        let depth = cos(rotation)
        let proximity = max(0, 1 - abs(distance))
        let opacity = (Self.adjacentOpacity + (1 - Self.adjacentOpacity) * proximity) * pow(depth, Self.fadeExponent)
        return Projection(
            offset: radius * sin(rotation),
            scale: CGSize(width: 1 - Self.edgeNarrowing * (1 - depth), height: max(depth, 0.01)), opacity: opacity)
    }

    /// Returns the distance below the center, in rows, for a projected distance in points.
    func distance(at offset: CGFloat) -> CGFloat { asin(min(max(offset / radius, -1), 1)) / rowAngle }
}

/// The metrics of pickers on iOS 17, in points.
enum PickerMetrics {
    static let size = CGSize(width: 320, height: 216)
    static let rowHeight: CGFloat = 32
    static let fontSize: CGFloat = 23
    /// The margin between the selection indicator and the picker's edges, and the indicator's corner radius.
    static let inset: CGFloat = 9
    static let cornerRadius: CGFloat = 8
    /// The spacing between columns.
    static let spacing: CGFloat = 5
    /// The margin between a title and the edges of its column.
    static let titleMargin: CGFloat = 4
}
