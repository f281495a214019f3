internal import ConstraintSolver

/// Queries for debugging layouts.
extension LayoutEngine {
    /// Returns the parts of a frame that constraints do not determine: some of "minX", "width", "minY" and
    /// "height", in this order.
    func undeterminedParts(of frame: LayoutFrame) -> [String] {
        solveIfNeeded()
        func isUndetermined(_ variable: ConstraintSolver.Variable) -> Bool { solver.isAmbiguous(variable) }
        var parts: [String] = []
        for (start, end, place, length) in [
            (frame.minX, frame.maxX, "minX", "width"), (frame.minY, frame.maxY, "minY", "height"),
        ] {
            let (isStartUndetermined, isEndUndetermined) = (isUndetermined(start), isUndetermined(end))
            if isStartUndetermined { parts.append(place) }
            // If both edges can only move together, the length is determined.
            if isStartUndetermined != isEndUndetermined
                || isStartUndetermined && solver.isDistanceAmbiguous(from: start, to: end)
            {
                parts.append(length)
            }
        }
        return parts
    }

    /// Returns the constraints that determine the position and size of a frame on an axis.
    func constraintsDetermining(_ frame: LayoutFrame, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        solveIfNeeded()
        let (start, end) = axis == .horizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
        let determining = Set(solver.constraintsDetermining(start) + solver.constraintsDetermining(end))
        return allConstraints.filter { handle(of: $0).map(determining.contains) ?? false }
    }

    /// The app's constraints in this engine in the order of their activation.
    var allConstraints: [NSLayoutConstraint] {
        var all: [NSLayoutConstraint] = []
        root.forEachViewInEngine { all += $0.autoLayoutState?.constraints ?? [] }
        return all.sorted { $0.activation < $1.activation }
    }
}

extension UIView {
    /// The parts of the view's frame that constraints do not determine: some of "minX", "width", "minY" and
    /// "height", in this order.
    package final var ambiguousParts: [String] {
        guard !usesAutoresizingMask, let (engine, frame) = determiningEngine else { return [] }
        return engine.undeterminedParts(of: frame)
    }

    final func baseConstraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let (engine, frame) = determiningEngine else { return [] }
        return engine.constraintsDetermining(frame, axis)
    }
}

extension UILayoutGuide {
    final var determiningEngine: (LayoutEngine, LayoutFrame)? {
        guard let frame = layoutReference.frame, let engine = owner?.layoutRoot.autoLayoutState?.engine,
            engine.serial == frame.engine
        else { return nil }
        return (engine, frame)
    }
}
