/// The size of a view that its constraints ask for.
extension UIView {
    /// The size in which what is inside of the view keeps its constraints; nil if there are none.
    final func sizeByConstraints(
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
                LayoutEngine(root: self).fittingSize(target, horizontal: horizontal, vertical: vertical)
            }
            let root = layoutRoot
            size = root.search(find) ?? find()
            // It has taken the views' edges over.
            root.discardEngine()
        }
        let scale = max(1, traitCollection.displayScale)
        // What exceeds a pixel by less than a thousandth does so by the inexactness of numbers.
        func roundedUp(_ length: CGFloat) -> CGFloat { max(0, (length * scale - 0.001).rounded(.up) / scale) }
        return CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
    }

    /// Whether a constraint is held here or further inside.
    private var hasConstraints: Bool {
        if autoLayoutState?.constraints.isEmpty == false { return true }
        return childViews.contains { !$0.isLayoutBoundary && $0.hasConstraints }
    }
}
