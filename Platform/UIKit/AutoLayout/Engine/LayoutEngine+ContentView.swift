internal import ConstraintSolver

/// The content view of a measured cell, whose frame depends on that of the cell.
extension LayoutEngine {
    /// A frame without constraint-based layout that is resized with the root.
    struct ResizedContent {
        fileprivate let frame: LayoutFrame
        fileprivate let size: CGSize
        /// The constraints between the trailing and bottom edges of the root and the content.
        fileprivate let edges: [ConstraintSolver.Constraint]
    }

    /// Replaces the fixed size of a subview by fixed distances from the edges of the root. Returns `nil` if constraints
    /// determine the subview's frame, or if none relates it.
    func resizeWithRoot(_ view: UIView, _ rootFrame: LayoutFrame) -> ResizedContent? {
        guard view.usesAutoresizingMask, let frame = knownFrame(of: view.layoutReference), frame.placement.count == 4
        else { return nil }
        let (rect, outer) = (view.unconstrainedAlignmentRect, root.alignmentRect(forFrame: root.bounds))
        for constraint in frame.placement[2...] { solver.setBounds(.atLeast(0), of: constraint) }
        let edges = [
            solver.addConstraint(
                [(rootFrame.maxX, 1), (frame.maxX, -1)], .equal(Double(outer.maxX - rect.maxX))),
            solver.addConstraint(
                [(rootFrame.maxY, 1), (frame.maxY, -1)], .equal(Double(outer.maxY - rect.maxY))),
        ]
        return ResizedContent(frame: frame, size: rect.size, edges: edges)
    }

    /// Restores the fixed size after the measurement.
    func restore(_ content: ResizedContent) {
        for edge in content.edges { solver.remove(edge) }
        for (constraint, length) in zip(content.frame.placement[2...], [content.size.width, content.size.height]) {
            solver.setBounds(.equal(Double(length)), of: constraint)
        }
    }
}

extension UIView {
    /// The subview that fills the view without constraints, so that measuring the view resizes it too.
    final var contentResizedWithView: UIView? { (self as? UITableViewCell)?.storedContentView }
}
