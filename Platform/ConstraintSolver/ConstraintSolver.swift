/// Solves systems of linear equations and inequalities of which some matter more than others, and goes on from the last solution
/// when one comes, goes, or gets another constant.
///
/// It is the simplex method over bounded linear forms, in the spirit of Cassowary (Badros, Borning, Stuckey: The Cassowary Linear
/// Arithmetic Constraint Solving Algorithm, 2001), with two differences. A constraint is one unknown, the value of its left side,
/// which should lie between two bounds: there are no slack and error variables, and a constraint's constant is no part of any row.
/// And priorities are levels: what a constraint of a higher one wants is never given up for any number of lower ones.
///
/// ```swift
/// var solver = ConstraintSolver()
/// let (left, right) = (solver.addVariable(), solver.addVariable())
/// solver.addConstraint([(left, 1)], .equal(8))
/// let width = solver.addConstraint([(right, 1), (left, -1)], .equal(100, priority: 750))
/// solver.solve()                                  // right is 108
/// solver.setBounds(.equal(120, priority: 750), of: width)
/// solver.solve()                                  // right is 128
/// ```
///
/// A change costs what it touches: the rows in which the changed constraint occurs, and those that have to give way. A solver can't be
/// copied: whoever asks an object's for a value would copy it by mistake.
package struct ConstraintSolver: ~Copyable {
    /// A number to be found. Valid until it is removed.
    package struct Variable: Hashable, Sendable {
        let index: Int32
    }

    /// A wish about a sum of variables. Valid until it is removed.
    package struct Constraint: Hashable, Sendable {
        let index: Int32
    }

    /// A variable, or the value of a constraint's left side.
    struct Unknown {
        var bounds = Bounds.none
        var value = 0.0
        /// Whether a coordinate rests at its upper bound, where it has two.
        var restsAtUpper = false
        var isConstraint = false
        /// On which side of its bounds a sum counts. At a bound it may count on either side of it: which, the way tells by which it
        /// has come there.
        var side = Side.inside
        /// Whether it is among the suspects.
        var isListed = false
    }

    /// Where a sum is.
    enum Side {
        case below, inside, above
    }

    var tableau = Tableau()
    var unknowns: ContiguousArray<Unknown> = []
    /// The sums that count outside of their bounds, and some that did of late.
    var infeasibleRows: ContiguousArray<Int32> = []
    private var freeIndices: ContiguousArray<Int32> = []
    /// Scratch: what a step along a coordinate costs, by priority, and what it moves.
    var gradient = CostGradient()
    var reached: ContiguousArray<Tableau.Term> = []
    var pulls = ReducedCosts()
    var breakpoints: ContiguousArray<Breakpoint> = []
    /// How many steps have been taken since all sums were added up.
    var stepsSinceRefresh = 0

    package init() {}

    /// How many variables and constraints there are.
    package var count: Int { unknowns.count - freeIndices.count }

    // MARK: Variables

    /// Adds a number to be found. Until something says otherwise it is 0.
    package mutating func addVariable() -> Variable {
        let index = makeUnknown()
        tableau.addCoordinate(index)
        return Variable(index: index)
    }

    /// Takes out a variable that no constraint speaks of any more.
    package mutating func remove(_ variable: Variable) {
        precondition(
            !isBasic(variable.index),
            "A variable was removed that constraints still speak of; remove those first.")
        tableau.removeCoordinate(variable.index)
        free(variable.index)
    }

    /// What the last `solve()` has found.
    package func value(of variable: Variable) -> Double { unknowns[Int(variable.index)].value }

    // MARK: Constraints

    /// Adds a wish about a sum of variables.
    ///
    /// - Parameters:
    ///   - terms: The variables with their factors. A variable may occur several times.
    ///   - bounds: Where the sum should lie.
    package mutating func addConstraint(
        _ terms: [(variable: Variable, factor: Double)], _ bounds: Bounds
    ) -> Constraint {
        let index = makeUnknown()
        tableau.addSum(index, of: terms)
        unknowns[Int(index)].isConstraint = true
        unknowns[Int(index)].bounds = bounds
        unknowns[Int(index)].value = sum(of: index)
        settleNew(index)
        return Constraint(index: index)
    }

    /// Takes a constraint back, as if it had never been.
    package mutating func remove(_ constraint: Constraint) {
        let index = constraint.index
        if !isBasic(index) { makeBasic(index) }
        if isBasic(index) { tableau.removeSum(index) } else { tableau.removeCoordinate(index) }
        free(index)
    }

    /// Changes what is wished of a sum.
    package mutating func setBounds(_ bounds: Bounds, of constraint: Constraint) {
        let index = Int(constraint.index)
        guard unknowns[index].bounds != bounds else { return }
        unknowns[index].bounds = bounds
        if isBasic(constraint.index) {
            takeSide(constraint.index)
        } else if let bound = bounds.rest(atUpper: unknowns[index].restsAtUpper) {
            move(constraint.index, by: bound - unknowns[index].value)
            rest(constraint.index, at: bound)
        } else {
            makeBasic(constraint.index)
        }
    }

    /// What is wished of a sum.
    package func bounds(of constraint: Constraint) -> Bounds { unknowns[Int(constraint.index)].bounds }

    /// Whether a constraint got what it wishes in the last `solve()`.
    package func isSatisfied(_ constraint: Constraint) -> Bool { !isBroken(constraint.index) }

    // MARK: Unknowns

    private mutating func makeUnknown() -> Int32 {
        if let index = freeIndices.popLast() { return index }
        unknowns.append(Unknown())
        return Int32(unknowns.count - 1)
    }

    private mutating func free(_ index: Int32) {
        // It may still be among the suspects, and must not come to be there twice: it would count twice.
        let isListed = unknowns[Int(index)].isListed
        unknowns[Int(index)] = Unknown()
        unknowns[Int(index)].isListed = isListed
        freeIndices.append(index)
    }

    func isBasic(_ index: Int32) -> Bool { tableau.nodes[Int(index)].isBasic }

    func isBroken(_ index: Int32) -> Bool {
        let unknown = unknowns[Int(index)]
        return unknown.value < unknown.bounds.lower - Bounds.tolerance
            || unknown.value > unknown.bounds.upper + Bounds.tolerance
    }

    /// Finds out where a sum is.
    mutating func takeSide(_ index: Int32) {
        let unknown = unknowns[Int(index)]
        guard unknown.isConstraint else { return }
        if unknown.value < unknown.bounds.lower - Bounds.tolerance {
            unknowns[Int(index)].side = .below
        } else if unknown.value > unknown.bounds.upper + Bounds.tolerance {
            unknowns[Int(index)].side = .above
        } else {
            unknowns[Int(index)].side = .inside
            return
        }
        list(index)
    }

    /// Puts a sum among the suspects.
    mutating func list(_ index: Int32) {
        guard !unknowns[Int(index)].isListed else { return }
        unknowns[Int(index)].isListed = true
        infeasibleRows.append(index)
    }

    /// The value of a basic unknown, by those of what it is defined by.
    private func sum(of row: Int32) -> Double {
        var result = 0.0
        var next = tableau.nodes[Int(row)].firstInRow
        while next >= 0 {
            let entry = tableau.entries[Int(next)]
            result += entry.coefficient * unknowns[Int(entry.column)].value
            next = entry.nextInRow
        }
        return result
    }

    /// Moves a coordinate from outside, wherever that brings the sums.
    private mutating func move(_ column: Int32, by distance: Double) {
        guard distance != 0 else { return }
        unknowns[Int(column)].value += distance
        tableau.column(column, into: &reached)
        for term in reached {
            unknowns[Int(term.unknown)].value += term.coefficient * distance
            takeSide(term.unknown)
        }
    }

    // MARK: Coming and going

    /// Where a new constraint has a variable to itself, or one that nothing has settled yet, that variable gives it what it wishes
    /// at once. Most constraints of a layout are settled so.
    private mutating func settleNew(_ index: Int32) {
        let bounds = unknowns[Int(index)].bounds
        guard bounds.lower == bounds.upper || isBroken(index),
            let bound = bounds.nearest(to: unknowns[Int(index)].value)
        else { return }
        guard let pivot = ownVariable(of: index) ?? unsettledVariable(of: index) else {
            takeSide(index)
            return
        }
        move(pivot.unknown, by: (bound - unknowns[Int(index)].value) / pivot.coefficient)
        rest(index, at: bound)
        tableau.pivot(index, pivot.unknown)
    }

    /// The variable, among those that the new constraint itself speaks of, of which least else is spoken, if it is a coordinate. Of
    /// two the one that came first stays 0.
    private mutating func ownVariable(of index: Int32) -> Tableau.Term? {
        var best: (term: Tableau.Term, count: Int32)?
        var next = tableau.nodes[Int(index)].firstInRow
        while next >= 0 {
            let entry = tableau.entries[Int(next)]
            next = entry.nextInRow
            let node = tableau.nodes[Int(entry.column)]
            guard !node.isBasic, !unknowns[Int(entry.column)].isConstraint else { continue }
            if let known = best, (known.count, -known.term.unknown) <= (node.useCount, -entry.column) { continue }
            best = ((entry.column, entry.coefficient), node.useCount)
        }
        guard let best else { return nil }
        if best.count == 1 { return best.term }
        // The constraint may speak of other variables that depend on this one.
        tableau.column(best.term.unknown, into: &reached)
        guard let term = reached.first(where: { $0.unknown == index }), abs(term.coefficient) > 0.01 else { return nil }
        return (best.term.unknown, term.coefficient)
    }

    /// A variable that is a coordinate, and that the new constraint depends on: of those the one of which least is spoken.
    private mutating func unsettledVariable(of index: Int32) -> Tableau.Term? {
        tableau.expand(index, into: &reached)
        var best: (term: Tableau.Term, count: Int32)?
        for term in reached where !unknowns[Int(term.unknown)].isConstraint {
            let count = tableau.nodes[Int(term.unknown)].useCount
            if let known = best, (known.count, -known.term.unknown) <= (count, -term.unknown) { continue }
            best = (term, count)
        }
        return best?.term
    }

    /// Notes that an unknown rests at one of its bounds, as coordinates do.
    mutating func rest(_ index: Int32, at bound: Double) {
        unknowns[Int(index)].value = bound
        unknowns[Int(index)].side = .inside
        unknowns[Int(index)].restsAtUpper =
            bound == unknowns[Int(index)].bounds.upper && bound != unknowns[Int(index)].bounds.lower
    }

    /// Takes a constraint out of the coordinates: a variable takes its place, and is 0 if nothing else needs it elsewhere.
    private mutating func makeBasic(_ index: Int32) {
        guard let variable = dependentVariable(of: index) else { return }
        tableau.pivot(variable, index)
        takeSide(index)
        move(variable, by: -unknowns[Int(variable)].value)
    }

    /// The variable with the shortest definition of those that depend on a coordinate: if anything does, variables do. Small
    /// coefficients are left to themselves, since what one divides by them is not exact.
    private mutating func dependentVariable(of column: Int32) -> Int32? {
        tableau.column(column, into: &reached)
        var best: (unknown: Int32, isLarge: Bool, count: Int32)?
        for term in reached
        where !unknowns[Int(term.unknown)].isConstraint && abs(term.coefficient) > Tableau.smallest {
            let isLarge = abs(term.coefficient) > 0.01
            let count = tableau.nodes[Int(term.unknown)].rowCount
            if let known = best {
                // Of two that would do, the one that came first is free to be 0.
                let isShorter = (count, term.unknown) < (known.count, known.unknown)
                guard isLarge == known.isLarge ? isShorter : isLarge else { continue }
            }
            best = (term.unknown, isLarge, count)
        }
        return best?.unknown
    }

    /// Adds up all sums anew: what they were changed by has left its rounding in them.
    mutating func refreshValues() {
        for index in tableau.basicsInOrder() {
            unknowns[Int(index)].value = sum(of: index)
            takeSide(index)
        }
    }
}
