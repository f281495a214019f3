extension NSLayoutConstraint {
    /// Returns whether the constraint relates `item`.
    final func isAbout(_ item: any LayoutItem) -> Bool {
        let reference = item.layoutReference
        var isAbout = false
        forEachTerm { if $0.reference === reference { isAbout = true } }
        return isAbout
    }

    /// Calls `body` with each term of the constraint.
    final func forEachTerm(_ body: (LayoutTerm) -> Void) {
        first.forEachTerm(body)
        second?.forEachTerm(body)
    }

    /// Returns the nearest common ancestor of all items, which may be one of them.
    final func commonAncestor() -> UIView {
        var ancestor: UIView?
        forEachTerm { term in
            guard let view = term.item?.layoutView,
                let shared = ancestor.map({ view.nearestAncestor(sharedWith: $0) }) ?? view
            else { failWithoutCommonAncestor() }
            ancestor = shared
        }
        guard let ancestor else { failWithoutCommonAncestor() }
        return ancestor
    }

    private func failWithoutCommonAncestor() -> Never {
        let other = secondAnchor.map { " and \($0)" } ?? ""
        preconditionFailure(
            """
            Unable to activate constraint with anchors \(firstAnchor)\(other) because they have no common \
            ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.
            """)
    }

    /// Adds the constraint to `view`, which contains all items.
    final func install(in view: UIView) {
        holder = view
        view.ensuredAutoLayoutState.constraints.append(self)
        forEachViewBelow(view) { $0.addExternalConstraint(self, isInside: $1) }
        didInstall()
    }

    /// Removes the constraint from its holder.
    final func uninstall() {
        willUninstall()
        // If the holder was deinitialized, its subviews have no superview any more but still store the
        // constraint.
        forEachViewBelow(holder) { $0.removeExternalConstraint(self, isInside: $1) }
        holder?.autoLayoutState?.constraints.removeAll { $0 === self }
        holder = nil
    }

    /// Calls `body` with the state of each view from the items up to, but excluding, `top`, and with whether
    /// the item is inside that view.
    private func forEachViewBelow(_ top: UIView?, _ body: (AutoLayoutState, _ isInside: Bool) -> Void) {
        forEachTerm { term in
            let item = term.reference?.layoutView
            // A guide that was added to a view is solved together with the view's subviews.
            let isGuide = term.reference?.itemAsGuide?.isSolved ?? false
            var next = item
            while let view = next, view !== top {
                let wasBoundary = view.isLayoutBoundary
                body(view.ensuredAutoLayoutState, isGuide || view !== item)
                if view.isLayoutBoundary != wasBoundary { view.layoutBoundaryDidChange() }
                next = view.parentView
            }
        }
    }
}

extension UIView {
    /// Returns the nearest common ancestor of this view and `other`, which may be one of them.
    final func nearestAncestor(sharedWith other: UIView) -> UIView? {
        // Fast paths: most constraints relate siblings, or a view and its superview.
        if self === other || parentView === other { return other }
        if other.parentView === self { return self }
        if let parentView, parentView === other.parentView { return parentView }
        return sequence(first: self, next: \.parentView).first { other.isDescendant(of: $0) }
    }
}
