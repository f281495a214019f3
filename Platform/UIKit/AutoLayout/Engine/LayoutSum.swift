internal import ConstraintSolver

/// A linear expression of edges plus a constant in points, which a constraint compares with 0.
struct LayoutSum {
    typealias Term = (variable: ConstraintSolver.Variable, factor: Double)

    private(set) var terms: [Term] = []
    private(set) var constant = 0.0
    /// Whether the constant depends on margins, safe areas, fonts or scroll offsets, so that it may change.
    var hasDynamicConstant = false
    /// Whether a term is the baseline of a text inside the item.
    var includesNestedText = false

    init() {
        // The number of edges of two dimensions.
        terms.reserveCapacity(4)
    }

    mutating func add(_ variable: ConstraintSolver.Variable, times factor: Double) { terms.append((variable, factor)) }

    mutating func add(_ distance: Double) { constant += distance }
}
