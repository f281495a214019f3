internal import RowGeometry

// MARK: Elements

extension SectionSolution {
    /// Returns the element of an item, or `nil` if the section does not show it.
    package func element(ofItem item: Int) -> PlacedElement? {
        guard let group = group(ofItem: item) else { return nil }
        let solution = solution(ofGroup: group)
        let origin = origin(ofGroup: group, solution)
        return element(of: solution.cells[item - items(ofGroup: group).lowerBound], item, origin)
    }

    /// Returns whether an item determines its width and height.
    package func measuredAxes(ofItem item: Int) -> (width: Bool, height: Bool) {
        guard description.group.measuresCells, let group = group(ofItem: item) else { return (false, false) }
        let items = items(ofGroup: group)
        let cell = solution(ofItems: items, isUniform: false).cells[item - items.lowerBound]
        return (cell.measuresWidth, cell.measuresHeight)
    }

    private func element(of cell: GroupSolution.Cell, _ item: Int, _ origin: PlanarPoint) -> PlacedElement {
        PlacedElement(
            identity: .item(item), frame: grid.rounded(cell.frame.offset(by: origin)),
            // UIKit raises cells above the backgrounds of their section.
            zIndex: cell.zIndex + (description.backgroundItems.isEmpty ? 0 : 1),
            scrollsOrthogonally: description.isOrthogonal, measuresWidth: cell.measuresWidth,
            measuresHeight: cell.measuresHeight)
    }

    /// Returns the element of the supplementary item of an item or group.
    ///
    /// - Parameter index: The number of the element among those of its kind in the section.
    package func element(ofSupplementary kind: String, index: Int) -> PlacedElement? {
        guard index >= 0, let count = templateSupplementaryCounts[kind] else { return nil }
        let groups = hasVariableGroups ? [group(ofItem: index), index] : [index / count]
        for case let group? in groups where group < groupCount {
            let element = supplementaryElements(ofGroup: group).first {
                $0.identity == .supplementary(kind: kind, index: index)
            }
            if let element { return element }
        }
        return nil
    }

    private func supplementaryElements(ofGroup group: Int) -> [PlacedElement] {
        let solution = solution(ofGroup: group)
        return supplementaryElements(ofGroup: group, solution, origin(ofGroup: group, solution))
    }

    private func supplementaryElements(
        ofGroup group: Int, _ solution: GroupSolution, _ origin: PlanarPoint
    ) -> [PlacedElement] {
        guard !solution.supplementaryItems.isEmpty else { return [] }
        let firstItem = items(ofGroup: group).lowerBound
        var counts: [String: Int] = [:]
        return solution.supplementaryItems.map { item in
            let number = counts[item.kind, default: 0]
            counts[item.kind] = number + 1
            // The number of elements before a group is known without a pass only if all groups have as many.
            let index =
                hasVariableGroups
                ? item.cell.map { firstItem + $0 } ?? group
                : group * (templateSupplementaryCounts[item.kind] ?? 0) + number
            let frame = item.item.frame(
                on: item.container, measured: anchoredSizes[AnchoredIndex(kind: item.kind, index: index)], grid)
            return PlacedElement(
                identity: .supplementary(kind: item.kind, index: index),
                frame: grid.rounded(frame.offset(by: origin)), zIndex: item.item.zIndex,
                scrollsOrthogonally: description.isOrthogonal, measuresWidth: item.item.size.width.isEstimated,
                measuresHeight: item.item.size.height.isEstimated)
        }
    }

    /// Returns the cells and supplementary items of the groups that intersect a rectangle.
    ///
    /// As in UIKit, elements of a group that is outside the rectangle are not included even if they extend
    /// into it.
    ///
    /// - Complexity: O(log *n* + *k*) for *k* elements of the intersecting groups.
    package func groupElements(in rect: PlanarRect) -> [PlacedElement] {
        let along = groupAxis
        let shift = along == description.layoutAxis ? boundary.bodyStart : 0
        guard groupCount > 0, rect.end(along) - shift >= start(ofGroup: 0),
            var group = group(at: rect.start(along) - shift)
        else { return [] }
        var elements: [PlacedElement] = []
        while group < groupCount, start(ofGroup: group) + shift < rect.end(along) {
            let solution = solution(ofGroup: group)
            let origin = origin(ofGroup: group, solution)
            if PlanarRect(origin: origin, size: solution.size).intersects(rect) {
                let first = items(ofGroup: group).lowerBound
                for (number, cell) in solution.cells.enumerated() {
                    let element = element(of: cell, first + number, origin)
                    if element.frame.intersects(rect) { elements.append(element) }
                }
                elements += supplementaryElements(ofGroup: group, solution, origin).filter {
                    $0.frame.intersects(rect)
                }
            }
            group += 1
        }
        return elements
    }

    /// The boundary items, where they are without pinning.
    package var boundaryElements: [PlacedElement] {
        zip(description.boundaryItems, boundary.frames).enumerated().map { index, pair in
            pair.0.element(at: index, frame: grid.rounded(pair.1))
        }
    }

    /// The backgrounds, which are behind the groups and the boundary items.
    package var backgroundElements: [PlacedElement] {
        guard length > 0 || description.keepsInsetsWithoutItems else { return [] }
        var size = container
        size[description.layoutAxis] = length
        return description.backgroundItems.enumerated().map { index, item in
            PlacedElement(
                identity: .background(index),
                frame: grid.rounded(PlanarRect(origin: .zero, size: size).inset(by: item.insets)),
                zIndex: item.zIndex)
        }
    }
}
