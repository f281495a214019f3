/// The reduced costs of the nonbasic variables, by priority: the rates at which they decrease the violations
/// of infeasible rows.
struct ReducedCosts {
    /// The contribution of one infeasible row to the reduced cost of one nonbasic variable.
    struct Contribution {
        let column: Int32
        /// The rate at which the violation decreases while the variable increases. Negative if the violation
        /// increases.
        let weight: Double
        let priority: Float
        /// The index of the previous contribution to the same variable, or −1.
        let next: Int32

        /// Whether an earlier row contributes to the same variable.
        var hasPrevious: Bool { next >= 0 }
    }

    private var contributions: ContiguousArray<Contribution> = []
    /// The index of the last contribution for each variable, or −1.
    private var last: ContiguousArray<Int32> = []

    mutating func clear() {
        for contribution in contributions { last[Int(contribution.column)] = -1 }
        contributions.removeAll(keepingCapacity: true)
    }

    mutating func add(column: Int32, weight: Double, priority: Float) {
        while last.count <= Int(column) { last.append(-1) }
        contributions.append(Contribution(column: column, weight: weight, priority: priority, next: last[Int(column)]))
        last[Int(column)] = Int32(contributions.count - 1)
    }

    var count: Int { contributions.count }

    /// Returns the contributions after the first `count`.
    func all(after count: Int) -> ContiguousArray<Contribution>.SubSequence { contributions[count...] }

    func forEach(on column: Int32, _ body: (Contribution) -> Void) {
        var next = last[Int(column)]
        while next >= 0 {
            body(contributions[Int(next)])
            next = contributions[Int(next)].next
        }
    }
}
