/// The solved subitems of a line, before they are placed.
struct LineContents {
    private let line: GroupLine
    private(set) var subitems: [(item: GroupItem, solution: GroupSolution)] = []
    /// The length along the axis, with minimum spacing, including subitems for which there is no item.
    private(set) var mainLength = 0.0
    /// The number of flexible spaces along the axis, including those of subitems for which there is no item.
    private var flexibleCount = 0
    /// The number of subitems, including those for which there is no item.
    private var slotCount = 0

    private var main: PlanarAxis { line.axis }
    private var cross: PlanarAxis { line.axis.other }

    /// Solves the subitems of a line.
    ///
    /// - Parameters:
    ///   - count: The number of subitems, or `nil` to add subitems as long as they fit.
    ///   - uniform: The lengths of subitems that match their largest sibling.
    init(
        _ line: GroupLine, in inner: PlanarSize, count: Int?, _ supply: GroupSolver.Supply, _ solver: GroupSolver,
        uniform: MeasuredSize = MeasuredSize()
    ) {
        self.line = line
        var container = inner
        if let count { container[main] = max(0, inner[main] - Double(count - 1) * line.spacing.minimum) }
        var supply = supply
        while supply.count > 0, slotCount < count ?? GroupSolver.maximumCount {
            let item = line.subitem(at: slotCount)
            var forced = MeasuredSize()
            for axis in [main, cross] where item.size[axis].isUniform { forced[axis] = uniform[axis] }
            let solution = solver.solve(item, in: container, supply: supply, forced: forced)
            if solution.cells.isEmpty { break }
            if count == nil, slotCount > 0,
                mainLength + addedLength(item, solution) > inner[main] + GroupSolver.tolerance
            {
                break
            }
            // Subitems without length would repeat forever.
            if count == nil, slotCount >= line.subitems.count, addedLength(item, solution) <= 0 { break }
            add(item, solution)
            subitems.append((item, solution))
            supply = supply.dropping(solution.cells.count)
        }
        // The last group of a section spaces its items as if it were full.
        if let count, hasFlexibleSpaces, !subitems.isEmpty {
            while slotCount < count {
                let item = line.subitem(at: slotCount)
                add(item, solver.solve(item, in: container, supply: .unlimited))
            }
        }
    }

    private func addedLength(_ item: GroupItem, _ solution: GroupSolution) -> Double {
        (slotCount > 0 ? line.spacing.minimum : 0) + solution.size[main] + item.edgeSpacing.minimum(main)
    }

    private mutating func add(_ item: GroupItem, _ solution: GroupSolution) {
        mainLength += addedLength(item, solution)
        flexibleCount += item.edgeSpacing.flexibleCount(main)
        if slotCount > 0, line.spacing.isFlexible { flexibleCount += 1 }
        slotCount += 1
    }

    private var hasFlexibleSpaces: Bool {
        line.spacing.isFlexible || line.subitems.contains { $0.edgeSpacing.flexibleCount(main) > 0 }
    }

    /// The number of cells of all subitems.
    var cellCount: Int { subitems.reduce(0) { $0 + $1.solution.cells.count } }

    /// The length across the axis of the largest subitem.
    var crossLength: Double {
        subitems.reduce(0) { max($0, $1.solution.size[cross] + $1.item.edgeSpacing.minimum(cross)) }
    }

    /// Whether the size of a subitem depends on the length across the axis.
    var dependsOnCrossLength: Bool {
        line.subitems.contains { $0.size.width.isFraction(of: cross) || $0.size.height.isFraction(of: cross) }
    }

    /// Returns the lengths of subitems that match their largest sibling.
    func uniformLengths() -> MeasuredSize {
        var result = MeasuredSize()
        for axis in [main, cross] {
            result[axis] = subitems.filter { $0.item.size[axis].isUniform }.map(\.solution.size[axis]).max()
        }
        return result
    }

    /// Adds the cells of the subitems to a solution.
    ///
    /// - Parameters:
    ///   - inner: The length along the axis that flexible spaces fill, and the length across the axis.
    ///   - limit: The number of items.
    func place(in inner: PlanarSize, from start: PlanarPoint, _ limit: Int, into solution: inout GroupSolution) {
        let share = flexibleCount > 0 ? (inner[main] - mainLength) / Double(flexibleCount) : 0
        let spacing = line.spacing.minimum + (line.spacing.isFlexible ? share : 0)
        var position = start
        for (item, subitem) in subitems where solution.cells.count < limit {
            position[main] += item.edgeSpacing.leadingSpace(main, share: share)
            let crossSpace = item.edgeSpacing.leadingSpace(cross, of: subitem.size[cross], in: inner[cross])
            position[cross] = start[cross] + crossSpace
            solution.add(subitem, at: position)
            position[main] += subitem.size[main] + item.edgeSpacing.trailingSpace(main, share: share) + spacing
        }
    }
}
