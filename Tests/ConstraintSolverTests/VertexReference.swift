@testable import ConstraintSolver

/// A slow and obvious way to solve what ``ConstraintSolver`` solves: of all points at which as many bounds meet as there are variables,
/// one is the best. It tries them all.
struct VertexReference {
    struct Wish {
        var factors: [Double]
        var bounds: ConstraintSolver.Bounds

        /// By how much the sum misses its bounds at a point, and how much that matters.
        func miss(at point: [Double]) -> (amount: Double, priority: Float) {
            let sum = zip(factors, point).reduce(0) { $0 + $1.0 * $1.1 }
            if sum < bounds.lower { return (bounds.lower - sum, bounds.lowerPriority) }
            if sum > bounds.upper { return (sum - bounds.upper, bounds.upperPriority) }
            return (0, 0)
        }
    }

    let variableCount: Int
    var wishes: [Wish] = []

    /// What is missed in all at a point, for each priority, the highest first.
    func cost(at point: [Double]) -> [Double] {
        let priorities = Set(wishes.flatMap { [$0.bounds.lowerPriority, $0.bounds.upperPriority] }).sorted(by: >)
        return priorities.map { priority in
            wishes.reduce(0) { sum, wish in
                let miss = wish.miss(at: point)
                return miss.priority == priority ? sum + miss.amount : sum
            }
        }
    }

    /// The least that must be missed.
    var leastCost: [Double] {
        var planes: [(factors: [Double], value: Double)] = []
        for wish in wishes where wish.factors.contains(where: { $0 != 0 }) {
            for value in Set([wish.bounds.lower, wish.bounds.upper]) where value.isFinite {
                planes.append((wish.factors, value))
            }
        }
        // What nothing decides may as well be 0.
        for variable in 0..<variableCount {
            planes.append(((0..<variableCount).map { $0 == variable ? 1 : 0 }, 0))
        }
        var best: [Double]?
        var chosen: [Int] = []
        func choose(from start: Int) {
            if chosen.count == variableCount {
                guard let point = Self.solve(chosen.map { planes[$0] }) else { return }
                let cost = cost(at: point)
                if best.map({ Self.isLess(cost, $0) }) ?? true { best = cost }
                return
            }
            for index in start..<planes.count {
                chosen.append(index)
                choose(from: index + 1)
                chosen.removeLast()
            }
        }
        choose(from: 0)
        return best ?? []
    }

    static func isLess(_ left: [Double], _ right: [Double]) -> Bool {
        for (one, other) in zip(left, right) where abs(one - other) > 1e-5 { return one < other }
        return false
    }

    /// The point in which planes meet; nil if they don't in exactly one. Gauss's elimination.
    private static func solve(_ planes: [(factors: [Double], value: Double)]) -> [Double]? {
        var rows = planes.map { $0.factors + [$0.value] }
        let count = planes.count
        for column in 0..<count {
            guard let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
                abs(rows[pivot][column]) > 1e-7
            else { return nil }
            rows.swapAt(column, pivot)
            for row in 0..<count where row != column {
                let factor = rows[row][column] / rows[column][column]
                for place in column...count { rows[row][place] -= factor * rows[column][place] }
            }
        }
        return (0..<count).map { rows[$0][count] / rows[$0][$0] }
    }
}
