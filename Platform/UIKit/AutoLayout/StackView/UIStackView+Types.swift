extension UIStackView {
    /// How the arranged views share the length of a stack view.
    public enum Distribution: Int, Sendable {
        /// They fill it: those stretch whose contents hug least, or shrink whose contents resist least.
        case fill = 0
        /// They fill it, each as long as the others.
        case fillEqually = 1
        /// They fill it, each in proportion to the length that its contents ask for.
        case fillProportionally = 2
        /// They are as long as they like; what is left is shared evenly between the gaps, each of which has the spacing at
        /// least.
        case equalSpacing = 3
        /// They are as long as they like, and it is as far from the middle of each to that of the next, as long as the
        /// spacing allows it.
        case equalCentering = 4
    }

    /// Where the arranged views stand across the axis of a stack view.
    public enum Alignment: Int, Sendable {
        /// They fill its breadth.
        case fill = 0
        /// At the leading edge of a column; at the top of a row.
        case leading = 1
        /// The letters of their first lines stand on one line. Only in rows; in a column it is `leading`.
        case firstBaseline = 2
        /// In the middle.
        case center = 3
        /// At the trailing edge of a column; at the bottom of a row.
        case trailing = 4
        /// The letters of their last lines stand on one line. Only in rows; in a column it is `trailing`.
        case lastBaseline = 5

        /// At the top of a row.
        public static var top: Alignment { .leading }
        /// At the bottom of a row.
        public static var bottom: Alignment { .trailing }
    }

    /// The custom spacing that stands for the stack view's own.
    public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

    /// The spacing that stands for what the system leaves between two views.
    public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }
}

extension NSLayoutConstraint.Axis {
    var crossing: Self { self == .horizontal ? .vertical : .horizontal }
    var start: NSLayoutConstraint.Attribute { self == .horizontal ? .leading : .top }
    var end: NSLayoutConstraint.Attribute { self == .horizontal ? .trailing : .bottom }
    var middle: NSLayoutConstraint.Attribute { self == .horizontal ? .centerX : .centerY }
    var length: NSLayoutConstraint.Attribute { self == .horizontal ? .width : .height }

    func length(of size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }
}
