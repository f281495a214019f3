internal import ConstraintSolver

/// What a programmer asks when views are not where they should be.
extension LayoutEngine {
    /// What of a frame no constraint decides: of "minX", "width", "minY" and "height", in this order.
    func freeParts(of frame: LayoutFrame) -> [String] {
        solveIfNeeded()
        func isFree(_ variable: ConstraintSolver.Variable) -> Bool { solver.isAmbiguous(variable) }
        var parts: [String] = []
        for (start, end, place, length) in [
            (frame.minX, frame.maxX, "minX", "width"), (frame.minY, frame.maxY, "minY", "height"),
        ] {
            let (startIsFree, endIsFree) = (isFree(start), isFree(end))
            if startIsFree { parts.append(place) }
            // Where both edges go together, the length is decided.
            if startIsFree != endIsFree || startIsFree && solver.isDistanceAmbiguous(from: start, to: end) {
                parts.append(length)
            }
        }
        return parts
    }

    /// The constraints that decide where a frame begins and ends on an axis.
    func constraintsDeciding(_ frame: LayoutFrame, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        solveIfNeeded()
        let (start, end) = axis == .horizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
        let deciding = Set(solver.constraintsDeciding(start) + solver.constraintsDeciding(end))
        return allConstraints.filter { handle(of: $0).map(deciding.contains) ?? false }
    }

    /// The app's constraints in this engine, the youngest last.
    var allConstraints: [NSLayoutConstraint] {
        var all: [NSLayoutConstraint] = []
        root.forEachViewOfLayout { all += $0.autoLayoutState?.constraints ?? [] }
        return all.sorted { $0.activation < $1.activation }
    }
}

extension UIView {
    /// Whether the view could be elsewhere, or larger or smaller, without breaking a constraint. A view that is placed by hand, or
    /// not laid out yet, could not.
    public final var hasAmbiguousLayout: Bool { !ambiguousParts.isEmpty }

    /// What of the view's frame no constraint decides: of "minX", "width", "minY" and "height", in this order.
    package final var ambiguousParts: [String] {
        guard !translatesAutoresizingMaskIntoConstraints, let (engine, frame) = placingEngine else { return [] }
        return engine.freeParts(of: frame)
    }

    /// The constraints that decide where the view is and how large, from side to side or from top to bottom: for finding out why it
    /// is where it is.
    public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let (engine, frame) = placingEngine else { return [] }
        return engine.constraintsDeciding(frame, axis)
    }
}

extension UILayoutGuide {
    /// Whether the guide could be elsewhere, or larger or smaller, without breaking a constraint.
    public final var hasAmbiguousLayout: Bool {
        placingEngine.map { engine, frame in !engine.freeParts(of: frame).isEmpty } ?? false
    }

    /// The constraints that decide where the guide is and how large, from side to side or from top to bottom.
    public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        placingEngine.map { engine, frame in engine.constraintsDeciding(frame, axis) } ?? []
    }

    private var placingEngine: (LayoutEngine, LayoutFrame)? {
        guard let frame = layoutReference.frame, let engine = owner?.layoutRoot.autoLayoutState?.engine,
            engine.serial == frame.engine
        else { return nil }
        return (engine, frame)
    }
}
