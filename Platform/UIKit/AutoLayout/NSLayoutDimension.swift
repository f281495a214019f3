/// A factory of constraints for a dimension: a width, a height, or the distance between two locations.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Returns a constraint that requires the dimension to equal `c` points.
    public final func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .equal, nil, constant: c)
    }

    /// Returns a constraint that requires the dimension to be at least `c` points.
    public final func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .greaterThanOrEqual, nil, constant: c)
    }

    /// Returns a constraint that requires the dimension to be at most `c` points.
    public final func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .lessThanOrEqual, nil, constant: c)
    }

    /// Returns a constraint that requires the dimension to equal `m` times that of `anchor`.
    public final func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .equal, anchor.operand, multiplier: m)
    }

    /// Returns a constraint that requires the dimension to be at least `m` times that of `anchor`.
    public final func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, multiplier: m)
    }

    /// Returns a constraint that requires the dimension to be at most `m` times that of `anchor`.
    public final func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, multiplier: m)
    }

    /// Returns a constraint that requires the dimension to equal `m` times that of `anchor` plus `c` points.
    public final func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .equal, anchor.operand, multiplier: m, constant: c)
    }

    /// Returns a constraint that requires the dimension to be at least `m` times that of `anchor` plus `c`
    /// points.
    public final func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, multiplier: m, constant: c)
    }

    /// Returns a constraint that requires the dimension to be at most `m` times that of `anchor` plus `c`
    /// points.
    public final func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, multiplier: m, constant: c)
    }
}
