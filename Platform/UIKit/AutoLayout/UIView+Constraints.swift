extension UIView {
    /// The active constraints that the view holds: those for which it is the nearest view that all their items are in,
    /// and those that were added to it.
    public final var constraints: [NSLayoutConstraint] { autoLayoutState?.constraints ?? [] }

    /// Makes `constraint` active as one of this view's: its items have to be in the view, or the view itself.
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

    /// Makes all of `constraints` active as this view's.
    public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
        constraints.forEach(addConstraint)
    }

    /// Ends `constraint`, if the view holds it.
    public final func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.uninstall() }
    }

    /// Ends those of `constraints` that the view holds.
    public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        constraints.forEach(removeConstraint)
    }
}
