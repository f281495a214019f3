internal import CollectionGeometry

/// The frame of an item in a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
    private var storedFrame = CGRect.zero
    private var storedZIndex = 0

    /// Creates an item with a frame in its group.
    public convenience init(frame: CGRect) {
        self.init(frame: frame, zIndex: 0)
    }

    /// Creates an item with a frame in its group and a stacking order.
    public convenience init(frame: CGRect, zIndex: Int) {
        self.init()
        storedFrame = frame
        storedZIndex = zIndex
    }

    /// The frame in the group.
    open var frame: CGRect { storedFrame }

    /// The stacking order. Items with greater values are in front of others.
    open var zIndex: Int { storedZIndex }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.dynamicInit()
        copy.storedFrame = storedFrame
        copy.storedZIndex = storedZIndex
        return copy
    }

    final var value: GroupItem.CustomItem { .init(frame: PlanarRect(storedFrame), zIndex: storedZIndex) }
}

/// A closure that returns the frames of the items of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
