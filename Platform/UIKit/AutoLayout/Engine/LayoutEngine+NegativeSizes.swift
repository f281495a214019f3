internal import ConstraintSolver

/// Prevention of negative widths and heights.
extension LayoutEngine {
    /// The priority above that of all constraints that are not required. Required constraints that cannot be satisfied
    /// with sizes of at least 0, such as insets in a view that has no size yet, apply without a conflict.
    private static let nonnegativePriority: Float = 999.995

    /// The magnitude up to which a negative size is a rounding error, in points.
    private static let tolerance = 0.001

    /// Adds constraints for the sizes that the solution made negative. Few layouts need them, so that adding them for
    /// all frames would make each solution slower.
    func preventNegativeSizes() {
        // Constraints for some sizes can make others negative.
        for _ in 0..<8 where addNonnegativeSizes() {
            solver.solve()
            breakConflicts()
        }
    }

    /// Returns whether constraints were added.
    private func addNonnegativeSizes() -> Bool {
        var isChanged = false
        func add(
            _ constraint: inout ConstraintSolver.Constraint?, from start: ConstraintSolver.Variable,
            to end: ConstraintSolver.Variable
        ) {
            guard constraint == nil else { return }
            constraint = solver.addConstraint(
                [(end, 1), (start, -1)], .atLeast(0, priority: Self.nonnegativePriority))
            isChanged = true
        }
        for frame in frames {
            if solver.value(of: frame.maxX) - solver.value(of: frame.minX) < -Self.tolerance {
                add(&frame.nonnegativeWidth, from: frame.minX, to: frame.maxX)
            }
            if solver.value(of: frame.maxY) - solver.value(of: frame.minY) < -Self.tolerance {
                add(&frame.nonnegativeHeight, from: frame.minY, to: frame.maxY)
            }
        }
        return isChanged
    }
}
