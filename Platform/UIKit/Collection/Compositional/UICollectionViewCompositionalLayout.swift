internal import CollectionGeometry

/// A closure that returns the layout of a section, or `nil` for a section without items.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (_ section: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout that is composed of sections, groups and items.
///
/// Sections whose items have known sizes may have millions of items, because their frames are computed when
/// they are requested.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
    private var storedConfiguration: UICollectionViewCompositionalLayoutConfiguration
    final var solution = CompositionalSolution()
    /// The scroll views of the sections that scroll across the layout's axis, by section.
    final var scrollViews: [Int: OrthogonalScrollView] = [:]
    /// The offsets of sections without a scroll view, from the leading edge.
    final var storedOffsets: [Int: CGFloat] = [:]
    /// The elements whose appearance the handlers of their sections change, by section.
    final var visibleItems: [Int: [CollectionElement: CompositionalVisibleItem]] = [:]
    /// The configuration of a layout whose sections are all lists, or `nil` for another layout.
    final var listConfiguration: UICollectionLayoutListConfiguration?
    /// The context of a change of the visible rectangle, which leaves the frames valid.
    private weak var offsetContext: UICollectionViewLayoutInvalidationContext?
    /// The context of a change that the solution contains already.
    private weak var appliedContext: UICollectionViewLayoutInvalidationContext?

    /// Creates a layout in which all sections have the same layout.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout in which all sections have the same layout.
    public init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        sectionProvider = { _, _ in section }
        storedConfiguration = configuration.duplicate()
        super.init()
    }

    /// Creates a layout with a closure that returns the layout of each section.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout with a closure that returns the layout of each section.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.sectionProvider = sectionProvider
        storedConfiguration = configuration.duplicate()
        super.init()
    }

    /// Returns `nil`, because an archive does not contain the sections.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The scroll direction, spacing and boundary items. Setting it copies the value and invalidates the
    /// layout.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { storedConfiguration }
        set {
            storedConfiguration = newValue.duplicate()
            invalidateLayout()
        }
    }

    final var configurationInUse: UICollectionViewCompositionalLayoutConfiguration { storedConfiguration }

    /// The axis along which the layout scrolls.
    final var axis: PlanarAxis { storedConfiguration.scrollDirection == .vertical ? .vertical : .horizontal }

    final func makeSection(_ section: Int, _ environment: any NSCollectionLayoutEnvironment)
        -> NSCollectionLayoutSection?
    {
        sectionProvider(section, environment)
    }

    // MARK: Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything {
            solution.invalidity = .everything
        } else if context !== offsetContext, context !== appliedContext, context.onlyInvalidViews == nil {
            solution.invalidity = max(solution.invalidity, .sections)
        }
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        if newBounds.size != collectionView.bounds.size { return true }
        return newBounds.origin != collectionView.bounds.origin && solution.dependsOnOffset
    }

    open override func invalidationContext(forBoundsChange newBounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
    {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if newBounds.size == collectionView?.bounds.size {
            offsetContext = context
            if !solution.hasHandlers { addPinnedElements(to: context) }
        }
        return context
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        preferredSizeChangesLayout(preferredAttributes, originalAttributes)
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        applyPreferredSize(preferredAttributes, to: context)
        appliedContext = context
        return context
    }

    override func insetsDidChange() { invalidateLayout() }

    override func itemsDidMove(by plan: UpdatePlan) {
        moveMeasuredSizes(by: plan)
        moveScrollViews(by: plan)
    }

    override var keepsVisibleElementsInPlace: Bool { true }

    override var containsMeasuredSizes: Bool { true }

    override func supplementaryViewsMoveWithItems(ofKind kind: String, inSection section: Int) -> Bool? {
        guard let sections = solution.geometry?.sections, sections.indices.contains(section) else { return nil }
        return sections[section].numbersItems(withSupplementary: kind)
    }

    /// As in a table, the rows of a list remain in place.
    override func keepsItemsInPlace(inSection section: Int) -> Bool {
        solution.sections.indices.contains(section) && solution.sections[section]?.list != nil
    }

    // MARK: Layout

    open override func prepare() {
        super.prepare()
        prepareSolution()
    }

    open override var collectionViewContentSize: CGSize {
        guard let geometry = solution.geometry else { return .zero }
        return CGSize(width: geometry.contentSize.width, height: geometry.contentSize.height)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        itemAttributes(at: indexPath)
    }

    open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        supplementaryAttributes(ofKind: elementKind, at: indexPath)
    }

    open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        decorationAttributes(ofKind: elementKind, at: indexPath)
    }

    /// Whether the layout is mirrored from right to left, which is `true`.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

extension UICollectionViewCompositionalLayoutConfiguration {
    /// Returns a copy, with the type of the configuration.
    final func duplicate() -> UICollectionViewCompositionalLayoutConfiguration {
        guard let copy = copy(with: nil) as? UICollectionViewCompositionalLayoutConfiguration else {
            preconditionFailure(
                "\(type(of: self)).copy(with:) returned an object of another class. Return the result of super.")
        }
        return copy
    }
}
