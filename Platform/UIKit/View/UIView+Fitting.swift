extension UIView {
    /// The target size that requests the smallest possible size.
    public class var layoutFittingCompressedSize: CGSize { .zero }

    /// The target size that requests the largest possible size, in points.
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    /// Returns the size that fits the view's contents best within `target`: required dimensions are kept,
    /// and `sizeThatFits(_:)` determines the others.
    final func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        let fixesWidth = horizontal == .required
        let fixesHeight = vertical == .required
        let room = CGSize(
            width: fixesWidth ? target.width : .greatestFiniteMagnitude,
            height: fixesHeight ? target.height : .greatestFiniteMagnitude)
        let fitting = sizeThatFits(room)
        return CGSize(
            width: fixesWidth ? target.width : fitting.width, height: fixesHeight ? target.height : fitting.height)
    }
}
