/// A factory of constraints for a horizontal location: an edge or the center.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns an anchor for the distance from this location to that of `otherAnchor`.
    public final func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutOperand(from: operand.term, to: otherAnchor.operand.term))
    }

    /// Returns a constraint that places this location after that of `anchor` in the layout direction, at a
    /// distance of `multiplier` times the system spacing.
    public final func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.equal, after: anchor, multiplier: multiplier)
    }

    /// Returns a constraint that places this location after that of `anchor` in the layout direction, at a
    /// distance of at least `multiplier` times the system spacing.
    public final func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, after: anchor, multiplier: multiplier)
    }

    /// Returns a constraint that places this location after that of `anchor` in the layout direction, at a
    /// distance of at most `multiplier` times the system spacing.
    public final func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, after: anchor, multiplier: multiplier)
    }

    private func constraint(
        _ relation: NSLayoutConstraint.Relation, after anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            operand, relation, anchor.operand, constant: SystemSpacing.betweenViews * multiplier, spacing: .anchor)
    }
}
