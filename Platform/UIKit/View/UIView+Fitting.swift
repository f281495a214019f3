extension UIView {
    /// The target size that asks for the smallest size that a view can have.
    public class var layoutFittingCompressedSize: CGSize { .zero }

    /// The target size that asks for the largest size that a view can have, in points.
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    /// The size that fits the view's contents best within `target`: it takes the lengths that are required, and asks the
    /// view for the others.
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
