/// The part of a layout that has become invalid.
///
/// Without further values all of the layout is invalid. A context to which elements have been added
/// invalidates only those elements.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Creates a context.
    public override init() {
        super.init()
    }

    final var storedInvalidatesEverything = false
    final var storedInvalidatesCounts = false
    private var items: [IndexPath]?
    private var supplementaryViews: [String: [IndexPath]]?
    private var decorationViews: [String: [IndexPath]]?

    /// Whether all of the layout is invalid because the layout is new or the data has been reloaded.
    open var invalidateEverything: Bool { storedInvalidatesEverything }

    /// Whether the numbers of sections and items have changed.
    open var invalidateDataSourceCounts: Bool { storedInvalidatesCounts }

    // MARK: Elements

    /// Adds items whose attributes are invalid.
    open func invalidateItems(at indexPaths: [IndexPath]) { items = (items ?? []) + indexPaths }

    /// Adds supplementary views whose attributes are invalid.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        supplementaryViews = supplementaryViews ?? [:]
        supplementaryViews?[elementKind, default: []] += indexPaths
    }

    /// Adds decoration views whose attributes are invalid.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        decorationViews = decorationViews ?? [:]
        decorationViews?[elementKind, default: []] += indexPaths
    }

    /// The invalid items, or `nil` if none have been added.
    open var invalidatedItemIndexPaths: [IndexPath]? { items }

    /// The invalid supplementary views by kind, or `nil` if none have been added.
    open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementaryViews }

    /// The invalid decoration views by kind, or `nil` if none have been added.
    open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorationViews }

    /// The invalid supplementary and decoration views, if nothing else is invalid, or `nil`.
    ///
    /// A context of the system whose subclass invalidates more overrides it.
    var onlyInvalidViews: [CollectionElement]? {
        guard !invalidateEverything, !invalidateDataSourceCounts, items == nil,
            supplementaryViews != nil || decorationViews != nil
        else { return nil }
        return (supplementaryViews ?? [:]).flatMap { kind, paths in
            paths.map { CollectionElement.supplementary(kind, $0) }
        }
            + (decorationViews ?? [:]).flatMap { kind, paths in
                paths.map { CollectionElement.decoration(kind, $0) }
            }
    }

    // MARK: Interactive movement

    final var movementTargets: [IndexPath]?
    final var movementSources: [IndexPath]?
    final var movementPosition = CGPoint.zero

    /// The index paths of the moved items before the change, or `nil` if no items are moved interactively.
    open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movementSources }

    /// The index paths of the moved items after the change, or `nil` if no items are moved interactively.
    open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movementTargets }

    /// The point to which the items are moved.
    open var interactiveMovementTarget: CGPoint { movementPosition }

    // MARK: Adjustments

    /// The distance by which the content offset is changed when the layout is updated, in points.
    open var contentOffsetAdjustment = CGPoint.zero

    /// The difference by which the content size is changed when the layout is updated, in points.
    open var contentSizeAdjustment = CGSize.zero
}
