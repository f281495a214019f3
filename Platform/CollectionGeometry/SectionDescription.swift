/// The layout of a compositional section.
package struct SectionDescription: Sendable {
    /// The group that repeats.
    package var group: GroupItem
    /// The insets of the groups.
    package var insets: DirectionalInsets
    /// The insets of the boundary items, of which those across the layout's axis apply.
    package var boundaryInsets: DirectionalInsets
    /// The space between two groups, in points.
    package var groupSpacing: Double
    /// The space before the boundary items and groups, in points.
    package var startSpacing = 0.0
    /// Whether a section without items keeps its insets, as one of a list does.
    package var keepsInsetsWithoutItems = false
    /// The axis along which the layout's sections follow each other.
    package var layoutAxis: PlanarAxis
    /// Whether the groups follow each other across the layout's axis.
    package var isOrthogonal: Bool
    package var boundaryItems: [BoundaryItem]
    package var backgroundItems: [BackgroundItem]

    /// Creates the layout of a section.
    package init(
        group: GroupItem, insets: DirectionalInsets = .zero, boundaryInsets: DirectionalInsets? = nil,
        groupSpacing: Double = 0, layoutAxis: PlanarAxis = .vertical, isOrthogonal: Bool = false,
        boundaryItems: [BoundaryItem] = [], backgroundItems: [BackgroundItem] = []
    ) {
        self.group = group
        self.insets = insets
        self.boundaryInsets = boundaryInsets ?? insets
        self.groupSpacing = groupSpacing
        self.layoutAxis = layoutAxis
        self.isOrthogonal = isOrthogonal
        self.boundaryItems = boundaryItems
        self.backgroundItems = backgroundItems
    }

    /// The axis along which the groups follow each other.
    package var groupAxis: PlanarAxis { isOrthogonal ? layoutAxis.other : layoutAxis }

    /// Returns the size in which groups resolve fractions: UIKit subtracts the insets across the groups' axis
    /// only.
    func groupContainer(in container: PlanarSize) -> PlanarSize {
        var result = container
        result[groupAxis.other] = max(0, container[groupAxis.other] - insets.total(groupAxis.other))
        return result
    }
}

/// A header, footer or side item of a section or layout.
package struct BoundaryItem: Sendable, Hashable {
    package var kind: String
    package var size: ItemSize
    package var insets: DirectionalInsets
    /// The position in the section: 0 at the leading or top edge, 0.5 at the center, and 1 at the trailing or
    /// bottom edge.
    package var alignment: PlanarPoint
    package var offset: PlanarPoint
    /// Whether the section grows by the item, which then is outside the section's content.
    package var extendsBoundary: Bool
    /// Whether the item remains visible as long as its section is.
    package var isPinned: Bool
    package var zIndex: Int

    /// Creates a boundary item.
    package init(
        kind: String, size: ItemSize, insets: DirectionalInsets = .zero, alignment: PlanarPoint,
        offset: PlanarPoint = .zero, extendsBoundary: Bool = true, isPinned: Bool = false, zIndex: Int = 1
    ) {
        self.kind = kind
        self.size = size
        self.insets = insets
        self.alignment = alignment
        self.offset = offset
        self.extendsBoundary = extendsBoundary
        self.isPinned = isPinned
        self.zIndex = zIndex
    }

    /// Returns the element of the item.
    func element(at index: Int, frame: PlanarRect) -> PlacedElement {
        PlacedElement(
            identity: .boundary(index), frame: frame, zIndex: zIndex, measuresWidth: size.width.isEstimated,
            measuresHeight: size.height.isEstimated)
    }
}

/// A background of a section.
package struct BackgroundItem: Sendable, Hashable {
    package var kind: String
    package var insets: DirectionalInsets
    package var zIndex: Int

    /// Creates a background.
    package init(kind: String, insets: DirectionalInsets = .zero, zIndex: Int = 0) {
        self.kind = kind
        self.insets = insets
        self.zIndex = zIndex
    }
}
