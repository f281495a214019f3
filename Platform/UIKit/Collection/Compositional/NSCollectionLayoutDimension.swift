internal import CollectionGeometry

/// A width or height of an item of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
    final var value = ItemDimension.absolute(0)

    private class func make(_ value: ItemDimension) -> Self {
        let dimension = dynamicInit()
        dimension.value = value
        return dimension
    }

    /// Returns a dimension that is a fraction of the width of the item's container.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { make(.fractionalWidth(fractionalWidth)) }

    /// Returns a dimension that is a fraction of the height of the item's container.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        make(.fractionalHeight(fractionalHeight))
    }

    /// Returns a dimension in points.
    open class func absolute(_ absoluteDimension: CGFloat) -> Self { make(.absolute(absoluteDimension)) }

    /// Returns a dimension that the item determines when it is displayed, with an estimate in points.
    open class func estimated(_ estimatedDimension: CGFloat) -> Self { make(.estimated(estimatedDimension)) }

    /// Returns a dimension that the largest of the items of a group determines when it is displayed, with an
    /// estimate in points.
    open class func uniformAcrossSiblings(estimate: CGFloat) -> Self {
        make(.uniformAcrossSiblings(estimate: estimate))
    }

    /// Whether the dimension is a fraction of the container's width.
    open var isFractionalWidth: Bool {
        if case .fractionalWidth = value { return true }
        return false
    }

    /// Whether the dimension is a fraction of the container's height.
    open var isFractionalHeight: Bool {
        if case .fractionalHeight = value { return true }
        return false
    }

    /// Whether the dimension is in points.
    open var isAbsolute: Bool {
        if case .absolute = value { return true }
        return false
    }

    /// Whether the item determines the dimension.
    open var isEstimated: Bool {
        if case .estimated = value { return true }
        return false
    }

    /// Whether the largest sibling determines the dimension.
    open var isUniformAcrossSiblings: Bool {
        if case .uniformAcrossSiblings = value { return true }
        return false
    }

    /// The fraction, or the length in points.
    open var dimension: CGFloat {
        switch value {
        case .fractionalWidth(let number), .fractionalHeight(let number), .absolute(let number),
            .estimated(let number), .uniformAcrossSiblings(let number):
            number
        }
    }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any { Self.make(value) }

    /// Returns whether `object` is an equal dimension.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutDimension else { return false }
        return MainActor.assumeIsolated { other.value == value }
    }

    /// The hash value of the content.
    open nonisolated override var hash: Int { MainActor.assumeIsolated { value.hashValue } }

    /// The kind and number of the dimension, for debugging.
    open nonisolated override var description: String {
        MainActor.assumeIsolated {
            switch value {
            case .fractionalWidth(let number): ".containerWidthFactor(\(number))"
            case .fractionalHeight(let number): ".containerHeightFactor(\(number))"
            case .absolute(let number): ".absolute(\(number))"
            case .estimated(let number): ".estimated(\(number))"
            case .uniformAcrossSiblings(let number): ".uniformAcrossSiblings(\(number))"
            }
        }
    }
}
