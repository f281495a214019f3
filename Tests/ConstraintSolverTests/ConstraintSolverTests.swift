import Testing

@testable import ConstraintSolver

@Suite("Constraint solver")
struct ConstraintSolverTests {
    @Test("dependent equations are solved in any order")
    func equations() {
        for reversed in [false, true] {
            var solver = ConstraintSolver()
            let (left, right, middle) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
            let equations: [([(ConstraintSolver.Variable, Double)], Double)] = [
                ([(left, 1)], 8), ([(right, 1), (left, -1)], 100), ([(middle, 2), (left, -1), (right, -1)], 0),
            ]
            for (terms, value) in reversed ? equations.reversed() : equations {
                _ = solver.addConstraint(terms, .equal(value))
            }
            solver.solve()
            #expect([left, right, middle].map { solver.value(of: $0) } == [8, 108, 58])
        }
    }

    @Test("a solver that reaches its limit reports the failure until it succeeds")
    func failure() {
        var solver = ConstraintSolver()
        for _ in 1...4 {
            let width = solver.addVariable()
            _ = solver.addConstraint([(width, 1)], .equal(30, priority: 250))
            _ = solver.addConstraint([(width, 1)], .atLeast(44))
        }
        solver.iterationLimit = 1
        solver.solve()
        let failure = solver.failure
        #expect(failure?.contains("did not terminate after 1 iterations") == true)
        solver.iterationLimit = 100
        solver.solve()
        let isSolved = solver.failure == nil
        #expect(isSolved)
    }

    @Test("a variable that no constraint determines is 0")
    func free() {
        var solver = ConstraintSolver()
        let (free, bounded) = (solver.addVariable(), solver.addVariable())
        _ = solver.addConstraint([(bounded, 1)], .atMost(10))
        solver.solve()
        #expect(solver.value(of: free) == 0)
        #expect(solver.value(of: bounded) == 0)
        let isBoundedAmbiguous = solver.isAmbiguous(bounded)
        #expect(isBoundedAmbiguous)
    }

    @Test("a violated bound moves a value to the bound and no further")
    func inequalities() {
        var solver = ConstraintSolver()
        let width = solver.addVariable()
        _ = solver.addConstraint([(width, 1)], .equal(30, priority: 250))
        _ = solver.addConstraint([(width, 1)], .atLeast(44))
        _ = solver.addConstraint([(width, 1)], .atMost(80))
        solver.solve()
        #expect(solver.value(of: width) == 44)
    }

    @Test("a constraint of a higher priority outweighs any number of lower ones")
    func levels() {
        var solver = ConstraintSolver()
        let width = solver.addVariable()
        for _ in 0..<2_000 { _ = solver.addConstraint([(width, 1)], .equal(0, priority: 749)) }
        _ = solver.addConstraint([(width, 1)], .equal(100, priority: 750))
        solver.solve()
        #expect(solver.value(of: width) == 100)
    }

    @Test("a constraint that is added and removed repeatedly between two solutions counts once")
    func repeatedAdditionAndRemoval() {
        var solver = ConstraintSolver()
        let width = solver.addVariable()
        _ = solver.addConstraint([(width, 1)], .equal(15, priority: 250))
        solver.solve()
        for _ in 0..<4 {
            let half = solver.addConstraint([(width, 0.5)], .equal(100, priority: 250))
            solver.remove(half)
        }
        _ = solver.addConstraint([(width, 0.5)], .equal(100, priority: 250))
        solver.solve()
        // Each point of width adds a full point to the violation of one constraint and removes half a point
        // from the other's.
        #expect(solver.value(of: width) == 15)
    }

    @Test("a value with a higher priority for its lower bound grows rather than shrinks")
    func asymmetricPriorities() {
        var solver = ConstraintSolver()
        let (first, second) = (solver.addVariable(), solver.addVariable())
        let total = solver.addConstraint([(first, 1), (second, 1)], .equal(300))
        _ = solver.addConstraint(
            [(first, 1)], .init(lower: 100, lowerPriority: 750, upper: 100, upperPriority: 250))
        _ = solver.addConstraint(
            [(second, 1)], .init(lower: 100, lowerPriority: 751, upper: 100, upperPriority: 251))
        solver.solve()
        #expect([first, second].map { solver.value(of: $0) } == [200, 100])
        solver.setBounds(.equal(120), of: total)
        solver.solve()
        #expect([first, second].map { solver.value(of: $0) } == [20, 100])
    }

    @Test("contradictory required constraints are reported as one set")
    func conflict() {
        var solver = ConstraintSolver()
        let (left, right) = (solver.addVariable(), solver.addVariable())
        let start = solver.addConstraint([(left, 1)], .equal(0))
        let width = solver.addConstraint([(right, 1), (left, -1)], .equal(100))
        let other = solver.addConstraint([(left, 1)], .atLeast(-5))
        let end = solver.addConstraint([(right, 1)], .equal(50))
        solver.solve()
        let conflicts = solver.findConflicts()
        #expect(conflicts.count == 1)
        #expect(Set(conflicts.first ?? []) == [start, width, end])
        #expect(solver.isSatisfied(other) == true)
        solver.remove(end)
        solver.solve()
        let others = solver.findConflicts()
        #expect(others.isEmpty)
        #expect(solver.value(of: right) == 100)
    }

    @Test("only variables that could have another value at the same cost are ambiguous")
    func ambiguity() {
        var solver = ConstraintSolver()
        let (left, right, fixed) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
        _ = solver.addConstraint([(right, 1), (left, -1)], .equal(100))
        _ = solver.addConstraint([(fixed, 1)], .equal(7, priority: 1))
        solver.solve()
        #expect([left, right].map { solver.isAmbiguous($0) } == [true, true])
        let isFixedAmbiguous = solver.isAmbiguous(fixed)
        #expect(!isFixedAmbiguous)
        let pin = solver.addConstraint([(left, 1)], .atLeast(3, priority: 10))
        solver.solve()
        let isLeftAmbiguous = solver.isAmbiguous(left)
        #expect(isLeftAmbiguous)
        solver.setBounds(.equal(3, priority: 10), of: pin)
        solver.solve()
        #expect([left, right].map { solver.isAmbiguous($0) } == [false, false])
    }

    @Test("a chain of constraints is solved and follows when its start moves")
    func chain() {
        var solver = ConstraintSolver()
        var last = solver.addVariable()
        let start = solver.addConstraint([(last, 1)], .equal(0))
        for _ in 0..<200 {
            let (left, right) = (solver.addVariable(), solver.addVariable())
            _ = solver.addConstraint([(left, 1), (last, -1)], .equal(8))
            _ = solver.addConstraint([(right, 1), (left, -1)], .equal(20, priority: 250))
            last = right
        }
        solver.solve()
        #expect(abs(solver.value(of: last) - 5_600) < 1e-6)
        solver.setBounds(.equal(10), of: start)
        solver.solve()
        #expect(abs(solver.value(of: last) - 5_610) < 1e-6)
    }
}
