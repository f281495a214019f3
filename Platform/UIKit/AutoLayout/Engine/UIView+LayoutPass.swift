/// The application of a solution to views.
extension UIView {
    /// Sets the frames of subviews and layout guides to those of the solution.
    final func applyConstraintLayout() {
        guard autoLayoutState != nil else { return }
        let root = layoutRoot
        guard let engine = root.solvedEngine(for: self) else {
            root.autoLayoutState?.solvePass?.waiting.append(self)
            return
        }
        if root === self, parentView == nil, !usesAutoresizingMask { applySolvedSize(engine) }
        let origin = layoutOrigin(in: root, engine)
        for view in childViews where !view.usesAutoresizingMask {
            guard let frame = view.autoLayoutState?.reference.frame, frame.engine == engine.serial else { continue }
            view.take(frame.solved.offsetBy(dx: -origin.x, dy: -origin.y))
        }
        for guide in autoLayoutState?.guides ?? [] {
            guard let frame = guide.layoutReference.frame, frame.engine == engine.serial else { continue }
            guide.solvedFrame = frame.solved.offsetBy(dx: -origin.x, dy: -origin.y).roundedToPixels(traitCollection)
            if guide.kind == .scrollContent, let scrollView = self as? UIScrollView,
                scrollView.contentSize != guide.solvedFrame.size
            {
                scrollView.contentSize = guide.solvedFrame.size
            }
        }
    }

    /// Returns the view's origin in the coordinates of the engine's root.
    private func layoutOrigin(in root: UIView, _ engine: LayoutEngine) -> CGPoint {
        if let frame = engine.knownFrame(of: layoutReference) {
            let insets = alignmentRectInsets
            return CGPoint(x: frame.solved.minX - insets.left, y: frame.solved.minY - insets.top)
        }
        guard self !== root, let parentView else { return .zero }
        let outer = parentView.layoutOrigin(in: root, engine)
        return CGPoint(x: outer.x + frame.minX, y: outer.y + frame.minY)
    }

    /// Sets the size of a view without a superview to that of the solution.
    private func applySolvedSize(_ engine: LayoutEngine) {
        guard let frame = engine.rootFrame else { return }
        let size = self.frame(forAlignmentRect: frame.solved.roundedToPixels(traitCollection)).size
        if bounds.size != size { bounds.size = size }
    }

    /// The alignment rectangle of a view without constraint-based layout, ignoring its transform.
    final var unconstrainedAlignmentRect: CGRect {
        let (size, anchor) = (bounds.size, layer.anchorPoint)
        let origin = CGPoint(x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y)
        return alignmentRect(forFrame: CGRect(origin: origin, size: size))
    }

    private func take(_ alignmentRect: CGRect) {
        let rect = frame(forAlignmentRect: alignmentRect.roundedToPixels(traitCollection))
        if bounds.size != rect.size { bounds.size = rect.size }
        // Sets the center instead of the frame, which is undefined if the view has a transform.
        let anchor = layer.anchorPoint
        let position = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
        if center != position { center = position }
    }
}

extension CGRect {
    /// Returns the rectangle with edges aligned to whole pixels.
    @MainActor
    fileprivate func roundedToPixels(_ traits: UITraitCollection) -> CGRect {
        // Centers are often at half pixels. The offset makes rounding independent of rounding errors.
        func rounded(_ place: CGFloat) -> CGFloat { (place + 0.0001).roundedToPixel(traits) }
        let (left, top) = (rounded(minX), rounded(minY))
        return CGRect(
            x: left, y: top, width: max(0, rounded(maxX) - left), height: max(0, rounded(maxY) - top))
    }
}
