/// A place from left to right: an edge, or the middle.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this place to that of `otherAnchor`, as a length that constraints can be about.
    public final func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutOperand(from: operand.term, to: otherAnchor.operand.term))
    }

    /// A constraint by which this place comes after that of `anchor` in the direction of reading, by `multiplier` times
    /// the distance that the system leaves between views.
    public final func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.equal, after: anchor, multiplier: multiplier)
    }

    /// A constraint by which this place comes after that of `anchor` in the direction of reading, by `multiplier` times
    /// the distance that the system leaves between views, or more.
    public final func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, after: anchor, multiplier: multiplier)
    }

    /// A constraint by which this place comes after that of `anchor` in the direction of reading, by `multiplier` times
    /// the distance that the system leaves between views, or less.
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
