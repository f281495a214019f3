internal import CollectionGeometry

/// The spaces around an item of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
    private var spaces: [NSCollectionLayoutSpacing?] = [nil, nil, nil, nil]

    /// Creates the spaces at the edges. No space is a fixed space of zero.
    public convenience init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.init()
        spaces = [leading, top, trailing, bottom]
    }

    /// The space at the leading edge.
    open var leading: NSCollectionLayoutSpacing? { spaces[0] }

    /// The space at the top edge.
    open var top: NSCollectionLayoutSpacing? { spaces[1] }

    /// The space at the trailing edge.
    open var trailing: NSCollectionLayoutSpacing? { spaces[2] }

    /// The space at the bottom edge.
    open var bottom: NSCollectionLayoutSpacing? { spaces[3] }

    final var value: ItemEdgeSpacing {
        ItemEdgeSpacing(
            leading: leading?.value ?? .none, top: top?.value ?? .none, trailing: trailing?.value ?? .none,
            bottom: bottom?.value ?? .none)
    }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.dynamicInit()
        copy.spaces = spaces
        return copy
    }

    /// Returns whether `object` has equal spaces.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutEdgeSpacing else { return false }
        return MainActor.assumeIsolated { other.value == value }
    }

    /// The hash value of the content.
    open nonisolated override var hash: Int { MainActor.assumeIsolated { value.hashValue } }

    /// The spaces, for debugging.
    open nonisolated override var description: String {
        MainActor.assumeIsolated {
            let texts = spaces.map { $0?.description ?? "nil" }
            return "<leading=\(texts[0]); top=\(texts[1]); trailing=\(texts[2]); bottom=\(texts[3])>"
        }
    }
}
