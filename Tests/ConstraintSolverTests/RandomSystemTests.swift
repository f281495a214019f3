import RandomRuns
import Testing

@testable import ConstraintSolver

@Suite("Random constraint systems")
struct RandomSystemTests {
    @Test("solutions of random systems are as good as those of an exhaustive search, also after changes")
    func randomSystems() {
        repeatRandomly(300) { seed, generator in
            var system = RandomSystem(&generator)
            for change in 0..<12 {
                system.change(&generator)
                system.solver.solve()
                let cost = system.reference.cost(at: system.point)
                let minimum = system.reference.minimumCost
                guard zip(cost, minimum).allSatisfy({ abs($0 - $1) < 1e-4 }) else {
                    Issue.record("seed \(seed), change \(change): the cost is \(cost), the minimum is \(minimum)")
                    return
                }
            }
        }
    }

    @Test("removing all random constraints leaves nothing behind")
    func randomRemovals() {
        repeatRandomly(200) { seed, generator in
            var system = RandomSystem(&generator, variableCount: 8)
            for _ in 0..<40 {
                system.change(&generator)
                if Bool.random(using: &generator) { system.solver.solve() }
            }
            system.removeAll(&generator)
            system.solver.solve()
            #expect(system.point.allSatisfy { $0 == 0 }, "seed \(seed): \(system.point)")
            #expect(
                system.solver.tableau.nodes.allSatisfy { $0.columnCount == 0 && $0.rowCount == 0 && !$0.isBasic },
                "seed \(seed)")
            for variable in system.variables { system.solver.remove(variable) }
            #expect(system.solver.count == 0)
        }
    }

    @Test("random systems that can be satisfied are satisfied")
    func randomSatisfiable() {
        repeatRandomly(200) { seed, generator in
            let hidden = (0..<10).map { _ in Double(Int.random(in: -50...50, using: &generator)) }
            var solver = ConstraintSolver()
            let variables = hidden.map { _ in solver.addVariable() }
            for _ in 0..<30 {
                let terms = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
                    (
                        Int.random(in: 0..<10, using: &generator),
                        Double([-2, -1, 1, 1, 0.5].randomElement(using: &generator) ?? 1)
                    )
                }
                let sum = terms.reduce(0) { $0 + $1.1 * hidden[$1.0] }
                let slack = Double(Int.random(in: 0...9, using: &generator))
                let bounds: [ConstraintSolver.Bounds] = [.equal(sum), .atLeast(sum - slack), .atMost(sum + slack)]
                _ = solver.addConstraint(
                    terms.map { (variables[$0.0], $0.1) }, bounds.randomElement(using: &generator) ?? .equal(sum))
                _ = solver.addConstraint([(variables[terms[0].0], 1)], .equal(slack * 7, priority: Float(slack) + 1))
            }
            solver.solve()
            let conflicts = solver.findConflicts()
            #expect(conflicts.isEmpty, "seed \(seed)")
        }
    }
}

/// A randomly changing system with its reference.
private struct RandomSystem: ~Copyable {
    var solver: ConstraintSolver
    var reference: VertexReference
    let variables: [ConstraintSolver.Variable]
    private var constraints: [ConstraintSolver.Constraint] = []

    init(_ generator: inout SeededGenerator, variableCount: Int? = nil) {
        let count = variableCount ?? Int.random(in: 1...3, using: &generator)
        var solver = ConstraintSolver()
        variables = (0..<count).map { _ in solver.addVariable() }
        self.solver = solver
        reference = VertexReference(variableCount: count)
    }

    var point: [Double] { variables.map { solver.value(of: $0) } }

    mutating func change(_ generator: inout SeededGenerator) {
        let roll = Int.random(in: 0..<10, using: &generator)
        if constraints.isEmpty || roll < 5, constraints.count < 7 {
            add(&generator)
        } else if roll < 7, !constraints.isEmpty {
            remove(at: Int.random(in: constraints.indices, using: &generator))
        } else if let index = constraints.indices.randomElement(using: &generator) {
            let bounds = Self.bounds(&generator)
            reference.constraints[index].bounds = bounds
            solver.setBounds(bounds, of: constraints[index])
        }
    }

    mutating func removeAll(_ generator: inout SeededGenerator) {
        while !constraints.isEmpty { remove(at: Int.random(in: constraints.indices, using: &generator)) }
    }

    private mutating func add(_ generator: inout SeededGenerator) {
        let factors = variables.map { _ in Double([0, 0, 1, 1, -1, 2, -0.5].randomElement(using: &generator) ?? 0) }
        let bounds = Self.bounds(&generator)
        reference.constraints.append(.init(factors: factors, bounds: bounds))
        let terms = zip(variables, factors).filter { $0.1 != 0 }.map { ($0.0, $0.1) }
        constraints.append(solver.addConstraint(terms, bounds))
    }

    private mutating func remove(at index: Int) {
        solver.remove(constraints.remove(at: index))
        reference.constraints.remove(at: index)
    }

    private static func bounds(_ generator: inout SeededGenerator) -> ConstraintSolver.Bounds {
        let value = Double(Int.random(in: -20...20, using: &generator))
        let priority: Float = [1000, 1000, 750, 250, 50].randomElement(using: &generator) ?? 1000
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: return .atLeast(value, priority: priority)
        case 1: return .atMost(value, priority: priority)
        case 2:
            return .init(
                lower: value, lowerPriority: priority,
                upper: value + Double(Int.random(in: 0...5, using: &generator)), upperPriority: 250)
        default: return .equal(value, priority: priority)
        }
    }
}
