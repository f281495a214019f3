internal import CollectionGeometry

/// A decoration view of a section, such as a background.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    private var storedKind = ""

    /// Returns a background that covers a section with its boundary items. Register the class or nib of the
    /// kind with the layout.
    open class func background(elementKind: String) -> Self {
        let item = dynamicInit()
        item.storedKind = elementKind
        item.edgeSpacing = nil
        return item
    }

    /// The stacking order. Views with greater values are in front of others.
    open var zIndex = 0

    /// The kind of the decoration view.
    open var elementKind: String { storedKind }

    override func copyValues(of other: NSCollectionLayoutItem) {
        super.copyValues(of: other)
        guard let other = other as? NSCollectionLayoutDecorationItem else { return }
        storedKind = other.storedKind
        zIndex = other.zIndex
    }

    final var backgroundItem: BackgroundItem {
        BackgroundItem(kind: storedKind, insets: contentInsets.value, zIndex: zIndex)
    }
}
