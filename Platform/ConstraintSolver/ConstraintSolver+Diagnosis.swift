extension ConstraintSolver {
    /// Returns the infeasible subsets of the required constraints. Each begins with the constraint that is
    /// currently violated.
    package mutating func findConflicts() -> [[Constraint]] {
        let violatedRows = infeasibleRows.filter { isViolated($0) && violatedPriority($0) >= Bounds.required }
        return violatedRows.map { conflict(from: $0).map(Constraint.init(index:)) }
    }

    /// Returns the required constraints that keep an infeasible row infeasible, followed transitively
    /// through the violated ones among them.
    private mutating func conflict(from row: Int32) -> [Int32] {
        var found = [row]
        var next = 0
        while next < found.count {
            let row = found[next]
            next += 1
            guard isBasic(row) else { continue }
            let sign = variables[Int(row)].feasibility == .belowLowerBound ? 1.0 : -1.0
            tableau.expand(row, into: &scratchTerms)
            for term in scratchTerms {
                let direction = term.coefficient * sign > 0 ? 1.0 : -1.0
                for variable in blockingConstraints(of: term.variable, direction) where !found.contains(variable) {
                    found.append(variable)
                }
            }
        }
        return found
    }

    /// Returns the required constraints that block a nonbasic variable in a direction: its own, or the rows
    /// whose violation the movement would increase.
    private mutating func blockingConstraints(of column: Int32, _ direction: Double) -> [Int32] {
        if opposingPriority(column, direction) >= Bounds.required { return [column] }
        tableau.column(column, into: &scratchTerms)
        return scratchTerms.compactMap { term in
            guard abs(term.coefficient) > Tableau.zeroTolerance else { return nil }
            let feasibility = variables[Int(term.variable)].feasibility
            let increasesViolation =
                term.coefficient * direction > 0 ? feasibility == .aboveUpperBound : feasibility == .belowLowerBound
            return increasesViolation && violatedPriority(term.variable) >= Bounds.required ? term.variable : nil
        }
    }

    /// Returns the constraints that determine the value of a variable: the nonbasic constraints in its row.
    package mutating func constraintsDetermining(_ variable: Variable) -> [Constraint] {
        guard isBasic(variable.index) else { return [] }
        tableau.expand(variable.index, into: &scratchTerms)
        return scratchTerms.filter { variables[Int($0.variable)].isConstraint }.map { Constraint(index: $0.variable) }
    }

    /// Returns whether a variable could have another value at the same cost.
    package mutating func isAmbiguous(_ variable: Variable) -> Bool {
        !isBasic(variable.index) || dependsOnFreeNonbasicVariable(variable.index)
    }

    /// Returns whether the distance between two variables could be different at the same cost.
    package mutating func isDistanceAmbiguous(from start: Variable, to end: Variable) -> Bool {
        let distance = addConstraint([(end, 1), (start, -1)], .atLeast(-.infinity))
        defer { remove(distance) }
        return dependsOnFreeNonbasicVariable(distance.index)
    }

    private mutating func dependsOnFreeNonbasicVariable(_ sum: Int32) -> Bool {
        tableau.expand(sum, into: &scratchTerms)
        let nonbasicTerms = scratchTerms
        return nonbasicTerms.contains { canMoveFreely($0.variable, 1) || canMoveFreely($0.variable, -1) }
    }

    private mutating func canMoveFreely(_ column: Int32, _ direction: Double) -> Bool {
        tableau.column(column, into: &scratchTerms)
        var gradient = CostGradient()
        computeGradient(column, direction, columnTerms: scratchTerms, into: &gradient)
        guard gradient.isZero else { return false }
        // A row that is already at a bound blocks the movement, too.
        return scratchTerms.allSatisfy { term in
            let variable = variables[Int(term.variable)]
            guard variable.isConstraint, !isViolated(term.variable), abs(term.coefficient) > Tableau.zeroTolerance
            else { return true }
            let slack =
                term.coefficient * direction > 0
                ? variable.bounds.upper - variable.value : variable.value - variable.bounds.lower
            return slack > Bounds.tolerance
        }
    }
}
