/// What moves a scroll view while no finger does.
enum ScrollMotion {
    /// What is left of a drag, a wheel's notch, or a return to the edge.
    case momentum(x: AxisMotion, y: AxisMotion)
    /// A way that the app asked for.
    case animation(ScrollAnimation)

    /// Where it comes to rest.
    var rest: CGPoint {
        switch self {
        case .momentum(let x, let y): CGPoint(x: x.rest, y: y.rest)
        case .animation(let animation): animation.to
        }
    }

    /// When it is over.
    var end: TimeInterval {
        switch self {
        case .momentum(let x, let y): max(x.end, y.end)
        case .animation(let animation): animation.end
        }
    }

    func position(at time: TimeInterval) -> CGPoint {
        switch self {
        case .momentum(let x, let y): CGPoint(x: x.state(at: time).position, y: y.state(at: time).position)
        case .animation(let animation): animation.position(at: time)
        }
    }

    /// In points a second.
    func velocity(at time: TimeInterval) -> CGPoint {
        switch self {
        case .momentum(let x, let y): CGPoint(x: x.state(at: time).velocity, y: y.state(at: time).velocity)
        case .animation: .zero
        }
    }

    /// Goes on within new limits, after all content has moved by `shift`.
    mutating func restart(at time: TimeInterval, shiftedBy shift: CGPoint, limits: ScrollLimits) {
        switch self {
        case .momentum(var x, var y):
            x.restart(at: time, shiftedBy: shift.x, limits: limits.x)
            y.restart(at: time, shiftedBy: shift.y, limits: limits.y)
            self = .momentum(x: x, y: y)
        case .animation(var animation):
            animation.shift(by: shift)
            // Shifts are exact, and limits between whole pixels: an end that was at a limit is there still.
            let nearest = limits.nearest(to: animation.to)
            if nearest.distance(to: animation.to) <= 0.5 { animation.to = nearest }
            self = .animation(animation)
        }
    }

    /// Lets an animation end inside the new limits that was to end inside the old ones. One that the app
    /// sent past them, as to show what waits above a list, goes there still.
    mutating func keepTarget(from old: ScrollLimits, in new: ScrollLimits) {
        guard case .animation(var animation) = self, old.nearest(to: animation.to) == animation.to else { return }
        animation.to = new.nearest(to: animation.to)
        self = .animation(animation)
    }
}

/// Where content may rest: between whole pixels, as all offsets are.
struct ScrollLimits: Equatable {
    var x: ClosedRange<CGFloat>
    var y: ClosedRange<CGFloat>

    /// Those of an empty view.
    init() {
        x = 0...0
        y = 0...0
    }

    /// - Parameter scale: pixels a point.
    init(contentSize: CGSize, inset: UIEdgeInsets, visibleSize: CGSize, scale: CGFloat) {
        func range(
            _ length: CGFloat, before: CGFloat, after: CGFloat, visible: CGFloat
        ) -> ClosedRange<CGFloat> {
            let first = (-before * scale).rounded() / scale
            let last = ((length + after - visible) * scale).rounded() / scale
            return first...max(first, last)
        }
        x = range(contentSize.width, before: inset.left, after: inset.right, visible: visibleSize.width)
        y = range(contentSize.height, before: inset.top, after: inset.bottom, visible: visibleSize.height)
    }

    /// The place nearest to `offset` where content may rest.
    func nearest(to offset: CGPoint) -> CGPoint {
        CGPoint(
            x: min(max(offset.x, x.lowerBound), x.upperBound), y: min(max(offset.y, y.lowerBound), y.upperBound))
    }
}
