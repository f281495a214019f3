/// Lays out the cells of one group.
///
/// The rules are UIKit's, as observed: fractions resolve in the container that is left when the spacing
/// between the items is subtracted; subitems repeat while they fit; an estimated group contains each subitem
/// once and is as long as its items.
struct GroupSolver {
    let grid: PixelGrid
    let sizes: MeasuredSizes?

    /// The items that a group can take.
    struct Supply {
        var first: Int
        var count: Int

        /// Unlimited items without measured sizes.
        static let unlimited = Supply(first: .max / 2, count: .max / 2)

        /// Returns the remaining items after some are taken.
        func dropping(_ taken: Int) -> Supply { Supply(first: first + taken, count: count - taken) }
    }

    /// Returns the solution of an item in a container.
    ///
    /// - Parameters:
    ///   - supply: The items that the cells show.
    ///   - forced: The lengths of estimated dimensions that siblings determine.
    func solve(
        _ item: GroupItem, in container: PlanarSize, supply: Supply, forced: MeasuredSize = MeasuredSize()
    ) -> GroupSolution {
        var size = item.size.resolved(in: container, grid)
        for axis in [PlanarAxis.horizontal, .vertical] where item.size[axis].isEstimated {
            if let length = forced[axis] { size[axis] = Length.valid(length) }
        }
        switch item.content {
        case .cell: return solveCell(item, size, supply, forced)
        case .line(let line): return solveLine(line, of: item, size, supply, forced)
        case .custom(let cells): return solveCustom(cells, of: item, size, supply, forced)
        }
    }

    private func solveCell(
        _ item: GroupItem, _ size: PlanarSize, _ supply: Supply, _ forced: MeasuredSize
    ) -> GroupSolution {
        var size = size
        if item.size.isEstimated, let measured = sizes?[supply.first] {
            for axis in [PlanarAxis.horizontal, .vertical] where item.size[axis].isEstimated && forced[axis] == nil {
                if let length = measured[axis] { size[axis] = length }
            }
        }
        var solution = GroupSolution(size: size)
        let frame = PlanarRect(origin: .zero, size: size).inset(by: item.effectiveInsets)
        solution.cells = [
            .init(
                frame: frame, zIndex: 0, measuresWidth: item.size.width.isEstimated,
                measuresHeight: item.size.height.isEstimated)
        ]
        solution.supplementaryItems = item.supplementaryItems.map {
            .init(item: $0, container: frame, cell: 0)
        }
        return solution
    }

    private func solveCustom(
        _ cells: [GroupItem.CustomItem], of item: GroupItem, _ size: PlanarSize, _ supply: Supply,
        _ forced: MeasuredSize
    ) -> GroupSolution {
        var solution = GroupSolution(size: size)
        solution.cells = cells.prefix(supply.count).map { .init(frame: $0.frame, zIndex: $0.zIndex) }
        for axis in [PlanarAxis.horizontal, .vertical] where item.size[axis].isEstimated && forced[axis] == nil {
            solution.size[axis] = solution.reach(axis)
        }
        addSupplementaryItems(of: item, to: &solution)
        return solution
    }

    private func addSupplementaryItems(of group: GroupItem, to solution: inout GroupSolution) {
        let frame = PlanarRect(origin: .zero, size: solution.size)
        solution.supplementaryItems += group.supplementaryItems.map {
            .init(item: $0, container: frame, cell: nil)
        }
    }

    // MARK: Lines

    private func solveLine(
        _ line: GroupLine, of item: GroupItem, _ size: PlanarSize, _ supply: Supply, _ forced: MeasuredSize
    ) -> GroupSolution {
        let (main, cross) = (line.axis, line.axis.other)
        let insets = item.effectiveInsets
        var inner = size
        for axis in [main, cross] { inner[axis] = max(0, size[axis] - insets.total(axis)) }
        let growsMain = item.size[main].isEstimated && forced[main] == nil
        let growsCross = item.size[cross].isEstimated && forced[cross] == nil

        let count = fixedCount(of: line, in: item, inner)
        var contents = LineContents(line, in: inner, count: count, supply, self)
        // The lengths of siblings are known only now, so the subitems that depend on them are solved again.
        let uniform = contents.uniformLengths()
        let crossLength = growsCross ? contents.crossLength : inner[cross]
        if uniform != MeasuredSize() || (crossLength != inner[cross] && contents.dependsOnCrossLength) {
            inner[cross] = crossLength
            let cells = contents.cellCount
            let again = LineContents(
                line, in: inner, count: count ?? contents.subitems.count,
                Supply(first: supply.first, count: min(supply.count, cells)), self, uniform: uniform)
            // The items of a group must not depend on those after it.
            if again.cellCount == cells { contents = again }
        }
        inner[cross] = growsCross ? contents.crossLength : inner[cross]
        if growsMain { inner[main] = contents.mainLength }

        var final = size
        if growsMain { final[main] = inner[main] }
        if growsCross { final[cross] = inner[cross] }
        var solution = GroupSolution(size: final)
        contents.place(in: inner, from: PlanarPoint(x: insets.leading, y: insets.top), supply.count, into: &solution)
        addSupplementaryItems(of: item, to: &solution)
        return solution
    }

    /// Returns the number of subitems of a line if it does not depend on their measured lengths.
    private func fixedCount(of line: GroupLine, in item: GroupItem, _ inner: PlanarSize) -> Int? {
        if let count = line.count { return count }
        if item.size[line.axis].isEstimated { return line.subitems.count }
        return line.wraps ? nil : fittingCount(of: line, in: inner)
    }

    /// Returns the maximum number of subitems that fit with the spacing between them.
    private func fittingCount(of line: GroupLine, in inner: PlanarSize) -> Int {
        let spacing = line.spacing.minimum
        let cycle = line.subitems.count
        var count = 0
        while count < Self.maximumCount {
            var container = inner
            container[line.axis] = inner[line.axis] - Double(count) * spacing
            let lengths = line.subitems.map {
                $0.size[line.axis].resolved(in: container, grid) + $0.edgeSpacing.minimum(line.axis)
            }
            let cycleLength = lengths.reduce(0, +)
            if cycleLength + spacing * Double(cycle) <= 0 { return cycle }
            let (cycles, rest) = (count + 1).quotientAndRemainder(dividingBy: cycle)
            let total = Double(cycles) * cycleLength + lengths.prefix(rest).reduce(0, +) + Double(count) * spacing
            if total > inner[line.axis] + Self.tolerance { break }
            count += 1
        }
        return count
    }

    /// The excess length that still fits, in points.
    static let tolerance = 1e-3
    /// The maximum number of subitems of a line that repeat until it is full.
    static let maximumCount = 10_000
}
