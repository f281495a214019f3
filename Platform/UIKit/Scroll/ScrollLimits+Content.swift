internal import ScrollPhysics

extension ScrollLimits {
    /// - Parameter scale: pixels a point.
    init(contentSize: CGSize, inset: UIEdgeInsets, visibleSize: CGSize, scale: CGFloat) {
        func range(
            _ length: CGFloat, before: CGFloat, after: CGFloat, visible: CGFloat
        ) -> ClosedRange<CGFloat> {
            let first = (-before * scale).rounded() / scale
            let last = ((length + after - visible) * scale).rounded() / scale
            return first...max(first, last)
        }
        self.init(
            x: range(contentSize.width, before: inset.left, after: inset.right, visible: visibleSize.width),
            y: range(contentSize.height, before: inset.top, after: inset.bottom, visible: visibleSize.height))
    }
}
