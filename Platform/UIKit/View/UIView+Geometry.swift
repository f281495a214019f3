extension UIView {
    final func baseConvert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        if let view, view === parentView, storedLayer.isPlacedByPosition {
            // Fast path for hit testing, which converts from a view to its subviews.
            let frame = storedLayer.frame
            let origin = storedLayer.bounds.origin
            return CGPoint(x: point.x - frame.origin.x + origin.x, y: point.y - frame.origin.y + origin.y)
        }
        return storedLayer.convert(point, from: (view ?? baseWindow)?.storedLayer)
    }

    final func baseConvert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        storedLayer.convert(point, to: (view ?? baseWindow)?.storedLayer)
    }

    final func baseConvert(_ rect: CGRect, from view: UIView?) -> CGRect {
        storedLayer.convert(rect, from: (view ?? baseWindow)?.storedLayer)
    }

    final func baseConvert(_ rect: CGRect, to view: UIView?) -> CGRect {
        storedLayer.convert(rect, to: (view ?? baseWindow)?.storedLayer)
    }

    final func sizeDidChange(from oldSize: CGSize) {
        let newSize = storedLayer.bounds.size
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

    /// Returns a view's position and length on one axis after the superview's length has changed from `old`
    /// to `new`. The flexible parts share the difference in proportion to their lengths, or equally if these
    /// are all zero.
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
