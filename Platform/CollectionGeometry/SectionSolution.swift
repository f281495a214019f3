internal import RowGeometry

/// The frames of the elements of a compositional section.
///
/// Groups of the same known size are one run, so that a section of a million items takes no memory beyond
/// the value itself, and no operation visits all items. The coordinates are relative to the section's start
/// and increase in the leading-to-trailing direction; those of the groups of an orthogonal section are
/// independent of its scroll position.
package struct SectionSolution: Sendable {
    package let description: SectionDescription
    /// The size of the layout.
    package let container: PlanarSize
    let grid: PixelGrid
    /// The size in which groups resolve fractions.
    let groupContainer: PlanarSize
    /// A group with all of its items, of which none is measured.
    let template: GroupSolution
    /// The number of supplementary items of each kind in the template.
    let templateSupplementaryCounts: [String: Int]
    /// Whether the number of items of a group depends on their measured sizes.
    let hasVariableGroups: Bool
    /// Whether groups without measured items are equal to the template. A group of variable groups may depend
    /// on items that it does not contain.
    let hasUniformGroups: Bool

    package internal(set) var sizes: MeasuredSizes
    /// The lengths of the groups with the space to the next one.
    var extents = RowGeometry()
    /// The numbers of items of the groups.
    var itemCounts = RowGeometry()
    package internal(set) var boundarySizes: [Int: MeasuredSize] = [:]
    /// The measured sizes of supplementary items of items and groups.
    package internal(set) var anchoredSizes: [AnchoredIndex: MeasuredSize] = [:]
    var boundary: BoundaryFrames
    /// The length of the largest measured group across the groups' axis, or `nil` if no group is measured.
    var measuredRowLength: Double?

    /// Creates the frames of a section.
    ///
    /// - Parameters:
    ///   - container: The size of the layout, in which fractions resolve.
    ///   - scale: The number of pixels of a point.
    ///   - sizes: The measured sizes of the items, if they are known. They are ignored for another number of items.
    ///   - boundarySizes: The measured sizes of the boundary items.
    ///   - anchoredSizes: The measured sizes of supplementary items of items and groups.
    package init(
        _ description: SectionDescription, itemCount: Int, container: PlanarSize, scale: Double,
        sizes: MeasuredSizes? = nil, boundarySizes: [Int: MeasuredSize] = [:],
        anchoredSizes: [AnchoredIndex: MeasuredSize] = [:]
    ) {
        self.description = description
        self.container = container
        grid = PixelGrid(scale: scale)
        groupContainer = description.groupContainer(in: container)
        template = GroupSolver(grid: grid, sizes: nil)
            .solve(description.group, in: groupContainer, supply: .unlimited)
        templateSupplementaryCounts = template.supplementaryCounts()
        hasVariableGroups = description.group.hasVariableCount
        hasUniformGroups = !hasVariableGroups || description.group.isLineOfTags
        self.sizes = sizes.flatMap { $0.count == itemCount ? $0 : nil } ?? MeasuredSizes(count: itemCount)
        self.boundarySizes = boundarySizes
        self.anchoredSizes = anchoredSizes
        boundary = BoundaryFrames(
            [], sizes: [:], axis: description.layoutAxis, bodyLength: 0, container: container, insets: .zero,
            grid: grid)
        regroup(from: 0)
        measureRowLength()
        updateBoundary()
    }

    /// Returns the frames of the cells of one group with all of its items.
    package static func solution(of group: GroupItem, in container: PlanarSize, scale: Double) -> GroupSolution {
        GroupSolver(grid: PixelGrid(scale: scale), sizes: nil).solve(group, in: container, supply: .unlimited)
    }

    // MARK: Lengths

    /// The number of items.
    package var itemCount: Int { sizes.count }

    /// The length along the layout's axis, with boundary items.
    package var length: Double { boundary.length }

    /// The range of the groups and their insets along the layout's axis.
    package var body: ClosedRange<Double> { boundary.bodyStart...(boundary.bodyStart + bodyLength) }

    /// The number of groups.
    package var groupCount: Int { extents.count }

    /// The length of the groups and their insets along the groups' axis.
    package var groupsLength: Double {
        guard groupCount > 0 else { return description.insets.total(groupAxis) }
        return max(0, extents.totalHeight - description.groupSpacing) + description.insets.total(groupAxis)
    }

    /// The length of the largest group across the groups' axis.
    package var rowLength: Double { measuredRowLength ?? template.size[groupAxis.other] + crossSpacing }

    var groupAxis: PlanarAxis { description.groupAxis }

    private var crossSpacing: Double { description.group.edgeSpacing.minimum(groupAxis.other) }

    /// The length of the groups and their insets along the layout's axis.
    var bodyLength: Double {
        if groupCount == 0 {
            let hasLength = description.keepsInsetsWithoutItems || !description.boundaryItems.isEmpty
            return hasLength ? description.insets.total(description.layoutAxis) : 0
        }
        return description.isOrthogonal
            ? rowLength + description.insets.total(description.layoutAxis) : groupsLength
    }

    /// Lays out the boundary items again.
    mutating func updateBoundary() {
        boundary = BoundaryFrames(
            description.boundaryItems, sizes: boundarySizes, axis: description.layoutAxis, bodyLength: bodyLength,
            container: container, insets: description.boundaryInsets.cleared(along: description.layoutAxis),
            startSpacing: description.startSpacing, grid: grid)
    }

    // MARK: Groups

    /// Returns the group of an item, or `nil` if the group has no place for it.
    package func group(ofItem item: Int) -> Int? {
        item >= 0 && item < itemCount ? itemCounts.row(at: Double(item)) : nil
    }

    /// Returns the items of a group.
    package func items(ofGroup group: Int) -> Range<Int> {
        let first = Int(itemCounts.offset(of: group))
        return first..<(first + Int(itemCounts.height(of: group)))
    }

    /// Returns the position of a group along the groups' axis, with the section's insets.
    package func start(ofGroup group: Int) -> Double {
        description.insets.start(groupAxis) + extents.offset(of: group)
    }

    /// Returns the length of a group along the groups' axis.
    package func length(ofGroup group: Int) -> Double {
        max(0, extents.height(of: group) - description.groupSpacing)
    }

    /// Returns the group at or before a position along the groups' axis, or `nil` if there are no groups.
    package func group(at position: Double) -> Int? {
        guard groupCount > 0 else { return nil }
        let offset = position - description.insets.start(groupAxis)
        if offset < 0 { return 0 }
        return extents.row(at: offset) ?? groupCount - 1
    }

    /// Returns the frames of a group.
    func solution(ofGroup group: Int) -> GroupSolution {
        solution(ofItems: items(ofGroup: group), isUniform: true)
    }

    /// Returns the frames of the group of some items.
    ///
    /// - Parameter isUniform: Whether groups that match their largest sibling have its length.
    func solution(ofItems items: Range<Int>, isUniform: Bool) -> GroupSolution {
        let root = description.group
        let matchesSiblings = isUniform && description.isOrthogonal && root.size[groupAxis.other].isUniform
        if !matchesSiblings, hasUniformGroups, !sizes.containsMeasured(in: items) {
            if items.count == template.cells.count { return template }
        }
        var forced = MeasuredSize()
        if matchesSiblings { forced[groupAxis.other] = rowLength - crossSpacing }
        let count = hasVariableGroups ? itemCount - items.lowerBound : items.count
        return GroupSolver(grid: grid, sizes: sizes).solve(
            root, in: groupContainer, supply: .init(first: items.lowerBound, count: count), forced: forced)
    }

    /// Returns the origin of a group in the section.
    func origin(ofGroup group: Int, _ solution: GroupSolution) -> PlanarPoint {
        let (along, across) = (groupAxis, groupAxis.other)
        let spacing = description.group.edgeSpacing
        var origin = PlanarPoint.zero
        origin[along] = start(ofGroup: group) + spacing.leadingSpace(along, share: 0)
        origin[across] =
            description.insets.start(across)
            + spacing.leadingSpace(
                across, of: solution.size[across], in: description.isOrthogonal ? rowLength : groupContainer[across])
        origin[description.layoutAxis] += boundary.bodyStart
        return origin
    }
}
