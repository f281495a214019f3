/// Validation of constraints. Invalid constraints trap when they are created, with the messages of UIKit.
extension NSLayoutConstraint {
    static func checkNumber(_ number: CGFloat, named name: String) {
        guard number.isFinite else {
            preconditionFailure(
                "NSLayoutConstraint: \(name.capitalized) is not finite!  That's illegal.  \(name):\(number)")
        }
    }

    static func checkPairing(_ first: LayoutOperand, _ second: LayoutOperand?, multiplier: CGFloat) {
        if let problem = pairingProblem(first, second, multiplier: multiplier) {
            preconditionFailure("NSLayoutConstraint: \(problem)")
        }
    }

    /// Returns the reason why the two sides cannot be related, or `nil` if they can.
    static func pairingProblem(_ first: LayoutOperand, _ second: LayoutOperand?, multiplier: CGFloat) -> String? {
        guard let axis = first.axis else {
            return "Invalid pairing of layout attributes: the first one is notAnAttribute"
        }
        guard let second, multiplier != 0 else {
            if first.isDimension { return nil }
            return """
                A multiplier of 0 or a nil second item together with a location for the first attribute creates an \
                illegal constraint of a location equal to a constant. Location attributes must be specified in pairs.
                """
        }
        let areOfOneAxis = second.axis == axis || first.isDimension
        guard areOfOneAxis, second.axis != nil, second.isDimension == first.isDimension else {
            return "Invalid pairing of layout attributes: \(first.name) and \(second.name)"
        }
        let (one, other) = (first.term.attribute, second.term.attribute)
        let mixesSides =
            one.dependsOnLayoutDirection && other.ignoresLayoutDirection
            || one.ignoresLayoutDirection && other.dependsOnLayoutDirection
        if mixesSides, !first.isDimension {
            return """
                A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use \
                leading/trailing for both or neither.
                """
        }
        return nil
    }

    func checkPriority(_ priority: UILayoutPriority, existing: UILayoutPriority) {
        guard priority.rawValue > 0, priority.rawValue <= UILayoutPriority.required.rawValue else {
            preconditionFailure(
                """
                It's illegal to set priority:\(priority.rawValue).  Priorities must be greater than 0 and less or \
                equal to UILayoutPriority.required, which is 1000.
                """)
        }
        guard isActive, (priority == .required) != (existing == .required) else { return }
        preconditionFailure(
            """
            Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You \
            passed priority \(priority.rawValue) and the existing priority was \(existing.rawValue).
            """)
    }
}
