extension ConstraintSolver {
    /// The required constraints that can't all be kept, each set beginning with the one that is broken at present.
    package mutating func findConflicts() -> [[Constraint]] {
        let broken = infeasibleRows.filter { isBroken($0) && brokenPriority($0) >= Bounds.required }
        return broken.map { conflict(from: $0).map(Constraint.init(index:)) }
    }

    /// What holds a broken sum from being mended, and what holds that, where it is broken itself.
    private mutating func conflict(from row: Int32) -> [Int32] {
        var found = [row]
        var next = 0
        while next < found.count {
            let row = found[next]
            next += 1
            guard isBasic(row) else { continue }
            let wanted = unknowns[Int(row)].side == .below ? 1.0 : -1.0
            tableau.expand(row, into: &reached)
            for term in reached {
                let direction = term.coefficient * wanted > 0 ? 1.0 : -1.0
                for unknown in holders(of: term.unknown, direction) where !found.contains(unknown) {
                    found.append(unknown)
                }
            }
        }
        return found
    }

    /// The required constraints because of which a coordinate can't move: its own, or else those that it would break further.
    private mutating func holders(of column: Int32, _ direction: Double) -> [Int32] {
        if ownPriority(column, direction) >= Bounds.required { return [column] }
        tableau.column(column, into: &reached)
        return reached.compactMap { term in
            guard abs(term.coefficient) > Tableau.smallest else { return nil }
            let side = unknowns[Int(term.unknown)].side
            let breaksFurther = term.coefficient * direction > 0 ? side == .above : side == .below
            return breaksFurther && brokenPriority(term.unknown) >= Bounds.required ? term.unknown : nil
        }
    }

    /// The constraints that decide the value of a variable: were one of them another, it would be another.
    package mutating func constraintsDeciding(_ variable: Variable) -> [Constraint] {
        guard isBasic(variable.index) else { return [] }
        tableau.expand(variable.index, into: &reached)
        return reached.filter { unknowns[Int($0.unknown)].isConstraint }.map { Constraint(index: $0.unknown) }
    }

    /// Whether a variable could have another value at no cost: nothing says where it belongs.
    package mutating func isAmbiguous(_ variable: Variable) -> Bool {
        !isBasic(variable.index) || dependsOnFreeCoordinate(variable.index)
    }

    /// Whether the distance between two variables could be another at no cost.
    package mutating func isDistanceAmbiguous(from start: Variable, to end: Variable) -> Bool {
        let distance = addConstraint([(end, 1), (start, -1)], .atLeast(-.infinity))
        defer { remove(distance) }
        return dependsOnFreeCoordinate(distance.index)
    }

    private mutating func dependsOnFreeCoordinate(_ sum: Int32) -> Bool {
        tableau.expand(sum, into: &reached)
        let coordinates = reached
        return coordinates.contains { canMoveFreely($0.unknown, 1) || canMoveFreely($0.unknown, -1) }
    }

    private mutating func canMoveFreely(_ column: Int32, _ direction: Double) -> Bool {
        tableau.column(column, into: &reached)
        var gradient = CostGradient()
        reckon(column, direction, moving: reached, into: &gradient)
        guard gradient.isLevel else { return false }
        // What would come to its bounds at once counts, too.
        return reached.allSatisfy { term in
            let unknown = unknowns[Int(term.unknown)]
            guard unknown.isConstraint, !isBroken(term.unknown), abs(term.coefficient) > Tableau.smallest else {
                return true
            }
            let room =
                term.coefficient * direction > 0
                ? unknown.bounds.upper - unknown.value : unknown.value - unknown.bounds.lower
            return room > Bounds.tolerance
        }
    }
}
