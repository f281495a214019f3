/// An incremental solver for linear equations and inequalities with priorities.
///
/// After a constraint is added, removed or given other bounds, ``solve()`` continues from the previous
/// solution.
///
/// The solver uses the simplex method for bounded variables (Chvátal, "Linear Programming", 1983, chapter
/// 8), incrementally as in Cassowary (Badros, Borning & Stuckey, "The Cassowary Linear Arithmetic Constraint
/// Solving Algorithm", 2001), with two differences:
///
/// - A constraint is a single variable of the tableau, the value of its left side, which has two bounds (a
///   logical variable). There are no slack and error variables, and constants occur in bounds only, never in
///   rows.
/// - Priorities are lexicographic (preemptive goal programming): any number of constraints of lower
///   priorities never outweigh one of a higher priority.
///
/// ```swift fragment
/// var solver = ConstraintSolver()
/// let (left, right) = (solver.addVariable(), solver.addVariable())
/// solver.addConstraint([(left, 1)], .equal(8))
/// let width = solver.addConstraint([(right, 1), (left, -1)], .equal(100, priority: 750))
/// solver.solve()                                  // right is 108
/// solver.setBounds(.equal(120, priority: 750), of: width)
/// solver.solve()                                  // right is 128
/// ```
///
/// A change costs time in proportion to the rows that contain the changed constraint and the rows that
/// change as a result. The solver is noncopyable, because reading a value from an object's solver could
/// otherwise copy the whole solver by mistake.
package struct ConstraintSolver: ~Copyable {
    /// A handle to a variable, valid until the variable is removed.
    package struct Variable: Hashable, Sendable {
        let index: Int32
    }

    /// A handle to a constraint, valid until the constraint is removed.
    package struct Constraint: Hashable, Sendable {
        let index: Int32
    }

    /// The state of a structural variable, or of the logical variable of a constraint (the value of its left
    /// side).
    struct VariableState {
        var bounds = Bounds.none
        var value = 0.0
        /// Whether a nonbasic variable is at its upper bound. False if the bounds are equal.
        var isAtUpperBound = false
        var isConstraint = false
        /// The bounds that the variable counts as violating. At a bound, where both answers are possible, it
        /// depends on the direction from which the variable reached the bound.
        var feasibility = Feasibility.feasible
        /// The position in the order of addition, in which the indices of removed variables are not reused.
        var order: UInt32 = 0
        /// Whether the variable is in `infeasibleRows`.
        var isListedInfeasible = false
    }

    /// The position of a variable relative to its bounds.
    enum Feasibility {
        case belowLowerBound, feasible, aboveUpperBound
    }

    var tableau = Tableau()
    var variables: ContiguousArray<VariableState> = []
    /// The basic variables that violate their bounds, and some that no longer do.
    var infeasibleRows: ContiguousArray<Int32> = []
    private var freeIndices: ContiguousArray<Int32> = []
    private var lastOrder: UInt32 = 0
    /// Scratch storage of `solve()`, kept to avoid allocations.
    var gradient = CostGradient()
    var scratchTerms: ContiguousArray<Tableau.Term> = []
    var reducedCosts = ReducedCosts()
    var breakpoints: ContiguousArray<Breakpoint> = []
    /// The number of iterations since all basic variables were recomputed.
    var iterationsSinceRefresh = 0

    /// The description of the failure of the last call of `solve()`, after which values may violate
    /// constraints, or `nil` if it succeeded. A failure is a defect of the solver.
    package private(set) var failure: String?
    /// The maximum number of iterations, or `nil` for one that no valid system reaches. Tests lower it.
    var iterationLimit: Int?

    package init() {}

    /// Records a failure, which traps in debug builds unless a test has caused it.
    mutating func fail(_ description: String) {
        failure = description
        if iterationLimit == nil { assertionFailure(description) }
    }

    mutating func clearFailure() { failure = nil }

    /// The number of variables and constraints.
    package var count: Int { variables.count - freeIndices.count }

    // MARK: Variables

    /// Adds a variable. Its value is 0 until a constraint determines another one.
    package mutating func addVariable() -> Variable {
        let index = makeVariable()
        tableau.addNonbasicVariable(index)
        return Variable(index: index)
    }

    /// Returns whether no constraint contains a variable, so that it can be removed.
    package func isUnused(_ variable: Variable) -> Bool {
        !isBasic(variable.index) && !variables[Int(variable.index)].isConstraint
    }

    /// Removes a variable.
    ///
    /// - Precondition: No constraint contains the variable.
    package mutating func remove(_ variable: Variable) {
        precondition(
            !isBasic(variable.index),
            "A variable was removed while constraints contain it. Remove those constraints first.")
        tableau.removeNonbasicVariable(variable.index)
        free(variable.index)
    }

    /// Returns the value of a variable after the last ``solve()``.
    package func value(of variable: Variable) -> Double { variables[Int(variable.index)].value }

    // MARK: Constraints

    /// Adds a constraint.
    ///
    /// - Parameters:
    ///   - terms: The variables on the left side with their factors. A variable may occur several times.
    ///   - bounds: The bounds of the left side.
    package mutating func addConstraint(
        _ terms: [(variable: Variable, factor: Double)], _ bounds: Bounds
    ) -> Constraint {
        let index = makeVariable()
        tableau.addRow(index, of: terms)
        variables[Int(index)].isConstraint = true
        variables[Int(index)].bounds = bounds
        variables[Int(index)].value = sum(of: index)
        satisfyNewConstraint(index)
        return Constraint(index: index)
    }

    /// Removes a constraint.
    package mutating func remove(_ constraint: Constraint) {
        let index = constraint.index
        if !isBasic(index) { makeBasic(index) }
        if isBasic(index) { tableau.removeBasicVariable(index) } else { tableau.removeNonbasicVariable(index) }
        free(index)
    }

    /// Changes the bounds of a constraint.
    package mutating func setBounds(_ bounds: Bounds, of constraint: Constraint) {
        let index = Int(constraint.index)
        guard variables[index].bounds != bounds else { return }
        variables[index].bounds = bounds
        if isBasic(constraint.index) {
            updateFeasibility(constraint.index)
        } else if let bound = bounds.restingBound(preferringUpper: variables[index].isAtUpperBound) {
            shift(constraint.index, by: bound - variables[index].value)
            makeNonbasic(constraint.index, at: bound)
        } else {
            makeBasic(constraint.index)
        }
    }

    /// Returns the bounds of a constraint.
    package func bounds(of constraint: Constraint) -> Bounds { variables[Int(constraint.index)].bounds }

    /// Returns whether a constraint is satisfied after the last ``solve()``.
    package func isSatisfied(_ constraint: Constraint) -> Bool { !isViolated(constraint.index) }

    // MARK: Variable states

    private mutating func makeVariable() -> Int32 {
        let index: Int32
        if let free = freeIndices.popLast() {
            index = free
        } else {
            variables.append(VariableState())
            index = Int32(variables.count - 1)
        }
        lastOrder &+= 1
        variables[Int(index)].order = lastOrder
        return index
    }

    private mutating func free(_ index: Int32) {
        // The index may still be in `infeasibleRows`. If it were added again, its violation would count
        // twice.
        let isListedInfeasible = variables[Int(index)].isListedInfeasible
        variables[Int(index)] = VariableState()
        variables[Int(index)].isListedInfeasible = isListedInfeasible
        freeIndices.append(index)
    }

    func isBasic(_ index: Int32) -> Bool { tableau.nodes[Int(index)].isBasic }

    func isViolated(_ index: Int32) -> Bool {
        let variable = variables[Int(index)]
        return variable.value < variable.bounds.lower - Bounds.tolerance
            || variable.value > variable.bounds.upper + Bounds.tolerance
    }

    /// Updates the feasibility of a variable from its value.
    mutating func updateFeasibility(_ index: Int32) {
        let variable = variables[Int(index)]
        guard variable.isConstraint else { return }
        if variable.value < variable.bounds.lower - Bounds.tolerance {
            variables[Int(index)].feasibility = .belowLowerBound
        } else if variable.value > variable.bounds.upper + Bounds.tolerance {
            variables[Int(index)].feasibility = .aboveUpperBound
        } else {
            variables[Int(index)].feasibility = .feasible
            return
        }
        markInfeasible(index)
    }

    /// Adds a variable to the infeasible rows.
    mutating func markInfeasible(_ index: Int32) {
        guard !variables[Int(index)].isListedInfeasible else { return }
        variables[Int(index)].isListedInfeasible = true
        infeasibleRows.append(index)
    }

    /// Returns the value of a basic variable, computed from its row.
    private func sum(of row: Int32) -> Double {
        var result = 0.0
        var next = tableau.nodes[Int(row)].firstInRow
        while next >= 0 {
            let entry = tableau.entries[Int(next)]
            result += entry.coefficient * variables[Int(entry.column)].value
            next = entry.nextInRow
        }
        return result
    }

    /// Moves a nonbasic variable and updates all basic variables that depend on it.
    private mutating func shift(_ column: Int32, by distance: Double) {
        guard distance != 0 else { return }
        variables[Int(column)].value += distance
        tableau.column(column, into: &scratchTerms)
        for term in scratchTerms {
            variables[Int(term.variable)].value += term.coefficient * distance
            updateFeasibility(term.variable)
        }
    }

    // MARK: Changing the basis

    /// Satisfies a new constraint at once, if possible, by pivoting it with a nonbasic structural variable.
    /// Most constraints of a layout are satisfied this way.
    private mutating func satisfyNewConstraint(_ index: Int32) {
        let bounds = variables[Int(index)].bounds
        guard bounds.lower == bounds.upper || isViolated(index),
            let bound = bounds.nearest(to: variables[Int(index)].value)
        else { return }
        guard let pivot = directNonbasicVariable(of: index) ?? freeNonbasicVariable(of: index) else {
            updateFeasibility(index)
            return
        }
        shift(pivot.variable, by: (bound - variables[Int(index)].value) / pivot.coefficient)
        makeNonbasic(index, at: bound)
        tableau.pivot(index, pivot.variable)
    }

    /// Returns the nonbasic structural variable with the shortest column among those in the constraint's own
    /// terms. On a tie the variable that was added later is returned, so that the earlier one stays at 0.
    private mutating func directNonbasicVariable(of index: Int32) -> Tableau.Term? {
        var best: (term: Tableau.Term, count: Int32)?
        var next = tableau.nodes[Int(index)].firstInRow
        while next >= 0 {
            let entry = tableau.entries[Int(next)]
            next = entry.nextInRow
            let node = tableau.nodes[Int(entry.column)]
            guard !node.isBasic, !variables[Int(entry.column)].isConstraint else { continue }
            if let known = best, !isShorterColumn(entry.column, node.columnCount, than: known) { continue }
            best = ((entry.column, entry.coefficient), node.columnCount)
        }
        guard let best else { return nil }
        if best.count == 1 { return best.term }
        // The constraint may contain other variables that depend on this one, which changes the coefficient.
        tableau.column(best.term.variable, into: &scratchTerms)
        guard let term = scratchTerms.first(where: { $0.variable == index }), abs(term.coefficient) > 0.01
        else { return nil }
        return (best.term.variable, term.coefficient)
    }

    /// Returns whether a variable has a shorter column than the best one so far, or was added later on a tie.
    private func isShorterColumn(_ variable: Int32, _ count: Int32, than best: (term: Tableau.Term, count: Int32))
        -> Bool
    {
        if count != best.count { return count < best.count }
        return variables[Int(variable)].order > variables[Int(best.term.variable)].order
    }

    /// Returns the nonbasic structural variable with the shortest column among those on which the constraint
    /// depends.
    private mutating func freeNonbasicVariable(of index: Int32) -> Tableau.Term? {
        tableau.expand(index, into: &scratchTerms)
        var best: (term: Tableau.Term, count: Int32)?
        for term in scratchTerms where !variables[Int(term.variable)].isConstraint {
            let count = tableau.nodes[Int(term.variable)].columnCount
            if let known = best, !isShorterColumn(term.variable, count, than: known) { continue }
            best = (term, count)
        }
        return best?.term
    }

    /// Moves a variable to a bound, where it stays while it is nonbasic.
    mutating func makeNonbasic(_ index: Int32, at bound: Double) {
        variables[Int(index)].value = bound
        variables[Int(index)].feasibility = .feasible
        variables[Int(index)].isAtUpperBound =
            bound == variables[Int(index)].bounds.upper && bound != variables[Int(index)].bounds.lower
    }

    /// Makes the variable of a constraint basic by pivoting it with a structural variable, which then moves
    /// to 0.
    private mutating func makeBasic(_ index: Int32) {
        guard let variable = dependentBasicVariable(of: index) else { return }
        tableau.pivot(variable, index)
        updateFeasibility(index)
        shift(variable, by: -variables[Int(variable)].value)
    }

    /// Returns the structural variable with the shortest row among the basic variables that depend on a
    /// nonbasic variable. Coefficients near 0 are avoided, because dividing by them loses precision.
    private mutating func dependentBasicVariable(of column: Int32) -> Int32? {
        tableau.column(column, into: &scratchTerms)
        var best: (variable: Int32, isLarge: Bool, count: Int32)?
        for term in scratchTerms
        where !variables[Int(term.variable)].isConstraint && abs(term.coefficient) > Tableau.zeroTolerance {
            let isLarge = abs(term.coefficient) > 0.01
            let count = tableau.nodes[Int(term.variable)].rowCount
            if let known = best {
                // On a tie the variable that was added first becomes 0.
                let isShorter =
                    count == known.count
                    ? variables[Int(term.variable)].order < variables[Int(known.variable)].order
                    : count < known.count
                guard isLarge == known.isLarge ? isShorter : isLarge else { continue }
            }
            best = (term.variable, isLarge, count)
        }
        return best?.variable
    }

    /// Recomputes all basic variables, which removes the rounding errors that incremental updates
    /// accumulate.
    mutating func refreshValues() {
        for index in tableau.basicVariablesInDependencyOrder() {
            variables[Int(index)].value = sum(of: index)
            updateFeasibility(index)
        }
    }
}
