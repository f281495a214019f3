internal import ConstraintSolver

/// The representation of a constraint in an engine.
struct LayoutInstallation {
    let engine: Int
    let handle: ConstraintSolver.Constraint
}
