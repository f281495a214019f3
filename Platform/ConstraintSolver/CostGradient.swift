/// What a step costs, priority by priority: bounds that it breaks further count for it, those that it mends against it.
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

    /// Whether the step pays: the highest priority that it touches gains.
    var isDownhill: Bool {
        var bound = Float.infinity
        while true {
            var best: (priority: Float, weight: Double)?
            for part in parts where part.priority < bound && part.priority > best?.priority ?? 0 { best = part }
            guard let best else { return false }
            if abs(best.weight) > Tableau.smallest { return best.weight < 0 }
            bound = best.priority
        }
    }

    /// Whether the step neither costs nor pays.
    var isLevel: Bool { parts.allSatisfy { abs($0.weight) <= Tableau.smallest } }
}

/// Where along a step an unknown comes to a bound, so that the step costs more from there on.
struct Breakpoint {
    var distance: Double
    var unknown: Int32
    var bound: Double
    var weight: Double
    var priority: Float
    /// Whether the unknown goes beyond its bounds here, and not comes back to them.
    var isFar: Bool
    /// Where the unknown is after this.
    var sideBeyond: ConstraintSolver.Side
}
