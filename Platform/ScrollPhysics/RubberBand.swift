/// How content gives when it is dragged past its edge: the further, the less.
package struct RubberBand {
    /// The length in points of the visible rectangle along the axis.
    var dimension: CGFloat

    package init(dimension: CGFloat) {
        self.dimension = dimension
    }

    /// How much of the first point is left. Measured of UIKit.
    static let coefficient: CGFloat = 0.55

    /// How far past the edge content shows when a finger has dragged it `distance` past it.
    package func displacement(at distance: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        return Self.coefficient * distance * dimension / (Self.coefficient * abs(distance) + dimension)
    }

    /// How far a finger has to drag for content to show `displacement` past the edge: the inverse.
    func distance(at displacement: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        // It never gives as much as the dimension; what other causes have moved further counts as almost that.
        let reached = min(abs(displacement), dimension * 0.999)
        let distance = reached * dimension / (Self.coefficient * (dimension - reached))
        return displacement < 0 ? -distance : distance
    }

    /// Where content shows that is dragged to `position`, when it may rest in `limits` only.
    package func position(at position: CGFloat, limits: ClosedRange<CGFloat>) -> CGFloat {
        if position < limits.lowerBound { return limits.lowerBound + displacement(at: position - limits.lowerBound) }
        if position > limits.upperBound { return limits.upperBound + displacement(at: position - limits.upperBound) }
        return position
    }

    /// Where content is dragged to that shows at `position`: the inverse.
    func draggedPosition(at position: CGFloat, limits: ClosedRange<CGFloat>) -> CGFloat {
        if position < limits.lowerBound { return limits.lowerBound + distance(at: position - limits.lowerBound) }
        if position > limits.upperBound { return limits.upperBound + distance(at: position - limits.upperBound) }
        return position
    }
}
