/// A factory of constraints for a vertical location: an edge, the center or a baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns an anchor for the distance from this location to that of `otherAnchor`.
    public final func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutOperand(from: operand.term, to: otherAnchor.operand.term))
    }

    /// Returns a constraint that places this location below that of `anchor`, at a distance of `multiplier`
    /// times the system spacing. Between baselines it is the line height.
    public final func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.equal, below: anchor, multiplier: multiplier)
    }

    /// Returns a constraint that places this location below that of `anchor`, at a distance of at least
    /// `multiplier` times the system spacing. Between baselines it is the line height.
    public final func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, below: anchor, multiplier: multiplier)
    }

    /// Returns a constraint that places this location below that of `anchor`, at a distance of at most
    /// `multiplier` times the system spacing. Between baselines it is the line height.
    public final func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, below: anchor, multiplier: multiplier)
    }

    private func constraint(
        _ relation: NSLayoutConstraint.Relation, below anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        let spacing = SystemSpacing.below(anchor.operand.term, operand.term)
        return NSLayoutConstraint(
            operand, relation, anchor.operand, constant: spacing * multiplier, spacing: .anchor)
    }
}
