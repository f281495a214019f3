internal import ConstraintSolver

/// What a constraint has become in an engine.
struct LayoutInstallation {
    let engine: Int
    let handle: ConstraintSolver.Constraint
}
