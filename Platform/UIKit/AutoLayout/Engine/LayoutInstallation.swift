internal import ConstraintSolver

/// The representation of a constraint in an engine.
struct LayoutInstallation {
    let engine: Int
    let handle: ConstraintSolver.Constraint
    /// Whether the constraint relates the baseline of a text inside its item.
    let includesNestedText: Bool
}

extension LayoutEngine {
    /// The frames and constraints of an engine that measures views while another engine lays them out.
    struct Measurement {
        var frames: [ObjectIdentifier: LayoutFrame] = [:]
        var handles: [ObjectIdentifier: ConstraintSolver.Constraint] = [:]
    }
}
