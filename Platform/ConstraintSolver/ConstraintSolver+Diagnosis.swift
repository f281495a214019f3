extension ConstraintSolver {
    /// The required constraints that can't all be kept, each set beginning with the one that is broken at present.
    package var conflicts: [[Constraint]] {
        suspects.filter { isBroken($0) && brokenPriority($0) >= Bounds.required }.map { row in
            let wanted = unknowns[Int(row)].side == .below ? 1.0 : -1.0
            var conflict = [Constraint(index: row)]
            var next = tableau.lists[Int(row)].first
            while next >= 0 {
                let entry = tableau.entries[Int(next)]
                next = entry.nextInRow
                let direction = entry.coefficient * wanted > 0 ? 1.0 : -1.0
                if ownPriority(entry.column, direction) >= Bounds.required {
                    conflict.append(Constraint(index: entry.column))
                }
            }
            return conflict
        }
    }

    /// Whether a variable could have another value at no cost: nothing says where it belongs.
    package func isAmbiguous(_ variable: Variable) -> Bool {
        guard tableau.lists[Int(variable.index)].isBasic else { return true }
        var next = tableau.lists[Int(variable.index)].first
        while next >= 0 {
            let column = tableau.entries[Int(next)].column
            next = tableau.entries[Int(next)].nextInRow
            if canMoveFreely(column, 1) || canMoveFreely(column, -1) { return true }
        }
        return false
    }

    private func canMoveFreely(_ column: Int32, _ direction: Double) -> Bool {
        var slope = Slope()
        reckon(column, direction, into: &slope)
        guard slope.isLevel else { return false }
        // What would come to its bounds at once counts, too.
        var next = tableau.lists[Int(column)].first
        while next >= 0 {
            let entry = tableau.entries[Int(next)]
            next = entry.nextInColumn
            let unknown = unknowns[Int(entry.row)]
            guard unknown.isConstraint, !isBroken(entry.row) else { continue }
            let room =
                entry.coefficient * direction > 0
                ? unknown.bounds.upper - unknown.value : unknown.value - unknown.bounds.lower
            if room <= Bounds.tolerance { return false }
        }
        return true
    }
}
