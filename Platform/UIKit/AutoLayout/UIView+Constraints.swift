extension UIView {
    final func baseAddConstraint(_ constraint: NSLayoutConstraint) {
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
}
