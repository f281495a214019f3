/// The rubber-band effect of content dragged beyond its edge, with a resistance that increases with the
/// distance.
package struct RubberBand {
    /// The length of the visible rectangle along the axis, in points.
    var dimension: CGFloat

    package init(dimension: CGFloat) {
        self.dimension = dimension
    }

    /// The initial ratio between displacement and drag distance, as measured in UIKit.
    static let coefficient: CGFloat = 0.55

    /// Returns the displacement of the content for a touch dragged `distance` beyond the edge.
    package func displacement(at distance: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        return Self.coefficient * distance * dimension / (Self.coefficient * abs(distance) + dimension)
    }

    /// Returns the drag distance that results in `displacement`: the inverse of ``displacement(at:)``.
    func distance(at displacement: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        // The displacement approaches the dimension but never reaches it. Larger values, which have other
        // causes, are clamped.
        let reached = min(abs(displacement), dimension * 0.999)
        let distance = reached * dimension / (Self.coefficient * (dimension - reached))
        return displacement < 0 ? -distance : distance
    }

    /// Returns the displayed offset of content dragged to `position`.
    package func position(at position: CGFloat, limits: ClosedRange<CGFloat>) -> CGFloat {
        if position < limits.lowerBound { return limits.lowerBound + displacement(at: position - limits.lowerBound) }
        if position > limits.upperBound { return limits.upperBound + displacement(at: position - limits.upperBound) }
        return position
    }

    /// Returns the dragged offset of content displayed at `position`: the inverse of
    /// ``position(at:limits:)``.
    func draggedPosition(at position: CGFloat, limits: ClosedRange<CGFloat>) -> CGFloat {
        if position < limits.lowerBound { return limits.lowerBound + distance(at: position - limits.lowerBound) }
        if position > limits.upperBound { return limits.upperBound + distance(at: position - limits.upperBound) }
        return position
    }
}
