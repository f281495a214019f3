internal import ConstraintSolver

/// The edges of a view or layout guide as unknowns of an engine. A view's are those of its alignment rectangle, measured from the
/// engine's root, as if nothing were scrolled.
@MainActor
final class LayoutFrame {
    /// Which engine the unknowns are of. A frame of an engine that is gone says nothing.
    let engine: Int
    let reference: LayoutReference
    let minX: ConstraintSolver.Variable
    let minY: ConstraintSolver.Variable
    let maxX: ConstraintSolver.Variable
    let maxY: ConstraintSolver.Variable

    /// What keeps the edges where something other than the app's constraints puts them: left, top, width, height.
    var placement: [ConstraintSolver.Constraint] = []
    /// What the contents want.
    var contentWidth: ConstraintSolver.Constraint?
    var contentHeight: ConstraintSolver.Constraint?
    /// What the contents want to be wide in a single line, while the width that they take in several lines counts instead.
    var unwrappedWidth: ConstraintSolver.Bounds?
    /// Whether what the contents want has to be asked for anew.
    var contentIsStale = false

    /// Where the engine has put it last, in points from the root's corner.
    var solved = CGRect.null

    init(_ reference: LayoutReference, engine: Int, in solver: inout ConstraintSolver) {
        self.reference = reference
        self.engine = engine
        minX = solver.addVariable()
        maxX = solver.addVariable()
        minY = solver.addVariable()
        maxY = solver.addVariable()
    }

    /// The rectangle that the solver has found.
    func rect(in solver: borrowing ConstraintSolver) -> CGRect {
        let (x, y) = (solver.value(of: minX), solver.value(of: minY))
        // Where nothing decides the other edge, it may lie before this one.
        return CGRect(
            x: x, y: y, width: max(0, solver.value(of: maxX) - x), height: max(0, solver.value(of: maxY) - y))
    }
}
