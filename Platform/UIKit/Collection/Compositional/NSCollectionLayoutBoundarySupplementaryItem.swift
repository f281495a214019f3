internal import CollectionGeometry

/// A supplementary view at an edge of a section or layout, such as a header or footer.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    private var storedAlignment = NSRectAlignment.none
    private var storedOffset = CGPoint.zero

    /// Creates an item at an edge or corner.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Creates an item at an edge or corner, with an offset in points.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        self.init(layoutSize: layoutSize)
        storedKind = elementKind
        storedAlignment = alignment
        storedOffset = absoluteOffset
    }

    /// Whether the section grows by the item, which is then outside the section's items. Otherwise it is in
    /// front of them.
    open var extendsBoundary = true

    /// Whether the item remains visible as long as its section is.
    open var pinToVisibleBounds = false

    /// The edge or corner.
    open var alignment: NSRectAlignment { storedAlignment }

    /// The offset from the edge or corner, in points.
    open var offset: CGPoint { storedOffset }

    override func copyValues(of other: NSCollectionLayoutItem) {
        super.copyValues(of: other)
        guard let other = other as? NSCollectionLayoutBoundarySupplementaryItem else { return }
        extendsBoundary = other.extendsBoundary
        pinToVisibleBounds = other.pinToVisibleBounds
        storedAlignment = other.storedAlignment
        storedOffset = other.storedOffset
    }

    final var boundaryItem: BoundaryItem {
        BoundaryItem(
            kind: storedKind, size: storedSize.value, insets: contentInsets.value, alignment: storedAlignment.unit,
            offset: PlanarPoint(x: storedOffset.x, y: storedOffset.y), extendsBoundary: extendsBoundary,
            isPinned: pinToVisibleBounds, zIndex: zIndex)
    }
}

extension NSRectAlignment {
    /// The point of a rectangle, in fractions of its size.
    fileprivate var unit: PlanarPoint {
        switch self {
        case .none: PlanarPoint(x: 0.5, y: 0.5)
        case .top: PlanarPoint(x: 0.5, y: 0)
        case .topLeading: PlanarPoint(x: 0, y: 0)
        case .leading: PlanarPoint(x: 0, y: 0.5)
        case .bottomLeading: PlanarPoint(x: 0, y: 1)
        case .bottom: PlanarPoint(x: 0.5, y: 1)
        case .bottomTrailing: PlanarPoint(x: 1, y: 1)
        case .trailing: PlanarPoint(x: 1, y: 0.5)
        case .topTrailing: PlanarPoint(x: 1, y: 0)
        }
    }
}
