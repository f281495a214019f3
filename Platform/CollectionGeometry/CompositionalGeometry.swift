/// The frames of the elements of all sections of a compositional layout.
///
/// The coordinates increase in the leading-to-trailing direction.
package struct CompositionalGeometry: Sendable {
    /// The axis along which the sections follow each other.
    package let axis: PlanarAxis
    /// The size of the layout, in which fractions resolve.
    package let container: PlanarSize
    /// The space between two sections, in points.
    package let sectionSpacing: Double
    package let boundaryItems: [BoundaryItem]
    package let boundaryInsets: DirectionalInsets
    let grid: PixelGrid

    /// The sections in order.
    package private(set) var sections: [SectionSolution]
    package private(set) var boundarySizes: [Int: MeasuredSize] = [:]
    private var starts: [Double] = []
    private var boundary: BoundaryFrames

    /// Creates the frames of a layout.
    package init(
        sections: [SectionSolution], axis: PlanarAxis, container: PlanarSize, sectionSpacing: Double = 0,
        boundaryItems: [BoundaryItem] = [], boundaryInsets: DirectionalInsets = .zero,
        boundarySizes: [Int: MeasuredSize] = [:], scale: Double
    ) {
        self.sections = sections
        self.axis = axis
        self.container = container
        self.sectionSpacing = sectionSpacing
        self.boundaryItems = boundaryItems
        self.boundaryInsets = boundaryInsets
        self.boundarySizes = boundarySizes
        grid = PixelGrid(scale: scale)
        boundary = BoundaryFrames(
            [], sizes: [:], axis: axis, bodyLength: 0, container: container, insets: .zero, grid: grid)
        updateStarts(from: 0)
    }

    /// Places the sections from an index on again.
    private mutating func updateStarts(from section: Int) {
        starts.removeSubrange(min(section, starts.count)...)
        for index in starts.count..<sections.count {
            let start = index == 0 ? 0 : starts[index - 1] + sections[index - 1].length + sectionSpacing
            starts.append(start)
        }
        let bodyLength = max(0, sections.isEmpty ? 0 : starts[sections.count - 1] + sections[sections.count - 1].length)
        boundary = BoundaryFrames(
            boundaryItems, sizes: boundarySizes, axis: axis, bodyLength: bodyLength, container: container,
            insets: boundaryInsets.cleared(along: axis), grid: grid)
    }

    // MARK: Changes

    /// Changes a section, and moves the following ones.
    ///
    /// - Complexity: O(*s*) for *s* sections after it, if the length changes.
    package mutating func updateSection<Result>(_ index: Int, _ body: (inout SectionSolution) -> Result) -> Result {
        let length = sections[index].length
        let result = body(&sections[index])
        if sections[index].length != length { updateStarts(from: index + 1) }
        return result
    }

    /// Sets the measured size of a boundary item of the layout.
    ///
    /// - Returns: Whether the layout changes.
    package mutating func setSize(_ size: MeasuredSize?, ofBoundaryItem index: Int) -> Bool {
        guard boundarySizes[index] != size else { return false }
        boundarySizes[index] = size
        updateStarts(from: sections.count)
        return true
    }

    // MARK: Lengths

    /// The size of the content: that of the container across the axis, or of the widest group if it is larger.
    package var contentSize: PlanarSize {
        var size = container
        size[axis] = boundary.length
        for section in sections where section.groupCount > 0 && !section.description.isOrthogonal {
            let width = section.rowLength + section.description.insets.total(axis.other)
            size[axis.other] = max(size[axis.other], width)
        }
        return size
    }

    /// Returns the position of a section along the axis.
    package func start(ofSection section: Int) -> Double { boundary.bodyStart + starts[section] }

    /// Returns the frame of a section with its boundary items.
    package func frame(ofSection section: Int) -> PlanarRect {
        var origin = PlanarPoint.zero
        origin[axis] = start(ofSection: section)
        var size = container
        size[axis] = sections[section].length
        return PlanarRect(origin: origin, size: size)
    }

    /// Returns the sections that intersect a range along the axis, or touch it.
    package func sections(in range: ClosedRange<Double>) -> Range<Int> {
        let first = firstSection { start(ofSection: $0) + sections[$0].length >= range.lowerBound }
        let end = firstSection { start(ofSection: $0) > range.upperBound }
        return first..<max(first, end)
    }

    private func firstSection(where condition: (Int) -> Bool) -> Int {
        var lower = 0
        var upper = sections.count
        while lower < upper {
            let middle = (lower + upper) / 2
            if condition(middle) {
                upper = middle
            } else {
                lower = middle + 1
            }
        }
        return lower
    }

    /// Returns an element of a section in the coordinates of the layout.
    package func placed(_ element: PlacedElement, inSection section: Int) -> PlacedElement {
        var element = element
        element.frame.origin[axis] = grid.rounded(element.frame.origin[axis] + start(ofSection: section))
        return element
    }

    // MARK: Boundary items

    /// The additional z-index of a pinned item, which is above all elements.
    package static let pinnedZIndex = 1_000_000_000

    /// Returns the boundary items of a section in the coordinates of the layout.
    ///
    /// - Parameter visible: The visible range along the axis, in which pinned items remain.
    package func boundaryElements(ofSection section: Int, visible: ClosedRange<Double>) -> [PlacedElement] {
        let solution = sections[section]
        let start = start(ofSection: section)
        let body = (start + solution.body.lowerBound)...(start + solution.body.upperBound)
        return zip(solution.boundaryElements, solution.description.boundaryItems).map {
            pinned(placed($0, inSection: section), $1, body: body, visible: visible)
        }
    }

    /// Returns the boundary items of the layout.
    ///
    /// - Parameter visible: The visible range along the axis, in which pinned items remain.
    package func boundaryElements(visible: ClosedRange<Double>) -> [PlacedElement] {
        let end = boundary.length
        return zip(boundaryItems, boundary.frames).enumerated().map { index, pair in
            let element = pair.0.element(at: index, frame: grid.rounded(pair.1))
            return pinned(element, pair.0, body: 0...max(0, end), visible: visible)
        }
    }

    private func pinned(
        _ element: PlacedElement, _ item: BoundaryItem, body: ClosedRange<Double>, visible: ClosedRange<Double>
    ) -> PlacedElement {
        guard item.isPinned else { return element }
        var element = element
        let resting = element.frame.start(axis)
        element.frame = grid.rounded(
            BoundaryFrames.pinned(element.frame, of: item, axis: axis, body: body, visible: visible))
        element.isFloating = abs(element.frame.start(axis) - resting) > 0.001
        if element.frame.end(axis) > visible.lowerBound, element.frame.start(axis) < visible.upperBound {
            element.zIndex += Self.pinnedZIndex
        }
        return element
    }

    /// Whether an item is pinned, so that the layout depends on the visible range.
    package var hasPinnedItems: Bool {
        boundaryItems.contains(where: \.isPinned)
            || sections.contains { $0.description.boundaryItems.contains(where: \.isPinned) }
    }
}
