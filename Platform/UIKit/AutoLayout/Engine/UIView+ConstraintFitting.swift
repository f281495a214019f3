/// The computation of fitting sizes.
extension UIView {
    /// Returns the size at which the constraints in the view are satisfied, or `nil` if there are none.
    final func constraintFittingSize(
        _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize? {
        updateConstraintsOfTree()
        let size: CGSize
        if isLayoutBoundary || parentView == nil {
            guard let found = fittingSizeByEngine(target, horizontal: horizontal, vertical: vertical) else {
                return nil
            }
            size = found
        } else {
            guard hasConstraints else { return nil }
            let find = {
                LayoutEngine(root: self, isMeasurement: true).fittingSize(
                    target, horizontal: horizontal, vertical: vertical)
            }
            size = layoutRoot.performSolvePass(find) ?? find()
        }
        let scale = max(1, traitCollection.displayScale)
        // The tolerance of a thousandth of a pixel absorbs rounding errors.
        func roundedUp(_ length: CGFloat) -> CGFloat { max(0, (length * scale - 0.001).rounded(.up) / scale) }
        return CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
    }

    /// Whether the view or a descendant in the same engine holds a constraint.
    private var hasConstraints: Bool {
        if autoLayoutState?.constraints.isEmpty == false { return true }
        return childViews.contains { !$0.isLayoutBoundary && $0.hasConstraints }
    }
}
