internal import RowGeometry

/// An object that determines the positions and the appearance of the elements of a collection view.
///
/// A subclass overrides `collectionViewContentSize`, `layoutAttributesForElements(in:)` and
/// `layoutAttributesForItem(at:)`, and the methods for supplementary and decoration views if it has any.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
    final weak var storedCollectionView: UICollectionView?
    /// The classes and nibs of decoration views by kind.
    final var decorations = ReusePool<UICollectionReusableView>()

    /// Creates a layout.
    public override init() {
        super.init()
    }

    /// Creates a layout from an archive.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Archives the layout. Override this method to archive the values of a subclass, and call super.
    open func encode(with coder: NSCoder) {}

    /// The collection view that uses the layout, or `nil`.
    open var collectionView: UICollectionView? { storedCollectionView }

    // MARK: Invalidation

    /// Invalidates the whole layout. The collection view updates it before the next frame.
    open func invalidateLayout() { invalidateLayout(with: makeContext()) }

    /// Invalidates a part of the layout. Override this method to discard values of a subclass, and call
    /// super.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutDidInvalidate(self, with: context)
    }

    /// The class of the contexts that the layout creates.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// The class of the attributes that the layout creates.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// Returns whether new bounds invalidate the layout. It is called before the bounds of the collection view
    /// change. The default implementation returns `false`.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns the part of the layout that new bounds invalidate.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeContext()
    }

    /// Returns whether the attributes that a view prefers invalidate the layout. The default implementation
    /// returns `false`.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Returns the part of the layout that the attributes that a view prefers invalidate.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    /// Returns a new context of `invalidationContextClass`.
    final func makeContext() -> UICollectionViewLayoutInvalidationContext {
        let type: AnyClass = Self.invalidationContextClass
        guard let type = type as? UICollectionViewLayoutInvalidationContext.Type else {
            preconditionFailure(
                "\(Self.self).invalidationContextClass returned \(type). Return a subclass of "
                    + "UICollectionViewLayoutInvalidationContext.")
        }
        return type.dynamicInit()
    }

    // MARK: Layout

    /// Updates the layout. The collection view calls it first, and again after each invalidation.
    open func prepare() {}

    /// The size of the content, in points.
    open var collectionViewContentSize: CGSize { .zero }

    /// Returns the attributes of all elements that intersect a rectangle.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Returns the attributes of an item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a supplementary view.
    open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { nil }

    /// Returns the attributes of a decoration view.
    open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { nil }

    // MARK: Scrolling

    /// Returns the content offset at which scrolling after a drag ends.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Returns the content offset after an animated update or a change of the layout.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Updates

    /// Called before the visible elements are animated by a batch of updates, when the layout has been prepared
    /// for the new state.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called inside the animation of a batch of updates, after all changes.
    open func finalizeCollectionViewUpdates() {}

    /// Called before the size of the collection view changes inside an animation block.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Called when the elements have been laid out after an animated change of the size.
    open func finalizeAnimatedBoundsChange() {}

    /// Called before the collection view changes from this layout to another one.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called before the collection view changes from another layout to this one.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called inside the animation of a change of the layout, after all changes.
    open func finalizeLayoutTransition() {}

    /// Returns the attributes from which an item is animated that is visible after an update. The default is
    /// its previous position, or its new position without opacity if it is new.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { collectionView?.defaultInitialAttributes(of: .cell(RowPath(itemIndexPath))) }

    /// Returns the attributes at which the animation of an item ends that is deleted or reloaded. The default is
    /// its position without opacity.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { collectionView?.defaultFinalAttributes(of: .cell(RowPath(itemIndexPath))) }

    /// Returns the attributes from which a supplementary view is animated that is visible after an update.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.defaultInitialAttributes(of: .supplementary(elementKind, elementIndexPath))
    }

    /// Returns the attributes at which the animation of a supplementary view ends that is removed.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.defaultFinalAttributes(of: .supplementary(elementKind, elementIndexPath))
    }

    /// Returns the attributes from which a decoration view is animated that is visible after an update.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.defaultInitialAttributes(of: .decoration(elementKind, decorationIndexPath))
    }

    /// Returns the attributes at which the animation of a decoration view ends that is removed.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.defaultFinalAttributes(of: .decoration(elementKind, decorationIndexPath))
    }

    /// Returns the supplementary views that an update removes although their sections remain. The index paths
    /// refer to the state before the update.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the decoration views that an update removes. The index paths refer to the state before the
    /// update.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the supplementary views that an update adds although their sections existed. The index paths
    /// refer to the state after the update.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the decoration views that an update adds. The index paths refer to the state after the update.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Interactive movement

    /// Returns the index path to which a moved item belongs at a point. The default is that of the item at the
    /// point, or the previous one.
    open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint)
        -> IndexPath
    { collectionView?.itemBelow(position, except: previousIndexPath) ?? previousIndexPath }

    /// Returns the attributes of an item while it is moved. The default is the item in front of others with its
    /// center at the point.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes =
            layoutAttributesForItem(at: indexPath)?.duplicate()
            ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        attributes.zIndex = Int(Int32.max)
        return attributes
    }

    /// Returns the part of the layout that a step of a movement invalidates.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.movementTargets = targetIndexPaths
        context.movementSources = previousIndexPaths
        context.movementPosition = targetPosition
        context.invalidateItems(at: previousIndexPaths + targetIndexPaths)
        return context
    }

    /// Returns the part of the layout that the end of a movement invalidates.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.movementTargets = indexPaths
        context.movementSources = previousIndexPaths
        context.invalidateItems(at: previousIndexPaths + indexPaths)
        return context
    }

    // MARK: Direction

    /// The direction for which the layout was developed.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether the collection view mirrors the layout if the direction of the user interface is not the one
    /// for which the layout was developed.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Decoration views

    /// Registers a class from which decoration views of a kind are created by `init(frame:)`, or removes the
    /// registration (`nil`).
    ///
    /// - Precondition: The class is a subclass of `UICollectionReusableView`.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations.register(
            UICollectionView.checked(
                viewClass, as: UICollectionReusableView.self, call: "register(_:forDecorationViewOfKind:)"
            ).map { .type($0) }, for: elementKind)
    }

    /// Registers a nib whose only object is a decoration view of a kind, or removes the registration (`nil`).
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorations.register(nib.map { .template($0.collectionReusableView) }, for: elementKind)
    }

    // MARK: Behavior of the system's layouts

    /// Whether the collection view keeps the first visible element in place when sizes of elements before it
    /// change. The system's layouts do, unless an adjustment of the offset is part of the context.
    var keepsVisibleElementsInPlace: Bool { false }

    /// Whether attributes contain a size that a view prefers at once, before the layout is prepared again.
    var containsMeasuredSizes: Bool { false }

    /// Returns whether the index paths of the supplementary views of a kind are those of items, so that the views move
    /// with the items, or `nil` if this is not known.
    func supplementaryViewsMoveWithItems(ofKind kind: String, inSection section: Int) -> Bool? { nil }

    /// Returns whether the visible items of a section keep their positions on the screen while items before them are
    /// inserted and deleted.
    func keepsItemsInPlace(inSection section: Int) -> Bool { false }

    /// Called when an update has changed the index paths of items, before the layout is prepared again.
    func itemsDidMove(by plan: UpdatePlan) {}

    /// Called when the insets of the collection view's content have changed.
    func insetsDidChange() {}

    /// Whether the attributes of elements that a context does not invalidate are unchanged, so that the
    /// collection view requests only those that it does.
    var requestsInvalidatedElementsOnly: Bool { false }
}
