extension ConstraintSolver {
    private static let iterationsBetweenRefreshes = 1_000

    /// Minimizes the total violation of the bounds of each priority, in lexicographic order from the highest
    /// priority to the lowest.
    ///
    /// This is preemptive (lexicographic) goal programming. The cost of one priority is the sum of the
    /// violations, which is a convex piecewise-linear function, so each iteration is one of the simplex
    /// method for bounded variables (Chvátal, "Linear Programming", 1983, chapter 8) with a piecewise-linear
    /// objective (Fourer, "A Simplex Algorithm for Piecewise-Linear Programming", Mathematical Programming,
    /// 1985 and 1988): the ratio test continues past breakpoints for as long as the cost decreases.
    package mutating func solve() {
        var iterations = 0
        clearFailure()
        if iterationsSinceRefresh > Self.iterationsBetweenRefreshes {
            iterationsSinceRefresh = 0
            refreshValues()
        }
        // Degenerate pivots can cycle. Bland's smallest-subscript rule guarantees termination.
        var degenerateIterations = 0
        let degenerateLimit = 2 * variables.count + 16
        let limit = iterationLimit ?? 64 * (variables.count + 16)
        while let entering = chooseEnteringVariable(usesBlandsRule: degenerateIterations > degenerateLimit) {
            iterations += 1
            iterationsSinceRefresh += 1
            degenerateIterations = performIteration(entering) ? 0 : degenerateIterations + 1
            guard iterations < limit else {
                return fail("The solver did not terminate after \(iterations) iterations.")
            }
        }
    }

    /// A nonbasic variable and the direction in which moving it decreases the cost.
    private struct EnteringVariable {
        let column: Int32
        let direction: Double
    }

    private mutating func chooseEnteringVariable(usesBlandsRule: Bool) -> EnteringVariable? {
        updateInfeasibleRows()
        guard !infeasibleRows.isEmpty else { return nil }
        var reducedCosts = ReducedCosts()
        swap(&reducedCosts, &self.reducedCosts)
        defer { swap(&reducedCosts, &self.reducedCosts) }
        reducedCosts.clear()
        // Swapped out, because `self` is read while this scratch storage is passed `inout`.
        var gradient = CostGradient()
        swap(&gradient, &self.gradient)
        defer { swap(&gradient, &self.gradient) }
        var best: EnteringVariable?
        var position = 0
        // In descending order of priority. The first improving variable found is the entering variable.
        while position < infeasibleRows.count {
            let priority = violatedPriority(infeasibleRows[position])
            let previousCount = reducedCosts.count
            while position < infeasibleRows.count, violatedPriority(infeasibleRows[position]) == priority {
                addReducedCosts(of: infeasibleRows[position], to: &reducedCosts)
                position += 1
            }
            for contribution in reducedCosts.all(after: previousCount) {
                let direction = contribution.weight > 0 ? 1.0 : -1.0
                // Moving the variable costs more than this priority can gain, and no higher priority offsets
                // it.
                guard contribution.hasPrevious || opposingPriority(contribution.column, direction) <= priority
                else { continue }
                if let best, usesBlandsRule, best.column <= contribution.column { continue }
                computeGradient(contribution.column, direction, from: reducedCosts, into: &gradient)
                guard gradient.isImproving else { continue }
                best = EnteringVariable(column: contribution.column, direction: direction)
                if !usesBlandsRule { return best }
            }
        }
        return best
    }

    /// Adds the reduced costs that an infeasible row contributes to the nonbasic variables in it.
    private mutating func addReducedCosts(of row: Int32, to reducedCosts: inout ReducedCosts) {
        let sign = variables[Int(row)].feasibility == .belowLowerBound ? 1.0 : -1.0
        let priority = violatedPriority(row)
        tableau.expand(row, into: &scratchTerms)
        for term in scratchTerms {
            reducedCosts.add(column: term.variable, weight: term.coefficient * sign, priority: priority)
        }
    }

    /// Removes the rows that are feasible again from the infeasible rows, and sorts the others by descending
    /// priority.
    private mutating func updateInfeasibleRows() {
        guard !infeasibleRows.isEmpty else { return }
        var rows: ContiguousArray<Int32> = []
        swap(&rows, &infeasibleRows)
        var keptCount = 0
        for index in rows {
            if variables[Int(index)].feasibility != .feasible, isBasic(index) {
                rows[keptCount] = index
                keptCount += 1
            } else {
                variables[Int(index)].isListedInfeasible = false
            }
        }
        rows.removeSubrange(keptCount...)
        if rows.count > 1 {
            rows.sort {
                let (left, right) = (violatedPriority($0), violatedPriority($1))
                return left == right ? $0 < $1 : left > right
            }
        }
        swap(&rows, &infeasibleRows)
    }

    func violatedPriority(_ index: Int32) -> Float {
        let variable = variables[Int(index)]
        return variable.feasibility == .belowLowerBound ? variable.bounds.lowerPriority : variable.bounds.upperPriority
    }

    /// Returns the priority of the bound that a nonbasic variable would violate by moving in a direction, or
    /// 0 if it would violate none.
    func opposingPriority(_ column: Int32, _ direction: Double) -> Float {
        let variable = variables[Int(column)]
        let bounds = variable.bounds
        if bounds.lower == bounds.upper { return direction > 0 ? bounds.upperPriority : bounds.lowerPriority }
        if direction > 0 { return variable.isAtUpperBound ? bounds.upperPriority : 0 }
        return variable.isAtUpperBound ? 0 : bounds.lowerPriority
    }

    /// Computes the cost gradient of moving a nonbasic variable, from its reduced costs. Valid up to the
    /// first breakpoint.
    private func computeGradient(
        _ column: Int32, _ direction: Double, from reducedCosts: ReducedCosts, into gradient: inout CostGradient
    ) {
        gradient.clear()
        let boundPriority = opposingPriority(column, direction)
        if boundPriority > 0 { gradient.add(1, priority: boundPriority) }
        reducedCosts.forEach(on: column) { gradient.add(-$0.weight * direction, priority: $0.priority) }
    }

    /// Computes the cost gradient of moving a nonbasic variable, from its column. Valid up to the first
    /// breakpoint.
    func computeGradient(
        _ column: Int32, _ direction: Double, columnTerms: ContiguousArray<Tableau.Term>,
        into gradient: inout CostGradient
    ) {
        gradient.clear()
        let boundPriority = opposingPriority(column, direction)
        if boundPriority > 0 { gradient.add(1, priority: boundPriority) }
        for term in columnTerms {
            let variable = variables[Int(term.variable)]
            switch variable.feasibility {
            case .feasible: break
            case .belowLowerBound: gradient.add(-term.coefficient * direction, priority: variable.bounds.lowerPriority)
            case .aboveUpperBound: gradient.add(term.coefficient * direction, priority: variable.bounds.upperPriority)
            }
        }
    }

    /// Moves the entering variable up to the breakpoint at which the cost stops decreasing. If another
    /// variable reaches its bound there, that variable leaves the basis (a pivot); otherwise the entering
    /// variable moves to its other bound (a bound flip).
    ///
    /// - Returns: Whether the step was not degenerate.
    private mutating func performIteration(_ entering: EnteringVariable) -> Bool {
        var columnTerms: ContiguousArray<Tableau.Term> = []
        swap(&columnTerms, &scratchTerms)
        defer { swap(&columnTerms, &scratchTerms) }
        tableau.column(entering.column, into: &columnTerms)
        findBreakpoints(entering, columnTerms)
        breakpoints.sort { left, right in
            if left.distance != right.distance { return left.distance < right.distance }
            return left.variable == right.variable ? !left.leavesBounds : left.variable < right.variable
        }
        guard let last = ratioTest(entering, columnTerms) else {
            fail("A step is unbounded. The violated bound that it decreases must end it.")
            return false
        }
        let end = breakpoints[last]
        let violatesOwnBound = opposingPriority(entering.column, entering.direction) > 0
        variables[Int(entering.column)].feasibility =
            violatesOwnBound ? (entering.direction > 0 ? .aboveUpperBound : .belowLowerBound) : .feasible
        let distance = end.distance * entering.direction
        variables[Int(entering.column)].value += distance
        for term in columnTerms { variables[Int(term.variable)].value += term.coefficient * distance }
        for breakpoint in breakpoints[..<last] {
            variables[Int(breakpoint.variable)].feasibility = breakpoint.feasibilityBeyond
            if breakpoint.feasibilityBeyond != .feasible { markInfeasible(breakpoint.variable) }
        }
        if end.variable == entering.column {
            makeNonbasic(entering.column, at: end.bound)
            return true
        }
        makeNonbasic(end.variable, at: end.bound)
        tableau.pivot(end.variable, entering.column)
        if violatesOwnBound { markInfeasible(entering.column) }
        return end.distance > Tableau.zeroTolerance
    }

    /// Performs the ratio test: returns the index of the first breakpoint after which the cost no longer
    /// decreases.
    private mutating func ratioTest(
        _ entering: EnteringVariable, _ columnTerms: ContiguousArray<Tableau.Term>
    ) -> Int? {
        var gradient = CostGradient()
        swap(&gradient, &self.gradient)
        defer { swap(&gradient, &self.gradient) }
        computeGradient(entering.column, entering.direction, columnTerms: columnTerms, into: &gradient)
        for (index, breakpoint) in breakpoints.enumerated() {
            gradient.add(breakpoint.weight, priority: breakpoint.priority)
            if !gradient.isImproving { return index }
        }
        return nil
    }

    private mutating func findBreakpoints(_ entering: EnteringVariable, _ columnTerms: ContiguousArray<Tableau.Term>) {
        breakpoints.removeAll(keepingCapacity: true)
        if opposingPriority(entering.column, entering.direction) == 0 {
            addExitedBound(of: entering.column, rate: entering.direction)
        }
        for term in columnTerms
        where variables[Int(term.variable)].isConstraint && abs(term.coefficient) > Tableau.zeroTolerance {
            let rate = term.coefficient * entering.direction
            switch (variables[Int(term.variable)].feasibility, rate > 0) {
            case (.feasible, _): addExitedBound(of: term.variable, rate: rate)
            case (.belowLowerBound, true), (.aboveUpperBound, false):
                addReenteredBound(of: term.variable, rate: rate)
                addExitedBound(of: term.variable, rate: rate)
            case (.belowLowerBound, false), (.aboveUpperBound, true): break
            }
        }
    }

    /// Adds the breakpoint at which an infeasible variable becomes feasible.
    private mutating func addReenteredBound(of index: Int32, rate: Double) {
        let variable = variables[Int(index)]
        let (bound, priority) =
            rate > 0
            ? (variable.bounds.lower, variable.bounds.lowerPriority)
            : (variable.bounds.upper, variable.bounds.upperPriority)
        breakpoints.append(
            Breakpoint(
                distance: max(0, (bound - variable.value) / rate), variable: index, bound: bound,
                weight: abs(rate), priority: priority, leavesBounds: false, feasibilityBeyond: .feasible))
    }

    /// Adds the breakpoint at which a variable passes its far bound and becomes infeasible, if that bound is
    /// finite.
    private mutating func addExitedBound(of index: Int32, rate: Double) {
        let variable = variables[Int(index)]
        let (bound, priority) =
            rate > 0
            ? (variable.bounds.upper, variable.bounds.upperPriority)
            : (variable.bounds.lower, variable.bounds.lowerPriority)
        guard bound.isFinite else { return }
        breakpoints.append(
            Breakpoint(
                distance: max(0, (bound - variable.value) / rate), variable: index, bound: bound,
                weight: abs(rate), priority: priority, leavesBounds: true,
                feasibilityBeyond: rate > 0 ? .aboveUpperBound : .belowLowerBound))
    }
}
