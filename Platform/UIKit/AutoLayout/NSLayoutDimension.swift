/// A length: a width, a height, or the distance from one place to another.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// A constraint by which the length is `c` points.
    public final func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .equal, nil, constant: c)
    }

    /// A constraint by which the length is `c` points or more.
    public final func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .greaterThanOrEqual, nil, constant: c)
    }

    /// A constraint by which the length is `c` points or less.
    public final func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .lessThanOrEqual, nil, constant: c)
    }

    /// A constraint by which the length is `m` times that of `anchor`.
    public final func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .equal, anchor.operand, multiplier: m)
    }

    /// A constraint by which the length is `m` times that of `anchor`, or more.
    public final func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, multiplier: m)
    }

    /// A constraint by which the length is `m` times that of `anchor`, or less.
    public final func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, multiplier: m)
    }

    /// A constraint by which the length is `m` times that of `anchor`, plus `c` points.
    public final func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .equal, anchor.operand, multiplier: m, constant: c)
    }

    /// A constraint by which the length is `m` times that of `anchor`, plus `c` points, or more.
    public final func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, multiplier: m, constant: c)
    }

    /// A constraint by which the length is `m` times that of `anchor`, plus `c` points, or less.
    public final func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, multiplier: m, constant: c)
    }
}
