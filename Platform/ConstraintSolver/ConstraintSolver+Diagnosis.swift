extension ConstraintSolver {
    /// The required constraints that can't all be kept, each set beginning with the one that is broken at present.
    package mutating func findConflicts() -> [[Constraint]] {
        let broken = suspects.filter { isBroken($0) && brokenPriority($0) >= Bounds.required }
        return broken.map { row in
            let wanted = unknowns[Int(row)].side == .below ? 1.0 : -1.0
            definitions.expand(row, into: &reached)
            let holding = reached.filter { term in
                ownPriority(term.unknown, term.coefficient * wanted > 0 ? 1 : -1) >= Bounds.required
            }
            return [Constraint(index: row)] + holding.map { Constraint(index: $0.unknown) }
        }
    }

    /// The constraints that decide the value of a variable: were one of them another, it would be another.
    package mutating func constraintsDeciding(_ variable: Variable) -> [Constraint] {
        guard isBasic(variable.index) else { return [] }
        definitions.expand(variable.index, into: &reached)
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
        definitions.expand(sum, into: &reached)
        let coordinates = reached
        return coordinates.contains { canMoveFreely($0.unknown, 1) || canMoveFreely($0.unknown, -1) }
    }

    private mutating func canMoveFreely(_ column: Int32, _ direction: Double) -> Bool {
        definitions.spread(column, into: &reached)
        var slope = Slope()
        reckon(column, direction, moving: reached, into: &slope)
        guard slope.isLevel else { return false }
        // What would come to its bounds at once counts, too.
        return reached.allSatisfy { term in
            let unknown = unknowns[Int(term.unknown)]
            guard unknown.isConstraint, !isBroken(term.unknown), abs(term.coefficient) > Definitions.smallest else {
                return true
            }
            let room =
                term.coefficient * direction > 0
                ? unknown.bounds.upper - unknown.value : unknown.value - unknown.bounds.lower
            return room > Bounds.tolerance
        }
    }
}
