internal import CollectionGeometry

/// A supplementary view that is attached to an item or a group, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    final var storedKind = ""
    private var storedContainerAnchor = NSCollectionLayoutAnchor(edges: [])
    private var storedItemAnchor: NSCollectionLayoutAnchor?

    /// Creates an item whose point is at the same point of its container.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize)
        storedKind = elementKind
        storedContainerAnchor = containerAnchor
    }

    /// Creates an item with a point of its own that is at a point of its container.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor)
        storedItemAnchor = itemAnchor
    }

    /// The stacking order. Views with greater values are in front of others.
    open var zIndex = 1

    /// The kind of the supplementary view.
    open var elementKind: String { storedKind }

    /// The point of the container to which the item is attached.
    open var containerAnchor: NSCollectionLayoutAnchor { storedContainerAnchor }

    /// The point of the item that is at the point of the container, or `nil` for the same point.
    open var itemAnchor: NSCollectionLayoutAnchor? { storedItemAnchor }

    override func copyValues(of other: NSCollectionLayoutItem) {
        super.copyValues(of: other)
        guard let other = other as? NSCollectionLayoutSupplementaryItem else { return }
        storedKind = other.storedKind
        storedContainerAnchor = other.storedContainerAnchor
        storedItemAnchor = other.storedItemAnchor
        zIndex = other.zIndex
    }

    final var anchoredItem: AnchoredItem {
        AnchoredItem(
            kind: storedKind, size: storedSize.value, insets: contentInsets.value,
            containerAnchor: storedContainerAnchor.value, itemAnchor: storedItemAnchor?.value, zIndex: zIndex)
    }
}
