internal import ScrollPhysics
import QuartzCore

/// Zooming.
///
/// The delegate provides the zoomed view, which gets a transform. `contentSize` becomes the size of its
/// frame.
extension UIScrollView {
    /// The zoomed view, as provided by the delegate.
    private var zoomedView: UIView? { storedDelegate?.viewForZooming(in: self) }

    /// Whether the user can zoom.
    final var canZoom: Bool { zoom.minimum < zoom.maximum && zoomedView != nil }

    // MARK: Programmatic zooming

    final func baseSetZoomScale(_ scale: CGFloat, animated: Bool) {
        guard let view = zoomedView else { return }
        let middle = CGPoint(x: layer.bounds.midX, y: layer.bounds.midY)
        let anchor = view.convert(middle, from: self)
        let scale = zoom.limited(scale)
        let target = offset(keeping: anchor, under: middle - layer.bounds.origin, of: view, scale: scale)
        go(to: scale, limits(of: view, scale: scale).nearest(to: target), animated: animated)
    }

    final func baseZoom(to rect: CGRect, animated: Bool) {
        guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
        let size = layer.bounds.size
        let scale = zoom.limited(min(size.width / rect.width, size.height / rect.height))
        let target = offset(
            keeping: CGPoint(x: rect.midX, y: rect.midY), under: CGPoint(x: size.width / 2, y: size.height / 2),
            of: view, scale: scale)
        go(to: scale, limits(of: view, scale: scale).nearest(to: target), animated: animated)
    }

    private func go(to scale: CGFloat, _ offset: CGPoint, animated: Bool) {
        cancelDrag()
        stopMotion()
        endZoomAnimation()
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            apply(scale, offset: offset)
            return
        }
        guard scale != zoom.scale || offset != contentOffset else { return }
        storedDelegate?.scrollViewWillBeginZooming(self, with: zoomedView)
        animate(to: scale, offset, isBounce: false)
    }

    // MARK: Pinching

    final func pinchDidChange(_ pinch: UIPinchGestureRecognizer) {
        switch pinch.state {
        case .began: beginPinch(pinch)
        case .changed: follow(pinch)
        case .ended, .cancelled: endPinch(pinch)
        case .possible, .failed: break
        }
    }

    private func beginPinch(_ pinch: UIPinchGestureRecognizer) {
        guard let view = zoomedView else { return }
        endZoomAnimation()
        stopMotion()
        zoom.pinch = ScrollZoom.Pinch(base: zoom.scale, anchor: pinch.location(in: view))
        storedDelegate?.scrollViewWillBeginZooming(self, with: view)
    }

    private func follow(_ pinch: UIPinchGestureRecognizer) {
        guard let initial = zoom.pinch, let view = zoomedView else { return }
        let unlimitedScale = initial.base * pinch.scale
        let isWheel = pinch.wheel != nil
        // A wheel stops at the limits, since no end of a touch would animate the content back.
        let scale = isWheel ? zoom.limited(unlimitedScale) : zoom.rubberBanded(unlimitedScale)
        let place = pinch.location(in: self) - layer.bounds.origin
        let target = offset(keeping: initial.anchor, under: place, of: view, scale: scale)
        let limits = limits(of: view, scale: scale)
        apply(scale, offset: isWheel ? limits.nearest(to: target) : rubberBandedOffset(target, limits))
    }

    private func rubberBandedOffset(_ offset: CGPoint, _ limits: ScrollLimits) -> CGPoint {
        let size = layer.bounds.size
        var rubberBanded = limits.nearest(to: offset)
        if bouncesHorizontally {
            rubberBanded.x = RubberBand(dimension: size.width).position(at: offset.x, limits: limits.x)
        }
        if bouncesVertically {
            rubberBanded.y = RubberBand(dimension: size.height).position(at: offset.y, limits: limits.y)
        }
        return rubberBanded
    }

    private func endPinch(_ pinch: UIPinchGestureRecognizer) {
        guard let initial = zoom.pinch else { return }
        zoom.pinch = nil
        let scale = zoom.limited(zoom.scale)
        if let view = zoomedView, scale != zoom.scale, window != nil {
            let place = pinch.location(in: self) - layer.bounds.origin
            let target = offset(keeping: initial.anchor, under: place, of: view, scale: scale)
            animate(to: scale, limits(of: view, scale: scale).nearest(to: target), isBounce: true)
            return
        }
        storedDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoom.scale)
        resumeDrag()
    }

    /// Continues the drag of a remaining touch from the zoomed offset.
    private func resumeDrag() {
        if var drag = activity.drag {
            _ = drag.offset(for: panGestureRecognizer.translation(in: nil), from: contentOffset, rules: dragRules)
            activity.update(drag)
        }
        limitsDidChange()
    }

    // MARK: Animation

    private func animate(to scale: CGFloat, _ offset: CGPoint, isBounce: Bool) {
        zoom.animation = ScrollZoom.Animation(
            fromScale: zoom.scale, toScale: scale, fromOffset: contentOffset, toOffset: offset,
            start: DisplayClock.now, isBounce: isBounce, ticker: ScrollTicker(self) { $0.tickZoom(at: $1) })
    }

    final func tickZoom(at time: TimeInterval) {
        guard let animation = zoom.animation else { return }
        let progress = animation.progress(at: time)
        apply(animation.scale(at: progress), offset: animation.offset(at: progress))
        if progress >= 1 { endZoomAnimation() }
    }

    /// Ends a zoom animation at its current scale.
    final func endZoomAnimation() {
        guard let animation = zoom.animation else { return }
        animation.ticker.stop()
        zoom.animation = nil
        storedDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoom.scale)
        resumeDrag()
    }

    private func apply(_ scale: CGFloat, offset: CGPoint) {
        guard let view = zoomedView else { return }
        let origin = view.frame.origin
        let size = zoomedSize(of: view, scale: scale)
        let changes = scale != zoom.scale
        zoom.scale = scale
        let wasMoving = zoom.isApplying
        zoom.isApplying = true
        UIView.performWithoutAnimation {
            view.transform = CGAffineTransform(scaleX: scale, y: scale)
            let anchor = view.layer.anchorPoint
            view.center = CGPoint(x: origin.x + size.width * anchor.x, y: origin.y + size.height * anchor.y)
            contentSize = size
        }
        zoom.isApplying = wasMoving
        move(to: roundedToPixels(offset))
        lastLimits = limits
        setNeedsLayout()
        if changes { storedDelegate?.scrollViewDidZoom(self) }
    }

    // MARK: Geometry

    private func zoomedSize(of view: UIView, scale: CGFloat) -> CGSize {
        CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
    }

    private func limits(of view: UIView, scale: CGFloat) -> ScrollLimits {
        ScrollLimits(
            contentSize: zoomedSize(of: view, scale: scale), inset: adjustedInset, visibleSize: layer.bounds.size,
            scale: layer.contentsScale)
    }

    /// Returns the offset at which a point of the zoomed view is at `place` in the scroll view's frame.
    private func offset(keeping anchor: CGPoint, under place: CGPoint, of view: UIView, scale: CGFloat) -> CGPoint {
        let origin = view.frame.origin
        let corner = view.bounds.origin
        return CGPoint(
            x: origin.x + (anchor.x - corner.x) * scale - place.x,
            y: origin.y + (anchor.y - corner.y) * scale - place.y)
    }
}

private func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
