/// What moves a scroll view while no finger does.
package enum ScrollMotion {
    /// What is left of a drag, a wheel's notch, or a return to the edge.
    case momentum(x: AxisMotion, y: AxisMotion)
    /// A way that the app asked for.
    case animation(ScrollAnimation)

    /// Where it comes to rest.
    package var rest: CGPoint {
        switch self {
        case .momentum(let x, let y): CGPoint(x: x.rest, y: y.rest)
        case .animation(let animation): animation.to
        }
    }

    /// When it is over.
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

    /// In points a second.
    package func velocity(at time: TimeInterval) -> CGPoint {
        switch self {
        case .momentum(let x, let y): CGPoint(x: x.state(at: time).velocity, y: y.state(at: time).velocity)
        case .animation: .zero
        }
    }

    /// Goes on within new limits, after all content has moved by `shift`.
    package mutating func restart(at time: TimeInterval, shiftedBy shift: CGPoint, limits: ScrollLimits) {
        switch self {
        case .momentum(var x, var y):
            x.restart(at: time, shiftedBy: shift.x, limits: limits.x)
            y.restart(at: time, shiftedBy: shift.y, limits: limits.y)
            self = .momentum(x: x, y: y)
        case .animation(var animation):
            animation.shift(by: shift)
            // Shifts are exact, and limits between whole pixels: an end that was at a limit is there still.
            let nearest = limits.nearest(to: animation.to)
            if hypot(nearest.x - animation.to.x, nearest.y - animation.to.y) <= 0.5 { animation.to = nearest }
            self = .animation(animation)
        }
    }

    /// Lets an animation end inside the new limits that was to end inside the old ones. One that the app sent past
    /// them, as to show what waits above a list, goes there still.
    package mutating func keepTarget(from old: ScrollLimits, in new: ScrollLimits) {
        guard case .animation(var animation) = self, old.nearest(to: animation.to) == animation.to else { return }
        animation.to = new.nearest(to: animation.to)
        self = .animation(animation)
    }
}

/// Where content may rest: between whole pixels, as all offsets are.
package struct ScrollLimits: Equatable {
    package var x: ClosedRange<CGFloat>
    package var y: ClosedRange<CGFloat>

    /// Those of an empty view.
    package init() {
        x = 0...0
        y = 0...0
    }

    package init(x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
        self.x = x
        self.y = y
    }

    /// The place nearest to `offset` where content may rest.
    package func nearest(to offset: CGPoint) -> CGPoint {
        CGPoint(
            x: min(max(offset.x, x.lowerBound), x.upperBound), y: min(max(offset.y, y.lowerBound), y.upperBound))
    }
}
