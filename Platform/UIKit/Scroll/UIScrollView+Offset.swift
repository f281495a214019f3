internal import ScrollPhysics

/// Scrolling that the app asks for.
extension UIScrollView {
    /// Scrolls to `contentOffset`, at once or animated. Whatever moved the content before has ended.
    public final func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        let target = roundedToPixels(contentOffset)
        if animated {
            letGo()
            endZoomAnimation()
        }
        stopMotion()
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            self.contentOffset = target
            return
        }
        guard target != self.contentOffset else { return }
        begin(.animation(ScrollAnimation(from: self.contentOffset, to: target, start: DisplayClock.now)))
        indicators.show(in: self)
    }

    /// Scrolls just so far that `rect`, of the content, is visible; as much of it as there is room for.
    public final func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let visible = layer.bounds.inset(by: adjustedInset)
        var offset = contentOffset
        offset.x += Self.way(from: visible.minX, visible.maxX, to: rect.minX, rect.maxX)
        offset.y += Self.way(from: visible.minY, visible.maxY, to: rect.minY, rect.maxY)
        offset = limits.nearest(to: offset)
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }

    private static func way(from start: CGFloat, _ end: CGFloat, to rectStart: CGFloat, _ rectEnd: CGFloat) -> CGFloat {
        if rectStart >= start, rectEnd <= end { return 0 }
        // Of a rectangle that is too long, the nearer end comes into view.
        let toStart = rectStart - start
        let toEnd = rectEnd - end
        if rectEnd - rectStart > end - start { return abs(toStart) < abs(toEnd) ? toStart : toEnd }
        return rectStart < start ? toStart : toEnd
    }

    /// Moves the offset with its content, as when heights above turn out other than estimated. A drag or a movement
    /// goes on as if the content had been so from its start. The way is not rounded to pixels.
    final func adjustContentOffset(by delta: CGPoint) {
        guard delta != .zero else { return }
        let offset = contentOffset
        shiftMovement(by: delta)
        moveExactly(to: CGPoint(x: offset.x + delta.x, y: offset.y + delta.y))
    }

    /// Lets what moves the view go on from an offset that is off by `delta`.
    final func shiftMovement(by delta: CGPoint) {
        if drag != nil {
            // Some call this before the offset moves, some after: count from where the fingers hold it.
            let translation = drag?.translation ?? .zero
            let held = drag?.offset(for: translation, from: contentOffset, rules: dragRules) ?? contentOffset
            drag?.rebase(to: CGPoint(x: held.x + delta.x, y: held.y + delta.y), rules: dragRules)
        }
        motion?.restart(at: DisplayClock.now, shiftedBy: delta, limits: limits)
    }

    final func roundedToPixels(_ offset: CGPoint) -> CGPoint {
        let scale = layer.contentsScale
        return CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
    }
}
