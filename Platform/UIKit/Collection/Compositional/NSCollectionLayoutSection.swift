internal import CollectionGeometry

/// A closure that changes the appearance of the visible elements of a section whenever they scroll.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    (
        _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
        _ environment: any NSCollectionLayoutEnvironment
    ) -> Void

/// A section of a compositional layout: a group that repeats, with the space and views around it.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
    final var storedGroup: NSCollectionLayoutGroup?
    /// The properties of a list section, or `nil` for another section.
    final var list: ListSection?

    /// Creates a section without a group. Use `init(group:)` instead.
    public override init() {
        super.init()
    }

    /// Creates a section whose group repeats for all items.
    public convenience init(group: NSCollectionLayoutGroup) {
        self.init()
        storedGroup = group
    }

    /// The space between the section's edges and its groups.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The space between two groups, in points.
    open var interGroupSpacing: CGFloat = 0

    /// The boundary from which `contentInsets` are measured across the layout's axis. `automatic` is that of
    /// the layout.
    open var contentInsetsReference = UIContentInsetsReference.automatic

    /// The boundary from which boundary supplementary items are inset across the layout's axis. `automatic` is
    /// that of the groups; with `none` they are not inset.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

    /// The behavior of the section's scrolling across the layout's axis.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

    /// The details of the section's scrolling across the layout's axis.
    open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
        storedScrollingProperties
    }
    private var storedScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()

    /// The headers, footers and side items.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// A closure that changes the appearance of the visible elements whenever they scroll.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// The backgrounds.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// Whether boundary supplementary items are inset as the groups are.
    @available(*, deprecated, message: "Use `supplementaryContentInsetsReference`.")
    open var supplementariesFollowContentInsets: Bool {
        get { supplementaryContentInsetsReference != .none }
        set { supplementaryContentInsetsReference = newValue ? .automatic : .none }
    }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.dynamicInit()
        copy.storedGroup = storedGroup?.duplicate() as? NSCollectionLayoutGroup
        copy.list = list
        copy.contentInsets = contentInsets
        copy.interGroupSpacing = interGroupSpacing
        copy.contentInsetsReference = contentInsetsReference
        copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        copy.storedScrollingProperties.bounce = storedScrollingProperties.bounce
        copy.storedScrollingProperties.decelerationRate = storedScrollingProperties.decelerationRate
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        copy.decorationItems = decorationItems.compactMap { $0.duplicate() as? NSCollectionLayoutDecorationItem }
        return copy
    }
}
