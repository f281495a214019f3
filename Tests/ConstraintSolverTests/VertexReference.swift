@testable import ConstraintSolver

/// A brute-force reference for ``ConstraintSolver``.
///
/// An optimum lies at a point at which as many bounds are active as there are variables, so it tries all
/// such points.
struct VertexReference {
    struct WeightedConstraint {
        var factors: [Double]
        var bounds: ConstraintSolver.Bounds

        /// Returns the amount by which the sum violates its bounds at a point, and the priority of the
        /// violated bound.
        func violation(at point: [Double]) -> (amount: Double, priority: Float) {
            let sum = zip(factors, point).reduce(0) { $0 + $1.0 * $1.1 }
            if sum < bounds.lower { return (bounds.lower - sum, bounds.lowerPriority) }
            if sum > bounds.upper { return (sum - bounds.upper, bounds.upperPriority) }
            return (0, 0)
        }
    }

    let variableCount: Int
    var constraints: [WeightedConstraint] = []

    /// Returns the total violation at a point for each priority, from the highest to the lowest.
    func cost(at point: [Double]) -> [Double] {
        let priorities = Set(constraints.flatMap { [$0.bounds.lowerPriority, $0.bounds.upperPriority] }).sorted(by: >)
        return priorities.map { priority in
            constraints.reduce(0) { sum, constraint in
                let violation = constraint.violation(at: point)
                return violation.priority == priority ? sum + violation.amount : sum
            }
        }
    }

    /// The minimum cost over all candidate points.
    var minimumCost: [Double] {
        var hyperplanes: [(factors: [Double], value: Double)] = []
        for constraint in constraints where constraint.factors.contains(where: { $0 != 0 }) {
            for value in Set([constraint.bounds.lower, constraint.bounds.upper]) where value.isFinite {
                hyperplanes.append((constraint.factors, value))
            }
        }
        // A variable that no constraint determines may as well be 0.
        for variable in 0..<variableCount {
            hyperplanes.append(((0..<variableCount).map { $0 == variable ? 1 : 0 }, 0))
        }
        var best: [Double]?
        var selected: [Int] = []
        func enumerate(from start: Int) {
            if selected.count == variableCount {
                guard let point = Self.solve(selected.map { hyperplanes[$0] }) else { return }
                let cost = cost(at: point)
                if best.map({ Self.isLess(cost, $0) }) ?? true { best = cost }
                return
            }
            for index in start..<hyperplanes.count {
                selected.append(index)
                enumerate(from: index + 1)
                selected.removeLast()
            }
        }
        enumerate(from: 0)
        return best ?? []
    }

    static func isLess(_ left: [Double], _ right: [Double]) -> Bool {
        for (one, other) in zip(left, right) where abs(one - other) > 1e-5 { return one < other }
        return false
    }

    /// Returns the intersection of hyperplanes by Gaussian elimination, or `nil` if it is not a single
    /// point.
    private static func solve(_ hyperplanes: [(factors: [Double], value: Double)]) -> [Double]? {
        var rows = hyperplanes.map { $0.factors + [$0.value] }
        let count = hyperplanes.count
        for column in 0..<count {
            guard let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
                abs(rows[pivot][column]) > 1e-7
            else { return nil }
            rows.swapAt(column, pivot)
            for row in 0..<count where row != column {
                let factor = rows[row][column] / rows[column][column]
                for index in column...count { rows[row][index] -= factor * rows[column][index] }
            }
        }
        return (0..<count).map { rows[$0][count] / rows[$0][$0] }
    }
}
