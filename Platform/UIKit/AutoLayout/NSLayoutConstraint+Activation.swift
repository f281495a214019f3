extension NSLayoutConstraint {
    /// Whether `item` is one of those that the constraint is about.
    final func isAbout(_ item: any LayoutItem) -> Bool {
        let reference = item.layoutReference
        var isAbout = false
        forEachTerm { if $0.reference === reference { isAbout = true } }
        return isAbout
    }

    /// Calls `body` with each place or length that the constraint is about.
    final func forEachTerm(_ body: (LayoutTerm) -> Void) {
        first.forEachTerm(body)
        second?.forEachTerm(body)
    }

    /// The nearest view that all items are in, or are.
    final func commonAncestor() -> UIView {
        var ancestor: UIView?
        forEachTerm { term in
            guard let view = term.item?.layoutView,
                let shared = ancestor.map({ view.nearestAncestor(sharedWith: $0) }) ?? view
            else { stopWithoutCommonAncestor() }
            ancestor = shared
        }
        guard let ancestor else { stopWithoutCommonAncestor() }
        return ancestor
    }

    private func stopWithoutCommonAncestor() -> Never {
        let other = secondAnchor.map { " and \($0)" } ?? ""
        preconditionFailure(
            """
            Unable to activate constraint with anchors \(firstAnchor)\(other) because they have no common \
            ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.
            """)
    }

    /// Makes the constraint one of `view`'s, which all items are in.
    final func install(in view: UIView) {
        holder = view
        view.ensuredAutoLayoutState.constraints.append(self)
        forEachViewBelow(view) { $0.addFromAbove(self, isInside: $1) }
        didInstall()
    }

    /// Takes the constraint out of the view that holds it.
    final func uninstall() {
        willUninstall()
        // A holder that is gone has left its subviews without superview, but they still know the constraint.
        forEachViewBelow(holder) { $0.removeFromAbove(self, isInside: $1) }
        holder?.autoLayoutState?.constraints.removeAll { $0 === self }
        holder = nil
    }

    /// Calls `body` with what is kept about each view from the items up to `top`, which is not one of them, and
    /// whether the item is inside of that view.
    private func forEachViewBelow(_ top: UIView?, _ body: (AutoLayoutState, _ isInside: Bool) -> Void) {
        forEachTerm { term in
            let item = term.reference?.layoutView
            // A guide that was added to a view is solved with what is inside of it.
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
    /// The nearest view that this one and `other` are in, or are.
    final func nearestAncestor(sharedWith other: UIView) -> UIView? {
        // Neighbours, and a view beside its superview, are what most constraints are about.
        if self === other || parentView === other { return other }
        if other.parentView === self { return self }
        if let parentView, parentView === other.parentView { return parentView }
        return sequence(first: self, next: \.parentView).first { other.isDescendant(of: $0) }
    }
}
