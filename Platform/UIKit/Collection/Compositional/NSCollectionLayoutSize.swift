internal import CollectionGeometry

/// The width and height of an item of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
    private var width = NSCollectionLayoutDimension.absolute(0)
    private var height = NSCollectionLayoutDimension.absolute(0)

    /// Creates a size from its dimensions.
    public convenience init(
        widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
    ) {
        self.init()
        self.width = width
        self.height = height
    }

    /// The width.
    open var widthDimension: NSCollectionLayoutDimension { width }

    /// The height.
    open var heightDimension: NSCollectionLayoutDimension { height }

    final var value: ItemSize { ItemSize(width: width.value, height: height.value) }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.dynamicInit()
        copy.width = width
        copy.height = height
        return copy
    }

    /// Returns whether `object` is an equal size.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutSize else { return false }
        return MainActor.assumeIsolated { other.value == value }
    }

    /// The hash value of the content.
    open nonisolated override var hash: Int { MainActor.assumeIsolated { value.hashValue } }

    /// The dimensions, for debugging.
    open nonisolated override var description: String {
        MainActor.assumeIsolated { "{\(width), \(height)}" }
    }
}
