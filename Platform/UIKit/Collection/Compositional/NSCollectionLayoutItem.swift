internal import CollectionGeometry

/// An item of a compositional layout: the size and spacing of a cell, or of a group of items.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
    final var storedSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    final var storedSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = []

    /// Creates an item without content. Use `init(layoutSize:)` instead.
    public override init() {
        super.init()
    }

    /// Creates an item.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Creates an item with supplementary items that are attached to it.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        self.init()
        storedSize = layoutSize
        storedSupplementaryItems = supplementaryItems
    }

    /// The space between the item's edges and its content. Insets along an estimated dimension are ignored.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The space around the item.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing? = NSCollectionLayoutEdgeSpacing(
        leading: .fixed(0), top: .fixed(0), trailing: .fixed(0), bottom: .fixed(0))

    /// The size.
    open var layoutSize: NSCollectionLayoutSize { storedSize }

    /// The supplementary items that are attached to the item.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { storedSupplementaryItems }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.dynamicInit()
        copy.copyValues(of: self)
        return copy
    }

    func copyValues(of other: NSCollectionLayoutItem) {
        storedSize = other.storedSize
        storedSupplementaryItems = other.storedSupplementaryItems
        contentInsets = other.contentInsets
        edgeSpacing = other.edgeSpacing
    }

    /// Returns the item as a value for a layout.
    func groupItem(in environment: any NSCollectionLayoutEnvironment, scale: CGFloat) -> GroupItem {
        GroupItem(
            size: storedSize.value, insets: contentInsets.value, edgeSpacing: edgeSpacing?.value ?? .none,
            supplementaryItems: supplementaryItems.map(\.anchoredItem))
    }

    /// The item's values, which `description` lists.
    var descriptionValues: String {
        "size={\(storedSize)};\n\tedgeSpacing=\(edgeSpacing?.description ?? "(null)");\n\tcontentInsets="
            + "{\(contentInsets.top),\(contentInsets.leading),\(contentInsets.bottom),\(contentInsets.trailing)}"
    }

    /// The class and values, for debugging.
    open nonisolated override var description: String {
        MainActor.assumeIsolated { "<\(type(of: self)); \(descriptionValues)>" }
    }
}

extension NSDirectionalEdgeInsets {
    var value: DirectionalInsets {
        DirectionalInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
}
