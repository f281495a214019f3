internal import ScrollPhysics

/// Scrolling by the app.
extension UIScrollView {
    final func baseSetContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        let target = roundedToPixels(contentOffset)
        if animated {
            cancelDrag()
            endZoomAnimation()
        }
        stopMotion()
        guard animated, baseWindow != nil, UIView.areAnimationsEnabled else {
            self.contentOffset = target
            return
        }
        guard target != self.contentOffset else { return }
        let animation = ScrollAnimation(from: self.contentOffset, to: target, start: DisplayClock.now)
        begin(.animating(.animation(animation)))
        indicators.show(in: self)
    }

    final func baseScrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let visible = storedLayer.bounds.inset(by: adjustedInset)
        var offset = contentOffset
        offset.x += Self.distance(from: visible.minX, visible.maxX, to: rect.minX, rect.maxX)
        offset.y += Self.distance(from: visible.minY, visible.maxY, to: rect.minY, rect.maxY)
        offset = limits.nearest(to: offset)
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }

    private static func distance(from start: CGFloat, _ end: CGFloat, to rectStart: CGFloat, _ rectEnd: CGFloat)
        -> CGFloat
    {
        if rectStart >= start, rectEnd <= end { return 0 }
        // Of a rectangle that is too long, the nearer end becomes visible.
        let toStart = rectStart - start
        let toEnd = rectEnd - end
        if rectEnd - rectStart > end - start { return abs(toStart) < abs(toEnd) ? toStart : toEnd }
        return rectStart < start ? toStart : toEnd
    }

    /// Moves the offset along with the content, for example when measured heights above differ from the
    /// estimates.
    ///
    /// A drag or a motion continues as if the content had always been at its new position. The offset is not
    /// rounded to pixels.
    final func adjustContentOffset(by delta: CGPoint) {
        guard delta != .zero else { return }
        let offset = contentOffset
        shiftMovement(by: delta)
        moveExactly(to: CGPoint(x: offset.x + delta.x, y: offset.y + delta.y))
    }

    /// Shifts the current drag or motion by `delta`.
    final func shiftMovement(by delta: CGPoint) {
        if var drag = activity.drag {
            // Some callers do this before the offset moves, some after: the drag's own offset is independent
            // of that.
            let dragged = drag.offset(for: drag.translation, from: contentOffset, rules: dragRules)
            drag.rebase(to: CGPoint(x: dragged.x + delta.x, y: dragged.y + delta.y), rules: dragRules)
            activity.update(drag)
        } else if var motion {
            motion.restart(at: DisplayClock.now, shiftedBy: delta, limits: limits)
            activity.update(motion)
        }
    }

    final func roundedToPixels(_ offset: CGPoint) -> CGPoint {
        let scale = storedLayer.contentsScale
        return CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
    }
}
