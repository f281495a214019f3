internal import ScrollPhysics

/// The state of scrolling with a touchpad.
struct TouchpadScroll {
    var translation = CGPoint.zero
    var tracker = VelocityTracker()
    /// Ends the scrolling if the host does not report its end.
    var timeout: DisplayClock.Timer?
}

/// Scrolling with a mouse wheel or a touchpad.
extension UIScrollView {
    /// The time without events after which touchpad scrolling ends, in seconds.
    private static let touchpadTimeout: TimeInterval = 0.1

    /// Whether a wheel or a touchpad scrolls the view.
    final var isTakingScrolls: Bool { isGlidingByWheel || touchpad != nil }

    private var isGlidingByWheel: Bool {
        if case .glidingByWheel = activity { true } else { false }
    }

    // MARK: Touchpad

    final func scrollPrecisely(by delta: CGVector, phase: HostScroll.Phase, at time: TimeInterval) {
        guard panGestureRecognizer.state == .possible else { return }
        if touchpad == nil {
            guard phase == .began || phase == .changed, delta != .zero || phase == .began else { return }
            touchpad = TouchpadScroll()
            beginDragging(direction: CGPoint(x: delta.dx, y: delta.dy))
            touchpad?.tracker.add(.zero, at: time)
        }
        guard var scroll = touchpad else { return }
        scroll.timeout?.cancel()
        scroll.timeout = nil
        scroll.translation.x += delta.dx
        scroll.translation.y += delta.dy
        scroll.tracker.add(scroll.translation, at: time)
        touchpad = scroll
        drag(to: scroll.translation)
        switch phase {
        case .began, .changed:
            touchpad?.timeout = DisplayClock.schedule(after: Self.touchpadTimeout) { [weak self] in
                self?.endTouchpadScroll(velocity: .zero)
            }
        case .ended:
            let velocity = scroll.tracker.velocity(at: time)
            endTouchpadScroll(velocity: CGPoint(x: -velocity.x, y: -velocity.y))
        case .cancelled:
            endTouchpadScroll(velocity: .zero)
        }
    }

    /// Ends scrolling with a touchpad, if there is any.
    final func endTouchpadScroll(velocity: CGPoint) {
        guard let scroll = touchpad else { return }
        scroll.timeout?.cancel()
        touchpad = nil
        endDragging(velocity: velocity)
    }

    // MARK: Wheel

    /// Scrolls by a notch of a mouse wheel: content moves by `delta` with a smooth motion, and stops at its
    /// edges.
    ///
    /// The delegate is notified of the first notch as of a drag that ends at once. Further notches extend
    /// the motion until the content rests.
    final func scrollByNotch(_ delta: CGVector) {
        guard !hasDrag else { return }
        let base = isGlidingByWheel ? motion?.rest ?? contentOffset : contentOffset
        var target = notchTarget(from: base, delta: delta)
        guard target != base else { return }
        if isGlidingByWheel {
            glide(to: target)
            return
        }
        stopMotion()
        baseWindow?.editMenu?.close()
        let count = motionCount
        storedDelegate?.scrollViewWillBeginDragging(self)
        storedDelegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
        target = limits.nearest(to: target)
        storedDelegate?.scrollViewDidEndDragging(self, willDecelerate: target != contentOffset)
        guard count == motionCount, target != contentOffset else { return }
        indicators.show(in: self)
        glide(to: target)
        storedDelegate?.scrollViewWillBeginDecelerating(self)
    }

    private func notchTarget(from base: CGPoint, delta: CGVector) -> CGPoint {
        let axes = scrollableAxes
        let limits = limits
        if let restStep {
            let steps = max(1, (abs(delta.dy) / WindowEventTranslator.pointsPerNotch).rounded())
            let distance = delta.dy == 0 ? 0 : delta.dy < 0 ? steps * restStep : -steps * restStep
            return CGPoint(x: base.x, y: stepNearest(to: stepNearest(to: base.y) + distance))
        }
        guard isPagingEnabled else {
            var target = limits.nearest(
                to: CGPoint(
                    x: base.x - (axes.horizontal ? delta.dx : 0), y: base.y - (axes.vertical ? delta.dy : 0)))
            target.y = restingOffset(near: target.y, direction: target.y - base.y)
            return roundedToPixels(target)
        }
        var target = base
        let size = layer.bounds.size
        if axes.horizontal, delta.dx != 0 {
            target.x = Paging(limits: limits.x, length: size.width).neighbor(of: base.x, forward: delta.dx < 0)
        }
        if axes.vertical, delta.dy != 0 {
            target.y = Paging(limits: limits.y, length: size.height).neighbor(of: base.y, forward: delta.dy < 0)
        }
        return target
    }

    private func glide(to target: CGPoint) {
        let time = DisplayClock.now
        let position = motion?.position(at: time) ?? contentOffset
        let velocity = motion?.velocity(at: time) ?? .zero
        let limits = limits
        let rate = decelerationRate.rawValue
        let motion = ScrollMotion.momentum(
            x: AxisMotion(
                position: position.x, velocity: velocity.x, at: time,
                rules: AxisMotion.Rules(limits: limits.x, rate: rate, bounces: false),
                goal: .settle(at: target.x, frequency: CriticallyDampedSpring.wheelFrequency)),
            y: AxisMotion(
                position: position.y, velocity: velocity.y, at: time,
                rules: AxisMotion.Rules(limits: limits.y, rate: rate, bounces: false),
                goal: .settle(at: target.y, frequency: CriticallyDampedSpring.wheelFrequency)))
        begin(.glidingByWheel(motion))
    }
}
