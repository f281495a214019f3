internal import CollectionGeometry

/// The space between or around items of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
    final var value = ItemSpacing.none

    private class func make(_ value: ItemSpacing) -> Self {
        let spacing = dynamicInit()
        spacing.value = value
        return spacing
    }

    /// Returns a space of at least a number of points, which grows into the remaining space of a group.
    open class func flexible(_ flexibleSpacing: CGFloat) -> Self { make(.flexible(flexibleSpacing)) }

    /// Returns a space of a number of points.
    open class func fixed(_ fixedSpacing: CGFloat) -> Self { make(.fixed(fixedSpacing)) }

    /// The minimum space, in points.
    open var spacing: CGFloat {
        switch value {
        case .fixed(let length), .flexible(let length): length
        }
    }

    /// Whether the space grows into the remaining space of a group.
    open var isFlexible: Bool {
        if case .flexible = value { return true }
        return false
    }

    /// Whether the space does not grow.
    open var isFixed: Bool { !isFlexible }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any { Self.make(value) }

    /// Returns whether `object` is an equal space.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutSpacing else { return false }
        return MainActor.assumeIsolated { other.value == value }
    }

    /// The hash value of the content.
    open nonisolated override var hash: Int { MainActor.assumeIsolated { value.hashValue } }

    /// The kind and length of the space, for debugging.
    open nonisolated override var description: String {
        MainActor.assumeIsolated { isFlexible ? ".flexible(\(spacing))" : ".fixed(\(spacing))" }
    }
}
