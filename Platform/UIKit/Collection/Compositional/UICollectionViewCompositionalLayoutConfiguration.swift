/// The scroll direction, spacing and boundary items of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
    /// Creates a configuration of a layout that scrolls vertically.
    public override init() {
        super.init()
    }

    /// The direction in which the layout scrolls.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical

    /// The space between two sections, in points.
    open var interSectionSpacing: CGFloat = 0

    /// The headers, footers and side items of the whole layout.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// The boundary from which the insets of sections are measured across the layout's axis. `automatic` is
    /// the safe area.
    open var contentInsetsReference = UIContentInsetsReference.automatic

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.dynamicInit()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }
}
