extension UIView {
    /// The active constraints that the view holds: those for which it is the nearest common ancestor of the
    /// items, and those that were added to it explicitly.
    public final var constraints: [NSLayoutConstraint] { autoLayoutState?.constraints ?? [] }

    /// Activates a constraint and adds it to this view. Its items must be the view or its descendants.
    public final func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder !== self else { return }
        var isInside = true
        constraint.forEachTerm { if $0.reference?.layoutView?.isDescendant(of: self) != true { isInside = false } }
        guard isInside else {
            preconditionFailure(
                """
                Unable to install constraint on view.  Does the constraint reference something from outside the \
                subtree of the view?  That's illegal. constraint:\(constraint) view:\(self)
                """)
        }
        constraint.isActive = false
        constraint.install(in: self)
    }

    /// Activates constraints and adds them to this view.
    public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
        constraints.forEach(addConstraint)
    }

    /// Deactivates a constraint that the view holds.
    public final func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.uninstall() }
    }

    /// Deactivates those of the constraints that the view holds.
    public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        constraints.forEach(removeConstraint)
    }
}
