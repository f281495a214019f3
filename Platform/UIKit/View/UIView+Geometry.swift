extension UIView {
    /// Where `point`, of `view` (nil: of the window), lies in this view.
    public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        if let view, view === parentView, layer.affineTransform().isIdentity {
            // The way of every hit test: from a view to one of its own subviews.
            let frame = layer.frame
            let origin = layer.bounds.origin
            return CGPoint(x: point.x - frame.origin.x + origin.x, y: point.y - frame.origin.y + origin.y)
        }
        return layer.convert(point, from: (view ?? window)?.layer)
    }

    /// Where `point`, of this view, lies in `view` (nil: in the window).
    public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: (view ?? window)?.layer)
    }

    /// The rectangle in this view around `rect`, of `view` (nil: of the window).
    public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: (view ?? window)?.layer)
    }

    /// The rectangle in `view` (nil: in the window) around `rect`, of this view.
    public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: (view ?? window)?.layer)
    }

    final func sizeDidChange(from oldSize: CGSize) {
        let newSize = layer.bounds.size
        guard newSize != oldSize else { return }
        if drawsItself, contentMode == .redraw { setNeedsDisplay() }
        guard autoresizesSubviews else { return }
        for view in childViews where !view.autoresizingMask.isEmpty {
            view.autoresize(from: oldSize, to: newSize)
        }
    }

    private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
        var frame = self.frame
        let mask = autoresizingMask
        (frame.origin.x, frame.size.width) = Self.autoresized(
            start: frame.origin.x, length: frame.size.width, from: oldSize.width, to: newSize.width,
            flexes: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
            ))
        (frame.origin.y, frame.size.height) = Self.autoresized(
            start: frame.origin.y, length: frame.size.height, from: oldSize.height, to: newSize.height,
            flexes: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
            ))
        self.frame = frame
    }

    /// One axis of a view after its superview's length went from `old` to `new`: what flexes shares the difference in
    /// proportion to its length; where all that flexes is nothing long, in equal parts.
    private static func autoresized(
        start: CGFloat, length: CGFloat, from old: CGFloat, to new: CGFloat, flexes: (Bool, Bool, Bool)
    ) -> (CGFloat, CGFloat) {
        let difference = new - old
        guard difference != 0, flexes.0 || flexes.1 || flexes.2 else { return (start, length) }
        let parts = (flexes.0 ? start : 0, flexes.1 ? length : 0, flexes.2 ? old - start - length : 0)
        let total = parts.0 + parts.1 + parts.2
        let count = CGFloat((flexes.0 ? 1 : 0) + (flexes.1 ? 1 : 0) + (flexes.2 ? 1 : 0))
        func share(_ part: CGFloat, _ flexes: Bool) -> CGFloat {
            guard flexes else { return 0 }
            return total > 0 ? difference * part / total : difference / count
        }
        return (start + share(parts.0, flexes.0), max(0, length + share(parts.1, flexes.1)))
    }
}
