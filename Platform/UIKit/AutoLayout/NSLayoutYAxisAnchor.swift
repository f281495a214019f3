/// A place from top to bottom: an edge, the middle, or a line on which text stands.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this place to that of `otherAnchor`, as a length that constraints can be about.
    public final func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutOperand(from: operand.term, to: otherAnchor.operand.term))
    }

    /// A constraint by which this place is below that of `anchor`, by `multiplier` times the distance that the system
    /// leaves between views; between lines of text, by that from line to line.
    public final func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.equal, below: anchor, multiplier: multiplier)
    }

    /// A constraint by which this place is below that of `anchor`, by `multiplier` times the distance that the system
    /// leaves between views or lines of text, or more.
    public final func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, below: anchor, multiplier: multiplier)
    }

    /// A constraint by which this place is below that of `anchor`, by `multiplier` times the distance that the system
    /// leaves between views or lines of text, or less.
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
