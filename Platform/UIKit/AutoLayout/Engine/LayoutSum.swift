internal import ConstraintSolver

/// A sum of edges and a distance in points: one side of a constraint, as an engine sees it.
struct LayoutSum {
    typealias Term = (variable: ConstraintSolver.Variable, factor: Double)

    private(set) var terms: [Term] = []
    private(set) var constant = 0.0
    /// Whether the distance follows from margins, the safe area, fonts or scrolling, so that it may change by itself.
    private(set) var followsSurroundings = false

    init() {}

    init(_ variable: ConstraintSolver.Variable) {
        terms = [(variable, 1)]
    }

    /// The middle between two places.
    static func middle(of one: LayoutSum, _ other: LayoutSum) -> LayoutSum {
        var sum = LayoutSum()
        sum.add(one, times: 0.5)
        sum.add(other, times: 0.5)
        return sum
    }

    /// The distance from one place to another.
    static func distance(from start: LayoutSum, to end: LayoutSum) -> LayoutSum {
        var sum = end
        sum.add(start, times: -1)
        return sum
    }

    mutating func add(_ other: LayoutSum, times factor: Double) {
        for term in other.terms { terms.append((term.variable, term.factor * factor)) }
        constant += other.constant * factor
        followsSurroundings = followsSurroundings || other.followsSurroundings
    }

    /// The sum with the opposite sign.
    var turned: LayoutSum {
        var sum = LayoutSum()
        sum.add(self, times: -1)
        return sum
    }

    mutating func shift(by distance: Double) { constant += distance }

    /// A place that lies a distance away, which may change by itself.
    func moved(by distance: CGFloat) -> LayoutSum {
        var sum = self
        sum.constant += Double(distance)
        sum.followsSurroundings = true
        return sum
    }
}
