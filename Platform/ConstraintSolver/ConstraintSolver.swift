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
/// A change costs what it touches: the rows in which the changed constraint occurs, and those that have to give way.
package struct ConstraintSolver {
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
    var suspects: ContiguousArray<Int32> = []
    private var freeIndices: ContiguousArray<Int32> = []
    /// What a step along a coordinate costs, by priority, while it is reckoned.
    var slope = Slope()
    var breakpoints: ContiguousArray<Breakpoint> = []
    /// How many steps the last `solve()` took.
    package internal(set) var steps = 0
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
            !tableau.lists[Int(variable.index)].isBasic && tableau.lists[Int(variable.index)].count == 0,
            "A variable was removed that constraints still speak of; remove those first.")
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
        _ terms: some Sequence<(variable: Variable, factor: Double)>, _ bounds: Bounds
    ) -> Constraint {
        let index = makeUnknown()
        tableau.addSum(index, of: terms.lazy.map { ($0.variable.index, $0.factor) })
        unknowns[Int(index)].isConstraint = true
        unknowns[Int(index)].bounds = bounds
        unknowns[Int(index)].value = sum(of: index)
        settleNew(index)
        return Constraint(index: index)
    }

    /// Takes a constraint back, as if it had never been.
    package mutating func remove(_ constraint: Constraint) {
        let index = constraint.index
        if !tableau.lists[Int(index)].isBasic { makeBasic(index) }
        if tableau.lists[Int(index)].isBasic { tableau.removeRow(index) }
        free(index)
    }

    /// Changes what is wished of a sum.
    package mutating func setBounds(_ bounds: Bounds, of constraint: Constraint) {
        let index = Int(constraint.index)
        guard unknowns[index].bounds != bounds else { return }
        unknowns[index].bounds = bounds
        if tableau.lists[index].isBasic {
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

    /// The sum that a constraint is about, as the last `solve()` has found it.
    package func value(of constraint: Constraint) -> Double { unknowns[Int(constraint.index)].value }

    /// Whether a constraint got what it wishes in the last `solve()`.
    package func isSatisfied(_ constraint: Constraint) -> Bool { !isBroken(constraint.index) }

    // MARK: Unknowns

    private mutating func makeUnknown() -> Int32 {
        if let index = freeIndices.popLast() {
            unknowns[Int(index)] = Unknown()
            return index
        }
        unknowns.append(Unknown())
        return Int32(unknowns.count - 1)
    }

    private mutating func free(_ index: Int32) {
        unknowns[Int(index)] = Unknown()
        freeIndices.append(index)
    }

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
        suspects.append(index)
    }

    private func sum(of row: Int32) -> Double {
        var result = 0.0
        var next = tableau.lists[Int(row)].first
        while next >= 0 {
            let entry = tableau.entries[Int(next)]
            result += entry.coefficient * unknowns[Int(entry.column)].value
            next = entry.nextInRow
        }
        return result
    }

    /// Moves a coordinate, and all sums in which it occurs.
    mutating func shift(_ column: Int32, by distance: Double) {
        guard distance != 0 else { return }
        unknowns[Int(column)].value += distance
        var next = tableau.lists[Int(column)].first
        while next >= 0 {
            let entry = tableau.entries[Int(next)]
            unknowns[Int(entry.row)].value += entry.coefficient * distance
            next = entry.nextInColumn
        }
    }

    /// Moves a coordinate from outside, wherever that brings the sums.
    private mutating func move(_ column: Int32, by distance: Double) {
        shift(column, by: distance)
        var next = tableau.lists[Int(column)].first
        while next >= 0 {
            takeSide(tableau.entries[Int(next)].row)
            next = tableau.entries[Int(next)].nextInColumn
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
        var best: Int32 = -1
        var bestOrder = (count: Int32.max, column: Int32.max)
        var next = tableau.lists[Int(index)].first
        while next >= 0 {
            let entry = tableau.entries[Int(next)]
            // Of two that nothing has settled, the one that came first stays 0.
            let order = (count: tableau.lists[Int(entry.column)].count, column: -entry.column)
            if !unknowns[Int(entry.column)].isConstraint, order < bestOrder { (best, bestOrder) = (next, order) }
            next = entry.nextInRow
        }
        guard best >= 0 else {
            takeSide(index)
            return
        }
        let entry = tableau.entries[Int(best)]
        move(entry.column, by: (bound - unknowns[Int(index)].value) / entry.coefficient)
        rest(index, at: bound)
        tableau.pivot(best)
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
        guard let pivot = variableEntry(ofColumn: index) else { return }
        let variable = tableau.entries[Int(pivot)].row
        tableau.pivot(pivot)
        move(variable, by: -unknowns[Int(variable)].value)
    }

    /// The entry of the variable with the shortest row in a column: sums that depend on a coordinate do so by variables. Small
    /// coefficients are left to themselves, since what one divides by them is not exact.
    private func variableEntry(ofColumn column: Int32) -> Int32? {
        var best: (entry: Int32, isLarge: Bool, count: Int32)?
        var next = tableau.lists[Int(column)].first
        while next >= 0 {
            let entry = tableau.entries[Int(next)]
            if !unknowns[Int(entry.row)].isConstraint {
                let found = (
                    entry: next, isLarge: abs(entry.coefficient) > 0.01, count: tableau.lists[Int(entry.row)].count
                )
                if let known = best {
                    // Of two that would do, the one that came first is free to be 0.
                    let isEarlier = entry.row < tableau.entries[Int(known.entry)].row
                    if found.isLarge != known.isLarge
                        ? found.isLarge : (found.count < known.count || found.count == known.count && isEarlier)
                    {
                        best = found
                    }
                } else {
                    best = found
                }
            }
            next = entry.nextInColumn
        }
        return best?.entry
    }

    /// Adds up all sums anew: what they were changed by has left its rounding in them.
    mutating func refreshValues() {
        for index in unknowns.indices where tableau.lists[index].isBasic {
            unknowns[index].value = sum(of: Int32(index))
            takeSide(Int32(index))
        }
    }
}
