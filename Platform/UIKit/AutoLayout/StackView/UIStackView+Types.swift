extension UIStackView {
    /// The distribution of the arranged views along the stack's axis.
    public enum Distribution: Int, Sendable {
        /// The views fill the stack. Those with the lowest hugging priority grow, or those with the lowest
        /// compression resistance shrink.
        case fill = 0
        /// The views fill the stack with equal lengths.
        case fillEqually = 1
        /// The views fill the stack in proportion to their intrinsic lengths.
        case fillProportionally = 2
        /// The views have their intrinsic lengths, and the gaps between them are equal and at least
        /// `spacing`.
        case equalSpacing = 3
        /// The views have their intrinsic lengths, and the distances between their centers are equal, unless
        /// a gap would be less than `spacing`.
        case equalCentering = 4
    }

    /// The alignment of the arranged views across the stack's axis.
    public enum Alignment: Int, Sendable {
        /// The views fill the stack.
        case fill = 0
        /// The leading edge of a vertical stack, or the top of a horizontal one.
        case leading = 1
        /// The first baselines in a horizontal stack. Equals `leading` in a vertical one.
        case firstBaseline = 2
        /// The center.
        case center = 3
        /// The trailing edge of a vertical stack, or the bottom of a horizontal one.
        case trailing = 4
        /// The last baselines in a horizontal stack. Equals `trailing` in a vertical one.
        case lastBaseline = 5

        /// The top of a horizontal stack.
        public static var top: Alignment { .leading }
        /// The bottom of a horizontal stack.
        public static var bottom: Alignment { .trailing }
    }

    /// The value of a custom spacing that selects the stack's `spacing`.
    public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

    /// The spacing value that selects the system spacing.
    public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }
}

extension NSLayoutConstraint.Axis {
    var perpendicular: Self { self == .horizontal ? .vertical : .horizontal }
    var start: NSLayoutConstraint.Attribute { self == .horizontal ? .leading : .top }
    var end: NSLayoutConstraint.Attribute { self == .horizontal ? .trailing : .bottom }
    var middle: NSLayoutConstraint.Attribute { self == .horizontal ? .centerX : .centerY }
    var length: NSLayoutConstraint.Attribute { self == .horizontal ? .width : .height }

    func length(of size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }
}
