internal import CollectionGeometry

/// The sections of a compositional layout and the frames of their elements.
@MainActor
struct CompositionalSolution {
    /// The part of a solution that is invalid.
    enum Invalidity: Int, Comparable {
        case nothing, sections, everything

        static func < (first: Invalidity, second: Invalidity) -> Bool { first.rawValue < second.rawValue }
    }

    var invalidity = Invalidity.everything
    var sections: [NSCollectionLayoutSection?] = []
    var geometry: CompositionalGeometry?
    var metrics: CompositionalMetrics?
    var environment: CompositionalEnvironment?
    /// The sections that an update has not reloaded, with the measured sizes of their items, by new index. `nil` unless an
    /// update has to be laid out.
    var carriedSections: [Int: SectionSolution]?
    /// Whether a section has a handler for its visible elements.
    var hasHandlers = false
    private var hasPinnedItems = false

    /// Whether attributes depend on the visible rectangle.
    var dependsOnOffset: Bool { hasHandlers || hasPinnedItems }

    mutating func install(_ geometry: CompositionalGeometry, _ sections: [NSCollectionLayoutSection?]) {
        self.geometry = geometry
        self.sections = sections
        hasHandlers = sections.contains { $0?.visibleItemsInvalidationHandler != nil }
        hasPinnedItems = geometry.hasPinnedItems
        carriedSections = nil
        invalidity = .nothing
    }
}

/// The properties of a collection view that a compositional layout depends on.
@MainActor
struct CompositionalMetrics: Equatable {
    /// The size of the layout, in points.
    let size: CGSize
    let scale: CGFloat
    private let insets: [UIContentInsetsReference: DirectionalInsets]

    init(_ collectionView: UICollectionView) {
        let adjusted = collectionView.adjustedContentInset
        size = CGRect(origin: .zero, size: collectionView.bounds.size).inset(by: adjusted).size
        scale = max(1, collectionView.traitCollection.displayScale)
        let isRightToLeft = collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let references: [(UIContentInsetsReference, SystemGuideKind)] = [
            (.safeArea, .safeArea), (.layoutMargins, .layoutMargins), (.readableContent, .readableContent),
        ]
        insets = Dictionary(
            uniqueKeysWithValues: references.map { reference, guide in
                let all = guide.insets(in: collectionView)
                // The content inset may contain a part of the insets already.
                let left = max(0, all.left - adjusted.left)
                let right = max(0, all.right - adjusted.right)
                let top = max(0, all.top - adjusted.top)
                let bottom = max(0, all.bottom - adjusted.bottom)
                return (
                    reference,
                    DirectionalInsets(
                        top: top, leading: isRightToLeft ? right : left, bottom: bottom,
                        trailing: isRightToLeft ? left : right)
                )
            })
    }

    /// Returns the insets of a reference across an axis.
    func insets(_ reference: UIContentInsetsReference, across axis: PlanarAxis) -> DirectionalInsets {
        (insets[reference] ?? .zero).cleared(along: axis)
    }
}

/// The position of a section in its layout.
struct SectionInLayout {
    let index: Int
    /// The number of sections of the layout.
    let count: Int
    /// The space between two sections, in points.
    let spacing: CGFloat

    var isFirst: Bool { index == 0 }

    var isLast: Bool { index == count - 1 }
}

extension SectionDescription {
    /// Creates the description of a section as a value.
    ///
    /// - Parameter position: The position of the section in the layout.
    @MainActor
    init(
        _ section: NSCollectionLayoutSection, at position: SectionInLayout, layoutReference: UIContentInsetsReference,
        axis: PlanarAxis,
        metrics: CompositionalMetrics, environment: any NSCollectionLayoutEnvironment
    ) {
        guard let group = section.storedGroup else {
            preconditionFailure(
                "Invalid parameter not satisfying: group. Create an NSCollectionLayoutSection by init(group:).")
        }
        var reference = section.contentInsetsReference
        if reference == .automatic { reference = layoutReference }
        if reference == .automatic { reference = .safeArea }
        let own = section.list?.insets(section.contentInsets, at: position).value ?? section.contentInsets.value
        let insets = own + metrics.insets(reference, across: axis)
        let boundaryInsets: DirectionalInsets =
            switch section.supplementaryContentInsetsReference {
            case .automatic: insets
            case .none: .zero
            case let reference: own + metrics.insets(reference, across: axis)
            }
        self.init(
            group: group.groupItem(in: environment, scale: metrics.scale), insets: insets,
            boundaryInsets: boundaryInsets, groupSpacing: section.interGroupSpacing, layoutAxis: axis,
            isOrthogonal: section.orthogonalScrollingBehavior != .none,
            boundaryItems: section.boundarySupplementaryItems.map(\.boundaryItem),
            backgroundItems: section.decorationItems.map(\.backgroundItem))
        if let list = section.list {
            startSpacing = list.headerPadding(at: position).roundedToPixel(environment.traitCollection)
            keepsInsetsWithoutItems = true
            if let background = list.background(at: position, container: metrics.size) {
                backgroundItems.append(background)
            }
        }
    }

    /// The description of a section without items.
    static func empty(axis: PlanarAxis) -> SectionDescription {
        SectionDescription(
            group: GroupItem(size: ItemSize(width: .absolute(0), height: .absolute(0))), layoutAxis: axis)
    }
}

extension DirectionalInsets {
    fileprivate static func + (first: DirectionalInsets, second: DirectionalInsets) -> DirectionalInsets {
        DirectionalInsets(
            top: first.top + second.top, leading: first.leading + second.leading,
            bottom: first.bottom + second.bottom, trailing: first.trailing + second.trailing)
    }
}
