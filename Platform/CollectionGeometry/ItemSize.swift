/// A width or height of an item.
package enum ItemDimension: Sendable, Hashable {
    /// A fraction of the width of the container.
    case fractionalWidth(Double)
    /// A fraction of the height of the container.
    case fractionalHeight(Double)
    /// A length in points.
    case absolute(Double)
    /// An expected length in points, which the measured length replaces.
    case estimated(Double)
    /// An expected length in points, which the largest measured length of the siblings replaces.
    case uniformAcrossSiblings(estimate: Double)

    /// Whether the length is measured.
    package var isEstimated: Bool {
        switch self {
        case .estimated, .uniformAcrossSiblings: true
        case .fractionalWidth, .fractionalHeight, .absolute: false
        }
    }

    /// Whether the length is that of the largest sibling.
    var isUniform: Bool {
        if case .uniformAcrossSiblings = self { return true }
        return false
    }

    /// Returns whether the length is a fraction of the container's length along an axis.
    func isFraction(of axis: PlanarAxis) -> Bool {
        switch self {
        case .fractionalWidth: axis == .horizontal
        case .fractionalHeight: axis == .vertical
        case .absolute, .estimated, .uniformAcrossSiblings: false
        }
    }

    /// Returns the length in a container, or the estimate.
    func resolved(in container: PlanarSize, _ grid: PixelGrid) -> Double {
        switch self {
        case .fractionalWidth(let fraction): grid.roundedDown(Length.valid(fraction * max(container.width, 0)))
        case .fractionalHeight(let fraction): grid.roundedDown(Length.valid(fraction * max(container.height, 0)))
        case .absolute(let length), .estimated(let length), .uniformAcrossSiblings(let length): Length.valid(length)
        }
    }
}

/// The width and height of an item.
package struct ItemSize: Sendable, Hashable {
    package var width: ItemDimension
    package var height: ItemDimension

    /// Creates a size from its dimensions.
    package init(width: ItemDimension, height: ItemDimension) {
        self.width = width
        self.height = height
    }

    /// The dimension along an axis.
    package subscript(axis: PlanarAxis) -> ItemDimension { axis == .horizontal ? width : height }

    /// Whether a dimension is measured.
    package var isEstimated: Bool { width.isEstimated || height.isEstimated }

    /// Returns the size in a container, with estimates.
    package func resolved(in container: PlanarSize, _ grid: PixelGrid) -> PlanarSize {
        PlanarSize(width: width.resolved(in: container, grid), height: height.resolved(in: container, grid))
    }
}

/// The measured lengths of an item, or of a sibling that items have to match.
package struct MeasuredSize: Sendable, Hashable {
    package var width: Double?
    package var height: Double?

    /// Creates a size from the measured lengths.
    package init(width: Double? = nil, height: Double? = nil) {
        self.width = width
        self.height = height
    }

    /// The measured length along an axis.
    package subscript(axis: PlanarAxis) -> Double? {
        get { axis == .horizontal ? width : height }
        set {
            switch axis {
            case .horizontal: width = newValue
            case .vertical: height = newValue
            }
        }
    }
}
