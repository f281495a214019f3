/// What no constraint can say: it stops the program where the constraint is made, with the words that UIKit has for it.
extension NSLayoutConstraint {
    static func checkNumber(_ number: CGFloat, named name: String) {
        guard number.isFinite else {
            preconditionFailure(
                "NSLayoutConstraint: \(name.capitalized) is not finite!  That's illegal.  \(name):\(number)")
        }
    }

    static func checkPairing(_ first: LayoutOperand, _ second: LayoutOperand?, multiplier: CGFloat) {
        guard let axis = first.axis else {
            preconditionFailure(
                "NSLayoutConstraint: Invalid pairing of layout attributes: the first one is notAnAttribute")
        }
        guard let second, multiplier != 0 else {
            guard first.isDimension else {
                preconditionFailure(
                    """
                    NSLayoutConstraint: A multiplier of 0 or a nil second item together with a location for the first \
                    attribute creates an illegal constraint of a location equal to a constant. Location attributes \
                    must be specified in pairs.
                    """)
            }
            return
        }
        guard second.axis == axis || first.isDimension, second.isDimension == first.isDimension else {
            preconditionFailure(
                "NSLayoutConstraint: Invalid pairing of layout attributes: \(first.name) and \(second.name)")
        }
        checkSides(first.term.attribute, second.term.attribute)
    }

    /// Stops where one place follows the direction of reading, and the other does not.
    static func checkSides(_ first: Attribute, _ second: Attribute) {
        guard first.followsReading && second.ignoresReading || first.ignoresReading && second.followsReading else {
            return
        }
        preconditionFailure(
            """
            NSLayoutConstraint: A constraint cannot be made between a leading/trailing attribute and a right/left \
            attribute. Use leading/trailing for both or neither.
            """)
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
