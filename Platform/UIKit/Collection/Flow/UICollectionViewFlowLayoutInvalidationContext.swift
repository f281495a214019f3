internal import RowGeometry

/// The part of a flow layout that has become invalid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Creates a context that invalidates all values.
    public override init() {
        super.init()
    }

    /// Whether the sizes and distances that the delegate determines are requested again.
    open var invalidateFlowLayoutDelegateMetrics = true

    /// Whether the items are arranged again.
    open var invalidateFlowLayoutAttributes = true

    /// The sizes that views have preferred, by item.
    final var measuredSizes: [RowPath: CGSize] = [:]

    /// The length that a header or footer has preferred.
    final var measuredEdge: (edge: FlowEdge, section: Int, length: CGFloat)?

    override var onlyInvalidViews: [CollectionElement]? {
        invalidateFlowLayoutDelegateMetrics || invalidateFlowLayoutAttributes ? nil : super.onlyInvalidViews
    }
}
