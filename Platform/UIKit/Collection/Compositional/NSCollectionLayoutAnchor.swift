internal import CollectionGeometry

/// A point of an item to which a supplementary item is attached.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
    private var storedEdges: NSDirectionalRectEdge = []
    private var storedOffset = CGPoint.zero
    private var isFraction = false

    /// Creates an anchor at the corner or the middle of the edge where the edges meet.
    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges: edges, absoluteOffset: .zero)
    }

    /// Creates an anchor with an offset in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init()
        storedEdges = edges
        storedOffset = absoluteOffset
    }

    /// Creates an anchor with an offset in fractions of the size of the supplementary item.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init()
        storedEdges = edges
        storedOffset = fractionalOffset
        isFraction = true
    }

    /// The edges.
    open var edges: NSDirectionalRectEdge { storedEdges }

    /// The offset, in points or in fractions of the size of the supplementary item.
    open var offset: CGPoint { storedOffset }

    /// Whether the offset is in points.
    open var isAbsoluteOffset: Bool { !isFraction }

    /// Whether the offset is in fractions of the size of the supplementary item.
    open var isFractionalOffset: Bool { isFraction }

    final var value: ItemAnchor {
        ItemAnchor(
            unit: PlanarPoint(
                x: Self.unit(storedEdges.contains(.leading), storedEdges.contains(.trailing)),
                y: Self.unit(storedEdges.contains(.top), storedEdges.contains(.bottom))),
            offset: PlanarPoint(x: storedOffset.x, y: storedOffset.y), isFractional: isFraction)
    }

    private static func unit(_ isAtStart: Bool, _ isAtEnd: Bool) -> Double {
        if isAtStart == isAtEnd { return 0.5 }
        return isAtStart ? 0 : 1
    }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.dynamicInit()
        copy.storedEdges = storedEdges
        copy.storedOffset = storedOffset
        copy.isFraction = isFraction
        return copy
    }

    /// Returns whether `object` is an equal anchor.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutAnchor else { return false }
        return MainActor.assumeIsolated {
            other.storedEdges == storedEdges && other.storedOffset == storedOffset
                && other.isFraction == isFraction
        }
    }

    /// The hash value of the content.
    open nonisolated override var hash: Int { MainActor.assumeIsolated { storedEdges.hashValue } }
}
