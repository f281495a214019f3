internal import CollectionGeometry
internal import RowGeometry

/// A layout that places items one after the other in lines, as text flows, with a header and a footer for
/// each section.
///
/// All lines of a section but the last are justified. Items of one line are centered in it. With `itemSize`,
/// the cost does not depend on the number of items.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The edges from which section insets are measured.
    public enum SectionInsetReference: Int, Sendable {
        /// The content inset of the collection view.
        case fromContentInset = 0
        /// The safe area.
        case fromSafeArea = 1
        /// The layout margins.
        case fromLayoutMargins = 2
    }

    /// The estimated size with which cells determine their sizes.
    public class var automaticSize: CGSize {
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    }

    // MARK: State

    final var flow = FlowGeometry()
    /// The values that the delegate and the layout have determined for each section.
    final var sectionValues: [FlowSectionValues] = []
    /// The sizes that views have determined, by section and item.
    final var measured: [Int: [Int: FlowSize]] = [:]
    /// The measured sizes that are not part of `flow` yet.
    final var newSizes: [Int: [Int: FlowSize]] = [:]
    /// The lengths of headers and footers that views have determined, by section.
    final var measuredEdges: [FlowEdge: [Int: FlowEdge.Measured]] = [:]
    /// The sections whose headers or footers have lengths that are not part of `flow` yet.
    final var sectionsWithNewEdges: Set<Int> = []
    final var validity = Validity.needsValues
    /// The part of the collection view that lines fill when they were last arranged.
    final var lastFrame: FlowFrame?

    /// The state of `flow`.
    enum Validity: Int {
        case valid
        /// The lines have to be arranged again.
        case needsLines
        /// The delegate has to be asked again.
        case needsValues
    }

    /// Creates a flow layout.
    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        restoreFlow(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archiveFlow(into: coder)
    }

    // MARK: Values

    /// The minimum distance between lines, in points.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }

    /// The minimum distance between the items of a line, in points.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }

    /// The size of items, unless the delegate or the cells determine it.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if itemSize != oldValue { invalidateLayout() } }
    }

    /// The estimated size of items whose cells determine it, or zero if `itemSize` or the delegate do.
    open var estimatedItemSize = CGSize.zero {
        didSet {
            guard estimatedItemSize != oldValue else { return }
            measured = [:]
            newSizes = [:]
            invalidateLayout()
            collectionView?.measureVisibleViewsAgain()
        }
    }

    /// The direction of scrolling. Lines are across it.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }

    /// The size of headers, of which only the dimension in the direction of scrolling is used. With zero there
    /// are none, with `automaticSize` they determine it.
    open var headerReferenceSize = CGSize.zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }

    /// The size of footers, of which only the dimension in the direction of scrolling is used. With zero there
    /// are none, with `automaticSize` they determine it.
    open var footerReferenceSize = CGSize.zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }

    /// The margins of the items of each section.
    open var sectionInset = UIEdgeInsets.zero {
        didSet { if sectionInset != oldValue { invalidateLayout() } }
    }

    /// The edges from which section insets are measured.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
    }

    /// Whether headers remain at the beginning of the visible area while their sections are visible.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    /// Whether footers remain at the end of the visible area while their sections are visible.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    // MARK: Invalidation

    open override class var invalidationContextClass: AnyClass {
        UICollectionViewFlowLayoutInvalidationContext.self
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        invalidateFlow(with: context)
        super.invalidateLayout(with: context)
    }

    /// Returns whether the size of lines changes, or a pinned header or footer moves.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        changesLines(newBounds) || movesPinnedViews(newBounds)
    }

    open override func invalidationContext(forBoundsChange newBounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
    {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        limit(context, forBoundsChange: newBounds)
        return context
    }

    /// Returns whether the view determines its size, and prefers another one.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { accepts(preferredAttributes, insteadOf: originalAttributes) }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        limit(context, to: preferredAttributes)
        return context
    }

    // MARK: Layout

    open override func prepare() {
        super.prepare()
        prepareFlow()
    }

    open override var collectionViewContentSize: CGSize { flowContentSize }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        flowAttributes(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        flowAttributesForItem(at: indexPath)
    }

    open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { flowAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) }

    override var keepsVisibleElementsInPlace: Bool { true }

    override var requestsInvalidatedElementsOnly: Bool { type(of: self) == UICollectionViewFlowLayout.self }

    override func itemsDidMove(by plan: UpdatePlan) {
        moveMeasuredSizes(by: plan)
        moveMeasuredEdges(by: plan)
    }

    override func insetsDidChange() {
        if let lastFrame, lastFrame.lineLength != currentFrame.lineLength { invalidateLayout() }
    }
}
