internal import ConstraintSolver
import Foundation

/// Handling of conflicts between required constraints: one of them is broken, and the conflict is reported.
extension LayoutEngine {
    /// The priority of broken constraints, just below required.
    static let brokenPriority: Float = 999.99

    /// Restores broken constraints, because the constraints with which they conflicted may have been
    /// removed.
    func restoreBrokenConstraints() {
        guard !brokenConstraints.isEmpty else { return }
        let broken = brokenConstraints
        brokenConstraints = []
        for constraint in broken { apply(constraint) }
    }

    /// Breaks one constraint of each conflict until all others are satisfied.
    func breakConflicts() {
        for _ in 0..<64 {
            guard let conflict = solver.findConflicts().first else { return }
            let constraints = constraints(of: conflict)
            guard let brokenConstraint = constraints.last(where: { $0.priority == .required }) else { return }
            brokenConstraints.append(brokenConstraint)
            apply(brokenConstraint)
            if brokenConstraint.reportedConflict != serial {
                brokenConstraint.reportedConflict = serial
                report(constraints, system: systemNames(of: conflict), breaking: brokenConstraint)
            }
            solver.solve()
        }
    }

    /// Returns the app's constraints in a conflict in the order of their activation.
    private func constraints(of conflict: [ConstraintSolver.Constraint]) -> [NSLayoutConstraint] {
        let handles = Set(conflict)
        return allConstraints.filter { handle(of: $0).map(handles.contains) ?? false }
    }

    /// Returns descriptions of the system's constraints in a conflict.
    private func systemNames(of conflict: [ConstraintSolver.Constraint]) -> [String] {
        let handles = Set(conflict)
        var names: [String] = []
        for frame in frames {
            guard let item = frame.reference.item else { continue }
            let name = LayoutTerm.name(of: item)
            for (index, constraint) in frame.placement.enumerated() where handles.contains(constraint) {
                let value = String(format: "%g", solver.bounds(of: constraint).lower)
                if item === root {
                    guard index >= 2 else { continue }
                    let side = index == 2 ? "Width" : "Height"
                    names.append(
                        "<NSLayoutConstraint 'UIView-Encapsulated-Layout-\(side)' \(name).\(side.lowercased()) == \(value)   (active)>"
                    )
                } else {
                    let attribute = ["minX", "minY", "width", "height"][index]
                    names.append("<NSAutoresizingMaskLayoutConstraint \(name).\(attribute) == \(value)   (active)>")
                }
            }
        }
        return names
    }

    private func report(
        _ constraints: [NSLayoutConstraint], system: [String], breaking brokenConstraint: NSLayoutConstraint
    ) {
        let list = (constraints.map(\.text) + system).map { "    \"\($0)\"" }.joined(separator: ",\n")
        let message = """
            [LayoutConstraints] Unable to simultaneously satisfy constraints.
            Probably at least one of the constraints in the following list is one you don't want. Find the code that
            added it and fix it.
            (
            \(list)
            )

            Will attempt to recover by breaking constraint
            \(brokenConstraint.text)

            """
        FileHandle.standardError.write(Data(message.utf8))
    }
}
