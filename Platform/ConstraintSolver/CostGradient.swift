/// The rate at which the cost of each priority changes along a step. Positive rates increase the cost.
struct CostGradient {
    private var parts: ContiguousArray<(priority: Float, weight: Double)> = []

    mutating func clear() { parts.removeAll(keepingCapacity: true) }

    mutating func add(_ weight: Double, priority: Float) {
        for index in parts.indices where parts[index].priority == priority {
            parts[index].weight += weight
            return
        }
        parts.append((priority, weight))
    }

    /// Whether the step decreases the cost in lexicographic order: the highest priority with a nonzero rate
    /// has a negative one.
    var isImproving: Bool {
        var bound = Float.infinity
        while true {
            var best: (priority: Float, weight: Double)?
            for part in parts where part.priority < bound && part.priority > best?.priority ?? 0 { best = part }
            guard let best else { return false }
            if abs(best.weight) > Tableau.zeroTolerance { return best.weight < 0 }
            bound = best.priority
        }
    }

    /// Whether the step changes no cost.
    var isZero: Bool { parts.allSatisfy { abs($0.weight) <= Tableau.zeroTolerance } }
}

/// A point along a step at which a variable reaches one of its bounds, so that the cost increases faster
/// from there on.
struct Breakpoint {
    var distance: Double
    var variable: Int32
    var bound: Double
    var weight: Double
    var priority: Float
    /// Whether the variable becomes infeasible at this point, rather than feasible.
    var leavesBounds: Bool
    /// The feasibility of the variable after this point.
    var feasibilityBeyond: ConstraintSolver.Feasibility
}
