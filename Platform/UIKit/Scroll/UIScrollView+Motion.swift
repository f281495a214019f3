internal import ScrollPhysics

/// Motion without a touch.
extension UIScrollView {
    /// The current drag; nil if the content is idle or in motion.
    final var drag: ScrollDrag? { activity.drag }

    /// The current motion without a touch; nil if the content is idle or dragged.
    final var motion: ScrollMotion? { activity.motion }

    /// Whether the user drags the content.
    final var hasDrag: Bool { activity.drag != nil }

    /// Whether the content moves on after a drag.
    final var isMovingAfterDrag: Bool {
        switch activity {
        case .decelerating, .glidingByWheel: true
        case .idle, .dragging, .animating: false
        }
    }

    /// Makes `new`, which is a motion, the activity. The delegate is not notified.
    final func begin(_ new: ScrollActivity) {
        activity = new
        motionCount += 1
        if ticker == nil { ticker = ScrollTicker(self) { $0.tick(at: $1) } }
    }

    /// Updates the offset in a frame.
    final func tick(at time: TimeInterval) {
        guard let motion else {
            ticker?.stop()
            ticker = nil
            return
        }
        let count = motionCount
        move(to: roundedToPixels(motion.position(at: time)))
        // The delegate may have stopped the motion or begun another; a shifted motion has another end.
        if motionCount == count, let motion = self.motion, time >= motion.end { stopMotion() }
    }

    /// Ends the motion at the current offset, and notifies the delegate.
    final func stopMotion() {
        ticker?.stop()
        ticker = nil
        guard let old = motion else { return }
        activity = .idle
        motionCount += 1
        indicators.hide(after: ScrollIndicator.fadeDelay)
        switch old {
        case .momentum: storedDelegate?.scrollViewDidEndDecelerating(self)
        case .animation(let animation): didEnd(animation)
        }
    }

    private func didEnd(_ animation: ScrollAnimation) {
        switch animation.purpose {
        case .requested: storedDelegate?.scrollViewDidEndScrollingAnimation(self)
        case .toTop: if contentOffset == animation.to { storedDelegate?.scrollViewDidScrollToTop(self) }
        case .adjustment: break
        }
    }

    final func baseStopScrollingAndZooming() {
        cancelDrag()
        contentPinch?.abandon()
        stopMotion()
        endZoomAnimation()
        limitsDidChange()
    }

    /// Returns the motion after a drag with a velocity.
    final func momentum(velocity: CGPoint) -> ScrollMotion {
        let offset = contentOffset
        let rules = momentumRules
        let time = DisplayClock.now
        var x = AxisMotion(position: offset.x, velocity: velocity.x, at: time, rules: rules.x)
        var y = AxisMotion(position: offset.y, velocity: velocity.y, at: time, rules: rules.y)
        if collapsibleBar != nil {
            let place = restingOffset(near: y.rest)
            if place != y.rest {
                y = AxisMotion(
                    position: offset.y, velocity: velocity.y, at: time, rules: rules.y, goal: .glide(to: place))
            }
        }
        if restStep != nil {
            let place = stepNearest(to: y.rest)
            if place != y.rest {
                y = AxisMotion(
                    position: offset.y, velocity: velocity.y, at: time, rules: rules.y, goal: .glide(to: place))
            }
        }
        if isPagingEnabled {
            let limits = limits
            let size = storedLayer.bounds.size
            let frequency = CriticallyDampedSpring.pageFrequency
            if limits.x.contains(offset.x), limits.x.lowerBound < limits.x.upperBound {
                let page = Paging(limits: limits.x, length: size.width).rest(from: offset.x, velocity: velocity.x)
                x = AxisMotion(
                    position: offset.x, velocity: velocity.x, at: time, rules: rules.x,
                    goal: .settle(at: page, frequency: frequency))
            }
            if limits.y.contains(offset.y), limits.y.lowerBound < limits.y.upperBound {
                let page = Paging(limits: limits.y, length: size.height).rest(from: offset.y, velocity: velocity.y)
                y = AxisMotion(
                    position: offset.y, velocity: velocity.y, at: time, rules: rules.y,
                    goal: .settle(at: page, frequency: frequency))
            }
        }
        return .momentum(x: x, y: y)
    }

    /// Returns the offset nearest to `y` that is a multiple of `restStep`.
    final func stepNearest(to y: CGFloat) -> CGFloat {
        guard let restStep, restStep > 0 else { return y }
        let range = limits.y
        let step = ((y - range.lowerBound) / restStep).rounded()
        return min(max(range.lowerBound + step * restStep, range.lowerBound), range.upperBound)
    }

    /// Returns the motion after a drag to a target other than its natural one.
    final func momentum(velocity: CGPoint, target: CGPoint) -> ScrollMotion {
        let offset = contentOffset
        let rules = momentumRules
        let time = DisplayClock.now
        let target = limits.nearest(to: roundedToPixels(target))
        return .momentum(
            x: AxisMotion(
                position: offset.x, velocity: velocity.x, at: time, rules: rules.x, goal: .glide(to: target.x)),
            y: AxisMotion(
                position: offset.y, velocity: velocity.y, at: time, rules: rules.y, goal: .glide(to: target.y)))
    }

    private var momentumRules: (x: AxisMotion.Rules, y: AxisMotion.Rules) {
        let limits = limits
        let rate = decelerationRate.rawValue
        return (
            AxisMotion.Rules(limits: limits.x, rate: rate, bounces: bouncesHorizontally),
            AxisMotion.Rules(limits: limits.y, rate: rate, bounces: bouncesVertically)
        )
    }
}
