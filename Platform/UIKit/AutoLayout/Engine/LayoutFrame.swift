internal import ConstraintSolver

/// The edges of a view or layout guide as variables of an engine. The edges of a view are those of its
/// alignment rectangle in the coordinates of the engine's root, without scrolling.
@MainActor
final class LayoutFrame {
    /// The engine to which the variables belong. Frames of discarded engines are invalid.
    let engine: Int
    let reference: LayoutReference
    let minX: ConstraintSolver.Variable
    let minY: ConstraintSolver.Variable
    let maxX: ConstraintSolver.Variable
    let maxY: ConstraintSolver.Variable

    /// The constraints for edges that are set by something other than the app's constraints: left, top,
    /// width, height.
    var placement: [ConstraintSolver.Constraint] = []
    /// The constraints for the intrinsic content size.
    var contentWidth: ConstraintSolver.Constraint?
    var contentHeight: ConstraintSolver.Constraint?
    /// The constraints that keep a size from being negative, which exist once a solution had a negative one.
    var nonnegativeWidth: ConstraintSolver.Constraint?
    var nonnegativeHeight: ConstraintSolver.Constraint?
    /// The bounds of the width for text on a single line, while those for wrapped text apply.
    var unwrappedWidth: ConstraintSolver.Bounds?
    /// Whether the item has left the engine.
    var isRemoved = false
    /// Whether the intrinsic content size must be requested again.
    var contentIsStale = false

    /// The last solution, in points from the root's origin.
    var solved = CGRect.null

    init(_ reference: LayoutReference, engine: Int, in solver: inout ConstraintSolver) {
        self.reference = reference
        self.engine = engine
        minX = solver.addVariable()
        maxX = solver.addVariable()
        minY = solver.addVariable()
        maxY = solver.addVariable()
    }

    /// The constraints that exist for the frame itself.
    var constraints: [ConstraintSolver.Constraint] {
        placement + [contentWidth, contentHeight, nonnegativeWidth, nonnegativeHeight].compactMap { $0 }
    }

    /// Returns the frame in the current solution.
    func rect(in solver: borrowing ConstraintSolver) -> CGRect {
        let (x, y) = (solver.value(of: minX), solver.value(of: minY))
        // The right edge may be left of the left edge if required constraints determine it so.
        return CGRect(
            x: x, y: y, width: max(0, solver.value(of: maxX) - x), height: max(0, solver.value(of: maxY) - y))
    }
}
