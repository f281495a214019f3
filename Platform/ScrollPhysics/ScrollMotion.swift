/// The motion of a scroll view that is not being dragged.
package enum ScrollMotion {
    /// The motion after a drag or a notch of a mouse wheel, or back to an edge.
    case momentum(x: AxisMotion, y: AxisMotion)
    /// A programmatic animation.
    case animation(ScrollAnimation)

    /// The offset at which the motion ends.
    package var rest: CGPoint {
        switch self {
        case .momentum(let x, let y): CGPoint(x: x.rest, y: y.rest)
        case .animation(let animation): animation.to
        }
    }

    /// The time at which the motion ends, on the display clock.
    package var end: TimeInterval {
        switch self {
        case .momentum(let x, let y): max(x.end, y.end)
        case .animation(let animation): animation.end
        }
    }

    package func position(at time: TimeInterval) -> CGPoint {
        switch self {
        case .momentum(let x, let y): CGPoint(x: x.state(at: time).position, y: y.state(at: time).position)
        case .animation(let animation): animation.position(at: time)
        }
    }

    /// Returns the velocity in points per second.
    package func velocity(at time: TimeInterval) -> CGPoint {
        switch self {
        case .momentum(let x, let y): CGPoint(x: x.state(at: time).velocity, y: y.state(at: time).velocity)
        case .animation: .zero
        }
    }

    /// Continues the motion within new limits after all content has moved by `shift`.
    package mutating func restart(at time: TimeInterval, shiftedBy shift: CGPoint, limits: ScrollLimits) {
        switch self {
        case .momentum(var x, var y):
            x.restart(at: time, shiftedBy: shift.x, limits: limits.x)
            y.restart(at: time, shiftedBy: shift.y, limits: limits.y)
            self = .momentum(x: x, y: y)
        case .animation(var animation):
            animation.shift(by: shift)
            // Shifts are exact, while limits are rounded to whole pixels. A target at a limit remains at the
            // limit.
            let nearest = limits.nearest(to: animation.to)
            if hypot(nearest.x - animation.to.x, nearest.y - animation.to.y) <= 0.5 { animation.to = nearest }
            self = .animation(animation)
        }
    }

    /// Moves the target of an animation inside the new limits if it was inside the old ones. A target set
    /// outside them by the app, for example to show a view above a list, is kept.
    package mutating func clampTarget(from old: ScrollLimits, in new: ScrollLimits) {
        guard case .animation(var animation) = self, old.nearest(to: animation.to) == animation.to else { return }
        animation.to = new.nearest(to: animation.to)
        self = .animation(animation)
    }
}

/// The offsets at which content may rest, rounded to whole pixels.
package struct ScrollLimits: Equatable {
    package var x: ClosedRange<CGFloat>
    package var y: ClosedRange<CGFloat>

    /// Creates the limits of an empty view.
    package init() {
        x = 0...0
        y = 0...0
    }

    package init(x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
        self.x = x
        self.y = y
    }

    /// Returns the closest offset to `offset` within the limits.
    package func nearest(to offset: CGPoint) -> CGPoint {
        CGPoint(
            x: min(max(offset.x, x.lowerBound), x.upperBound), y: min(max(offset.y, y.lowerBound), y.upperBound))
    }
}
