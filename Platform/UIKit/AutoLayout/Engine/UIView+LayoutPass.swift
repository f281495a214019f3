/// How solved constraints become frames.
extension UIView {
    /// Gives subviews and guides the places that the engine has found for them.
    final func layOutByConstraints() {
        guard autoLayoutState != nil else { return }
        let root = layoutRoot
        guard let engine = root.solvedEngine else {
            root.autoLayoutState?.search?.waiting.append(self)
            return
        }
        if root === self, parentView == nil, !translatesAutoresizingMaskIntoConstraints { takeSolvedSize(engine) }
        let origin = layoutOrigin(in: root, engine)
        for view in childViews where !view.translatesAutoresizingMaskIntoConstraints {
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

    /// Where the view's corner is in the engine's terms.
    private func layoutOrigin(in root: UIView, _ engine: LayoutEngine) -> CGPoint {
        if let frame = engine.knownFrame(of: layoutReference) {
            let insets = alignmentRectInsets
            return CGPoint(x: frame.solved.minX - insets.left, y: frame.solved.minY - insets.top)
        }
        guard self !== root, let parentView else { return .zero }
        let outer = parentView.layoutOrigin(in: root, engine)
        return CGPoint(x: outer.x + frame.minX, y: outer.y + frame.minY)
    }

    /// A view in no other is as large as its constraints say.
    private func takeSolvedSize(_ engine: LayoutEngine) {
        guard let frame = engine.rootFrame else { return }
        let size = self.frame(forAlignmentRect: frame.solved.roundedToPixels(traitCollection)).size
        if bounds.size != size { bounds.size = size }
    }

    /// The rectangle by which constraints see a view that is placed by hand. A transform does not count.
    final var alignmentRectByHand: CGRect {
        let (size, anchor) = (bounds.size, layer.anchorPoint)
        let origin = CGPoint(x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y)
        return alignmentRect(forFrame: CGRect(origin: origin, size: size))
    }

    private func take(_ alignmentRect: CGRect) {
        let rect = frame(forAlignmentRect: alignmentRect.roundedToPixels(traitCollection))
        if bounds.size != rect.size { bounds.size = rect.size }
        // Not by the frame, which a transform has turned.
        let anchor = layer.anchorPoint
        let position = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
        if center != position { center = position }
    }
}

extension CGRect {
    /// The rectangle with each edge on a whole pixel.
    @MainActor
    fileprivate func roundedToPixels(_ traits: UITraitCollection) -> CGRect {
        // Middles often fall on half a pixel, less or more what numbers are inexact by: always to the same side.
        func rounded(_ place: CGFloat) -> CGFloat { (place + 0.0001).roundedToPixel(traits) }
        let (left, top) = (rounded(minX), rounded(minY))
        return CGRect(
            x: left, y: top, width: max(0, rounded(maxX) - left), height: max(0, rounded(maxY) - top))
    }
}
