internal import ConstraintSolver
import Foundation

/// Required constraints that can't all be kept: one of them gives way, and the programmer is told.
extension LayoutEngine {
    /// Just less than what is required, and more than all else.
    static let brokenPriority: Float = 999.99

    /// Lets constraints that had to give way try again: what they gave way to may be gone.
    func mendBrokenConstraints() {
        guard !brokenConstraints.isEmpty else { return }
        let broken = brokenConstraints
        brokenConstraints = []
        for constraint in broken { apply(constraint) }
    }

    /// Lets one constraint of each conflict give way, until all others are kept.
    func breakConflicts() {
        for _ in 0..<64 {
            guard let conflict = solver.findConflicts().first else { return }
            let constraints = constraints(of: conflict)
            guard let victim = constraints.last(where: { $0.priority == .required }) else { return }
            brokenConstraints.append(victim)
            apply(victim)
            if victim.reportedConflict != serial {
                victim.reportedConflict = serial
                report(constraints, system: systemNames(of: conflict), breaking: victim)
            }
            solver.solve()
        }
    }

    /// The app's constraints in a conflict, the youngest last.
    private func constraints(of conflict: [ConstraintSolver.Constraint]) -> [NSLayoutConstraint] {
        let handles = Set(conflict)
        return allConstraints.filter { handle(of: $0).map(handles.contains) ?? false }
    }

    /// What the system itself has put into a conflict, as it is printed.
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

    private func report(_ constraints: [NSLayoutConstraint], system: [String], breaking victim: NSLayoutConstraint) {
        let list = (constraints.map(\.text) + system).map { "    \"\($0)\"" }.joined(separator: ",\n")
        let message = """
            [LayoutConstraints] Unable to simultaneously satisfy constraints.
            At least one of these is one that you don't want. Find out which, and where it was made:
            (
            \(list)
            )

            Will attempt to recover by breaking constraint
            \(victim.text)

            """
        FileHandle.standardError.write(Data(message.utf8))
    }
}
