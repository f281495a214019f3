/// What a view keeps for Auto Layout: views that have nothing to do with constraints have none of it.
@MainActor
final class LayoutItems {
    /// The constraints that the view holds, in the order in which they came.
    var constraints: [NSLayoutConstraint] = []

    /// The layout guides of the view, in the order in which they came.
    var guides: [UILayoutGuide] = []

    /// The active constraints that views around this one hold, and that reach into it: they end when the view leaves.
    /// A constraint with both items in the view is in here once.
    private(set) var constraintsFromAbove: [NSLayoutConstraint] = []

    func addFromAbove(_ constraint: NSLayoutConstraint) {
        // The second item of a constraint comes right after the first one.
        guard constraintsFromAbove.last !== constraint else { return }
        constraintsFromAbove.append(constraint)
    }

    func removeFromAbove(_ constraint: NSLayoutConstraint) {
        constraintsFromAbove.removeAll { $0 === constraint }
    }

    /// `view`, which this is kept for, leaves the one that it was in: what bound it to views around it no longer counts.
    func leaveViewsAbove(_ view: UIView) {
        // A constraint whose holder is gone may have been made active again in `view` since.
        for constraint in constraintsFromAbove where constraint.holder?.isDescendant(of: view) == false {
            constraint.uninstall()
        }
        constraintsFromAbove = []
    }
}

extension UIView {
    /// What the view keeps for Auto Layout, made now if there was none.
    final var ensuredLayoutItems: LayoutItems {
        if let layoutItems { return layoutItems }
        let made = LayoutItems()
        layoutItems = made
        return made
    }
}
