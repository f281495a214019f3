internal import ScrollPhysics
import QuartzCore

/// How far a scroll view's content is zoomed, and what is zooming it.
struct ScrollZoom {
    var minimum: CGFloat = 1
    var maximum: CGFloat = 1
    var scale: CGFloat = 1
    var bounces = true
    /// The fingers that are zooming.
    var pinch: Pinch?
    /// A way to another scale.
    var animation: Animation?

    /// Whether content gets another scale just now: its limits do not count until it has.
    var isApplying = false

    struct Pinch {
        /// The scale at which they began.
        let base: CGFloat
        /// What is kept under them: a point of the zoomed view.
        let anchor: CGPoint
    }

    /// Whether something is zooming, so that nothing else may move the content.
    var isMoving: Bool { pinch != nil || animation != nil || isApplying }

    func limited(_ scale: CGFloat) -> CGFloat { min(max(scale, minimum), max(minimum, maximum)) }

    /// How much of a zoom past its limits shows, as a power of the ratio. By eye.
    private static let stiffness: CGFloat = 0.4

    /// What shows of a scale to which fingers have zoomed.
    func held(_ scale: CGFloat) -> CGFloat {
        let limit = limited(scale)
        return bounces && limit > 0 ? limit * pow(scale / limit, Self.stiffness) : limit
    }

    /// A way from one scale and offset to others: since both go at the same pace, the point that is to stay does.
    struct Animation {
        let fromScale: CGFloat
        let toScale: CGFloat
        let fromOffset: CGPoint
        let toOffset: CGPoint
        let start: TimeInterval
        /// Whether the scale goes back inside of its limits.
        let isBounce: Bool
        let ticker: ScrollTicker

        /// How far it has got at a time, slow at both ends.
        func progress(at time: TimeInterval) -> CGFloat {
            let part = min(1, max(0, CGFloat((time - start) / ScrollAnimation.duration)))
            return part * part * (3 - 2 * part)
        }

        func scale(at progress: CGFloat) -> CGFloat { fromScale + (toScale - fromScale) * progress }

        func offset(at progress: CGFloat) -> CGPoint {
            CGPoint(
                x: fromOffset.x + (toOffset.x - fromOffset.x) * progress,
                y: fromOffset.y + (toOffset.y - fromOffset.y) * progress)
        }
    }
}
