extension ConstraintSolver {
    private static let stepsBetweenRefreshes = 1_000

    /// Finds values that keep as many bounds as can be kept, the more important ones first. What is broken in the end, nothing of
    /// higher or equal priority would let be mended.
    package mutating func solve() {
        var steps = 0
        if stepsSinceRefresh > Self.stepsBetweenRefreshes {
            stepsSinceRefresh = 0
            refreshValues()
        }
        // Steps of length 0 might go round in circles; choosing by index then ends that (Bland's rule).
        var idle = 0
        let patience = 2 * unknowns.count + 16
        let limit = 64 * (unknowns.count + 16)
        while let step = nextStep(byIndex: idle > patience) {
            steps += 1
            stepsSinceRefresh += 1
            idle = take(step) ? 0 : idle + 1
            guard steps < limit else {
                assertionFailure("The constraint solver found no end after \(steps) steps.")
                return
            }
        }
    }

    /// A coordinate that is worth to be moved, and which way.
    private struct Step {
        let column: Int32
        let direction: Double
    }

    private mutating func nextStep(byIndex: Bool) -> Step? {
        tidySuspects()
        guard !infeasibleRows.isEmpty else { return nil }
        var pulls = ReducedCosts()
        swap(&pulls, &self.pulls)
        defer { swap(&pulls, &self.pulls) }
        pulls.clear()
        // The scratch is taken out, since it can't be changed while the solver is read.
        var gradient = CostGradient()
        swap(&gradient, &self.gradient)
        defer { swap(&gradient, &self.gradient) }
        var best: Step?
        var place = 0
        // Priority by priority: what matters less decides nothing where this one does.
        while place < infeasibleRows.count {
            let priority = brokenPriority(infeasibleRows[place])
            let known = pulls.count
            while place < infeasibleRows.count, brokenPriority(infeasibleRows[place]) == priority {
                addPulls(of: infeasibleRows[place], to: &pulls)
                place += 1
            }
            for pull in pulls.all(after: known) {
                let direction = pull.weight > 0 ? 1.0 : -1.0
                // A coordinate that is held by more than this, and that nothing else pulls at, needs no reckoning.
                guard pull.isBesideOthers || ownPriority(pull.column, direction) <= priority else { continue }
                if let best, byIndex, best.column <= pull.column { continue }
                reckon(pull.column, direction, pulls, into: &gradient)
                guard gradient.isDownhill else { continue }
                best = Step(column: pull.column, direction: direction)
                if !byIndex { return best }
            }
        }
        return best
    }

    /// Adds by how much each coordinate would mend what is broken of a sum.
    private mutating func addPulls(of row: Int32, to pulls: inout ReducedCosts) {
        let wanted = unknowns[Int(row)].side == .below ? 1.0 : -1.0
        let priority = brokenPriority(row)
        tableau.expand(row, into: &reached)
        for term in reached {
            pulls.add(column: term.unknown, weight: term.coefficient * wanted, priority: priority)
        }
    }

    /// Keeps the constraints that are broken indeed, the most important ones first.
    private mutating func tidySuspects() {
        guard !infeasibleRows.isEmpty else { return }
        var broken: ContiguousArray<Int32> = []
        swap(&broken, &infeasibleRows)
        var kept = 0
        for index in broken {
            if unknowns[Int(index)].side != .inside, isBasic(index) {
                broken[kept] = index
                kept += 1
            } else {
                unknowns[Int(index)].isListed = false
            }
        }
        broken.removeSubrange(kept...)
        if broken.count > 1 {
            broken.sort {
                let (left, right) = (brokenPriority($0), brokenPriority($1))
                return left == right ? $0 < $1 : left > right
            }
        }
        swap(&broken, &infeasibleRows)
    }

    func brokenPriority(_ index: Int32) -> Float {
        let unknown = unknowns[Int(index)]
        return unknown.side == .below ? unknown.bounds.lowerPriority : unknown.bounds.upperPriority
    }

    /// What keeps a coordinate from moving; 0 if nothing does.
    func ownPriority(_ column: Int32, _ direction: Double) -> Float {
        let unknown = unknowns[Int(column)]
        let bounds = unknown.bounds
        if bounds.lower == bounds.upper { return direction > 0 ? bounds.upperPriority : bounds.lowerPriority }
        if direction > 0 { return unknown.restsAtUpper ? bounds.upperPriority : 0 }
        return unknown.restsAtUpper ? 0 : bounds.lowerPriority
    }

    /// Reckons what the beginning of a step costs, as long as nothing else comes to its bounds.
    private func reckon(_ column: Int32, _ direction: Double, _ pulls: ReducedCosts, into gradient: inout CostGradient)
    {
        gradient.clear()
        let own = ownPriority(column, direction)
        if own > 0 { gradient.add(1, priority: own) }
        pulls.forEach(on: column) { gradient.add(-$0.weight * direction, priority: $0.priority) }
    }

    /// Reckons the same by what the coordinate moves.
    func reckon(
        _ column: Int32, _ direction: Double, moving terms: ContiguousArray<Tableau.Term>,
        into gradient: inout CostGradient
    ) {
        gradient.clear()
        let own = ownPriority(column, direction)
        if own > 0 { gradient.add(1, priority: own) }
        for term in terms {
            let unknown = unknowns[Int(term.unknown)]
            switch unknown.side {
            case .inside: break
            case .below: gradient.add(-term.coefficient * direction, priority: unknown.bounds.lowerPriority)
            case .above: gradient.add(term.coefficient * direction, priority: unknown.bounds.upperPriority)
            }
        }
    }

    /// Moves a coordinate for as long as that pays. Where another unknown's bound ends that, the two change roles.
    ///
    /// - Returns: whether anything has moved.
    private mutating func take(_ step: Step) -> Bool {
        var moved: ContiguousArray<Tableau.Term> = []
        swap(&moved, &reached)
        defer { swap(&moved, &reached) }
        tableau.column(step.column, into: &moved)
        findBreakpoints(step, moved)
        breakpoints.sort { left, right in
            if left.distance != right.distance { return left.distance < right.distance }
            return left.unknown == right.unknown ? !left.isFar : left.unknown < right.unknown
        }
        guard let last = firstUphill(step, moved) else {
            assertionFailure("A step without an end: a bound that it mends must end it.")
            return false
        }
        let end = breakpoints[last]
        let isHeld = ownPriority(step.column, step.direction) > 0
        unknowns[Int(step.column)].side = isHeld ? (step.direction > 0 ? .above : .below) : .inside
        let distance = end.distance * step.direction
        unknowns[Int(step.column)].value += distance
        for term in moved { unknowns[Int(term.unknown)].value += term.coefficient * distance }
        for point in breakpoints[..<last] {
            unknowns[Int(point.unknown)].side = point.sideBeyond
            if point.sideBeyond != .inside { list(point.unknown) }
        }
        if end.unknown == step.column {
            rest(step.column, at: end.bound)
            return true
        }
        rest(end.unknown, at: end.bound)
        tableau.pivot(end.unknown, step.column)
        if isHeld { list(step.column) }
        return end.distance > Tableau.smallest
    }

    /// The place of the breakpoint after which the step does not pay any more.
    private mutating func firstUphill(_ step: Step, _ moved: ContiguousArray<Tableau.Term>) -> Int? {
        var gradient = CostGradient()
        swap(&gradient, &self.gradient)
        defer { swap(&gradient, &self.gradient) }
        reckon(step.column, step.direction, moving: moved, into: &gradient)
        for (index, point) in breakpoints.enumerated() {
            gradient.add(point.weight, priority: point.priority)
            if !gradient.isDownhill { return index }
        }
        return nil
    }

    private mutating func findBreakpoints(_ step: Step, _ moved: ContiguousArray<Tableau.Term>) {
        breakpoints.removeAll(keepingCapacity: true)
        if ownPriority(step.column, step.direction) == 0 { addFarBound(of: step.column, rate: step.direction) }
        for term in moved where unknowns[Int(term.unknown)].isConstraint && abs(term.coefficient) > Tableau.smallest {
            let rate = term.coefficient * step.direction
            switch (unknowns[Int(term.unknown)].side, rate > 0) {
            case (.inside, _): addFarBound(of: term.unknown, rate: rate)
            case (.below, true), (.above, false):
                addNearBound(of: term.unknown, rate: rate)
                addFarBound(of: term.unknown, rate: rate)
            case (.below, false), (.above, true): break
            }
        }
    }

    /// The bound that an unknown comes back to from outside.
    private mutating func addNearBound(of index: Int32, rate: Double) {
        let unknown = unknowns[Int(index)]
        let (bound, priority) =
            rate > 0
            ? (unknown.bounds.lower, unknown.bounds.lowerPriority)
            : (unknown.bounds.upper, unknown.bounds.upperPriority)
        breakpoints.append(
            Breakpoint(
                distance: max(0, (bound - unknown.value) / rate), unknown: index, bound: bound,
                weight: abs(rate), priority: priority, isFar: false, sideBeyond: .inside))
    }

    /// The bound that an unknown would go beyond, if it has one.
    private mutating func addFarBound(of index: Int32, rate: Double) {
        let unknown = unknowns[Int(index)]
        let (bound, priority) =
            rate > 0
            ? (unknown.bounds.upper, unknown.bounds.upperPriority)
            : (unknown.bounds.lower, unknown.bounds.lowerPriority)
        guard bound.isFinite else { return }
        breakpoints.append(
            Breakpoint(
                distance: max(0, (bound - unknown.value) / rate), unknown: index, bound: bound,
                weight: abs(rate), priority: priority, isFar: true, sideBeyond: rate > 0 ? .above : .below))
    }
}
