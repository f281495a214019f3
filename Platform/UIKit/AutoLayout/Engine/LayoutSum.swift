internal import ConstraintSolver

/// A sum of edges and a distance in points: what a constraint says of zero, as an engine sees it.
struct LayoutSum {
    typealias Term = (variable: ConstraintSolver.Variable, factor: Double)

    private(set) var terms: [Term] = []
    private(set) var constant = 0.0
    /// Whether the distance follows from margins, the safe area, fonts or scrolling, so that it may change by itself.
    var followsSurroundings = false

    init() {
        // As many as two lengths have edges.
        terms.reserveCapacity(4)
    }

    mutating func add(_ variable: ConstraintSolver.Variable, times factor: Double) { terms.append((variable, factor)) }

    mutating func add(_ distance: Double) { constant += distance }
}
